"""Where turns and leads lie on a review's chart, in units from the upper left corner of its lines."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from game.review.story import Card, Entry, ReviewStory
from game.ui.chartlines import Point

STEPS = (5, 10, 20, 40, 80, 160)
LEAST = 10
"""Points up and down that a chart shows at least."""
Size = tuple[float, float]


@dataclass(frozen=True)
class LeadLines:
    """The lead of each player over the turns, and where it lies on a chart of some size."""

    story: ReviewStory
    seat: int
    marks: Sequence[Card]

    @property
    def two(self) -> bool:
        """Whether one line tells of both players."""
        return self.story.players == 2

    @property
    def total(self) -> int:
        """How many turns there are or will be."""
        reviewing, judged = self.story.reviewing, len(self.story.entries)
        return len(self.story.turns) + len(reviewing.spans) - judged

    @cached_property
    def lines(self) -> list[list[float]]:
        """The lead of each player over the turns."""
        return self.story.lines()

    @property
    def shown(self) -> list[list[float]]:
        """The lines that are drawn."""
        return [self.lines[self.seat]] if self.two else self.lines

    @cached_property
    def reach(self) -> tuple[int, int]:
        """How far up and down the chart goes, and the step between its lines."""
        most = max([float(LEAST), *(abs(value) for line in self.shown for value in line)])
        step = next((one for one in STEPS if most / one <= 2.4), STEPS[-1])
        return -(-round(most + 0.49) // step) * step, step

    def x(self, size: Size, number: float) -> float:
        """Where a turn lies."""
        return size[0] * number / max(1, self.total - 1)

    def y(self, size: Size, value: float) -> float:
        """Where a lead lies."""
        return size[1] / 2 * (1 - value / self.reach[0])

    def points(self, size: Size, line: Sequence[float]) -> list[Point]:
        """A line over the turns."""
        return [(self.x(size, number), self.y(size, value)) for number, value in enumerate(line)]

    def at(self, size: Size, entry: Entry) -> Point | None:
        """Where the line is at a turn, or at the first one after it that has a place of its own."""
        turns = enumerate(self.story.turns)
        number = next((n for n, one in turns if one.turn.first >= entry.turn.first), None)
        if number is None:
            return None
        return self.x(size, number), self.y(size, self.lines[self.seat][number])

    def turn_at(self, wide: float, x: float) -> Entry | None:
        """The turn that lies next to a point."""
        turns = self.story.turns
        number = round(x / max(1, wide) * max(1, self.total - 1))
        return turns[min(len(turns) - 1, max(0, number))] if turns else None
