"""What was done with the action points of a turn: positions that these points just pay for, and one point less."""

from __future__ import annotations

from typing import Any

import pytest

import engine
from engine.tikal.position.audit import course
from tests.engine.playing import impossible, play
from tests.engine.tikal.played import MOVES, acting, after
from tests.engine.tikal.situation import Situation

TOO_MUCH = "worked: that took more action points than were spent"


def uncovered_once() -> dict[str, Any]:
    """Orange, whose leader is at c5 alone, has uncovered one level there and done nothing else."""
    return after(*MOVES[: MOVES.index("uncover c5") + 1])


def test_a_level_takes_two_points() -> None:
    data = uncovered_once()
    assert (data["worked"], data["action_points"]) == ({"c5": 1}, 8)
    assert engine.from_position(data)
    impossible(data | {"action_points": 9}, TOO_MUCH)


def test_two_levels_take_four_points() -> None:
    data = uncovered_once()
    data["worked"] = {"c5": 2}
    data["board"]["c5"]["value"] += 1
    data["floors"]["4"] -= 1
    orange = data["players"][1]
    orange["supply"], orange["workers"]["c5"] = orange["supply"] - 1, 1
    assert engine.from_position(data | {"action_points": 6})
    impossible(data | {"action_points": 7}, TOO_MUCH)


def test_the_only_one_who_worked_on_a_hex_has_spent_points_to_leave() -> None:
    data = uncovered_once()
    # One stone between c5 and b4.
    data["players"][1]["leader"] = "b4"
    assert engine.from_position(data | {"action_points": 7})
    impossible(data | {"action_points": 8}, TOO_MUCH)


def test_a_treasure_takes_three_points() -> None:
    data = acting() | {"worked": {"a3": 1}}
    assert engine.from_position(data | {"action_points": 7})
    impossible(data | {"action_points": 8}, TOO_MUCH)


def test_treasures_recovered_in_this_turn_are_still_there() -> None:
    # An exchange takes one for one, so whoever recovered a treasure has one.
    data = acting()
    red, orange = data["players"][:2]
    red["treasures"], orange["treasures"] = orange["treasures"], {}
    impossible(data, "worked: the treasures are not there")


# ---- what followed on the same hex ---------------------------------------------------------------


def takes(game: engine.Game[Any], spent: int) -> None:
    """Expect that the game can have come to this with so many points spent, and not with one less."""
    state = game.state.copy()
    assert state.ap == 10 - spent
    state.out = ()  # tiles that a situation left out are no matter here
    course.audit(state)
    state.ap += 1
    with pytest.raises(engine.PositionError, match=TOO_MUCH):
        course.audit(state)


def test_a_guard_on_a_temple_uncovered_in_this_turn_took_five_points_as_well() -> None:
    takes(play(Situation().workers("a4", 2).game(), "uncover a4", "guard a4 worker"), 2 + 5)


def emptied(*moves: str) -> engine.Game[Any]:
    """The last treasure of a ruin was recovered in this turn; four stones lie between it and b4."""
    ruin = Situation(edition="1999").tile("c4", "ruin-2-300000", 4, treasures="sun").treasures("frog")
    return play(ruin.workers("c4").game(), "recover c4", *moves)


@pytest.mark.parametrize(
    ("moves", "spent"),
    [
        ((), 3),
        (("move worker c4 b4",), 3 + 4),
        (("camp c4",), 3 + 5),
        (("camp c4", "move worker c4 base"), 3 + 5 + 1),
    ],
)
def test_a_camp_on_a_ruin_emptied_in_this_turn_took_five_points_and_opened_a_secret_path(
    moves: tuple[str, ...], spent: int
) -> None:
    takes(emptied(*moves), spent)
