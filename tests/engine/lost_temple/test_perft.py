"""Counting choice sequences from fixed starts."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import engine
from engine.tools.perft import perft
from tests.engine.lost_temple.situation import Situation
from tests.engine.playing import legal, play

TABLE = json.loads((Path(__file__).parent / "perft.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("row", TABLE, ids=lambda row: row["name"])
def test_the_table_of_counts(row: dict[str, Any]) -> None:
    game = engine.new_game("lost-temple", players=row["players"], seed=row["seed"], options=row["options"])
    for move in row["moves"]:
        game.apply(game.parse(move))
    assert [perft(game, depth + 1) for depth in range(len(row["counts"]))] == row["counts"]


def test_set_up_by_hand() -> None:
    # Two players pack two keys each of five colours; then any of 16 tiles, or one of the tent's two uses.
    game = engine.new_game("lost-temple", players=2)
    assert [perft(game, depth) for depth in range(6)] == [1, 5, 25, 125, 625, 625 * (16 + 2)]


@pytest.mark.slow
def test_set_up_by_hand_when_a_colour_can_run_out() -> None:
    # Four players pack eight keys; a sequence is impossible only if all eight have one colour.
    game = engine.new_game("lost-temple", players=4)
    assert perft(game, 8) == 5**8 - 5


def test_an_exploration_by_hand() -> None:
    # Short game, one pink key: a1 or e5 (then dig or stop), or rest; each ends the turn of seat 0,
    # and seat 1 then has 13 of 16 tiles to choose from (seat 0 has taken two, seat 1 one).
    game = Situation(short_game=True).backpack("pink").exploring().game()
    assert perft(game, 1) == 3
    assert perft(game, 2) == 2 + 2 + 13
    assert perft(game, 3) == 4 * 13 + perft_after_rest(game)


def test_an_exploration_between_icons_by_hand() -> None:
    # The tile scoring+2, the tent up, a pink key that opens a1 and e5. E is the tent's exploration, K its key.
    game = Situation().backpack("pink").icons("scoring+2").game()
    # Five colours to score, the points, done, E, K.
    assert perft(game, 1) == 5 + 1 + 1 + 2
    # A colour: points, done, E, K. Points: five colours, done, E, K. Done: a1, e5, rest, K. E: a1, e5, rest. K: 5.
    assert perft(game, 2) == 5 * 4 + 8 + 4 + 3 + 5
    # A colour and then points or done: a1, e5, rest, K; E: 3; K: 5.
    colour = 4 + 4 + 3 + 5
    # Points and then a colour or done: 4 each; E: 3; K: 5.
    points = 5 * 4 + 4 + 3 + 5
    # Done and then a1 or e5: dig, stop, K; rest: end turn, E, K; K: 5.
    done = 3 + 3 + 3 + 5
    # E and then a1 or e5: dig, stop; rest: the seven choices of the icons, without the tent. A key of K: so too.
    explored, key = 2 + 2 + 7, 5 * 7
    assert perft(game, 3) == 5 * colour + points + done + explored + key


def test_every_tile_of_the_first_turn_offers_one_exploration_more_than_its_icons() -> None:
    # No treasures, no forest: each tile leads straight to its icons. Icons, "done", tent key, and the exploration.
    game = play(engine.new_game("lost-temple", players=2, options={"first": 0}), *["pack pink", "pack blue"] * 2)
    for tile in legal(game, "take"):
        icons = play(game.copy(), tile)
        assert legal(icons, "tent") == {"tent exploration", "tent key"}, tile


def perft_after_rest(game: engine.Game[Any]) -> int:
    rested = game.copy()
    rested.apply(rested.parse("rest"))
    return perft(rested, 2)


def test_a_game_that_ends_counts_once() -> None:
    game = Situation(short_game=True).last_turn().game()
    # Seat 0 moves last: resting ends the game; a rescue of five colours does not.
    assert perft(game, 1) == 6
    assert perft(game, 5) > 6
    game.apply(game.parse("rest"))
    assert perft(game, 3) == 1
