"""Counting choice sequences from fixed starts, against a second and slower way of finding the choices."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import engine
from engine.core.chance import Chance
from engine.tools.perft import perft
from engine.tools.policies import random
from tests.engine.playing import legal, play
from tests.engine.tikal import naive
from tests.engine.tikal.situation import Situation

TABLE = json.loads((Path(__file__).parent / "perft.json").read_text(encoding="utf-8"))


def start(row: dict[str, Any]) -> engine.Game[Any]:
    game = engine.new_game("tikal", players=row["players"], seed=row["seed"], options=row["options"])
    return play(game, *row["moves"])


def naive_perft(game: engine.Game[Any], depth: int) -> int:
    """The same count with choices from the second way; only effects are the engine's."""
    choices = naive.choices(game.position())
    if depth == 0 or not choices:
        return 1
    if depth == 1:
        return len(choices)
    return sum(naive_perft(play(game.copy(), choice), depth - 1) for choice in choices)


@pytest.mark.parametrize("row", TABLE, ids=lambda row: row["name"])
def test_the_table_of_counts(row: dict[str, Any]) -> None:
    game = start(row)
    assert [perft(game, depth + 1) for depth in range(len(row["counts"]))] == row["counts"]


@pytest.mark.parametrize("row", TABLE, ids=lambda row: row["name"])
def test_the_table_of_counts_the_second_way(row: dict[str, Any]) -> None:
    game = start(row)
    assert [naive_perft(game, depth) for depth in (1, 2)] == row["counts"][:2]


VARIANTS = [("1999", False), ("1999", True), ("2015", False), ("2015", True), ("classic", False)]


@pytest.mark.slow
@pytest.mark.parametrize(("edition", "auction"), VARIANTS)
def test_both_ways_agree_all_through_random_games(edition: str, auction: bool) -> None:
    for seed in range(6):
        options = {"edition": edition, "auction": auction}
        game = engine.new_game("tikal", players=2 + seed % 3, seed=seed, options=options)
        chance = Chance.seeded(seed + 50)
        while game.to_move is not None:
            assert legal(game) == naive.choices(game.position())
            assert len(legal(game)) == len(game.legal_actions())
            game.apply(random(game, chance))


def test_a_first_turn_by_hand() -> None:
    # Ten points and nobody in: a worker or the leader to the base camp, a camp on the clearing, or nothing.
    game = Situation(edition="1999").game()
    assert legal(game) == {"bring worker base", "bring leader base", "camp b4", "end turn"}
    assert perft(game, 1) == 4
    # Where a camp needs a member it is not among them.
    assert perft(Situation(edition="2015").game(), 1) == 3


def test_two_choices_by_hand() -> None:
    # One point: bringing somebody in leaves nothing but the end of the turn; ending it brings a new tile to place.
    game = Situation(edition="2015").points(1).game()
    placing = play(game.copy(), "end turn")
    assert perft(game, 2) == 1 + 1 + len(placing.legal_actions())


def test_an_auction_by_hand() -> None:
    # With 20 points each: a bid of 1 to 20 or a pass; then the bids above it or a pass.
    options = {"auction": True, "first": 0}
    game = engine.new_game("tikal", players=2, options=options, seed=11)
    tiles = len(set(game.position()["auction"]["shown"]))
    assert perft(game, 1) == 20 + 1
    assert perft(game, 2) == sum(20 - bid + 1 for bid in range(1, 21)) + (20 + 1)
    # Bid and higher bid: the bids above or a pass. Bid and pass, or pass and anything: the auction is over.
    higher = sum(20 - second + 1 for first in range(1, 21) for second in range(first + 1, 21))
    assert perft(game, 3) == higher + 20 * tiles + 21 * tiles


def test_places_of_a_volcano_by_hand() -> None:
    # The printed hexes touch a3, b3, c4 and c5.
    assert perft(Situation().hold("volcano").game(), 1) == 4


def test_places_of_a_dead_end_by_hand() -> None:
    # a4 has stones towards a3 and b3, b4 towards c4 and c5: every turn fits on all four.
    assert perft(Situation().hold("clearing-300000").game(), 1) == 4 * 6


def test_a_tile_that_looks_the_same_after_two_turns_has_two_rotations() -> None:
    game = Situation().hold("clearing-101010").game()
    assert legal(game, "place c4") == {"place c4", "place c4 turn 1"}
