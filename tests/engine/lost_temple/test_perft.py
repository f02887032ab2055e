"""Counting choice sequences from fixed starts."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import engine
from engine.tools.perft import perft
from tests.engine.lost_temple.situation import Situation

TABLE = json.loads((Path(__file__).parent / "perft.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("row", TABLE, ids=lambda row: row["name"])
def test_the_table_of_counts(row: dict):
    game = engine.new_game("lost-temple", players=row["players"], seed=row["seed"], options=row["options"])
    for move in row["moves"]:
        game.apply(game.parse(move))
    assert [perft(game, depth + 1) for depth in range(len(row["counts"]))] == row["counts"]


def test_set_up_by_hand():
    # Two players pack two keys each of five colours; then any of 16 tiles, or one of the tent's two uses.
    game = engine.new_game("lost-temple", players=2)
    assert [perft(game, depth) for depth in range(6)] == [1, 5, 25, 125, 625, 625 * (16 + 2)]


def test_set_up_by_hand_when_a_colour_can_run_out():
    # Four players pack eight keys; a sequence is impossible only if all eight have one colour.
    game = engine.new_game("lost-temple", players=4)
    assert perft(game, 8) == 5**8 - 5


def test_an_exploration_by_hand():
    # Short game, one pink key: a1 or e5 (then dig or stop), or rest; each ends the turn of seat 0,
    # and seat 1 then has 16 tiles to choose from (all are still there).
    game = Situation(short_game=True).backpack("pink").exploring().game()
    assert perft(game, 1) == 3
    assert perft(game, 2) == 2 + 2 + 16
    assert perft(game, 3) == 4 * 16 + perft_after_rest(game)


def perft_after_rest(game: engine.Game) -> int:
    rested = game.copy()
    rested.apply(rested.parse("rest"))
    return perft(rested, 2)


def test_a_game_that_ends_counts_once():
    situation = Situation(short_game=True).only_tiles().exploring()
    situation.data |= {"round": "last-turn", "turn": 0}
    game = situation.game()
    # Seat 0 moves last: resting ends the game; a rescue of five colours does not.
    assert perft(game, 1) == 6
    assert perft(game, 5) > 6
    game.apply(game.parse("rest"))
    assert perft(game, 3) == 1
