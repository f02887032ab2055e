"""Excavating: light, dark and secret rooms, stopping, stepping back, and the rescue."""

from __future__ import annotations

from typing import Any

import pytest

import engine
from tests.engine.lost_temple.situation import END, Situation, mine
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


@pytest.mark.parametrize(("place", "points"), [("s1", 10), ("s2", 9), ("s3", 8), ("s4", 7), ("s5", 6), ("s6", 5)])
def test_secret_rooms(place: str, points: int) -> None:
    game = dug(Situation().at(place), "dig")
    assert mine(game)["score"] == points
    assert (game.position()["steps"][-1]["step"] == "look cards") == (place == "s5")
    assert bool(legal(game, "look treasures")) == (place == "s6")


def test_a_secret_room_holds_one_flag() -> None:
    game = Situation().flag("s1", seat=1).at("s1").exploring().game()
    assert refused(game, "dig") == "space-taken"


def test_one_flag_per_player_and_room() -> None:
    game = Situation().flag("a1").at("a1").exploring().game()
    assert refused(game, "dig") == "own-flag"


def test_outside_there_is_nothing_to_excavate() -> None:
    assert refused(Situation().exploring().game(), "dig") == "nothing-to-dig"


def all_flags_placed() -> Situation:
    """The last turn of a player who has excavated in every turn, with both tents and both cards."""
    situation = Situation().at("b1").discards("exploration exploration").tent(False)
    rooms = [*situation.data["rooms"], *situation.data["sanctuaries"]]
    cells = ["a3", "b1", "b2", "b3", "b4", "b5", "b6", "c2", "c3", "c4", "d1", "d2", "d3", "d4", "d5"]
    for cell, room in zip(cells, rooms, strict=False):
        situation.room(cell, room)
    flagged = [f"{row}{n}" for row in "abcd" for n in range(1, 7) if f"{row}{n}" not in ("a6", "b1", "c6", "d6")]
    for place in flagged:
        situation.flag(place)
    assert len(flagged) == 20
    return situation.last_turn()


def test_a_flag_is_needed() -> None:
    assert refused(all_flags_placed().game(), "dig") == "no-flags"


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


# Rescue ---------------------------------------------------------------------------------------


def test_a_rescue_buys_a_key_for_10_points_when_nothing_can_be_excavated() -> None:
    game = Situation().score(3).exploring().game()
    assert legal(game, "rescue") == {f"rescue {colour}" for colour in ["pink", "blue", "green", "yellow", "brown"]}
    play(game, "rescue pink")
    assert (mine(game)["score"], mine(game)["backpack"]) == (-7, {"pink": 1})
    assert legal(game, "go") == {"go a1", "go e5"}


def test_a_rescue_only_once_per_exploration() -> None:
    # With both pink rooms flagged the bought key leads nowhere new.
    game = Situation().flag("a1").flag("e5").exploring().game()
    play(game, "rescue pink")
    assert refused(game, "rescue blue") == "rescue-once"


@pytest.mark.parametrize(
    "situation",
    [
        Situation().backpack("pink"),
        Situation().passages(1),
        Situation().cards("secret-passage"),
        Situation().cards("any-key"),
        Situation().at("a2"),
    ],
    ids=["a key", "a passage token", "a passage card", "an any-key card", "standing in a room"],
)
def test_no_rescue_while_an_excavation_is_possible(situation: Situation) -> None:
    game = situation.exploring().game()
    assert refused(game, "rescue pink") == "no-rescue"


def test_an_any_key_card_that_opens_nothing_new_does_not_stop_the_rescue() -> None:
    # Outside, everything with a door to the outside is flagged already: no key opens a new room.
    situation = Situation().cards("any-key")
    for place in ["a1", "a2", "a4", "a5", "c1", "c5", "e1", "e2", "e4", "e5"]:
        situation.flag(place)
    assert "rescue pink" in legal(situation.exploring().game())


def test_a_rescue_needs_a_key_in_stock() -> None:
    situation = Situation(players=4).camp("pink pink pink pink pink pink pink", seat=1)
    assert refused(situation.exploring().game(), "rescue pink") == "no-key-left"


def test_no_rescue_without_a_flag() -> None:
    game = all_flags_placed().game()
    assert not legal(game, "rescue")
    assert refused(game, "rescue pink") == "rescue-no-flags"


def test_no_rescue_while_locked_in_a_secret_room() -> None:
    situation = Situation().at("s1").flag("s1").exploring()
    game = situation.game()
    assert legal(game) == {"rest"} | {"tent key"}
    assert refused(game, "rescue pink") == "rescue-locked-in"


def test_a_record_of_the_time_when_such_a_rescue_was_offered_still_loads() -> None:
    game = Situation().at("s1").flag("s1").exploring().game()
    bought = game.copy()
    bought.replay(bought.parse("rescue pink"))
    assert (mine(bought)["score"], mine(bought)["backpack"]) == (-10, {"pink": 1})
    again = engine.load(engine.save(bought))
    assert (again.moves, again.digest()) == (bought.moves, bought.digest())
    with pytest.raises(engine.IllegalAction):
        bought.replay(bought.parse("rescue blue"))
    with pytest.raises(engine.IllegalAction):
        game.replay(game.parse("go out"))


def test_a_passage_leads_out_of_a_secret_room_to_where_a_key_helps() -> None:
    # Everything that one passage leads to is flagged already: the ten rooms, and the secret rooms.
    situation = Situation().at("s1").passages(1).discards("exploration exploration").tent(False)
    for place in ["a1", "a2", "a4", "a5", "c1", "c5", "e1", "e2", "e4", "e5", "s1"]:
        situation.flag(place)
    for place in ["s2", "s3", "s4", "s5", "s6"]:
        situation.flag(place, seat=1)
    game = situation.exploring().game()
    assert "go out 1 token" in legal(game)
    assert len(legal(game, "rescue")) == 5


def test_a_rescue_waits_for_the_exploration() -> None:
    assert refused(Situation().game(), "rescue pink") == "another-decision"


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
