"""The auction of turns: bidding, passing, and choosing one of the tiles on show."""

from __future__ import annotations

from ...core.action import Action
from .. import actions as do
from .. import components as box
from ..ruleset import CLOCKWISE
from .state import BID, CHOOSE, NOBODY, State

BIDS = [do.BID(points) for points in range(1, do.MOST_POINTS + 1)]
PASS = do.PASS()
CHOICES = [do.CHOOSE(tile) for tile in range(len(box.STACK_NAMES))]


def bid_choices(state: State) -> list[Action]:
    """Any bid above the highest that one can pay, or a pass."""
    return [*BIDS[state.bid : state.players[state.turn].score], PASS]


def tile_choices(state: State) -> list[Action]:
    """One of the tiles on show; equal ones are one choice."""
    return [CHOICES[tile] for tile in sorted(set(state.shown))]


def show_tiles(state: State) -> None:
    """Turn up as many tiles as there are players."""
    count = len(state.players)
    state.shown = tuple(sorted(state.stack[:count]))
    state.stack = state.stack[count:]
    state.played = 0
    state.tell("show", tiles=[box.TILES[tile] for tile in state.shown])


def waiting(state: State, after: int) -> list[int]:
    """The seats that have not had their turn in this round, clockwise after one."""
    count = len(state.players)
    seats = [(after + i) % count for i in range(1, count + 1)]
    return [seat for seat in seats if not state.played >> seat & 1]


def begin(state: State, starter: int) -> None:
    """Begin an auction; who is alone takes the turn for nothing."""
    state.owner = NOBODY
    state.turn = starter
    state.bid = 0
    state.bidder = NOBODY
    state.passed = ()
    state.phase = BID
    if waiting(state, starter) == [starter]:
        win(state, starter)


def bid(state: State, points: int) -> None:
    """Bid more than anybody before."""
    state.bid = points
    state.bidder = state.turn
    state.tell("bid", points=points)
    _go_on(state)


def pass_on(state: State) -> None:
    """Leave this auction."""
    state.passed = (*state.passed, state.turn)
    state.tell("pass")
    _go_on(state)


def _go_on(state: State) -> None:
    bidding = [seat for seat in waiting(state, state.turn) if seat not in state.passed]
    if not bidding:
        _nobody_bids(state)
    elif bidding == [state.bidder]:
        win(state, state.bidder)
    else:
        state.turn = bidding[0]


def _nobody_bids(state: State) -> None:
    """Who passed first plays for nothing; by the rule set the others follow in the same order without bidding."""
    if state.options.rules.nobody_bids == CLOCKWISE:
        state.turn = state.passed[0]
        state.tell("nobody bids", order=list(state.passed))
        follow(state)
    else:
        win(state, state.passed[0])


def follow(state: State) -> None:
    """The next of those who all passed plays for nothing."""
    seat, *rest = state.passed
    win(state, seat)
    state.passed = tuple(rest)


def win(state: State, seat: int) -> None:
    """The winner pays and chooses a tile; a single tile needs no choice and is left to the course of the game."""
    price = state.bid
    state.turn = state.owner = seat
    state.bid = 0
    state.bidder = NOBODY
    state.passed = ()
    state.phase = CHOOSE
    state.tell("win", price=price)
    if price:
        state.gain(state.players[seat], -price, "bid")


def choose(state: State, tile: int) -> None:
    """Take one of the tiles on show."""
    i = state.shown.index(tile)
    state.shown = state.shown[:i] + state.shown[i + 1 :]
    state.tile = tile
    state.tell("choose", tile=box.TILES[tile])
