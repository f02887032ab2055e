"""Thinking about the decision at hand in slices, so that no frame waits for an answer.

The engine thinks in generators that yield between slices and return what they found. A `Thinker` gives such a
generator a little time in each frame, shows it the view of the player to move and nothing else, and lets go of it
as soon as the game has gone on or something was taken back.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Generator
from typing import Generic, TypeVar

from game.session.played import AnyGame, AnyView
from game.session.session import Session

T = TypeVar("T")
USUAL = 400.0
"""Slices that a thought is taken to need before there was any."""
AT_ONCE = 4
"""A thought of so few slices only follows a plan, and says nothing about how long others take."""
NEARLY = 0.97


class Thinker(Generic[T]):
    """Somebody who thinks when asked to."""

    def __init__(self, begin: Callable[[AnyView], Generator[None, None, T]]) -> None:
        self._begin = begin
        self._game: AnyGame | None = None
        self._moves = -1
        self._thought: Generator[None, None, T] | None = None
        self._answer: T | None = None
        self._slices = 0
        self._usual = USUAL

    @property
    def progress(self) -> float | None:
        """How far the thought under way has come, judged by the ones before; None between thoughts."""
        return None if self._thought is None else min(NEARLY, self._slices / self._usual)

    def answer(self, session: Session) -> T | None:
        """What was found for the decision at hand, if anything was."""
        return self._answer if self._is_about(session) else None

    def think(self, session: Session, budget_ms: float) -> T | None:
        """Go on thinking for so long, or begin; the answer once it is found."""
        if session.to_move is None:
            return None
        if not self._is_about(session):
            self._game, self._moves, self._answer = session.game, len(session.game.moves), None
            self._thought = self._begin(session.game.view(session.to_move))
            self._slices = 0
        until = time.perf_counter() + budget_ms / 1000
        while self._thought is not None:
            try:
                next(self._thought)
                self._slices += 1
            except StopIteration as found:
                self._thought, self._answer = None, found.value
                if self._slices > AT_ONCE:
                    self._usual = (self._usual + self._slices) / 2
            if time.perf_counter() >= until:
                break
        return self._answer

    def _is_about(self, session: Session) -> bool:
        """Whether the game is still where it was; what is taken back makes another game of it."""
        return self._game is session.game and self._moves == len(session.game.moves)
