"""Who decides at a seat that no person sits at.

A controller gets a slice of time in each frame and answers with an action when it has made up its mind. It looks
at the game through its own seat's view only.
"""

from __future__ import annotations

import time
from collections.abc import Generator
from typing import Protocol

from engine import Action
from engine.bots import choose
from engine.core.chance import Chance
from game.session import Session, Setup


class Controller(Protocol):
    """What the table asks of a bot."""

    def think(self, session: Session, budget_ms: float) -> Action | None:
        """Go on thinking for so long; the action when it is found."""


class Bot:
    """A computer player of some level; the same game gives the same choices."""

    def __init__(self, level: str, seed: int) -> None:
        self._level = level
        self._seed = seed
        self._thinking: Generator[None, None, str] | None = None
        self._about = -1

    def think(self, session: Session, budget_ms: float) -> Action | None:
        """Think until the time is up, and go on from there the next time."""
        seat = session.to_move
        if seat is None:
            return None
        moves = len(session.game.moves)
        if self._thinking is None or self._about != moves:
            seed = Chance.seeded(self._seed * 1_000_003 + moves).word()
            self._thinking = choose(session.game.view(seat), self._level, seed)
            self._about = moves
        until = time.perf_counter() + budget_ms / 1000
        try:
            while True:
                next(self._thinking)
                if time.perf_counter() >= until:
                    return None
        except StopIteration as found:
            self._thinking = None
            return session.game.parse(found.value)


def controllers(setup: Setup) -> dict[int, Controller]:
    """A controller for each seat that has a bot."""
    return {
        number: Bot(seat.level or "easy", setup.seed + number)
        for number, seat in enumerate(setup.seats)
        if seat.kind == "bot"
    }
