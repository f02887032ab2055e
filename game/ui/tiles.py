"""Boxes of one size in rows: as many side by side as fit, all as wide as fills the row."""

from __future__ import annotations

from dataclasses import dataclass

from game.ui.boxes import Box, Flow, Kit, Row


@dataclass(frozen=True, slots=True, kw_only=True)
class Tiles(Flow):
    """Rows of equally many boxes, the last of which may have fewer."""

    tile: float
    """Units of width that a box has at least."""

    def rows(self, kit: Kit, width: int) -> list[Row]:
        """The rows that a width has room for."""
        gap = kit.px(self.gap)
        across = max(1, (width + gap) // (kit.px(self.tile) + gap))
        parts = [list(self.children[first : first + across]) for first in range(0, len(self.children), across)]
        filled = [[*part, *(Box() for _ in range(across - len(part)))] for part in parts]
        return [Row(children=part, gap=self.gap, equal=True) for part in filled]

    def inner_width(self, kit: Kit) -> int:
        """All in one row."""
        return kit.px(self.tile) * len(self.children) + self.gaps(kit)
