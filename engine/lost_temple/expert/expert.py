"""What computer players know of Lost Temple, and how hard they think."""

from __future__ import annotations

from typing import Any

from ...core.action import Action
from ...core.game import Game
from ...core.search import Effort, Expert, Level, Replies
from .. import actions as do
from ..rules import explorer
from ..rules.state import State
from . import reasons
from .appraisal import Worth, appraise
from .candidates import candidates
from .weights import STANDARD, STYLES, Weights

__all__ = ["LEVELS", "STANDARD", "STYLES", "Weights", "Worth", "appraise", "expert"]

LEVELS = {
    "easy": Level(Effort(5, 2500), misjudges=2.1),
    "medium": Level(Effort(6, 3000), misjudges=1.25),
    "hard": Level(Effort(6, 3000)),
    "expert": Level(
        Effort(10, 6000),
        replies=Replies(5, Effort(5, 1500), again=Effort(5, 1500), trust=0.7, apart=True),
    ),
}
BESIDES = (do.PLAY, do.TENT_EXPLORE, do.TENT_KEY)
STAGES = ("pirogue", "icons", "explore")


def expert(weights: Weights = STANDARD) -> Expert:
    """What players with these weights know."""

    def worth(game: Game[State], seat: int) -> dict[str, float]:
        return appraise(game.state, seat, weights)._asdict()

    def evaluate(game: Game[State], seat: int, before: Any) -> tuple[float, float]:
        state = game.state
        if before is not None and _walked(game):
            return before, before  # the same places can be reached from there
        value = sum(appraise(state, seat, weights))
        # What a turn does to the others is looked at when it is over.
        if weights.rivals and state.turn != seat:
            others = [sum(appraise(state, other, weights)) for other in range(len(state.players)) if other != seat]
            value -= weights.rivals * sum(others) / len(others)
        return value, value

    return Expert(
        worth=worth,
        evaluate=evaluate,
        choices=candidates,
        stage=stage,
        spot=spot,
        asked=asked,
        closing=reasons.CLOSING,
        reason=lambda game, turn: reasons.reason(game, turn, worth),
    )


def _walked(game: Game[State]) -> bool:
    """Whether the last move was a walk through open doors, to excavate."""
    steps = game.state.steps
    return game.moves[-1] in explorer.FREE_MOVES and bool(steps) and steps[-1][0] == "dig"


def asked(game: Game[State]) -> list[Action]:
    """The answers to the decision at hand; cards and the tent are something besides."""
    return [action for action in game.legal_actions() if action.verb not in BESIDES]


def stage(game: Game[State]) -> int:
    """How far a turn has come: pirogue, icons, exploration, excavation, and what may follow it."""
    state = game.state
    names = [step[0] for step in state.steps]
    for i, name in enumerate(STAGES):
        if name in names:
            return i
    return len(STAGES) + (names[-1] == "end")


def spot(game: Game[State], seat: int) -> tuple[object, ...]:
    """Where a player stands in a turn; plans of equal worth at the same spot are the same."""
    player = game.state.players[seat]
    return player.place, player.site, player.flags, tuple(game.state.steps)
