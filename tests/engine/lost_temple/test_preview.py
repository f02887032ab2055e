"""What a table asks about a choice before it is made, and about an event after it."""

from __future__ import annotations

from typing import Any

import pytest

import engine
from engine.lost_temple import preview
from engine.lost_temple.components import Reward
from tests.engine.lost_temple.situation import Situation
from tests.engine.playing import play


def seen(game: engine.Game[Any]) -> Any:
    """The view of seat 0."""
    return game.view(0)


def test_a_route_names_every_place_and_where_a_secret_passage_leads() -> None:
    game = Situation().room("b2", "blue-sanctuary").at("a1").backpack("pink").passages(1).exploring().game()
    by_key = preview.route(game, game.parse("go b2"))
    assert by_key == [("a1", False), ("b2", False)]
    by_passage = preview.route(game, game.parse("go b2 by a1 1 token"))
    assert by_passage == [("a1", False), ("b2", True)]


def test_only_a_walk_has_a_route() -> None:
    game = Situation().at("a1").backpack("pink").exploring().game()
    assert preview.route(game, game.parse("rest")) == []


def test_a_flag_on_a_space_is_worth_its_bonus_and_doors() -> None:
    # blue: the single room a2 with one door and 5 points, the straight one e4 with two doors and 3 points.
    game = Situation().room("c3", "yellow-sanctuary").flag("c3", seat=1).flag("a2").game()
    assert preview.worth(game, 0, "e4") == preview.Worth(3, 2, 1, treasure=False, card=False)
    assert preview.worth(game, 1, "e4") == preview.Worth(3, 2, 0, treasure=False, card=False)
    assert preview.worth(game, 0, "c3", 1) == preview.Worth(4, 0, 0, treasure=True, card=False)
    assert preview.worth(game, 0, "c3", 0) == preview.Worth(0, 0, 0, treasure=False, card=False)


def test_a_space_that_is_not_there_is_worth_nothing_to_anybody() -> None:
    game = Situation().room("c3", "yellow-sanctuary").game()
    assert preview.worth(game, 0, "c3", 3) == preview.Worth(1, 0, 0, treasure=False, card=False)
    for place, space in (("c3", 4), ("c3", -1), ("e4", 1), ("b2", 0), ("out", 0)):
        assert preview.worth(game, 0, place, space) is None, (place, space)
    assert preview.worth(game, 0, "s6") == preview.Worth(5, 0, 0, treasure=True, card=False)


@pytest.mark.parametrize(
    ("start", "goal", "events"),
    [
        (0, 1, []),
        (1, 2, ["seaplane"]),
        (0, 5, ["seaplane", "seaplane"]),
        (5, 0, ["forest"]),
        (2, 1, ["seaplane", "forest"]),
        (1, 0, ["seaplane", "seaplane", "forest"]),
        (3, 3, []),
    ],
)
def test_what_the_river_brings_on_the_way(start: int, goal: int, events: list[str]) -> None:
    assert preview.way(start, goal) == events


def test_what_the_spaces_of_rooms_give() -> None:
    assert preview.spaces("brown-single") == (Reward(5),)
    assert preview.spaces("pink-straight") == (Reward(3),)
    assert preview.spaces("pink-bend") == (Reward(treasure=True),)
    assert preview.spaces("blue-wide") == (Reward(2, card=True),)
    coloured = (Reward(7), Reward(4, treasure=True), Reward(3, card=True), Reward(1))
    assert preview.spaces("pink-sanctuary") == preview.spaces("brown-sanctuary") == coloured
    several = (Reward(7, card=True), Reward(5, treasure=True), Reward(3, card=True), Reward(1))
    assert preview.spaces("multicoloured-sanctuary") == several
    assert preview.spaces("treasure-room") == (Reward(16), Reward(12), Reward(8), Reward(4))
    secrets = [preview.secret(f"s{number}") for number in range(1, 7)]
    assert secrets == [Reward(10), Reward(9), Reward(8), Reward(7), Reward(6, card=True), Reward(5, treasure=True)]


def test_doors_turn_with_their_room() -> None:
    shapes = {"single": [0], "straight": [0, 3], "bend": [0, 1], "wide": [0, 2]}
    assert {shape: preview.doors(f"green-{shape}", 0) for shape in shapes} == shapes
    assert preview.doors("green-wide", 5) == [1, 5]
    assert preview.doors("brown-straight", 4) == [1, 4]
    assert preview.doors("green-sanctuary", 0) == preview.doors("treasure-room", 3) == []


def test_a_door_can_be_walked_through_when_a_room_lies_behind_it_or_the_outside() -> None:
    view: Any = Situation().game().view(0)
    assert preview.opened(view, "b2", "green-bend", 5) == [(0, "a2", True), (5, "a1", True)]
    assert preview.opened(view, "b3", "green-bend", 1) == [(1, "b4", False), (2, "c3", False)]
    assert preview.opened(view, "b1", "green-bend", 4) == [(4, "out", True), (5, "out", True)]


def test_what_was_seen_cannot_be_taken_back() -> None:
    for kind in ("look", "refill", "round", "over"):
        assert preview.reveals({"kind": kind, "seat": 0})
    assert preview.reveals({"kind": "room", "seat": 0, "room": "pink-sanctuary"})
    assert not preview.reveals({"kind": "room", "seat": 0, "room": "pink-bend"})
    assert not preview.reveals({"kind": "flag", "seat": 0})


def test_packing_and_ending_the_turn_say_what_they_end() -> None:
    game = engine.new_game("lost-temple")
    texts = ("end turn", "pack pink", "rest", "take scoring+2")
    assert [preview.unsaid(game.parse(text)) for text in texts] == [False, False, True, True]


def test_points_of_camp_keys_by_colour() -> None:
    assert preview.key_points({"pink": 2, "green": 1, "brown": 1}) == 7
    assert preview.key_points({"yellow": 1}) == 1
    assert preview.key_points({}) == 0


def test_a_scoring_of_a_colour_counts_the_doors_of_flagged_rooms() -> None:
    situation = Situation().room("c3", "blue-sanctuary").flag("c3").flag("s1")
    view: Any = situation.flag("a2").flag("e4").flag("a1").flag("e5", seat=1).game().view(0)
    assert preview.door_points(view, 0, "blue") == 1 + 2
    assert preview.door_points(view, 0, "pink") == 2
    assert preview.door_points(view, 1, "pink") == 1
    assert preview.door_points(view, 1, "green") == 0


def test_a_delivery_pays_the_price_for_each_and_two_more_with_the_card() -> None:
    situation = Situation().treasures("mask mask").price("mask", 5).site(1).cards("delivery-plus-two")
    game = play(situation.tile("scoring+2", 2).game(), "take scoring+2")
    assert preview.delivery_points(seen(game), "mask", 2) == 10
    play(game, "play delivery-plus-two")
    assert preview.delivery_points(seen(game), "mask", 2) == 14


def test_twenty_flags_less_those_placed() -> None:
    view: Any = Situation().flag("a2").flag("e4").game().view(0)
    assert [preview.flags_left(player) for player in view["players"]] == [18, 20]


def test_a_side_needs_the_keys_of_the_doors_on_both_its_faces() -> None:
    view: Any = Situation().room("b2", "green-bend", 0).game().view(0)  # its doors lead to a2 and to b3

    def colours(cell: str, room: str, rotation: int, other: str) -> tuple[str, ...]:
        return next(one.colours for one in preview.joints(view, cell, room, rotation) if one.place == other)

    assert colours("b3", "pink-bend", 3, "b2") == ("pink", "green")
    assert colours("b3", "pink-bend", 0, "b2") == ("green",)
    assert colours("c2", "pink-wide", 3, "b2") == ("pink",)
    assert colours("c2", "pink-wide", 0, "b2") == ()


def test_a_wall_on_both_faces_is_no_way_and_the_outside_needs_a_door_of_ones_own() -> None:
    view: Any = Situation().game().view(0)
    walls = preview.joints(view, "b1", "green-sanctuary", 0)
    assert "out" not in [one.place for one in walls]
    assert {one.place for one in walls} <= set(view["temple"])
    assert "out" in [one.place for one in preview.joints(view, "b1", "green-single", 4)]


def test_what_was_seen_of_a_pile_is_known_until_somebody_else_has_looked() -> None:
    game = Situation().piles("jade", "mask", "jade", "vase").icons("treasure+passage+1").game()
    heard = game.listen()
    play(game, "look treasures 1")
    assert preview.known_on_top(game, heard, 0)[0] == ["jade", "mask", "jade"]
    assert preview.known_on_top(game, heard, 1)[0] == []
    play(game, "keep mask")
    assert preview.known_on_top(game, heard, 0) == [["jade", "jade"], [], []]
    others = [*heard, {"kind": "look", "seat": 1, "what": "treasures", "pile": 1}]
    others.append({"kind": "keep treasure", "seat": 1, "pile": 1})
    assert preview.known_on_top(game, others, 0)[0] == []
    turned_up = [*heard, {"kind": "refill", "seat": 1, "pile": 1, "treasure": "jade"}]
    assert len(preview.known_on_top(game, turned_up, 0)[0]) == 1
