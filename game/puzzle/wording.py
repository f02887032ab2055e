"""What a puzzle says of itself: its day, its goal, what the stars cost, and what is told to others."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.screen.catalogue import Catalogue
from game.screen.wording import day_name
from game.storage import puzzle_results
from game.storage.puzzle_results import STARS

if TYPE_CHECKING:
    from game.puzzle.mode import PuzzleMode


class PuzzleWords:
    """The words of one puzzle."""

    def __init__(self, mode: PuzzleMode) -> None:
        self.mode = mode

    @property
    def words(self) -> Catalogue:
        """The catalogue in use."""
        return self.mode.app.words

    @property
    def when(self) -> str:
        """The day of the puzzle, or its number."""
        if not self.mode.day:
            return self.words("puzzle.number", number=self.mode.puzzle.number + 1)
        return day_name(self.words, self.mode.day)

    @property
    def heading(self) -> str:
        """What the panel is called."""
        return self.words("puzzle.today" if self.mode.day == puzzle_results.today() else "puzzle.title")

    @property
    def goal(self) -> str:
        """What is to be done."""
        return self.words(
            f"{self.mode.puzzle.game}.puzzle.goal", name=self.mode.session.name(self.mode.puzzle.seat)
        )

    @property
    def limits(self) -> str:
        """What the stars cost."""
        one, two, three = self.mode.puzzle.limits
        return self.words("puzzle.limits", one=one, two=two, three=three)

    @property
    def over(self) -> str:
        """That the turn is over."""
        return self.words("puzzle.over")

    @property
    def now(self) -> str:
        """What the turn would bring now."""
        return self.words("puzzle.now", count=self.mode.attempt.points)

    @property
    def value(self) -> str:
        """What the gauge shows."""
        return str(round(self.mode.gauge.value))

    def gauge(self, *, short: bool = False) -> str:
        """What the gauge is about."""
        if self.mode.attempt.over:
            return self.words("puzzle.ended.short" if short else "puzzle.ended")
        return self.words("puzzle.if-ended.short" if short else "puzzle.if-ended")

    def reached(self, points: int) -> str:
        """What an ended turn came to."""
        return self.words("puzzle.points", count=points)

    def outcome(self, points: int) -> tuple[str, ...]:
        """What is said of an ended turn with so many points."""
        words, best = self.words, self.mode.puzzle.best
        if points > best:
            return words("puzzle.better"), words("puzzle.better.kept")
        if points == best:
            return (words("puzzle.solved"),)
        return words("puzzle.possible", count=best - points), words("puzzle.often")

    def shown(self) -> tuple[str, ...]:
        """What is said once the best known turn was shown."""
        return self.words("puzzle.shown"), self.words("puzzle.closed")

    @property
    def standing(self) -> str:
        """What came of it so far, to be told to others: no word about how."""
        words, result, puzzle = self.words, self.mode.result, self.mode.puzzle
        if result is None or not result.tries:
            return words("puzzle.untried", count=puzzle.best, best=puzzle.best)
        stars = words("puzzle.share.stars", count=result.stars, most=STARS)
        return words("puzzle.share.standing", stars=stars, tries=words("puzzle.share.tries", count=result.at))

    def message(self) -> str:
        """What is sent along with the link, to be read in a chat or aloud; empty where none is."""
        words, mode = self.words, self.mode
        name = words("puzzle.today" if mode.day else "puzzle.title")
        game, standing = words(f"{mode.puzzle.game}.title"), self.standing
        told = words("puzzle.share.text", name=name, game=game, when=self.when, standing=standing)
        tried = mode.result is not None and mode.result.tries > 0
        return f"{told} {'★' * mode.stars}{'☆' * (STARS - mode.stars)}" if tried else told
