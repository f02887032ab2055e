"""What lies ahead: tiles to come, what would score now, what a guard costs, and what decided a tie."""

from __future__ import annotations

from typing import Any

from engine.tikal import prospects
from engine.tikal.views import View
from tests.engine.tikal.situation import Situation

SIZES = {"A": 6, "B": 6, "C": 5, "D": 5, "E": 5, "F": 5, "G": 4}


def seen(situation: Situation, **changes: Any) -> View:
    """The view of seat 0, with some fields changed."""
    view: Any = situation.game().view(0) | changes
    return view  # type: ignore[no-any-return]


def test_sets_are_counted_from_the_height_of_the_stack() -> None:
    left = dict(SIZES, A=0, B=0)
    sets = prospects.tile_sets(seen(Situation()))
    assert sets == [prospects.TileSet(letter, SIZES[letter], left[letter]) for letter in SIZES]
    one_of_c = prospects.tile_sets(seen(Situation(), stack=23))
    assert [one.left for one in one_of_c] == [0, 0, 4, 5, 5, 5, 4]


def test_the_set_now_is_that_of_the_last_tile_turned_up() -> None:
    letters = {
        stack: prospects.set_now(seen(Situation(), stack=stack)) for stack in (36, 35, 30, 29, 24, 23, 4, 3, 0)
    }
    assert letters == {36: "A", 35: "A", 30: "A", 29: "B", 24: "B", 23: "C", 4: "F", 3: "G", 0: "G"}


def test_how_many_tiles_have_been_turned_up() -> None:
    assert [prospects.drawn(seen(Situation(), stack=stack)) for stack in (36, 24, 0)] == [0, 12, 36]


def test_volcanoes_are_to_come_unless_they_lie_somewhere_in_the_open() -> None:
    assert prospects.volcanoes_to_come(seen(Situation())) == 2  # that of set B is out of the game
    assert prospects.volcanoes_to_come(seen(Situation().tile("c4", "volcano"))) == 2
    assert prospects.volcanoes_to_come(seen(Situation().hold("volcano"))) == 2
    assert prospects.volcanoes_to_come(seen(Situation(), out=[])) == 3
    assert prospects.volcanoes_to_come(seen(Situation(), auction={"shown": ["volcano"]})) == 1
    assert prospects.volcanoes_to_come(seen(Situation().last_turn())) == 0


def test_one_two_or_three_treasures_of_a_type_give_1_3_and_6() -> None:
    counted = {"sun": 1, "frog": 2, "shell": 3, "bowl": 0}
    assert prospects.treasure_points(counted) == {"sun": 1, "frog": 3, "shell": 6}


def test_a_scoring_now_gives_temples_held_and_treasures() -> None:
    situation = Situation().tile("c4", "temple-3-300000", value=5).workers("c4").workers("a4")
    game = situation.workers("b5", 2, seat=1).workers("b5").treasures("sun sun frog").game()
    mine = prospects.would_score(game, 0)
    assert (sorted(mine.temples), mine.treasures, mine.points) == ([("a4", 1), ("c4", 5)], 4, 10)
    assert prospects.would_score(game, 1) == prospects.Score([("b5", 1)], 0)


def test_temples_where_several_are_equally_strong_score_for_nobody() -> None:
    situation = Situation(players=3).tile("c4", "temple-3-300000").workers("c4", 3).leader("c4", seat=2)
    situation.workers("b4").workers("b4", seat=1)  # a clearing
    situation.workers("b5").workers("b5", seat=1).guard("b5", seat=2)
    game = situation.workers("a4").game()
    assert prospects.tied_temples(game) == [("c4", 3)]
    assert prospects.tied_temples(Situation().game()) == []


def test_a_temple_where_nobody_is_is_no_tie() -> None:
    # a1 is the first hex of the board.
    assert prospects.tied_temples(Situation().tile("a1", "temple-3-300000").game()) == []


def test_a_guard_sends_the_others_of_its_hex_away_but_not_the_leader_from_elsewhere() -> None:
    view = seen(Situation().workers("a4", 3).leader("a4").workers("b5", 2))
    assert prospects.guard_removes(view, 0, "a4", "worker") == (2, True)
    assert prospects.guard_removes(view, 0, "a4", "leader") == (3, False)
    assert prospects.guard_removes(view, 0, "b5", "worker") == (1, False)


def test_a_leader_who_is_alone_sends_nobody_away() -> None:
    assert prospects.guard_removes(seen(Situation().leader("a4")), 0, "a4", "leader") == (0, False)


def test_a_tie_is_broken_by_the_guard_of_the_highest_temple_and_else_by_treasures() -> None:
    situation = Situation(players=3).tile("c4", "temple-3-300000").guard("a4").guard("c4", seat=2)
    for seat, points in enumerate((20, 20, 19)):
        situation.score(points, seat)
    view = seen(situation)
    assert prospects.tie_broken_by(view, 0) == "guard"
    assert prospects.tie_broken_by(view, 2) == ""
    even = seen(situation.guard("b5", seat=1))
    assert prospects.tie_broken_by(even, 0) == "treasures"
    assert prospects.tie_broken_by(seen(Situation()), 1) == "treasures"


def test_whose_camp_it_is() -> None:
    view = seen(Situation().tile("c4", "clearing-110100").camp("c4").camp("b4", seat=1))
    assert [prospects.camp_of(view, place) for place in ("b4", "c4", "a4")] == [1, 0, None]


def test_floors_of_the_supply_are_counted_also_where_none_is_left() -> None:
    floors = {2: 3, 3: 6, 4: 9, 5: 11, 6: 8, 7: 5, 8: 3, 9: 2, 10: 1}
    assert prospects.floors_left(seen(Situation())) == floors
    built = prospects.floors_left(seen(Situation().tile("c4", "temple-6-300000", value=10)))
    assert built == floors | {7: 4, 8: 2, 9: 1, 10: 0}


def test_what_players_have_left_to_bring_in() -> None:
    view = seen(Situation().workers("a4", 3).camp("b4").guard("b5"))
    assert prospects.members_left(view, 0) == (14, 1, 1)
    assert prospects.members_left(view, 1) == (18, 2, 2)
