"""The rules of Tikal in two tables: from decision to choices, and from verb to effect."""

from __future__ import annotations

from collections.abc import Callable

from ...core.action import Action, Verb
from .. import actions as do
from . import (
    auction,
    camps,
    expedition,
    flow,
    members,
    placing,
    scoring,
    temples,
    treasures,
)
from .state import ACT, BID, CHOOSE, OVER, PLACE, State

CHOICES: dict[int, Callable[[State], list[Action]]] = {
    BID: auction.bid_choices,
    CHOOSE: auction.tile_choices,
    PLACE: placing.choices,
    ACT: expedition.choices,
    OVER: lambda state: [],
}

EFFECTS: dict[Verb, Callable[..., None]] = {
    do.BID: auction.bid,
    do.PASS: auction.pass_on,
    do.CHOOSE: flow.choose,
    do.PLACE: flow.place,
    do.BRING: members.bring,
    do.MOVE: members.move,
    do.UNCOVER: temples.uncover,
    do.RECOVER: treasures.recover,
    do.EXCHANGE: treasures.exchange,
    do.CAMP: camps.camp,
    do.GUARD: temples.guard,
    do.END_TURN: flow.end_turn,
}


def to_move(state: State) -> int | None:
    """The seat that decides."""
    return None if state.phase == OVER else state.turn


def legal(state: State) -> list[Action]:
    """Every choice of the current decision."""
    return CHOICES[state.phase](state)


def effect(state: State, action: Action) -> None:
    """Carry out a legal action."""
    EFFECTS[action.verb](state, *action.args)


def winners(state: State) -> list[int]:
    """Most points win; the edition says what breaks a tie."""
    return scoring.winners(state) if state.phase == OVER else []
