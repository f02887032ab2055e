"""How a game by link goes, in three steps, and what to know about the link."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

import pygame

from game.screen import palette, text
from game.screen.palette import INK
from game.ui.blocks import Block

if TYPE_CHECKING:
    from game.ui.page import Page

COLUMN = 210
"""Units that a step needs to stand beside others."""
NUMBER, GAP, TEXT = 42, 10, 15.5
PROMISED = palette.FOREST


@dataclass(frozen=True)
class NumberedSteps(Block):
    """Numbered steps, side by side where there is room, and a note on a green well."""

    steps: Sequence[str]
    note: str

    def told(self) -> tuple[str, ...]:
        """The steps and the note."""
        return (*self.steps, self.note)

    def height(self, page: Page, width: int) -> int:
        """The steps and the note below them."""
        return self._places(page, width)[-1].bottom

    def draw(self, surface: pygame.Surface, page: Page, rect: pygame.Rect) -> None:
        """A gold number before each step; a padlock before the note."""
        *steps, well = [place.move(rect.topleft) for place in self._places(page, rect.w)]
        for number, (words, place) in enumerate(zip(self.steps, steps, strict=True), 1):
            middle = (place.x + page.px(16), place.y + page.px(18))
            page.art.draw(surface, "badge-gold", middle, zoom=1.5)
            disc = pygame.Rect(0, 0, page.px(26), page.px(26))
            disc.center = middle
            text.draw(surface, str(number), "strong", page.type(16), INK, disc, side="centre")
            room = pygame.Rect(place.x + page.px(NUMBER), place.y, place.w - page.px(NUMBER), place.h)
            text.draw(surface, words, "body", page.type(TEXT), INK, room, "wrap", level="top")
        page.art.frame(surface, "well-green", well)
        page.art.draw(surface, "ui-lock", (well.x + page.px(24), well.centery), tint=PROMISED)
        room = pygame.Rect(well.x + page.px(46), well.y + page.px(6), well.w - page.px(56), well.h - page.px(12))
        text.draw(surface, self.note, "body", page.type(TEXT), PROMISED, room, "wrap")

    def _places(self, page: Page, width: int) -> list[pygame.Rect]:
        """Where the steps lie, and last the note."""
        gap, beside = page.px(GAP), width >= page.px(COLUMN) * len(self.steps)
        wide = (width - gap * (len(self.steps) - 1)) // len(self.steps) if beside else width
        least = page.px(38)
        talls = [
            max(least, text.height(words, "body", page.type(TEXT), wide - page.px(NUMBER)) + page.px(4))
            for words in self.steps
        ]
        places, y = [], 0
        for number, tall in enumerate(talls):
            places.append(
                pygame.Rect(number * (wide + gap) if beside else 0, y, wide, max(talls) if beside else tall)
            )
            y += 0 if beside else tall + gap
        below = max(place.bottom for place in places) + gap
        tall = text.height(self.note, "body", page.type(TEXT), width - page.px(56)) + page.px(16)
        return [*places, pygame.Rect(0, below, width, tall)]
