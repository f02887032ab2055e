"""The course of the game: whose turn it is, what it brings, scoring rounds, and the end."""

from __future__ import annotations

from .. import components as box
from . import auction, placing, scoring
from .state import (
    ACT,
    FINAL_SCORING,
    NO_SCORING,
    NOBODY,
    OVER,
    PLACE,
    SCORINGS,
    VOLCANO_SCORING,
    State,
)


def clockwise(state: State, first: int) -> tuple[int, ...]:
    """All seats, beginning with one."""
    count = len(state.players)
    return tuple((first + i) % count for i in range(count))


def begin(state: State, first: int) -> None:
    """The first turn, or the first auction."""
    state.turn = first
    if state.options.auction:
        auction.show_tiles(state)
        auction.begin(state, first)
    else:
        begin_turn(state, first)


def begin_turn(state: State, seat: int) -> None:
    """Draw the top tile."""
    state.turn = state.owner = seat
    state.tile, state.stack = state.stack[0], state.stack[1:]
    state.tell("draw", tile=box.TILES[state.tile])
    begin_tile(state)


def next_in_round(state: State) -> None:
    """Bid for the next turn of this round, or follow because nobody bid; the last player takes the last tile."""
    if state.passed:
        auction.follow(state)
    else:
        auction.begin(state, auction.waiting(state, state.owner)[0])
    if len(state.shown) == 1:
        choose(state, state.shown[0])


def choose(state: State, tile: int) -> None:
    """Take a tile on show, and begin the turn with it."""
    auction.choose(state, tile)
    begin_tile(state)


def begin_tile(state: State) -> None:
    """A volcano is set aside for a scoring round; any other tile is placed."""
    if state.tile == box.VOLCANO:
        state.tell("volcano")
        begin_scoring(state, VOLCANO_SCORING, clockwise(state, state.turn))
    else:
        begin_placing(state)


def begin_placing(state: State) -> None:
    """Place the tile in hand; one that fits nowhere leaves the game."""
    if placing.fits(state):
        state.phase = PLACE
    else:
        placing.leave_out(state)
        begin_actions(state)


def place(state: State, cell: int, rotation: int) -> None:
    """Place the tile, and begin the ten action points."""
    placing.place(state, cell, rotation)
    begin_actions(state)


def begin_actions(state: State) -> None:
    """Ten fresh action points."""
    state.phase = ACT
    state.ap = box.ACTION_POINTS
    state.tell("turn", scoring=SCORINGS[state.scoring])


def begin_scoring(state: State, kind: int, order: tuple[int, ...]) -> None:
    """A scoring round: everybody in this order has ten action points and then scores."""
    state.scoring = kind
    state.turn, *rest = order
    state.queue = tuple(rest)
    begin_actions(state)


def end_turn(state: State) -> None:
    """Give up the points that are left, and go on; what is limited per turn starts again."""
    state.ap = 0
    state.worked = {}
    if state.scoring == NO_SCORING:
        next_turn(state)
        return
    scoring.score(state)
    if state.queue:
        state.turn, *rest = state.queue
        state.queue = tuple(rest)
        begin_actions(state)
    elif state.scoring == VOLCANO_SCORING:
        state.scoring = NO_SCORING
        state.turn = state.owner
        begin_placing(state)
    else:
        finish(state)


def next_turn(state: State) -> None:
    """Hand over to the next player, or to the next auction; after the last tile comes the final scoring."""
    seats = clockwise(state, state.owner)
    if not state.options.auction:
        if state.stack:
            begin_turn(state, seats[1])
        else:
            begin_scoring(state, FINAL_SCORING, final_order(state))
        return
    state.played |= 1 << state.owner
    if state.shown:
        next_in_round(state)
    elif state.stack:
        auction.show_tiles(state)
        auction.begin(state, seats[1])
    else:
        state.played = 0
        begin_scoring(state, FINAL_SCORING, final_order(state))


def final_order(state: State) -> tuple[int, ...]:
    """All seats clockwise after the last player; with an auction by their points, lowest first."""
    last, *others = clockwise(state, state.owner)
    seats = (*others, last)
    return tuple(sorted(seats, key=lambda seat: state.players[seat].score)) if state.options.auction else seats


def finish(state: State) -> None:
    """The end of the game."""
    state.phase = OVER
    state.owner = NOBODY
    state.scoring = NO_SCORING
    state.tell("over", winners=scoring.winners(state))
