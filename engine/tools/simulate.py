"""Whole games played by policies, with one digest over all of them."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from engine import Game, new_game
from engine.core.chance import Chance
from engine.core.game import Json
from engine.tools.policies import POLICIES, Policy


class Played(NamedTuple):
    """One finished game in figures."""

    seed: int
    decisions: int
    scores: list[int]
    winners: list[int]
    digest: str


def play_out(game: Game[Any], policies: Sequence[Policy], chance: Chance) -> int:
    """Play a game to its end, the policies taking the seats in turn; how many decisions that took."""
    decisions = 0
    while (seat := game.to_move) is not None:
        game.apply(policies[seat % len(policies)](game, chance))
        decisions += 1
    return decisions


def simulate(name: str, players: int, options: Json, policies: Sequence[str], seeds: range) -> Iterator[Played]:
    """Play one game per seed."""
    chosen = [POLICIES[policy] for policy in policies]
    for seed in seeds:
        game = new_game(name, players=players, seed=seed, options=options)
        decisions = play_out(game, chosen, Chance.seeded(seed))
        yield Played(seed, decisions, game.scores, game.winners, game.digest())


def combined_digest(games: Sequence[Played]) -> str:
    """One digest over the digests of many games."""
    return hashlib.sha256("".join(game.digest for game in games).encode()).hexdigest()[:32]
