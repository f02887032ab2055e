"""What a turn of one's own says of itself: what is counted is how much of the lost points is won back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.puzzle.wording import PuzzleWords
from game.screen.catalogue import Catalogue
from game.screen.wording import day_name
from game.storage import puzzle_results
from game.storage.own_turns import OwnTurn

if TYPE_CHECKING:
    from game.puzzle.own.mode import OwnMode


def comes_back(words: Catalogue, turn: OwnTurn, day: int) -> str:
    """When a turn comes back, as a sentence."""
    if turn.learned:
        return words("turns.own.learned")
    return words("turns.own.back", count=max(0, turn.due - day))


class OwnWords(PuzzleWords):
    """The words of one turn of one's own."""

    def __init__(self, mode: OwnMode) -> None:
        super().__init__(mode)
        self._own = mode

    @property
    def when(self) -> str:
        """The day on which it was kept."""
        return day_name(self.words, self._own.turn.kept)

    @property
    def heading(self) -> str:
        """What the panel is called."""
        return self.words("turns.own.title")

    @property
    def goal(self) -> str:
        """What is to be done."""
        own = self._own
        return self.words("turns.own.goal", name=own.session.name(own.puzzle.seat), count=own.puzzle.best)

    @property
    def over(self) -> str:
        """That the turn is over, or still being weighed."""
        return super().over if self._own.attempt.weighed else self.words("turns.own.weighing")

    @property
    def now(self) -> str:
        """What is won back, or that this is not known yet."""
        attempt = self._own.attempt
        return self.reached(attempt.points) if attempt.weighed else self.words("turns.own.later")

    @property
    def value(self) -> str:
        """What the gauge shows: nothing before the turn is weighed."""
        return super().value if self._own.attempt.weighed else "?"

    def gauge(self, *, short: bool = False) -> str:
        """What the gauge is about."""
        if self._own.attempt.weighed:
            return super().gauge(short=short)
        return self.words("turns.own.gauge.short" if short else "turns.own.gauge")

    def reached(self, points: int) -> str:
        """How much an ended turn has won back."""
        return self.words("turns.own.points", count=points)

    def outcome(self, points: int) -> tuple[str, ...]:
        """What is said of an ended turn."""
        if points < self._own.puzzle.best:
            return super().outcome(points)
        return self.words("turns.own.found"), self._back()

    def shown(self) -> tuple[str, ...]:
        """What is said once the strongest turn was shown."""
        if not self._own.attempt.over:
            return self.words("turns.own.shown"), self.words("turns.own.unforeseen"), self._back()
        return self.words("turns.own.shown"), self._back()

    def message(self) -> str:
        """It is one's own: nothing is sent."""
        return ""

    def _back(self) -> str:
        return comes_back(self.words, self._own.turn, puzzle_results.today())
