"""A row of the list of keys: the keys as they stand on a keyboard, and what they do."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import pygame

from game.screen import palette, text
from game.screen.palette import INK
from game.ui.blocks import SIZE, Block

if TYPE_CHECKING:
    from game.ui.page import Page

KEYS = 0.4
"""The part of the width that the keys may take."""
PLATE, EDGE = palette.FIELD, palette.GROOVE_EDGE


@dataclass(frozen=True)
class KeyRow(Block):
    """Keys, separated by spaces, and their effect."""

    keys: str
    words: str

    def height(self, page: Page, width: int) -> int:
        """The keys in one line, or the lines beside them."""
        lines = text.height(self.words, "body", page.type(SIZE), width - self._column(width))
        return max(page.px(30), lines + page.px(4))

    def draw(self, surface: pygame.Surface, page: Page, rect: pygame.Rect) -> None:
        """A small plate for each key, and the words."""
        x, size, most = rect.x, page.type(15), rect.x + self._column(rect.w) - page.px(10)
        for key in self.keys.split(" "):
            wide = text.measure(key, "strong", size)[0] + page.px(14)
            plate = pygame.Rect(x, rect.y + page.px(2), min(wide, max(1, most - x)), page.px(25))
            pygame.draw.rect(surface, PLATE, plate, border_radius=page.px(5))
            pygame.draw.rect(surface, EDGE, plate, max(1, page.px(1)), page.px(5))
            text.draw(surface, key, "strong", size, INK, plate, side="centre")
            x = plate.right + page.px(5)
        beside = pygame.Rect(rect.x + self._column(rect.w), rect.y, rect.w - self._column(rect.w), rect.h)
        text.draw(surface, self.words, "body", page.type(SIZE), INK, beside, "wrap")

    def told(self) -> tuple[str, ...]:
        """Keys and words, for those who listen."""
        return (f"{self.keys}. {self.words}",)

    def _column(self, width: int) -> int:
        return round(width * KEYS)
