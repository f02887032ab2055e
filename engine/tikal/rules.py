"""Tikal as the engine sees it: one table from decision to choices, one from verb to effect."""

from __future__ import annotations

from collections.abc import Callable

from engine.core.action import Action, Verb
from engine.core.game import Rules
from engine.tikal import actions as do
from engine.tikal import (
    auction,
    camps,
    expedition,
    expert,
    flow,
    imagine,
    members,
    placing,
    position,
    preview,
    refusals,
    scoring,
    setup,
    show,
    temples,
    treasures,
    view,
)
from engine.tikal import components as box
from engine.tikal.state import ACT, BID, CHOOSE, OVER, PLACE, State
from engine.tikal.weights import STYLES

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


RULES = Rules(
    name="tikal",
    players=tuple(box.NUMBERS),
    options=setup.OPTIONS,
    check_options=setup.check_options,
    setup=setup.set_up,
    to_move=to_move,
    legal=legal,
    effect=effect,
    refusal=refusals.refusal,
    parse=do.GRAMMAR.parse,
    winners=winners,
    position=position.write,
    from_position=position.read,
    view=view.view,
    imagine=imagine.imagine,
    show=show.show,
    secrets=(),
    witnessed=lambda event, seat: event,
    reveals=preview.reveals,
    expert=expert.expert(),
    levels=expert.LEVELS,
    styles={name: expert.expert(likings) for name, likings in STYLES.items()},
)
