"""What a table asks about a choice before it is made, and about who is where: costs, routes, openings, holders."""

from __future__ import annotations

from typing import Any

import pytest

from engine.tikal import preview
from tests.engine.playing import play
from tests.engine.tikal.situation import Situation


@pytest.mark.parametrize(
    ("move", "points"),
    [
        ("bring worker base", 1),
        ("move worker a4 b4", 3),
        ("uncover a4", 2),
        ("recover c4", 3),
        ("exchange sun frog orange", 3),
        ("camp b4", 5),
        ("guard a4 worker", 5),
        ("end turn", 0),
    ],
)
def test_what_each_action_costs(move: str, points: int) -> None:
    game = Situation().workers("a4").game()
    assert preview.cost(game, game.parse(move)) == points


def test_the_route_of_a_move_has_every_hex_with_its_cost_and_secret_paths() -> None:
    game = Situation().tile("c4", "clearing-300000", rotation=1).workers("a4").camp("c4").game()
    walk = [preview.Leg("a4", 0, False), preview.Leg("base", 2, False)]
    assert preview.route(game, game.parse("move worker a4 b4")) == [*walk, preview.Leg("b4", 1, False)]
    # From the base camp one point on the secret path, as over b4: one and one stone, are two.
    assert preview.route(game, game.parse("move worker a4 c4")) == [*walk, preview.Leg("c4", 1, True)]


def test_what_is_no_move_has_no_route() -> None:
    game = Situation().workers("a4").game()
    assert preview.route(game, game.parse("uncover a4")) == []


def test_the_nearest_member_counts_and_there_may_be_no_way() -> None:
    game = Situation().tile("e1", "temple-2-200100").workers("a4").leader("b4").workers("b5", seat=1).game()
    assert preview.nearest(game, 0, "base") == 1
    assert preview.nearest(game, 0, "a4") == 0
    assert preview.nearest(game, 1, "a4") == 4
    assert preview.nearest(game, 0, "e1") is None
    assert preview.nearest(Situation().game(), 0, "base") is None


def test_a_tile_turns_clockwise() -> None:
    assert preview.stones("temple-5-200100", 0) == (2, 0, 0, 1, 0, 0)
    assert preview.stones("temple-5-200100", 1) == (0, 2, 0, 0, 1, 0)
    # Four sixths on, the stone of the south lies north-east.
    assert preview.stones("temple-5-200100", 4) == (0, 1, 0, 0, 2, 0)


def test_a_name_says_what_a_tile_is_and_what_it_is_worth() -> None:
    tiles = ("clearing-110100", "temple-5-200100", "ruin-4-201000", "base-111000", "volcano")
    assert [preview.kind(tile) for tile in tiles] == ["clearing", "temple", "ruin", "base", "volcano"]
    assert [preview.worth(tile) for tile in tiles] == [0, 5, 4, 0, 0]


def test_equal_looks_have_the_smallest_rotation() -> None:
    assert [preview.look("clearing-101010", rotation) for rotation in range(6)] == [0, 1, 0, 1, 0, 1]
    assert [preview.look("temple-5-200100", rotation) for rotation in range(8)] == [0, 1, 2, 3, 4, 5, 0, 1]
    assert preview.look("volcano", 4) == 0


def test_a_tile_opens_paths_where_either_side_has_stones() -> None:
    # North-west of c4 lies b3 with no stone towards it, south-west b4 with one, south a volcano.
    view: Any = Situation().tile("b3", "clearing-110100").tile("c5", "volcano").game().view(0)
    assert preview.beside(view, "c4") == ["b4", "b3"]
    assert preview.openings(view, "temple-3-300000", "c4", 0) == [preview.Opening(4, "b4", 1)]
    assert preview.openings(view, "temple-3-300000", "c4", 3) == [preview.Opening(4, "b4", 1)]
    assert preview.openings(view, "temple-3-300000", "c4", 4) == [preview.Opening(4, "b4", 4)]
    assert preview.openings(view, "temple-3-300000", "c4", 5) == [
        preview.Opening(4, "b4", 1),
        preview.Opening(5, "b3", 3),
    ]
    assert preview.openings(view, "volcano", "c4", 0) == []


def test_a_neighbour_that_was_turned_shows_its_turned_side() -> None:
    # b3 turned by one has stones north-east, south-east and south-west; south-east lies c4.
    view: Any = Situation().tile("b3", "clearing-110100", 1).game().view(0)
    assert preview.Opening(5, "b3", 1) in preview.openings(view, "temple-3-300000", "c4", 0)


def test_the_strongest_holds_a_temple_and_a_leader_counts_three() -> None:
    situation = Situation(players=3).workers("a4", 2).leader("a4", seat=1).workers("a4", seat=2)
    view: Any = situation.game().view(0)
    assert [preview.strength(player, "a4") for player in view["players"]] == [2, 3, 1]
    assert preview.hold(view, "a4") == preview.Hold(1, 1, False)
    assert preview.tied(view, "a4") == []
    with_both: Any = situation.workers("a4", 2, seat=1).game().view(0)
    assert preview.hold(with_both, "a4") == preview.Hold(1, 3, False)


def test_nobody_holds_a_temple_where_two_are_equally_strong_or_nobody_is() -> None:
    view: Any = Situation(players=3).workers("a4", 3).leader("a4", seat=1).workers("a4", seat=2).game().view(0)
    assert preview.hold(view, "a4") == preview.Hold(-1, 0, False)
    assert preview.tied(view, "a4") == [0, 1]
    assert preview.hold(view, "b5") == preview.Hold(-1, 0, False)
    assert preview.tied(view, "b5") == []
    one_each: Any = Situation(players=3).workers("b5", seat=1).workers("b5", seat=2).game().view(0)
    assert preview.tied(one_each, "b5") == [1, 2]


def test_a_guard_holds_a_temple_whoever_else_is_there() -> None:
    view: Any = Situation(players=3).workers("a4").workers("a4", seat=1).guard("a4", seat=2).game().view(0)
    assert preview.hold(view, "a4") == preview.Hold(2, 0, True)
    assert preview.tied(view, "a4") == []


def test_what_turned_up_cannot_be_taken_back() -> None:
    game = Situation().tile("c4", "ruin-4-201000").workers("c4").game()
    told = game.listen()
    play(game, "recover c4", "camp b4", "end turn")
    assert "camp" in {event["kind"] for event in told}
    assert {event["kind"] for event in told if preview.reveals(event)} == {"recover", "draw"}
    assert preview.reveals({"kind": "show", "seat": 0, "tiles": ["volcano"]})
