"""A table of numbers: a column for each player under the emblem and name, a row for each reason."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

import pygame

from game.screen import palette, text
from game.screen.fonts import Role
from game.screen.palette import INK, PALE, SOFT
from game.ui.blocks import Block

if TYPE_CHECKING:
    from game.ui.page import Page

FRESH = palette.FRESH


@dataclass(frozen=True)
class GridRow:
    """One row: its label, a value for each player, small notes below the values, a picture before the label."""

    label: str
    values: Sequence[str]
    notes: Sequence[str] = ()
    sprite: str = ""
    strong: bool = False


@dataclass(frozen=True)
class Grid(Block):
    """Names above, rows below; the row that has just come up is lit."""

    names: Sequence[str]
    rows: Sequence[GridRow]
    lit: int = -1

    def height(self, page: Page, width: int) -> int:
        """Head and rows."""
        return page.px(58) + sum(self._tall(page, width, row) for row in self.rows)

    def draw(self, surface: pygame.Surface, page: Page, rect: pygame.Rect) -> None:
        """Emblems and names, then the rows with lines between them."""
        first, column = self._columns(page, rect.w)
        for seat, name in enumerate(self.names):
            x = rect.x + first + seat * column
            emblem = (x + column // 2, rect.y + page.px(17))
            page.art.draw(surface, "seat", emblem, colour=page.colours[seat], zoom=1.2)
            below = pygame.Rect(x + page.px(2), rect.y + page.px(34), column - page.px(4), page.px(22))
            text.draw(surface, name, "strong", page.type(15), INK, below, side="centre")
        y = rect.y + page.px(58)
        for index, row in enumerate(self.rows):
            place = pygame.Rect(rect.x, y, rect.w, self._tall(page, rect.w, row))
            if index == self.lit:
                pygame.draw.rect(surface, FRESH, place, border_radius=page.px(5))
            pygame.draw.line(surface, PALE, place.topleft, place.topright, page.px(2 if row.strong else 1))
            self._draw_row(surface, page, place, row)
            y = place.bottom

    def _draw_row(self, surface: pygame.Surface, page: Page, rect: pygame.Rect, row: GridRow) -> None:
        first, column = self._columns(page, rect.w)
        left = self._icon(page, row)
        if row.sprite:
            picture = page.sprite(row.sprite, 34, 30, INK)
            surface.blit(picture, picture.get_rect(center=(rect.x + page.px(18), rect.centery)))
        label = pygame.Rect(rect.x + left, rect.y, first - left - page.px(4), rect.h)
        role: Role = "strong" if row.strong else "body"
        text.draw(surface, row.label, role, page.type(15), INK, label, "wrap")
        for seat, value in enumerate(row.values):
            cell = pygame.Rect(rect.x + first + seat * column, rect.y, column, rect.h)
            note = row.notes[seat] if row.notes else ""
            if note:
                low = pygame.Rect(cell.x + page.px(2), cell.bottom - page.px(19), cell.w - page.px(4), page.px(16))
                text.draw(surface, note, "body", page.type(12), SOFT, low, side="centre")
                cell.height -= page.px(15)
            size = page.type(22 if row.strong else 18)
            text.draw(surface, value, "head", size, INK, cell.inflate(-page.px(4), 0), side="centre")

    def _columns(self, page: Page, width: int) -> tuple[int, int]:
        """How wide the labels and each player's column are."""
        column = min(page.px(130), width * 64 // 100 // max(1, len(self.names)))
        return width - column * len(self.names), column

    def _icon(self, page: Page, row: GridRow) -> int:
        return page.px(38) if row.sprite else page.px(4)

    def _tall(self, page: Page, width: int, row: GridRow) -> int:
        first, _ = self._columns(page, width)
        lines = text.height(row.label, "body", page.type(15), first - self._icon(page, row) - page.px(4))
        return max(page.px(48 if row.notes else 38), lines + page.px(8))
