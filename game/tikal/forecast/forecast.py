"""What a scoring would give every player: now, and after actions that are only pointed at.

Actions are tried in a copy of the game. What nobody can know before it happens, the treasure that comes out of a
ruin, is not tried: such an action changes nothing here.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from engine import Action, IllegalAction
from engine.tikal import actions as do
from engine.tikal import prospects
from game.session.played import AnyGame

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.session.session import Session
    from game.tikal.forecast.planned import PlannedStep

TREASURES = ""
"""Stands in the place of a temple's name for all the treasures of a player."""
UNKNOWN = (do.RECOVER, do.END_TURN, do.BID, do.PASS, do.CHOOSE)
"""Verbs whose outcome is hidden, or is none that a scoring counts."""


class Stakes(NamedTuple):
    """What each seat would score, and the temples with their values that are tied."""

    scores: tuple[prospects.Score, ...]
    tied: tuple[tuple[str, int], ...]


class ScoreChange(NamedTuple):
    """One thing that a player scores: a temple or all treasures, with the value before and after; 0 is nothing."""

    place: str
    before: int
    after: int


def now(game: AnyGame) -> Stakes:
    """What everybody would score now."""
    scores = tuple(prospects.would_score(game, seat) for seat in range(game.players))
    return Stakes(scores, tuple(prospects.tied_temples(game)))


def after(game: AnyGame, actions: Sequence[Action]) -> Stakes:
    """What everybody would score after these actions of the player to move; kept for each series of actions."""
    return _after(game, tuple(game.moves), tuple(actions))


@lru_cache(maxsize=64)
def _after(game: AnyGame, moves: tuple[Action, ...], actions: tuple[Action, ...]) -> Stakes:
    twin = game.copy()
    for action in actions:
        if action.verb in UNKNOWN:
            break
        try:
            twin.apply(action)
        except IllegalAction:  # pointed at before the game went on
            break
    return now(twin)


def changes(before: prospects.Score, then: prospects.Score) -> list[ScoreChange]:
    """What a player scores, temple by temple, and the treasures last; also what is lost or new."""
    old, new = dict(before.temples), dict(then.temples)
    found = [ScoreChange(place, old.get(place, 0), new.get(place, 0)) for place in sorted({*old, *new})]
    if before.treasures or then.treasures:
        found.append(ScoreChange(TREASURES, before.treasures, then.treasures))
    return found


def expected(session: Session, plan: PlannedStep | None, pointed: str) -> Stakes | None:
    """What everybody would score after what is planned or pointed at, unless nothing would change."""
    actions = plan.actions if plan is not None else _free(session, pointed)
    if not actions:
        return None
    then = after(session.game, actions)
    return then if then != after(session.game, ()) else None


def _free(session: Session, pointed: str) -> tuple[Action, ...]:
    """What is pointed at and costs nothing, such as placing a tile."""
    action = session.choices.named(pointed) if pointed else None
    return () if action is None or action.verb is do.MOVE else (action,)
