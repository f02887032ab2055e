"""The auction: who had a turn in this round, what lies on show, and how the bidding could have come this far."""

from __future__ import annotations

from ....core.errors import PositionError
from ...rules import auction
from ...rules.state import ACT, BID, CHOOSE, FINAL_SCORING, NOBODY, OVER, PLACE, State
from ...ruleset import CLOCKWISE
from .checks import ensure, expect


def audit(state: State) -> None:
    """A round of auctions, or none at all."""
    if not state.options.auction or state.phase == OVER or state.scoring == FINAL_SCORING:
        quiet = not (state.shown or state.played or state.passed or state.bid) and state.bidder == NOBODY
        ensure(quiet, "auction", "there is none now")
        return
    _round(state)
    if state.phase == BID:
        _bids(state)
    else:
        ensure(not state.bid and state.bidder == NOBODY, "auction", "nobody bids now")
        if state.passed:
            _followers(state)


def _round(state: State) -> None:
    count = len(state.players)
    waiting = [seat for seat in range(count) if not state.played >> seat & 1]
    ensure(state.owner in (NOBODY, *waiting), "owner", "had a turn in this round already")
    ensure(state.phase != BID or state.turn in waiting, "turn", "had a turn in this round already")
    # Who chose a tile has still to finish the turn.
    chosen = state.phase in (PLACE, ACT)
    expect("auction.shown", len(state.shown), len(waiting) - chosen)
    ensure(len(state.stack) % count == 0, "stack", "should be enough for whole rounds")
    alone = state.phase in (BID, CHOOSE) and len(waiting) < 2
    ensure(not alone, "auction.played", "the last player takes the last tile without asking")


def _followers(state: State) -> None:
    """Outside the bidding only those have passed who follow because nobody bid."""
    ensure(state.options.rules.nobody_bids == CLOCKWISE, "auction.passed", "nobody bids now")
    wanted = [seat for seat in auction.waiting(state, state.owner) if seat != state.owner]
    if list(state.passed) != wanted:
        raise PositionError("auction.passed", f"should be {wanted} or nobody")


def _bids(state: State) -> None:
    waiting = auction.waiting(state, state.turn)
    ensure(len(set(state.passed)) == len(state.passed), "auction.passed", "somebody passed twice")
    ensure(set(state.passed) <= set(waiting), "auction.passed", "somebody passed who had a turn already")
    bidding = [seat for seat in waiting if seat not in state.passed]
    ensure(state.turn in bidding, "turn", "has passed already")
    ensure((state.bid > 0) == (state.bidder != NOBODY), "auction.bid", "a bid has a bidder")
    if state.bidder != NOBODY:
        ensure(state.bidder in bidding and state.bidder != state.turn, "auction.bidder", "cannot have bid last")
        ensure(state.bid <= state.players[state.bidder].score, "auction.bid", "is more than the bidder has")
    # The last one who had a turn may be anybody who had one, or before the first turn of a round anybody at all.
    before = [seat for seat in range(len(state.players)) if state.played >> seat & 1] or range(len(state.players))
    starters = {auction.waiting(state, last)[0] for last in before}
    if not any(_came_from(state, starter) for starter in sorted(starters)):
        raise PositionError("auction", "no bidding in turn leads to these bids and passes")


def _came_from(state: State, starter: int) -> bool:
    """Whether bidding that this seat starts can lead here; the others bid as little as possible."""
    trial = state.copy()
    auction.begin(trial, starter)
    # It ends: somebody who has not passed stays beside the bidder, so nobody wins; bids stop at the present one.
    while (trial.turn, trial.bidder, trial.passed) != (state.turn, state.bidder, state.passed):
        passes = len(trial.passed)
        if passes < len(state.passed) and trial.turn == state.passed[passes]:
            auction.pass_on(trial)
        elif trial.bid < min(state.bid, trial.players[trial.turn].score):
            auction.bid(trial, trial.bid + 1)
        else:
            return False
    return True
