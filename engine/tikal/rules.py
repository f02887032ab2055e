"""Tikal as the engine sees it: one table from decision to choices, one from verb to effect."""

from __future__ import annotations

from collections.abc import Callable

from engine.core.action import Action, Verb
from engine.core.chance import Chance
from engine.core.errors import IllegalAction
from engine.core.game import Json
from engine.tikal import actions as do
from engine.tikal import (
    auction,
    camps,
    expedition,
    flow,
    imagine,
    members,
    placing,
    position,
    refusals,
    scoring,
    setup,
    show,
    temples,
    treasures,
    view,
)
from engine.tikal.state import ACT, BID, CHOOSE, OVER, PLACE, State

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


class Tikal:
    """The rules of Tikal."""

    name = "tikal"

    def check_options(self, players: object, options: Json) -> Json:
        """All options with their values."""
        return setup.check_options(players, options)

    def setup(self, players: int, seed: int, options: Json) -> State:
        """The state before the first decision."""
        return setup.set_up(players, seed, options)

    def seats(self, state: State) -> int:
        """How many players there are."""
        return len(state.players)

    def to_move(self, state: State) -> int | None:
        """The seat that decides."""
        return None if state.phase == OVER else state.turn

    def legal(self, state: State) -> list[Action]:
        """Every choice of the current decision."""
        return CHOICES[state.phase](state)

    def effect(self, state: State, action: Action) -> None:
        """Carry out a legal action."""
        EFFECTS[action.verb](state, *action.args)

    def refusal(self, state: State, action: Action) -> IllegalAction:
        """Why an action is refused."""
        return refusals.refusal(state, action)

    def parse(self, text: str) -> Action:
        """The action that a text writes."""
        return do.GRAMMAR.parse(text)

    def scores(self, state: State) -> list[int]:
        """The points of each seat."""
        return [player.score for player in state.players]

    def winners(self, state: State) -> list[int]:
        """Most points win; the edition says what breaks a tie."""
        return scoring.winners(state) if state.phase == OVER else []

    def position(self, state: State) -> Json:
        """The complete state as plain data."""
        return position.write(state)

    def from_position(self, data: Json) -> State:
        """The state that plain data describes."""
        return position.read(data)

    def view(self, state: State, seat: int) -> Json:
        """What one seat may know."""
        return view.view(state, seat)

    def imagine(self, view: Json, chance: Chance) -> Json:
        """A position that this view could be a view of."""
        return imagine.imagine(view, chance)

    def show(self, state: State) -> str:
        """The state as text for people."""
        return show.show(state)
