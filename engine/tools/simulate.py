"""Whole games played by policies, with one digest over all of them."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from .. import Game, new_game
from ..core.chance import Chance
from ..core.game import Json
from .policies import Way, Who, seated


class Played(NamedTuple):
    """One finished game in figures."""

    seed: int
    decisions: int
    scores: list[int]
    winners: list[int]
    digest: str


def play_out(game: Game[Any], ways: Sequence[Way], chance: Chance) -> int:
    """Play a game to its end, the ways taking the seats in turn; how many decisions that took."""
    decisions = 0
    while (seat := game.to_move) is not None:
        game.apply(ways[seat % len(ways)](game, chance))
        decisions += 1
    return decisions


def play(name: str, players: int, options: Json, policies: Sequence[Who], seed: int) -> Played:
    """One game. It depends on nothing but these arguments, so that any process anywhere can play it."""
    game = new_game(name, players=players, seed=seed, options=options)
    chance = Chance.seeded(seed)
    chosen = [seated(name, who) for who in policies]
    ways = [chosen[seat % len(chosen)](chance) for seat in range(players)]
    decisions = play_out(game, ways, chance)
    return Played(seed, decisions, game.scores, game.winners, game.digest())


def simulate(name: str, players: int, options: Json, policies: Sequence[Who], seeds: range) -> Iterator[Played]:
    """Play one game per seed, here and one after the other."""
    for seed in seeds:
        yield play(name, players, options, policies, seed)


def combined_digest(games: Sequence[Played]) -> str:
    """One digest over the digests of many games."""
    return hashlib.sha256("".join(game.digest for game in games).encode()).hexdigest()[:32]
