"""How far a counting is: which sources have lit up, which coins have landed, and what that makes of the scores."""

from __future__ import annotations

from typing import Any, Literal

from game.screen.wording import printed
from game.table.scoring.data import Figure, ScoringCount, ScoringStep

MOST_TERMS = 3
"""Numbers of the sum beside a score; where there are more, what was gained is one of them."""

Phase = Literal["none", "waits", "counts", "stays"]


class ScoringProgress:
    """A counting: none, about to begin, under way, or complete and still in sight."""

    def __init__(self) -> None:
        self.phase: Phase = "none"
        self.lit = 0
        """How many steps have lit up."""
        self.landed = 0
        """How many coins have landed."""
        self.beat = 0
        """Which of the groups of steps that light up together is the present one."""
        self.count: ScoringCount

    @property
    def beat_range(self) -> range:
        """The numbers of the present steps."""
        return self.count.beats()[self.beat]

    @property
    def running(self) -> bool:
        """Whether points are counted, or about to be."""
        return self.phase != "none"

    @property
    def shown(self) -> bool:
        """Whether the counting is on the screen."""
        return self.phase in ("counts", "stays")

    @property
    def complete(self) -> bool:
        """Whether every coin has landed."""
        return self.phase == "stays"

    @property
    def present(self) -> list[ScoringStep]:
        """The steps that are lit now."""
        return [self.count.steps[number] for number in self.beat_range] if self.phase == "counts" else []

    @property
    def seat(self) -> int:
        """Whose points are counted now, or were last."""
        return self.count.steps[max(0, self.lit - 1)].seat

    def headline(self) -> tuple[str, str]:
        """What the bar says."""
        return self.count.title, self.count.note

    def sums(self, seat: int) -> list[int]:
        """The score before the counting, and what has landed since, term by term."""
        terms: dict[str, int] = {"": self.count.scores[seat]}
        for step in self.count.steps[: self.landed]:
            if step.seat == seat and step.points:
                key = f"+{step.term}"
                terms[key] = terms.get(key, 0) + step.points
        return list(terms.values())

    def sum_line(self, seat: int) -> str:
        """The same as a sum, such as "48 + 7"; nothing before the first coin has landed."""
        sums = self.sums(seat) if self.shown else []
        if len(sums) > MOST_TERMS:
            sums = [sums[0], sum(sums[1:])]
        return " + ".join(map(printed, sums)) if len(sums) > 1 else ""

    def figures(self) -> dict[tuple[str, int], tuple[Figure, bool]]:
        """All figures by row and seat, and whether each is counted already."""
        found = {place: (figure, True) for place, figure in self.count.earlier.items()}
        for number, step in enumerate(self.count.steps):
            found[step.row, step.seat] = Figure(step.points, step.explanation), number < self.lit
        return found

    def gained(self, seat: int) -> int:
        """What has lit up for a player, with what was counted before in this scoring."""
        return sum(
            figure.points for (_, owner), (figure, told) in self.figures().items() if told and owner == seat
        )

    def state(self) -> dict[str, Any]:
        """How far the counting is."""
        if not self.running:
            return {}
        return {"phase": self.phase, "lit": self.lit, "landed": self.landed, "steps": len(self.count.steps)}
