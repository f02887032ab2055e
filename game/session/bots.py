"""Who decides at a seat that no person sits at.

A controller gets a slice of time in each frame and answers with an action when it has made up its mind. It looks
at the game through its own seat's view only.
"""

from __future__ import annotations

from typing import Protocol

from engine import GAMES, Action
from engine.bots import Expert, Level, Player, style_of
from game.session.seats import Setup
from game.session.session import Session
from game.session.thinker import Thinker


class Controller(Protocol):
    """What the table asks of a bot."""

    @property
    def progress(self) -> float | None:
        """How far the thought under way has come, from 0 to 1; None between thoughts."""

    def think(self, session: Session, budget_ms: float) -> Action | None:
        """Go on thinking for so long; the action when it is found."""


class Bot:
    """A computer player: it plans its turn, and keeps to the plan while everything goes as foreseen."""

    def __init__(self, level: Level, seed: int, style: Expert | None = None) -> None:
        self._thinker = Thinker(Player(level, seed, style).choose)

    @property
    def progress(self) -> float | None:
        """How far the thought under way has come."""
        return self._thinker.progress

    def think(self, session: Session, budget_ms: float) -> Action | None:
        """Think until the time is up, and go on from there the next time."""
        found = self._thinker.think(session, budget_ms)
        return session.game.parse(found) if found is not None else None


def controllers(setup: Setup) -> dict[int, Controller]:
    """A controller for each seat that has a bot."""
    rules = GAMES[setup.game]
    return {
        # Seeds have limits, and a file may come with the largest of all.
        number: Bot(
            rules.levels.get(seat.level, rules.levels["easy"]),
            (setup.seed + number) % 2**64,
            rules.styles.get(seat.style or style_of(setup.game, setup.seed, number)),
        )
        for number, seat in enumerate(setup.seats)
        if seat.kind == "bot"
    }
