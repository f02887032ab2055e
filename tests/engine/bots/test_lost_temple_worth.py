"""What a position of Lost Temple is worth to a computer player: each part answers to what it is about."""

from __future__ import annotations

import pytest

from engine.lost_temple.expert.appraisal import Worth, appraise
from engine.lost_temple.expert.expert import expert
from engine.lost_temple.expert.weights import Weights
from tests.engine.lost_temple.situation import Situation

WEIGHTS = Weights(
    price=3.0,
    price_now=0.5,
    price_next=0.25,
    colours=1.0,
    backpack_spare=0.5,
    ahead=2.0,
    secret=0.5,
    altars=(2.5, 2.0, 1.5, 0.5),
)
"""Weights that tell the parts from each other."""


def worth(situation: Situation, seat: int = 0) -> Worth:
    """What a situation is worth to a seat."""
    return appraise(situation.game().state, seat, WEIGHTS)


def test_another_colour_in_the_backpack_is_worth_more_than_the_same_again() -> None:
    one, other, again = (worth(Situation().backpack(keys)) for keys in ("pink", "pink blue", "pink pink"))
    assert other.doors > again.doors > one.doors


def test_a_treasure_is_worth_more_where_its_price_is_high() -> None:
    # The prices are 2, 4, 3, 5, 3 in turn, so a mask at 5 goes on to 3, and at 2 goes on to 3 as well.
    dear, cheap = (worth(Situation().treasures("mask").price("mask", price)).treasures for price in (5, 2))
    assert dear - cheap == pytest.approx(3 * WEIGHTS.price_now)


def test_a_treasure_that_no_seaplane_takes_any_more_is_a_point() -> None:
    at_the_start, between, behind_both = (
        worth(Situation().treasures("mask jade").price("mask", 4).site(site)).treasures for site in (1, 3, 5)
    )
    assert behind_both == 2.0
    assert at_the_start > between > behind_both


def test_tiles_before_the_forest_are_worth_something() -> None:
    start, half_way, last = (worth(Situation().site(site)).river for site in (1, 3, 5))
    assert start > half_way > last > 0


@pytest.mark.parametrize(
    ("own", "rival", "standing"),
    [("", None, 0), ("pink", "", 1), ("pink", "pink", 2), ("", "pink", 3), ("blue", "pink", 3)],
)
def test_an_altar_is_worth_what_the_keys_beside_it_say(own: str, rival: str | None, standing: int) -> None:
    situation = Situation().room("c3", "pink-sanctuary").flag("c3", 0, 0).camp(own, 0)
    if rival is not None:
        situation.flag("c3", 1, 1).camp(rival, 1)
    assert worth(situation).altars == WEIGHTS.altars[standing]


def test_a_passage_is_worth_less_when_the_best_secret_rooms_are_taken() -> None:
    fresh, taken = Situation().passages(1), Situation().passages(1).flag("s1", 1).flag("s2", 1)
    assert worth(fresh).passages - worth(taken).passages == pytest.approx(2 * WEIGHTS.secret)


def test_what_a_rival_has_counts_against_a_player_whose_turn_is_over() -> None:
    """It is the turn of seat 0."""
    evaluate = expert(Weights(rivals=0.5)).evaluate
    plain, richer = Situation().game(), Situation().treasures("mask mask").game()
    gained = evaluate(richer, 0, None)[0] - evaluate(plain, 0, None)[0]
    assert gained > 0
    assert evaluate(richer, 1, None)[0] - evaluate(plain, 1, None)[0] == pytest.approx(-gained / 2)


def test_what_a_rival_has_is_left_aside_while_a_turn_is_planned() -> None:
    evaluate = expert(Weights(rivals=0.5)).evaluate
    plain, richer = Situation().game(), Situation().treasures("mask mask", 1).game()
    assert evaluate(richer, 0, None) == evaluate(plain, 0, None)


def test_a_colour_that_a_rival_can_open_too_is_worth_less() -> None:
    alone, beside = Situation().backpack("pink"), Situation().backpack("pink").backpack("pink", 1)
    apart = Situation().backpack("pink").backpack("blue", 1)
    assert worth(beside).doors < worth(alone).doors == worth(apart).doors
