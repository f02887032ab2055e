"""What reasons of both games share: the part that gains most, and the points of an action by itself."""

from __future__ import annotations

from typing import Any

import pytest

from engine import Game
from engine.core.reasons import CALM, Reason, most_improved, points_gained, positions
from tests.engine.tikal.situation import Situation


def test_a_reason_need_not_be_about_points_or_a_place() -> None:
    assert tuple(CALM) == ("calm", 0, "")
    assert tuple(Reason("opens", 2)) == ("opens", 2, "")


def improved(gains: dict[str, float], *gained: str) -> Reason:
    """The reason when parts that were worth one are worth that much more."""
    before, after = Situation().game(), Situation().points(9).game()

    def worth(game: Game[Any], seat: int) -> dict[str, float]:
        return {name: 1.0 + (gain if game is after else 0.0) for name, gain in gains.items()}

    return most_improved(worth, before, after, 0, gained or None)


@pytest.mark.parametrize(
    ("gain", "reason"),
    [(0.4, CALM), (0.5, Reason("one", 1)), (1.4, Reason("one", 1)), (1.6, Reason("one", 2)), (-3.0, CALM)],
)
def test_half_a_point_is_worth_naming_and_nothing_is_named_with_less_than_one(gain: float, reason: Reason) -> None:
    assert improved({"one": gain}) == reason


def test_the_part_that_gains_most_is_named_of_those_that_were_gained() -> None:
    gains = {"one": 2.0, "two": 5.0, "three": 3.0}
    assert improved(gains) == Reason("two", 5)
    assert improved(gains, "one", "three") == Reason("three", 3)


def test_only_the_points_of_the_seat_and_of_other_reasons_count() -> None:
    game = Situation().workers("a4").workers("b5", seat=1).treasures("sun sun").scoring("volcano", 1).game()
    end = game.parse("end turn")
    assert points_gained(game, end, 0) == 4
    assert points_gained(game, end, 1) == 0
    assert points_gained(game, end, 0, ["temple"]) == 3
    assert points_gained(game, end, 0, ["temple", "treasures"]) == 0


def test_there_is_a_position_after_each_action_and_the_first_stays() -> None:
    game = Situation().game()
    moves = [game.parse("bring worker base"), game.parse("camp b4")]
    assert [later.position()["action_points"] for later in positions(game, moves)] == [9, 4]
    assert game.position()["action_points"] == 10
