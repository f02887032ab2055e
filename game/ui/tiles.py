"""Boxes of one size in rows: as many side by side as fit, all as wide as fills the row."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import pygame

from game.ui.boxes import Box, Kit, Placed, Row, Several


@dataclass(frozen=True, slots=True, kw_only=True)
class Tiles(Several):
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

    def inner_height(self, kit: Kit, width: int) -> int:
        """All rows and the gaps between them."""
        rows = self.rows(kit, width)
        return sum(row.inner_height(kit, width) for row in rows) + kit.px(self.gap) * max(0, len(rows) - 1)

    def inside(self, kit: Kit, rect: pygame.Rect) -> Iterator[Placed]:
        """Row by row."""
        y = rect.y
        for row in self.rows(kit, rect.w):
            tall = row.inner_height(kit, rect.w)
            yield from row.inside(kit, pygame.Rect(rect.x, y, rect.w, tall))
            y += tall + kit.px(self.gap)
