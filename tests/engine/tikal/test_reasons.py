"""Why a choice is a good one: what each reason says, in the smallest position that has it."""

from __future__ import annotations

from typing import Any

import pytest

from engine import Game
from engine.core.reasons import CALM, Reason
from engine.tikal import board
from engine.tikal.expert import reasons
from tests.engine.playing import play
from tests.engine.reasoning import Reasoning
from tests.engine.tikal.situation import Situation

REASONING = Reasoning(reasons)
because, growing = REASONING.because, REASONING.growing


def test_a_guard_secures_the_value_of_its_temple() -> None:
    assert because(Situation().workers("a4", 2).game(), "guard a4 worker") == Reason("guard", 1, "a4")


def test_a_level_is_uncovered_for_whoever_holds_the_temple() -> None:
    situation = Situation().workers("a4")
    assert because(situation.game(), "uncover a4") == Reason("uncover-held", 2, "a4")
    assert because(situation.workers("a4", 2, seat=1).game(), "uncover a4") == Reason("uncover", 2, "a4")


def test_a_treasure_is_named_with_how_many_one_has_then() -> None:
    situation = Situation().tile("c4", "ruin-4-201000", treasures="frog shell").workers("c4").treasures("sun sun")
    assert because(situation.game(), "recover c4") == Reason("recover", 3)


def test_an_exchange_is_named_with_the_points_it_brings() -> None:
    situation = Situation().treasures("sun sun frog").treasures("sun", seat=1)
    assert because(situation.game(), "exchange frog sun orange") == Reason("exchange", 2)
    even = Situation().treasures("frog").treasures("sun", seat=1)
    assert because(even.game(), "exchange frog sun orange") == CALM


def test_a_camp_is_its_own_reason() -> None:
    assert because(Situation().game(), "camp b4") == Reason("camp", 0, "b4")


@pytest.mark.parametrize("rivals", [0, 1])
def test_a_member_takes_a_temple_that_nobody_held(rivals: int) -> None:
    situation = Situation().workers("base").workers("a4", rivals)
    if rivals:
        situation.workers("a4", rivals, seat=1)
    assert because(situation.game(), "move worker base a4") == Reason("majority", 1, "a4")


def test_a_temple_taken_during_a_scoring_counts_now() -> None:
    game = Situation().workers("base").scoring("volcano", 1).game()
    assert because(game, "move worker base a4") == Reason("majority-now", 1, "a4")


def test_a_member_who_comes_to_a_temple_that_is_held_adds_to_the_lead() -> None:
    situation = (
        Situation(players=3).workers("base").workers("a4", 3).workers("a4", seat=1).workers("a4", 2, seat=2)
    )
    assert because(situation.game(), "move worker base a4") == Reason("lead", 2, "a4")


def test_a_guarded_temple_is_no_reason_to_go_there() -> None:
    game = Situation().workers("base", 2).guard("a4", seat=1).game()
    assert because(game, "move worker base a4") == CALM
    assert because(game, "move worker base a4", "move worker base a4") == CALM


def test_a_temple_that_the_turn_takes_in_the_end_is_what_its_first_member_goes_towards() -> None:
    game = Situation().workers("base", 3).workers("a4", 2, seat=1).game()
    walk = "move worker base a4"
    assert because(game, walk) == CALM
    assert because(game, walk, walk) == CALM
    assert because(game, walk, walk, walk) == Reason("towards", 1, "a4")


@pytest.mark.parametrize(("there", "reason"), [(0, "ruin"), (1, "ruin"), (2, "calm")])
def test_a_member_comes_to_treasures_as_long_as_there_are_enough(there: int, reason: str) -> None:
    situation = Situation().tile("c4", "ruin-4-201000", treasures="frog shell").workers("b4")
    if there:
        situation.workers("c4", there)
    expected = Reason("ruin", 2, "c4") if reason == "ruin" else CALM
    assert because(situation.game(), "move worker b4 c4") == expected


def test_the_end_of_a_turn_is_named_with_what_it_scores() -> None:
    assert because(Situation().workers("a4").game(), "end turn") == CALM
    game = Situation().workers("a4").treasures("sun sun").scoring("volcano", 1).game()
    assert because(game, "end turn") == Reason("now", 4)


def test_a_single_point_is_a_reason() -> None:
    assert because(Situation().workers("a4").scoring("volcano", 1).game(), "end turn") == Reason("now", 1)
    # One sun and one frog count two points, and two suns three.
    pair = Situation().treasures("sun frog").treasures("sun", seat=1)
    assert because(pair.game(), "exchange frog sun orange") == Reason("exchange", 1)


def choosing() -> Situation:
    """Seat 0 may choose a volcano or a clearing."""
    situation = Situation(auction=True)
    data = situation.draw("volcano").draw("clearing-110100").data
    data["auction"]["shown"] = ["clearing-110100", "volcano"]
    data |= {"phase": "choose", "action_points": 0}
    return situation


def test_a_volcano_is_chosen_for_the_scoring_that_it_begins() -> None:
    game = choosing().workers("a4").treasures("sun sun").game()
    assert because(game, "choose volcano") == Reason("begins", 1 + 3)
    assert because(game, "choose clearing-110100") == CALM
    assert because(choosing().game(), "choose volcano") == CALM


def test_a_scoring_under_way_is_not_what_an_action_begins() -> None:
    game = Situation().workers("a4").scoring("volcano", 1).game()
    assert because(game, "bring worker base") == CALM


# ---- a tile --------------------------------------------------------------------------------------


def test_a_tile_is_for_the_camp_that_follows() -> None:
    game = Situation().hold("clearing-110100").game()
    assert because(game, "place c4", "camp c4") == Reason("tile-camp", 0, "c4")


def test_a_temple_is_placed_to_be_held_or_guarded_in_the_same_turn() -> None:
    game = Situation().workers("b4").hold("temple-3-300000").game()
    walk = ("place c4", "move worker b4 c4")
    assert because(game, *walk) == Reason("tile-temple", 3, "c4")
    assert because(game, *walk, "uncover c4") == Reason("tile-temple", 4, "c4")
    assert because(game, *walk, "guard c4 worker") == Reason("tile-temple", 3, "c4")


def test_a_ruin_is_placed_for_the_member_who_comes_to_it() -> None:
    game = Situation().workers("b4").hold("ruin-4-201000").game()
    assert because(game, "place c4", "move worker b4 c4") == Reason("tile-ruin", 4, "c4")
    assert because(game, "place c4", "move worker b4 c4", "recover c4") == Reason("tile-ruin", 4, "c4")


def test_a_temple_or_a_ruin_is_near_when_nobody_is_nearer() -> None:
    # One stone from b4; everybody else comes from the base camp, one stone behind it.
    near = Situation(players=3).workers("b4")
    assert because(near.hold("temple-3-300000").game(), "place c4") == Reason("near-temple", 1, "c4")
    ruin = Situation(players=3).workers("b4").hold("ruin-4-201000")
    assert because(ruin.game(), "place c4") == Reason("near-ruin", 1, "c4")
    as_near = Situation(players=3).workers("b4").workers("b4", seat=2).hold("temple-3-300000")
    assert because(as_near.game(), "place c4") == CALM


def test_a_tile_shortens_the_way_to_a_temple() -> None:
    # c4 turns its three stones to b4: four to enter it from there. Over c5 it is one and one.
    game = Situation().tile("c4", "temple-3-300000", 4).hold("clearing-110100").game()
    assert because(game, "place c5") == Reason("shorter", 3, "c4")
    assert because(game, "place b3") == CALM


# ---- what the turn brings ------------------------------------------------------------------------


def test_a_part_that_grows_is_named_only_when_something_was_gained() -> None:
    game = Situation().game()
    assert because(game, "bring worker base", worth=growing) == Reason("people", 2)
    assert because(game, "bring worker base", "bring worker base", worth=growing) == Reason("people", 4)
    moved = Situation().workers("base").game()
    assert because(moved, "move worker base b4", worth=growing) == CALM


def test_who_comes_in_after_a_tile_is_no_reason_for_its_place() -> None:
    game = Situation().hold("clearing-110100").game()
    assert because(game, "place c4", "bring worker base", worth=growing) == CALM


def gained(before: Game[Any], after: Game[Any]) -> set[str]:
    return {name for name, really in reasons.GAINED.items() if really(before.state, after.state, 0)}


def test_what_counts_as_gained() -> None:
    situation = Situation().tile("c4", "ruin-4-201000", treasures="frog shell").workers("a4", 2).workers("c4")
    game = situation.workers("base").workers("a4", 2, seat=1).game()

    def after(*moves: str) -> set[str]:
        return gained(game, play(game.copy(), *moves))

    assert after() == set()
    assert after("move worker base a4") == {"temples"}  # the lead grows
    assert after("uncover a4") == {"temples"}  # the value grows
    assert after("recover c4") == {"treasures"}
    assert after("move worker base b4", "move worker b4 c4") == {"ruins"}
    assert after("bring worker base") == {"people"}
    assert after("move worker a4 base") == set()  # the lead shrinks


def test_a_guard_and_the_points_of_a_scoring_under_way_count_as_gained() -> None:
    situation = Situation().workers("base").workers("b5", 2).scoring("volcano", 1)
    game = situation.game()
    assert gained(game, play(game.copy(), "guard b5 worker")) == {"guards"}
    assert gained(game, play(game.copy(), "move worker base a4")) == {"scoring", "temples"}


def test_a_lead_compares_with_the_strongest_rival_whatever_the_seat() -> None:
    game = Situation(players=3).workers("a4", 4).leader("a4", seat=1).workers("a4", seat=2).game()
    cell = board.NAMES.index("a4")
    assert [reasons.lead(game.state, cell, seat) for seat in range(3)] == [1, -1, -3]


def test_walking_is_counted_from_the_nearest_camp_or_member() -> None:
    game = Situation().workers("b5", seat=1).game()
    cells = [board.NAMES.index(name) for name in ("a4", "b5", "base")]
    here, there = game.state.players
    assert [reasons.steps_to(game.state, here, cell) for cell in cells] == [2, 2, 0]
    assert [reasons.steps_to(game.state, there, cell) for cell in cells] == [2, 0, 0]


def test_a_scoring_would_give_temples_and_treasures() -> None:
    situation = Situation().tile("c4", "temple-3-300000").workers("c4").workers("a4").treasures("sun sun frog")
    assert reasons.would_score(situation.game().state, 0) == 3 + 1 + 3 + 1
