"""Positions from play changed at random: each is refused with a sentence, or plays to its end like any other.

`tests/bench/positions.py` does the same with more of them for both games.
"""

from __future__ import annotations

import copy
import itertools
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

import engine
from engine.tikal import board
from engine.tikal import components as box
from engine.tikal.rules.state import PHASES, SCORINGS

VARIANTS = list(itertools.product((2, 3, 4), ("1999", "2015", "classic"), (False, True)))
VOCABULARIES = (box.STACK_NAMES, box.TREASURES, board.NAMES, PHASES, SCORINGS, ("supply", "out", "guard", "base"))
WORK = ("uncover", "recover", "guard", "camp", "pass")
MUTANTS = 60  # of each variant


def positions(players: int, edition: str, auction: bool) -> list[dict[str, Any]]:
    """Some positions of a game at random in which more is done than chance alone would do."""
    chance = Random(f"{players} {edition} {auction}")
    options = {"edition": edition, "auction": auction, "auction_allowed": True}
    game = engine.new_game("tikal", players=players, seed=players, options=options)
    found = []
    while game.to_move is not None:
        if chance.random() < 0.1:
            found.append(game.position())
        work = [one for one in game.legal_actions() if one.verb.name in WORK]
        game.apply(chance.choice(work if work and chance.random() < 0.5 else game.legal_actions()))
    return [*found, game.position()]


def ways_in(data: Any) -> Iterator[tuple[Any, Any]]:
    """Every table and list inside, with each of its keys."""
    for key, value in list(data.items() if isinstance(data, dict) else enumerate(data)):
        yield data, key
        if isinstance(value, dict | list):
            yield from ways_in(value)


def mutate(data: dict[str, Any], other: dict[str, Any], chance: Random) -> None:
    """Change one field: a number, a word, items dropped, doubled or swapped, or what another position has."""
    field = chance.choice([name for name in data if name != "game"])
    if chance.random() < 0.2:
        data[field] = copy.deepcopy(other[field])
        return
    holder, key = chance.choice(list(ways_in({field: data[field]}))[1:] or [(data, field)])
    value = holder[key]
    if type(value) is bool:
        holder[key] = not value
    elif type(value) is int:
        holder[key] = value + chance.choice([-3, -1, 1, 2, 10, 1000])
    elif isinstance(value, str):
        holder[key] = chance.choice(next((words for words in VOCABULARIES if value in words), ("1999", "free")))
    elif value is None:
        holder[key] = chance.choice([0, 1, "volcano"])
    elif isinstance(holder, dict) and len(holder) > 1 and chance.random() < 0.5:
        swapped = chance.choice(list(holder))
        holder[key], holder[swapped] = holder[swapped], holder[key]
    elif value and isinstance(value, list) and chance.random() < 0.5:
        value.append(copy.deepcopy(chance.choice(value)))
    elif isinstance(holder, list):
        holder.reverse()
    else:
        del holder[key]


@pytest.mark.parametrize(("players", "edition", "auction"), VARIANTS)
def test_a_changed_position_is_refused_or_plays_to_its_end(players: int, edition: str, auction: bool) -> None:
    chance = Random(f"mutants {players} {edition} {auction}")
    pool = positions(players, edition, auction)
    for _ in range(MUTANTS):
        data = copy.deepcopy(chance.choice(pool))
        for _ in range(chance.choice([1, 2])):
            mutate(data, chance.choice(pool), chance)
        try:
            game = engine.from_position(data)
        except engine.PositionError:
            continue
        while game.to_move is not None:
            game.apply(chance.choice(game.legal_actions()))  # an IndexError where there is none
        assert engine.from_position(game.position()).digest() == game.digest()
