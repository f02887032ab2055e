"""Excavating: light, dark and secret rooms, stopping and stepping back."""

from __future__ import annotations

from typing import Any

import pytest

import engine
from tests.engine.lost_temple.situation import END, Situation, all_flags_placed, mine
from tests.engine.playing import legal, play, refused


def dug(situation: Situation, *moves: str) -> engine.Game[Any]:
    return play(situation.exploring().game(), *moves)


@pytest.mark.parametrize(
    ("place", "points"),
    [("a2", 5 + 1), ("a1", 3 + 2), ("e5", 5 + 1), ("c5", 3 + 2)],
)
def test_a_light_room_gives_its_bonus_and_its_doors(place: str, points: int) -> None:
    assert mine(dug(Situation().at(place), "dig"))["score"] == points


def test_the_second_flag_in_a_light_room_gets_the_doors_only() -> None:
    game = dug(Situation().at("a2").flag("a2", seat=1), "dig")
    assert mine(game)["score"] == 1
    assert game.position()["temple"]["a2"]["spaces"] == [1]
    assert mine(game)["flags"] == ["a2"]


def test_a_bend_gives_a_treasure() -> None:
    game = dug(Situation().room("b4", "pink-bend").at("b4"), "dig")
    assert mine(game)["score"] == 2
    assert legal(game, "look") == {"look treasures 1", "look treasures 2", "look treasures 3"}
    play(game, "look treasures 1")
    play(game, sorted(legal(game, "keep"))[0])
    assert sum(mine(game)["treasures"].values()) == 1


def test_a_wide_bend_gives_2_points_and_a_card() -> None:
    game = dug(Situation().room("b4", "pink-wide").at("b4").top("deck", "end-idol"), "dig")
    assert mine(game)["score"] == 2 + 2
    play(game, "keep end-idol")
    assert mine(game)["cards"] == {"end-idol": 1}


COLOURED = {1: (7, 0, 0), 2: (4, 1, 0), 3: (3, 0, 1), 4: (1, 0, 0)}
MULTICOLOURED = {1: (7, 0, 1), 2: (5, 1, 0), 3: (3, 0, 1), 4: (1, 0, 0)}


@pytest.mark.parametrize("space", [1, 2, 3, 4])
@pytest.mark.parametrize(
    ("room", "table"), [("blue-sanctuary", COLOURED), ("multicoloured-sanctuary", MULTICOLOURED)]
)
def test_a_sanctuary_gives_the_chosen_space(room: str, table: dict[int, tuple[int, int, int]], space: int) -> None:
    game = dug(Situation().room("b4", room).at("b4"), f"dig {space}")
    points, treasure, card = table[space]
    assert mine(game)["score"] == points
    assert bool(legal(game, "look treasures")) == treasure
    assert (game.position()["steps"][-1]["step"] == "look cards") == card


def test_a_taken_space_is_refused_and_a_full_room_is_closed() -> None:
    situation = Situation(players=4).room("b4", "blue-sanctuary").at("b4").flag("b4", 1, 0).flag("b4", 2, 3)
    game = situation.exploring().game()
    assert legal(game, "dig") == {"dig 2", "dig 3"}
    assert refused(game, "dig 1") == "space-taken"


def test_the_space_is_named_where_there_are_several() -> None:
    sanctuary = Situation().room("b4", "blue-sanctuary").at("b4").exploring().game()
    assert refused(sanctuary, "dig") == "which-space"
    for place in ("a2", "s1"):
        assert refused(Situation().at(place).exploring().game(), "dig 1") == "one-space"


def test_the_treasure_room_gives_16_12_8_4() -> None:
    situation = Situation(players=4)
    rooms = [*situation.data["rooms"], *situation.data["sanctuaries"]]
    cells = ["a3", "b1", "b2", "b3", "b4", "b5", "b6", "c2", "c4", "d1", "d2", "d3", "d4", "d5", "d6", "e3"]
    for cell, room in zip(cells, rooms, strict=True):
        situation.room(cell, room)
    situation.data["temple"]["c3"] = {"room": "treasure-room", "rotation": 0, "spaces": [None] * 4}
    situation.at("c3").exploring()
    for space, points in ((1, 16), (2, 12), (3, 8), (4, 4)):
        assert mine(play(situation.game(), f"dig {space}"))["score"] == points


def test_a_treasure_room_without_any_door_around_it_is_entered_by_passage_only() -> None:
    situation = Situation().tent(False).backpack("pink blue green yellow brown").at("b4")
    around = ["b4", "c4", "d4", "d3", "c2", "b3"]
    for cell, room in zip(around, list(situation.data["sanctuaries"]), strict=True):
        situation.room(cell, room)
    cells = ["a3", "b1", "b2", "b5", "b6", "d1", "d2", "d5", "d6", "e3"]
    for cell, room in zip(cells, list(situation.data["rooms"]), strict=True):
        situation.room(cell, room)
    situation.data["temple"]["c3"] = {"room": "treasure-room", "rotation": 0, "spaces": [None] * 4}
    assert not legal(situation.exploring().game(), "go c3")
    game = situation.passages(1).game()
    assert "go c3 by b4 1 token" in legal(game)
    assert mine(play(game, "go c3 by b4 1 token", "dig 1", "back"))["score"] == 16


@pytest.mark.parametrize(("place", "points"), [("s1", 10), ("s2", 9), ("s3", 8), ("s4", 7), ("s5", 6), ("s6", 5)])
def test_secret_rooms(place: str, points: int) -> None:
    game = dug(Situation().at(place), "dig")
    assert mine(game)["score"] == points
    assert (game.position()["steps"][-1]["step"] == "look cards") == (place == "s5")
    assert bool(legal(game, "look treasures")) == (place == "s6")


@pytest.mark.parametrize("place", ["s1", "s2", "s3", "s4", "s5", "s6"])
def test_a_secret_room_is_closed_when_somebody_has_excavated_there(place: str) -> None:
    for other in ("s1", "s2", "s3", "s4", "s5", "s6"):
        situation = Situation().at(place, seat=1).at(other).tent(False, seat=1).last_turn(1)
        game = play(situation.piles("jade").top("deck", "any-key").game(), "dig")
        play(game, *{"s5": ["keep any-key", "end turn"], "s6": ["look treasures 1", "keep jade"]}.get(place, []))
        assert (game.to_move, legal(game, "dig")) == (0, {"dig"} if other != place else set())


def test_spaces_that_anybody_has_taken_are_not_offered() -> None:
    for seat in (0, 2):
        situation = Situation(players=3).room("c3", "pink-sanctuary").flag("c3", seat, 1).at("c3", seat=1)
        assert legal(situation.last_turn(1).game(), "dig") == {"dig 1", "dig 3", "dig 4"}


def test_a_secret_room_holds_one_flag() -> None:
    game = Situation().flag("s1", seat=1).at("s1").exploring().game()
    assert refused(game, "dig") == "space-taken"


def test_one_flag_per_player_and_room() -> None:
    game = Situation().flag("a1").at("a1").exploring().game()
    assert refused(game, "dig") == "own-flag"


def test_outside_there_is_nothing_to_excavate() -> None:
    assert refused(Situation().exploring().game(), "dig") == "nothing-to-dig"


def test_a_flag_is_needed() -> None:
    assert refused(all_flags_placed().game(), "dig") == "no-flags"
    # Whichever room that is: here a1 has no flag of the player, and b1 has.
    situation = all_flags_placed().at("a1").flag("b1")
    situation.player(0)["flags"].remove("a1")
    situation.data["temple"]["a1"]["spaces"] = [None]
    game = situation.game()
    assert not legal(game, "dig")
    assert refused(game, "dig") == "no-flags"


def test_excavating_where_the_explorer_stands() -> None:
    game = Situation().at("a2").exploring().game()
    assert {"dig", "rest"} <= legal(game)


def test_going_without_excavating() -> None:
    game = Situation().tent(False).backpack("pink").exploring().game()
    play(game, "go a1")
    assert legal(game) == {"dig", "stop"}
    play(game, "stop")
    assert game.to_move == 1
    assert mine(game)["flags"] == []


def test_where_nothing_can_be_excavated_the_move_just_ends() -> None:
    game = Situation().tent(False).flag("a1").backpack("pink").exploring().game()
    play(game, "go a1")
    assert game.to_move == 1


def test_the_explorer_phase_is_optional() -> None:
    game = Situation().tent(False).backpack("pink").exploring().game()
    play(game, "rest")
    assert game.to_move == 1


def test_a_flag_ends_the_move() -> None:
    game = Situation().tent(False).backpack("pink").exploring().game()
    play(game, "go a1", "dig")
    assert game.to_move == 1


def test_stepping_back_after_a_passage() -> None:
    situation = Situation().tent(False).backpack("pink").at("a1").passages(1)
    game = dug(situation, "go s1 by out 1 token", "dig")
    assert legal(game) == {"back", "stay"}
    assert mine(play(game.copy(), "stay"))["place"] == "s1"
    play(game, "back")
    assert mine(game)["place"] == "out"
    assert mine(game)["score"] == 10
    assert game.to_move == 1


def test_stepping_back_goes_to_the_place_the_passage_came_from() -> None:
    situation = Situation().tent(False).room("b2", "blue-sanctuary").at("a1").passages(2)
    for way, place in (("go b2 by a1 1 token", "a1"), ("go b2 by a2 2 tokens", "a2")):
        assert mine(dug(situation, way, "dig 1", "back"))["place"] == place


def test_no_stepping_back_through_an_open_door() -> None:
    situation = Situation().tent(False).backpack("pink")
    assert dug(situation, "go a1", "dig").to_move == 1


def test_no_stepping_back_without_excavating() -> None:
    game = dug(Situation().tent(False).passages(1), "go s1 by out 1 token", "stop")
    assert (game.to_move, mine(game)["place"]) == (1, "s1")


def test_the_bonus_comes_before_stepping_back() -> None:
    game = dug(Situation().tent(False).passages(1).top("deck", "end-idol"), "go s5 by out 1 token", "dig")
    play(game, "keep end-idol")
    assert legal(game) == {"back", "stay"}


def test_the_end_of_the_turn_is_asked_only_when_something_can_still_be_done() -> None:
    game = Situation().exploring().game()
    play(game, "rest")
    assert game.position()["steps"] == [END]
    assert legal(game) == {"end turn", "tent exploration", "tent key"}
    play(game, "end turn")
    assert game.to_move == 1


def test_whoever_holds_a_card_is_asked_so_that_asking_tells_nothing() -> None:
    for card in ("end-idol", "any-key"):
        game = Situation().tent(False).cards(card).exploring().game()
        play(game, "rest")
        assert (game.to_move, game.position()["steps"]) == (0, [END])
