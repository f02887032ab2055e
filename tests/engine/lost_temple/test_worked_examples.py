"""The worked examples of the rulebook, each under its own name."""

from __future__ import annotations

from typing import Any

import pytest

from engine import Game
from engine.lost_temple.rules.scoring import key_points
from tests.engine.lost_temple.situation import Situation, mine
from tests.engine.playing import legal, mover, play

# Columns: pink, blue, green, yellow, brown.


def test_camp_keys_3_different_plus_1_make_7() -> None:
    assert key_points([2, 1, 1, 0, 0]) == 7


def test_camp_keys_4_different_plus_2_make_13() -> None:
    assert key_points([2, 2, 1, 1, 0]) == 13


def test_a_complete_set_of_camp_keys_makes_15() -> None:
    assert key_points([1, 1, 1, 1, 1]) == 15


def test_first_green_room_with_2_doors_gives_2_points_before_any_bonus() -> None:
    # a4 is the green room with two doors; its bonus of 3 is taken, so that only the doors count.
    game = Situation().flag("a4", seat=1).at("a4").exploring().game()
    assert mine(play(game, "dig"))["score"] == 2


def test_second_green_room_with_2_doors_gives_4_points() -> None:
    situation = Situation().room("b4", "green-bend").flag("b4", seat=1)
    game = situation.flag("a4").at("b4").exploring().game()
    assert mine(play(game, "dig"))["score"] == 4


def test_third_blue_room_with_2_doors_after_3_blue_doors_gives_5() -> None:
    # blue single (a2) and blue straight (e4) have three doors together.
    situation = Situation().room("b4", "blue-bend").flag("b4", seat=1)
    game = situation.flag("a2").flag("e4").at("b4").exploring().game()
    assert mine(play(game, "dig"))["score"] == 5


@pytest.mark.parametrize(("seat", "points"), [(0, 5), (1, 3)], ids=["Red", "Orange"])
def test_red_scores_5_with_the_blue_doors_and_orange_would_score_3(seat: int, points: int) -> None:
    # Blue rooms with 1, 2, 2 and 2 doors: the flags of Red are in three of them, those of Orange in two.
    red, orange = (0, 1) if seat == 0 else (1, 0)
    situation = Situation().icons("scoring+2").room("b4", "blue-bend").room("b5", "blue-wide")
    situation.flag("a2", red).flag("e4", red).flag("b4", red).flag("a2", orange, None).flag("b5", orange)
    assert mine(play(situation.game(), "score blue"))["score"] == points


def another_turn(game: Game[Any]) -> Game[Any]:
    """The other player has a turn without doing anything in it, and the first one begins the next."""
    for _ in range(2):
        data = game.position()
        here = data["players"][mover(game)]["site"]
        tile = next(tile for site in data["river"][here:] for tile in site)
        play(game, f"take {tile}", "done")
        if game.to_move:
            play(game, "rest")
    return game


def test_passage_example_3_through_a_locked_door_staying_and_walking_on_in_the_next_turn() -> None:
    # A brown door leads from c4 into the pink room c3, and its pink door on to the yellow sanctuary d3.
    situation = Situation().tent(False).tent(False, 1).backpack("pink").passages(1)
    situation.room("c4", "brown-wide", 4).room("c3", "pink-bend", 3).room("d3", "yellow-sanctuary")
    game = situation.at("c4").flag("c4").flag("c3", seat=1).exploring().game()
    play(game, "go c3 by c4 1 token", "dig", "stay")
    assert (mine(game)["place"], mine(game)["passages"], mine(game)["score"]) == ("c3", 0, 2)
    assert "go d3" in legal(another_turn(game))


def test_passage_example_5_two_passages_to_the_altar_staying_and_walking_on_with_a_key() -> None:
    # A brown door and a wall on the way to the yellow sanctuary c3; a pink door leads from there into b4.
    situation = Situation().tent(False).tent(False, 1).backpack("pink").passages(2)
    situation.room("c4", "blue-sanctuary").room("c3", "yellow-sanctuary").room("b4", "pink-bend", 3)
    game = situation.at("c5").flag("c5").exploring().game()
    play(game, "go c3 by c4 2 tokens", "dig 1", "stay")
    assert (mine(game)["place"], mine(game)["passages"], mine(game)["score"]) == ("c3", 0, 7)
    assert "go b4" in legal(another_turn(game))


def test_delivering_4_masks_at_price_3_gives_12_then_the_wheel_turns() -> None:
    situation = Situation().treasures("mask mask mask mask").price("mask", 3).site(1)
    game = situation.tile("scoring+2", 2).game()
    prices = game.view(0)["prices"]
    play(game, "take scoring+2", "deliver mask 4")
    assert mine(game)["score"] == 12
    turned = game.view(0)["prices"]
    order = ["mask", "jade", "vase", "calendar", "statuette"]
    assert [turned[order[(i + 1) % 5]] for i in range(5)] == [prices[name] for name in order]


def test_a_door_on_one_side_of_a_wall_is_enough() -> None:
    # The pink room a1 has a door to the south-east; the sanctuary put there has none.
    for start, goal in (("a1", "b2"), ("b2", "a1")):
        situation = Situation().room("b2", "blue-sanctuary").at(start)
        assert f"go {goal}" not in legal(situation.exploring().game())
        assert f"go {goal}" in legal(situation.backpack("pink").game())


def test_two_doors_of_different_colours_on_one_wall_need_both_keys() -> None:
    # b2 is a green bend turned to have a door north-west, against the south-east door of the pink room a1.
    for keys, opened in (("pink", False), ("green", False), ("pink green", True)):
        game = Situation().room("b2", "green-bend", 5).at("a1").backpack(keys).exploring().game()
        assert ("go b2" in legal(game)) is opened, keys


def altar_points(keys: list[str], flags: list[int]) -> list[int]:
    """What each seat scores for a yellow altar: yellow keys in camp by seat, and who has a flag there."""
    situation = Situation(players=4).room("c3", "yellow-sanctuary").last_tile("scoring+2")
    for seat, colours in enumerate(keys):
        situation.camp(colours, seat)
    for space, seat in enumerate(flags):
        situation.flag("c3", seat, space)
    for seat in range(4):
        situation.tent(False, seat)
    game = situation.game()
    without_altar = [key_points([0, 0, 0, len(colours.split()), 0]) for colours in keys]
    play(game, "take scoring+2", "done", "rest")
    assert game.position()["round"] == "second"
    return [score - base for score, base in zip(game.scores, without_altar, strict=True)]


@pytest.mark.parametrize("key", ["", "yellow", "yellow yellow"])
def test_altar_the_only_player_with_a_flag_scores_3_whatever_the_keys(key: str) -> None:
    assert altar_points([key, "yellow yellow yellow", "", ""], [0]) == [3, 0, 0, 0]


def test_altar_two_players_without_a_key_score_3_each() -> None:
    assert altar_points(["", "", "", ""], [0, 1]) == [3, 3, 0, 0]


def test_altar_one_key_against_none_gives_3_to_the_first() -> None:
    assert altar_points(["yellow", "", "", ""], [0, 1]) == [3, 0, 0, 0]


def test_altar_1_1_0_gives_3_3_0() -> None:
    assert altar_points(["yellow", "yellow", "", ""], [0, 1, 2]) == [3, 3, 0, 0]


def test_altar_2_1_1_gives_points_to_the_first_only() -> None:
    assert altar_points(["yellow yellow", "yellow", "yellow", ""], [0, 1, 2]) == [3, 0, 0, 0]
