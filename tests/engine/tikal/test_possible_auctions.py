"""Positions of auctions: which bids, passes and orders can have come about, up to the last edge."""

from __future__ import annotations

from typing import Any

import pytest

import engine
from engine.tikal.position.audit import past
from tests.engine.playing import impossible, play
from tests.engine.tikal.played import bidding, to_the_end
from tests.engine.tikal.test_auction import turn, volcano_round


def start(players: int, **options: Any) -> engine.Game[Any]:
    return engine.new_game("tikal", players=players, seed=2, options={"auction": True, "first": 0, **options})


def changed(data: dict[str, Any], **auction: Any) -> dict[str, Any]:
    """The position with other values in its auction."""
    return data | {"auction": data["auction"] | auction}


# ---- bids ----------------------------------------------------------------------------------------


def test_one_may_bid_all_the_points_one_has() -> None:
    assert engine.from_position(play(start(3), "bid 20").position()).to_move == 1


def test_who_had_a_turn_is_not_asked_again() -> None:
    data = turn(play(start(4), "bid 1", "pass", "pass", "pass")).position()
    assert data["auction"]["played"] == [0]
    impossible(data | {"turn": 0}, "turn: had a turn in this round already")


def test_somebody_is_left_to_be_asked() -> None:
    data = changed(bidding(), bid=0, bidder=None, passed=[1, 2, 0])
    impossible(data, "turn: has passed already")


def test_outside_the_bidding_there_is_neither_a_bid_nor_a_bidder() -> None:
    data = play(start(3), "bid 3", "pass", "pass").position()
    assert engine.from_position(data)
    for change in ({"bid": 3}, {"bidder": 1}, {"bid": 3, "bidder": 1}):
        impossible(changed(data, **change), "auction: nobody bids now")


def orange_answers_red(price: int) -> dict[str, Any]:
    """The second round after blue's turn: red, who paid this price before, was asked first, and orange has bid."""
    game = turn(play(start(4), f"bid {price}", "pass", "pass", "pass"))
    turn(play(game, "pass", "pass", "pass"))
    turn(play(game, "pass", "pass"))
    turn(game)
    turn(play(game, "pass", "pass", "pass", "bid 1"))
    data = play(game, "pass", "bid 1").position()
    assert (data["players"][0]["score"], data["auction"]["passed"]) == (20 - price, [0])
    return data


def test_who_was_asked_first_and_did_not_pass_has_bid_at_least_1() -> None:
    data = orange_answers_red(19)
    assert engine.from_position(changed(data, passed=[], bid=2))
    impossible(changed(data, passed=[], bid=1), "auction: no bidding in turn leads to these bids and passes")


def test_who_has_nothing_left_has_not_bid_even_if_others_bid_more() -> None:
    data = orange_answers_red(20)
    assert engine.from_position(changed(data, bid=2))
    impossible(changed(data, passed=[], bid=2), "auction: no bidding in turn leads to these bids and passes")


def test_a_pass_comes_after_as_many_bids_as_it_takes_to_get_there() -> None:
    # Red, orange, white and blue bid 1 to 4, then all but blue pass one after another.
    game = play(start(4), "bid 1", "bid 2", "bid 3", "bid 4", "pass", "pass")
    data = game.position()
    assert (data["turn"], data["auction"]["passed"]) == (2, [0, 1])
    for bid in (1, 2, 4):
        assert engine.from_position(changed(data, bid=bid)), "red and orange may have passed at once"
    # The first to pass was white: red and orange have bid before, and blue after.
    data = changed(data, passed=[2]) | {"turn": 0}
    assert engine.from_position(changed(data, bid=4))


@pytest.mark.parametrize(("edition", "most"), [("1999", 20), ("2015", 19)])
def test_of_two_players_the_first_in_turn_has_paid_where_nobody_plays_for_nothing_alone(
    edition: str, most: int
) -> None:
    data = play(start(2, edition=edition), "bid 1", "pass").position()
    for points in (19, 20, 21):
        data["players"][0]["score"] = points
        if points <= most:
            assert engine.from_position(data)
        else:
            impossible(data, f"players[0].score: should be from 0 to {most}, not {points}")


# ---- scoring rounds ------------------------------------------------------------------------------


def test_nobody_is_left_out_of_a_volcano_scoring() -> None:
    game = play(volcano_round(), "pass", "pass", "pass", "choose volcano")
    data = game.position()
    first, second, third = ((data["turn"] + i) % 3 for i in range(3))
    assert data["queue"] == [second, third]
    assert engine.from_position(data)
    impossible(data | {"queue": [third]}, f"should be {[second, third]}, not {[first, third]}")


def test_nobody_is_left_out_of_the_final_scoring_of_a_game_without_auctions() -> None:
    data = to_the_end(3).position()
    first, second, third = ((data["turn"] + i) % 3 for i in range(3))
    assert data["queue"] == [second, third]
    assert engine.from_position(data)
    impossible(data | {"queue": [third]}, f"should be {[second, third]}, not {[first, third]}")


def by_points() -> engine.Game[Any]:
    """The final scoring after white alone bid, a single point."""
    game = to_the_end(3, opening=("pass", "pass", "bid 1"), auction=True)
    assert game.scores == [20, 20, 19]
    return game


def test_the_final_scoring_begins_with_the_fewest_points_and_else_goes_round_the_table() -> None:
    data = by_points().position()
    others = [seat for seat in ((data["owner"] + i) % 3 for i in (1, 2, 3)) if seat != 2]
    assert (data["turn"], data["queue"]) == (2, others)
    assert engine.from_position(data)
    wrong = [others[0], 2, others[1]]
    impossible(data | {"turn": wrong[0], "queue": wrong[1:]}, f"should be {[2, *others]}, not {wrong}")
    impossible(data | {"queue": others[::-1]}, f"should be {[2, *others]}, not {[2, *others[::-1]]}")


def test_points_of_the_final_scoring_do_not_change_its_order() -> None:
    game = by_points()
    for place in ("a4", "b5"):
        play(game, "bring worker base", f"move worker base {place}")
    data = play(game, "end turn").position()
    assert game.scores == [20, 20, 21]
    assert engine.from_position(data)
    wrong = [*data["queue"], data["turn"]]
    impossible(data | {"turn": wrong[0], "queue": wrong[1:]}, f"not {wrong}")


def test_no_auction_is_left_in_the_final_scoring_and_after_it() -> None:
    game = by_points()
    for _ in range(2):
        data = game.position()
        assert engine.from_position(data)
        for change in ({"played": [0]}, {"passed": [0]}, {"bid": 1}, {"bidder": 0}):
            impossible(changed(data, **change), "auction: there is none now")
        # Of 36 tiles everybody has taken twelve.
        assert [past._turns(game.state, seat) for seat in range(3)] == [12, 12, 12]
        while game.to_move is not None:
            play(game, "end turn")


def test_no_tile_is_in_hand_in_the_final_scoring() -> None:
    data = to_the_end(3).position()
    data["tile"] = data["board"].pop("a1")["tile"]
    impossible(data, "tile: there is none in the final scoring")
