"""A board is possible only if its tiles could have been placed one after another, as they came up."""

from __future__ import annotations

import itertools
from typing import Any

import pytest

import engine
from engine.tikal import board
from engine.tikal import components as box
from tests.engine.playing import impossible, play
from tests.engine.tikal.played import acting, after, hex_of, walled_off


def moved(data: dict[str, Any], start: str, goal: str) -> dict[str, Any]:
    """A tile put somewhere else."""
    data["board"][goal] = data["board"].pop(start)
    return data


# ---- the order of the sets -----------------------------------------------------------------------


def test_a_hex_without_a_path_to_the_base_camp() -> None:
    impossible(moved(acting(), "b2", "c2"), "board.c2: no path leads there from the base camp")


def test_a_hex_that_a_volcano_cuts_off_from_the_base_camp() -> None:
    # a2 and b1 are volcanoes, so nobody could ever place a tile on a1.
    data = walled_off(30).position()
    assert (data["board"]["a2"]["tile"], data["board"]["b1"]["tile"]) == ("volcano", "volcano")
    last = next(name for name in ("h1", "g5", "g4", "g3") if name in data["board"])
    impossible(moved(data, last, "a1"), "board.a1: no path leads there from the base camp")


def test_a_tile_of_an_earlier_set_that_only_a_later_one_leads_to() -> None:
    data = acting()
    assert engine.from_position(data)
    # All of set A was placed before any of set B, and a1 can be reached over a2 alone.
    data["board"]["a2"], data["board"]["b2"] = hex_of("temple-3-200100"), hex_of("temple-1-210000", 2)
    impossible(data, "board.a1: no path led there yet when set A was placed")


def test_in_an_auction_the_tiles_of_a_round_come_in_any_order() -> None:
    # The last tile of set A and the first of set B are on show together when there are four players, and of each
    # round the second tile may be placed first.
    for nobody_bids in ("auction", "clockwise"):
        options = {"auction": True, "first": 0, "nobody_bids": nobody_bids}
        game = engine.new_game("tikal", players=4, seed=5, options=options)
        while len(game.position()["stack"]) > 24:
            game.apply(game.legal_actions()[-1])
            assert engine.from_position(game.position()).digest() == game.digest()


# ---- volcanoes -----------------------------------------------------------------------------------


def test_volcanoes_that_touch_only_each_other() -> None:
    data = walled_off(24).position()
    assert not {"g4", "h3", "h4", "h5", "g5"} & data["board"].keys()
    moved(moved(data, "a2", "h5"), "b1", "h4")
    impossible(data, "board.h4: touches no explored hex, or only volcanoes that touch none either")


def test_a_volcano_may_touch_nothing_but_another_volcano() -> None:
    # The one at a2 was placed first, beside a3; then nothing but it lies beside a1.
    data = moved(walled_off(24).position(), "b1", "a1")
    assert engine.from_position(data).position() == data


def test_a_volcano_that_would_have_cut_off_a_space() -> None:
    data = walled_off(30).position()
    assert engine.from_position(data)
    data["options"]["volcano_beside_volcano"] = "reachable"
    impossible(data, "board: there is no order in which the volcanoes could have been placed")


# ---- tiles in hand, on show and out of the game --------------------------------------------------


def test_a_tile_in_hand_that_fits_nowhere() -> None:
    game = walled_off(35)
    data = game.position()
    (last,) = data["stack"]
    seat = 1 - data["turn"]
    held = data | {"phase": "place", "turn": seat, "owner": seat, "tile": last, "stack": [], "action_points": 0}
    impossible(held, f"tile: {last} fits nowhere, so it would have left the game")
    # The rules have it so.
    play(game, "end turn")
    assert (game.position()["out"], game.position()["phase"]) == ([last], "act")
    assert engine.from_position(game.position()).digest() == game.digest()


def test_a_tile_out_of_the_game_that_could_have_been_placed() -> None:
    data = after("place a3 turn 5")
    data["out"].append(data["stack"].pop(0))
    impossible(data, f"out: {data['out'][0]} could have been placed")


def test_a_tile_out_of_the_game_while_later_ones_were_placed() -> None:
    data = walled_off(36).position()
    place = next(name for name, entry in data["board"].items() if entry["tile"] == "clearing-210000")
    (out,) = data["out"]
    data["board"][place], data["out"] = hex_of(out), ["clearing-210000"]
    impossible(data, "out: tiles were placed after clearing-210000, so it could have been placed")


def parts_without(*gone: int) -> int:
    """Into how many parts the board falls without these cells."""
    left = set(range(board.CELLS)) - set(gone)
    parts = 0
    while left:
        parts, todo = parts + 1, [left.pop()]
        while todo:
            near = left & set(board.cells_in(board.NEAR[todo.pop()]))
            left -= near
            todo += near
    return parts


def test_a_volcano_never_leaves_the_game() -> None:
    # Any two cells that hold others apart are neighbours. So where volcanoes must not cut anything off side by
    # side, two have cut off nothing, and of the spaces next to explored hexes some hold nothing apart.
    for one, two in itertools.combinations(range(board.CELLS), 2):
        assert parts_without(one) == 1
        assert parts_without(one, two) == 1 or board.NEAR[one] >> two & 1
    data = acting()
    data["board"].pop("b1")
    data["out"] = ["volcano"]
    impossible(data, "out: a volcano can always be placed")


def test_a_tile_in_hand_is_the_last_that_was_drawn() -> None:
    # Nine are drawn, so the one in hand is of set B.
    data = walled_off(8).position()
    held = data["board"]["a3"]
    data["board"]["a3"] = hex_of(data["stack"].pop(0), 0)
    seat = 1 - data["turn"]
    data |= {"phase": "place", "turn": seat, "owner": seat, "tile": held["tile"], "action_points": 0}
    impossible(data, f"tile: {held['tile']} is not among the last tiles that were turned up")


def test_tiles_on_show_are_the_last_that_were_turned_up() -> None:
    game = engine.new_game("tikal", players=2, seed=3, options={"auction": True, "first": 0})
    while len(game.position()["stack"]) > 24 or game.position()["phase"] != "bid":
        choices = [str(action) for action in game.legal_actions()]
        play(game, choices[-1] if choices[-1] in ("pass", "end turn") else choices[0])
    refused = []
    for place in [place for place, entry in game.position()["board"].items() if entry["tile"] in box.SETS["A"]]:
        data = game.position()
        old, shown = data["board"][place], data["auction"]["shown"]
        data["board"][place], shown[0] = hex_of(shown[0], old["rotation"]), old["tile"]
        with pytest.raises(engine.PositionError) as caught:
            engine.from_position(data)
        refused.append(str(caught.value))
    # Some would leave other hexes without a path as well.
    assert [text for text in refused if "is not among the last tiles that were turned up" in text]


def test_a_game_begins_with_a_tile() -> None:
    data = after()
    data["stack"].insert(0, data["tile"])
    data |= {"tile": None, "phase": "act", "action_points": 10}
    impossible(data, "stack: somebody has drawn a tile as soon as a game begins")
