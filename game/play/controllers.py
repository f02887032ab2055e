"""Who decides at a seat that no person sits at.

A controller gets a slice of time in each frame and answers with an action when it has made up its mind. It looks
at the game through its own seat's view only.
"""

from __future__ import annotations

from typing import Protocol

from engine import GAMES, Action
from engine.bots import Level, Player
from game.play.seats import Setup
from game.play.session import Session
from game.play.thinking import Thinker


class Controller(Protocol):
    """What the table asks of a bot."""

    def think(self, session: Session, budget_ms: float) -> Action | None:
        """Go on thinking for so long; the action when it is found."""


class Bot:
    """A computer player: it plans its turn, and keeps to the plan while everything goes as foreseen."""

    def __init__(self, level: Level, seed: int) -> None:
        self._thinker = Thinker(Player(level, seed).choose)

    def think(self, session: Session, budget_ms: float) -> Action | None:
        """Think until the time is up, and go on from there the next time."""
        found = self._thinker.think(session, budget_ms)
        return session.game.parse(found) if found is not None else None


def controllers(setup: Setup) -> dict[int, Controller]:
    """A controller for each seat that has a bot."""
    levels = GAMES[setup.game].levels
    return {
        # Seeds have limits, and a file may come with the largest of all.
        number: Bot(levels.get(seat.level, levels["easy"]), (setup.seed + number) % 2**64)
        for number, seat in enumerate(setup.seats)
        if seat.kind == "bot"
    }
