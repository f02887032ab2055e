"""What is remembered of one puzzle while it is tried, wherever it is stored."""

from __future__ import annotations

from typing import Protocol

from game.host.interface import Host
from game.session.puzzles import Puzzle
from game.storage import puzzle_results
from game.storage.puzzle_results import PuzzleResult


class Kept(Protocol):
    """What came of a puzzle, and what comes of it now."""

    def result(self) -> PuzzleResult | None:
        """What came of it so far."""

    def ended(self, points: int, stars: int) -> None:
        """A try was ended."""

    def shown(self) -> None:
        """The best known turn was shown."""


class KeptPuzzle:
    """A puzzle of the collection; `day` is that of the puzzle, if it is one's."""

    def __init__(self, host: Host, puzzle: Puzzle, day: int) -> None:
        self._host, self._id, self._day = host, puzzle.id, day

    def result(self) -> PuzzleResult | None:
        """What came of it so far."""
        return puzzle_results.load(self._host).results.get(self._id)

    def ended(self, points: int, stars: int) -> None:
        """A try was ended."""
        of_today = self._day == puzzle_results.today()
        puzzle_results.ended(self._host, self._id, points, stars, of_today=of_today)

    def shown(self) -> None:
        """The best known turn was shown."""
        puzzle_results.shown(self._host, self._id)
