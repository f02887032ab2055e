"""What a puzzle says of itself: its day, its goal, what the stars cost, and what is told to others."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.screen.catalogue import Catalogue
from game.screen.wording import day_name
from game.storage import puzzle_results

if TYPE_CHECKING:
    from game.puzzle.mode import PuzzleMode


class PuzzleWords:
    """The words of one puzzle."""

    def __init__(self, mode: PuzzleMode) -> None:
        self._mode = mode

    @property
    def _words(self) -> Catalogue:
        return self._mode.app.words

    @property
    def when(self) -> str:
        """The day of the puzzle, or its number."""
        if not self._mode.day:
            return self._words("puzzle.number", number=self._mode.puzzle.number + 1)
        return day_name(self._words, self._mode.day)

    @property
    def heading(self) -> str:
        """What the panel is called."""
        return self._words("puzzle.today" if self._mode.day == puzzle_results.today() else "puzzle.title")

    @property
    def goal(self) -> str:
        """What is to be done."""
        return self._words(
            f"{self._mode.puzzle.game}.puzzle.goal", name=self._mode.session.name(self._mode.puzzle.seat)
        )

    @property
    def limits(self) -> str:
        """What the stars cost."""
        one, two, three = self._mode.puzzle.limits
        return self._words("puzzle.limits", one=one, two=two, three=three)

    @property
    def standing(self) -> str:
        """What came of it so far, to be told to others: no word about how."""
        words, result = self._words, self._mode.result
        if result is None or not result.tries:
            return words("puzzle.untried", count=self._mode.puzzle.best, best=self._mode.puzzle.best)
        key = "puzzle.share.first" if result.at <= 1 else "puzzle.share.later"
        return words(key, points=result.best, best=self._mode.puzzle.best, number=result.at)

    def message(self) -> str:
        """What is sent along with the link."""
        words = self._words
        stars = "★" * self._mode.stars + "☆" * (len(self._mode.puzzle.limits) - self._mode.stars)
        game = words(f"{self._mode.puzzle.game}.title")
        return words("puzzle.share.text", game=game, when=self.when, stars=stars, standing=self.standing)
