"""The pirogue phase: the river, its six sites, and the forest."""

from __future__ import annotations

import pytest

from engine.lost_temple.rules.pirogue import way
from tests.engine.lost_temple.situation import TAKEN, Situation, mine
from tests.engine.playing import legal, play, refused


def test_any_tile_on_the_board_can_be_taken_and_nothing_else() -> None:
    situation = Situation()
    tiles = {tile for site in situation.data["river"] for tile in site}
    assert legal(situation.game(), "take") == {f"take {tile}" for tile in tiles}


def test_the_pirogue_phase_cannot_be_skipped() -> None:
    game = Situation().backpack("pink").cards("exploration any-key").game()
    for move in ("rest", "end turn", "done", "stop", "go a1", "dig"):
        assert refused(game, move) == "another-decision", move
    assert {text.split()[0] for text in legal(game)} == {"take", "tent", "play"}
    # What tent and card give comes before it, not instead of it.
    play(game, "tent exploration", "rest", "play exploration", "rest")
    assert {text.split()[0] for text in legal(game)} == {"take", "play"}


def test_a_tile_that_is_gone_is_refused() -> None:
    assert refused(Situation().game(), f"take {TAKEN[0]}") == "no-tile"


@pytest.mark.parametrize(
    ("start", "goal", "events"),
    [
        (0, 0, []),
        (2, 2, []),
        (0, 1, []),
        (0, 2, ["seaplane"]),
        (1, 2, ["seaplane"]),
        (2, 3, []),
        (3, 4, ["seaplane"]),
        (1, 4, ["seaplane", "seaplane"]),
        (0, 5, ["seaplane", "seaplane"]),
        (5, 0, ["forest"]),
        (4, 1, ["forest"]),
        (3, 2, ["seaplane", "forest", "seaplane"]),
        (5, 4, ["forest", "seaplane", "seaplane"]),
        (2, 1, ["seaplane", "forest"]),
    ],
)
def test_what_the_river_brings_between_two_sites(start: int, goal: int, events: list[str]) -> None:
    assert way(start, goal) == events


def test_the_pirogue_goes_to_the_tile_and_the_tile_to_the_camp() -> None:
    game = play(Situation().tile("scoring+2", 4).game(), "take scoring+2")
    assert (mine(game)["site"], mine(game)["tiles"]) == (4, [TAKEN[0], "scoring+2"])
    assert all("scoring+2" not in site for site in game.position()["river"])


def test_without_moving_nothing_is_passed() -> None:
    game = Situation().site(5).tile("scoring+2", 5).treasures("mask").backpack("pink").game()
    assert legal(play(game, "take scoring+2"), "points") == {"points"}


def test_crossing_the_forest_costs_a_key_of_ones_choice_back_to_the_stock() -> None:
    game = Situation().site(5).tile("scoring+2", 1).backpack("pink blue blue").game()
    play(game, "take scoring+2")
    assert legal(game, "pay") == {"pay pink", "pay blue"}
    assert refused(game, "pay green") == "no-key-to-pay"
    assert refused(game, "pay fine") == "has-keys"
    play(game, "pay blue")
    assert mine(game)["backpack"] == {"pink": 1, "blue": 1}
    assert game.position()["stock"]["keys"]["blue"] == 6
    assert mine(game)["score"] == 0


def test_crossing_the_forest_without_a_key_costs_10_points_even_below_0() -> None:
    game = Situation().site(5).tile("scoring+2", 1).score(4).game()
    play(game, "take scoring+2")
    assert legal(game, "pay") == {"pay fine"}
    play(game, "pay fine")
    assert mine(game)["score"] == -6


def test_camp_keys_do_not_pay_for_the_forest() -> None:
    game = Situation().site(5).tile("scoring+2", 1).camp("pink").game()
    assert legal(play(game, "take scoring+2"), "pay") == {"pay fine"}


def test_seaplane_and_forest_come_in_the_order_of_the_river() -> None:
    situation = Situation().site(3).tile("scoring+2", 2).treasures("mask jade vase").backpack("pink")
    game = play(situation.game(), "take scoring+2")
    assert "paddle on" in legal(game)
    play(game, "deliver mask 1")
    assert legal(game, "pay") == {"pay pink"}
    play(game, "pay pink")
    assert legal(game, "deliver") == {"deliver jade 1", "deliver vase 1"}
    play(game, "deliver jade 1")
    assert "points" in legal(game)


def test_the_last_tile_of_a_round_has_to_be_taken_even_through_the_forest() -> None:
    game = Situation().tent(False).site(5).backpack("pink").last_tile("scoring+2", site=0).game()
    assert legal(game) == {"take scoring+2"}
    play(game, "take scoring+2")
    assert legal(game) == {"pay pink"}
