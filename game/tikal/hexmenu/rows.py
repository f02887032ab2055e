"""Where the rows of a sheet lie while a hex is chosen: points, who goes, where to, and what can be done."""

from __future__ import annotations

from typing import NamedTuple

from game.screen.brush import Area
from game.table.panels.panel import Panel

EDGE, GAP = 8.0, 6.0
SHORT = 214.0
"""Below this height the points share a row with those who go."""


class Rows(NamedTuple):
    """Where each row begins, and how tall it is; the points have none in a low sheet."""

    head: tuple[float, float] | None
    who: tuple[float, float]
    main: tuple[float, float]
    here: tuple[float, float]


class HexRows(Panel):
    """The places of everything in the sheet, in units."""

    def rows(self) -> Rows:
        """The rows, three of them in a low sheet."""
        finger = self.finger_units
        if self.height < SHORT:
            tall = (self.height - 2 * 5 - 2 * 4) / 3
            return Rows(None, (5, tall), (5 + tall + 4, tall), (5 + 2 * (tall + 4), tall))
        spare = max(0.0, self.height - 2 * EDGE - 3 * GAP - 4 * finger)
        heights = [finger, finger + spare * 0.1, finger + spare * 0.4, finger + spare * 0.5]
        tops = [EDGE + sum(heights[:row]) + GAP * row for row in range(4)]
        return Rows(*zip(tops, heights, strict=True))

    def close_box(self) -> Area:
        """The button that lets go of the hex."""
        rows, finger = self.rows(), self.finger_units
        top, tall = rows.head or rows.who
        return self.width - EDGE - finger - 2, top, finger + 2, min(tall, max(finger, tall))

    def stepper(self) -> Area:
        """Fewer, how many, more."""
        top, tall = self.rows().who
        finger = self.finger_units
        right = self.width - EDGE - 4 if self.rows().head else self.close_box()[0] - GAP
        wide = min(162.0, 2 * finger + 74)
        return right - wide, top + (tall - min(tall, finger)) / 2, wide, min(tall, finger)

    def switch(self) -> Area:
        """Where the leader's switch lies; the disc is in its left part, the word beside it."""
        top, tall = self.rows().who
        wide, right = self.finger_units + 2, self.stepper()[0] - GAP
        if self.rows().head:
            left = min(right - wide - 58, EDGE + 88)
            return left, top, wide + 58, tall
        return right - wide, top, wide, tall
