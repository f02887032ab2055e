"""A turn of one's own being tried: once ended it is weighed against the strongest one, as a review does it."""

from __future__ import annotations

import time
from collections.abc import Generator

from engine.bots import weigh
from game.puzzle.attempt import Attempt
from game.table.reviewfacts import AS_GOOD


class OwnAttempt(Attempt):
    """One turn of one's own at the table."""

    _thought: Generator[None, None, float] | None = None
    _behind: float | None = None
    """By how many points the strongest turn is worth more than the ended one; None until that is known."""

    @property
    def weighed(self) -> bool:
        """Whether it is known what the ended turn is worth."""
        return self._behind is not None

    @property
    def points(self) -> int:
        """How much of what was lost is won back, as far as that is known; nothing where even more is lost."""
        if self._behind is None:
            return self.puzzle.base
        return max(self.puzzle.base, self.puzzle.best - (0 if self._behind < AS_GOOD else round(self._behind)))

    def again(self) -> None:
        """Be at the beginning of the turn, with nothing known of any."""
        self._thought = self._behind = None
        super().again()

    def think(self, budget_ms: float) -> bool:
        """Go on weighing the turn for so long."""
        until = time.perf_counter() + budget_ms / 1000
        if self._thought is None:
            game = self.session.game
            start = self.puzzle.begin()
            self._thought = weigh(start, list(game.moves[self.session.floor :]))
        while self._behind is None:
            try:
                next(self._thought)
            except StopIteration as done:
                self._behind = done.value
            if time.perf_counter() >= until:
                break
        return self.weighed
