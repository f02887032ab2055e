"""Bidding: going first is worth the difference between the best tile and the next one, and never costs more."""

from __future__ import annotations

from typing import Any

import pytest

import engine
from engine import GAMES
from engine.bots import Effort, think_through
from engine.core.search import Answer
from engine.tikal import actions as do
from engine.tikal import components as box
from engine.tikal.expert.bidding import bid, going_first_is_worth
from tests.engine.playing import play

EFFORT = Effort(4, 1600)


def auction(
    tiles: tuple[str, ...], said: tuple[str, ...] = (), score: int = 20, **options: object
) -> engine.Game[Any]:
    """An auction with these tiles on show, one for each player, after these bids."""
    options = {"auction": True, "first": 0, **options}
    game = engine.new_game("tikal", players=len(tiles), seed=6, options=options)
    state = game.state
    wanted = [box.TILES.index(tile) for tile in tiles]
    rest = [*state.shown, *state.stack]
    for tile in wanted:
        rest.remove(tile)
    state.shown, state.stack = tuple(sorted(wanted)), tuple(rest)
    for player in state.players:
        player.score = score
    return play(game, *said)


def answer(game: engine.Game[Any]) -> Answer:
    """What is bid in this auction."""
    return think_through(bid(game, GAMES["tikal"].expert, EFFORT))


def test_tiles_that_are_alike_are_not_worth_a_bid() -> None:
    assert answer(auction(("clearing-200100", "clearing-200100"))) == Answer(do.PASS(), "alike", 0.0, do.BID(1), 1)


def test_a_tile_that_is_much_better_is_worth_the_lowest_bid() -> None:
    said = answer(auction(("temple-6-300000", "clearing-300000")))
    assert said.points > 1
    assert str(said.choice) == "bid 1"


@pytest.mark.parametrize("price", [1, 3, 8, 15])
def test_a_bid_goes_just_above_the_last_and_never_above_its_worth(price: int) -> None:
    said = answer(auction(("temple-6-300000", "clearing-300000"), (f"bid {price}",)))
    assert str(said.choice) == ("pass" if said.points < price + 1 else f"bid {price + 1}")


def test_nobody_bids_points_they_do_not_have() -> None:
    assert answer(auction(("temple-6-300000", "clearing-300000"), score=0)).choice is do.PASS()


def test_going_first_is_worth_more_where_a_rival_wants_the_same_tile() -> None:
    own = {1: 10.0, 2: 4.0}
    assert going_first_is_worth([1, 2], own, {1: 5.0, 2: 5.0}, 1) < going_first_is_worth(
        [1, 2], own, {1: 12.0, 2: 5.0}, 1
    )


def test_going_first_is_worth_nothing_where_everybody_wants_another_tile() -> None:
    assert going_first_is_worth([1, 2], {1: 10.0, 2: 4.0}, {1: 5.0, 2: 12.0}, 1) == 0.0


def test_the_later_one_would_choose_the_more_going_first_is_worth() -> None:
    values = {1: 10.0, 2: 8.0, 3: 2.0}
    worth = [going_first_is_worth([1, 2, 3], values, values, before) for before in (1, 2)]
    assert worth[0] < worth[1]


ALIKE = ("temple-5-300000", "temple-5-300000", "clearing-300000")


def test_where_auctions_go_on_the_second_of_two_equal_tiles_can_still_be_had() -> None:
    for said in ((), ("pass",), ("pass", "pass")):
        assert answer(auction(ALIKE, said, nobody_bids="auction")).choice is do.PASS()


def test_where_the_round_goes_on_without_bidding_the_last_to_speak_would_be_left_the_last_tile() -> None:
    said = answer(auction(ALIKE, ("pass", "pass"), nobody_bids="clockwise"))
    assert said.points > 1
    assert str(said.choice) == "bid 1"
    # Before, or once somebody has bid, there is another auction to come.
    for before in ((), ("pass",), ("pass", "bid 1")):
        assert answer(auction(ALIKE, before, nobody_bids="clockwise")).choice is do.PASS()
