"""Light letters with a dark edge, to be read on any part of a picture."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from game.screen import palette, text
from game.screen.letters.fit import Fit, Level, Side
from game.ui.boxes import Kit
from game.ui.styles import Style
from game.ui.widgets import Text

SHADE = palette.NIGHT
SHADOW = ((-1, 0), (1, 0), (0, -1), (0, 2), (1, 1))


def draw(
    surface: pygame.Surface,
    words: str,
    style: Style,
    size: int,
    edge: int,
    rect: pygame.Rect,
    fit: Fit,
    side: Side,
    level: Level,
) -> pygame.Rect:
    """The letters and their edge, so many pixels wide."""
    with text.noting(lambda one: False):  # the edge is no text of its own
        for dx, dy in SHADOW:
            below = rect.move(dx * edge, dy * edge)
            text.draw(surface, words, style.role, size, SHADE, below, fit, side, level)
    used = text.draw(surface, words, style.role, size, style.ink, rect, fit, side, level)
    if used:
        text.drawn[-1] = text.drawn[-1]._replace(edge=SHADE)
    return used


@dataclass(frozen=True, slots=True, kw_only=True)
class ShadedText(Text):
    """Words on a picture."""

    def paint(self, kit: Kit, surface: pygame.Surface, rect: pygame.Rect) -> None:
        """The words with their edge."""
        edge = max(1, round(self.style.size / 32 * kit.unit))
        draw(
            surface, self.words, self.style, kit.type(self.style.size), edge, rect, self.fit, self.side, self.level
        )
