"""What the turns so far explain, up to the last edge: action points, work, and points of scorings."""

from __future__ import annotations

from typing import Any

import pytest

import engine
from engine.tikal.position.audit import past
from tests.engine.playing import impossible, play
from tests.engine.tikal.played import after
from tests.engine.tikal.situation import Situation


def explained(situation: Situation) -> str:
    """What cannot have come about in the turns so far; nothing is an empty text."""
    try:
        past.audit(situation.game().state)
    except engine.PositionError as error:
        return str(error)
    return ""


# ---- action points -------------------------------------------------------------------------------


def test_a_camp_took_five_points() -> None:
    data = after("place a3 turn 5", "bring worker base", "camp b4")
    assert data["action_points"] == 10 - 1 - 5
    assert engine.from_position(data)
    impossible(
        data | {"action_points": 5}, "players[0]: what they did took 6 action points or more, and they had 5"
    )


def test_two_camps_are_all_that_ten_points_pay_for() -> None:
    game = engine.new_game("tikal", players=2, seed=4, options={"first": 0})
    assert game.position()["tile"] == "clearing-110100"
    data = play(game, "place c4", "camp b4", "camp c4").position()
    assert data["action_points"] == 0
    assert engine.from_position(data)


def test_who_left_the_game_for_a_guard_had_come_in_and_walked_there() -> None:
    # White has had a turn. A worker on guard at a4 took 1 + 2 + 5 points, and the leader who left 1 + 2.
    data = after("place a3 turn 5", "end turn", "place c4 turn 3", "end turn", "place a2 turn 2", "end turn")
    white = data["players"][2]
    white |= {"supply": 17, "guards": {"a4": "worker"}}
    assert engine.from_position(data)
    white["leader"] = "out"
    impossible(data, "players[2]: what they did took 11 action points or more, and they had 10")


def test_a_leader_leaves_the_game_where_a_single_worker_stands_guard() -> None:
    data = after("place a3 turn 5", "bring leader base", "move leader base a4", "bring worker base", "end turn")
    game = engine.from_position(data)
    while game.to_move != 0:
        game.apply(game.legal_actions()[-1])
    game.apply(game.legal_actions()[0])
    data = play(game, "move worker base a4", "guard a4 worker").position()
    red = data["players"][0]
    assert (red["leader"], red["guards"], red["supply"]) == ("out", {"a4": "worker"}, 17)
    assert engine.from_position(data)


# ---- work ----------------------------------------------------------------------------------------


def thirteenth(tile: str, **more: Any) -> Situation:
    """Seat 0 is in the thirteenth turn of the game, in which this tile of set C was placed at c4."""
    situation = Situation().points(1)
    stack = situation.data["stack"]
    stack.insert(0, stack.pop(stack.index(tile)))
    situation.tile("c4", tile, **more).workers("c4", 3)
    assert len(stack) == 36 - 13
    return situation


@pytest.mark.parametrize(("gone", "possible"), [(2, True), (3, False)])
def test_a_ruin_is_worked_on_twice_in_the_turn_it_was_placed(gone: int, possible: bool) -> None:
    names = ["frog", "shell", "sun"]
    situation = thirteenth("ruin-3-300000", treasures=" ".join(names[gone:])).treasures(" ".join(names[:gone]))
    assert explained(situation) == (
        "" if possible else "board.c4: there were not enough turns to work there 3 times"
    )


@pytest.mark.parametrize(("value", "possible"), [(5, True), (6, False)])
def test_a_temple_is_worked_on_twice_in_the_turn_it_was_placed(value: int, possible: bool) -> None:
    assert explained(thirteenth("temple-3-300000", value=value)) == (
        "" if possible else "board.c4: there were not enough turns to work there 3 times"
    )


# ---- points --------------------------------------------------------------------------------------


def most(situation: Situation, limit: int) -> None:
    """Expect that seat 0 can have so many points, and not one more."""
    assert explained(situation.score(limit)) == ""
    assert explained(situation.score(limit + 1)) == (
        f"players[0].score: should be from 0 to {limit}, not {limit + 1}"
    )


def test_temples_of_later_sets_did_not_score_with_the_volcano_of_set_b() -> None:
    # The two temples printed on the board, and that of set B.
    situation = Situation().workers("base").tile("c4", "volcano").tile("c5", "temple-3-200100")
    most(situation.tile("b3", "temple-3-300000"), 1 + 1 + 3)


def test_four_treasures_are_three_of_a_type_and_one_at_best() -> None:
    situation = Situation().workers("base").tile("c4", "volcano").tile("c5", "ruin-4-201000", treasures="")
    most(situation.treasures("sun sun sun frog"), 1 + 1 + 6 + 1)


def two_scorings(players: int = 2, **options: Any) -> Situation:
    """Volcanoes of sets B and D were placed, and then a temple of value 6, of set E."""
    situation = Situation(players=players, **options).workers("base")
    situation.tile("c4", "volcano").tile("c5", "volcano")
    return situation.tile("b3", "temple-6-300000", 3)


def test_temples_of_set_e_did_not_score_with_the_volcano_of_set_d() -> None:
    most(two_scorings(), 2 * (1 + 1))


def test_in_an_auction_of_three_set_e_begins_beside_the_volcano_of_set_d() -> None:
    situation = two_scorings(3, auction=True)
    for seat in (1, 2):
        situation.score(20, seat)
    most(situation, 20 + 2 * (1 + 1) + 6)


def test_in_an_auction_of_two_it_does_not() -> None:
    most(two_scorings(2, auction=True).score(20, 1), 20 + 2 * (1 + 1))
