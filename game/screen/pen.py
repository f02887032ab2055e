"""Drawing at points of a board: sprites and numbers, all at one size."""

from __future__ import annotations

from functools import lru_cache

import pygame

from game.screen import fonts, text
from game.screen.art import Art, Point
from game.screen.palette import INK


class Pen:
    """Draws sprites and numbers at points of the window, all at one size."""

    def __init__(self, surface: pygame.Surface, art: Art, pixels: float) -> None:
        self.surface, self.art, self.pixels = surface, art, pixels
        self._zoom = pixels / art.scale

    def put(self, id: str, at: Point, dx: float = 0, dy: float = 0, *, zoom: float = 1, turn: float = 0) -> None:
        """A sprite beside a point."""
        place = (at[0] + dx * self.pixels, at[1] + dy * self.pixels)
        self.art.draw(self.surface, id, place, zoom=zoom * self._zoom, turn=turn)

    def number(
        self, words: str, at: Point, dx: float = 0, dy: float = 0, *, size: float = 14, colour: str = INK
    ) -> None:
        """A short text with the middle of its ink at a point: figures hang below their line in our fonts."""
        pixels = max(1, round(size * self.pixels))
        ink = _ink(words, pixels)
        left = round(at[0] + dx * self.pixels - ink.w / 2)
        top = round(at[1] + dy * self.pixels - ink.h / 2)
        self.surface.blit(fonts.line(words, "head", pixels, colour), (left - ink.x, top - ink.y))
        text.drawn.append(text.Drawn(words, pygame.Rect(left, top, ink.w, ink.h)))


@lru_cache(maxsize=512)
def _ink(words: str, size: int) -> pygame.Rect:
    """The part of a line of text that has ink."""
    return fonts.line(words, "head", size, INK).get_bounding_rect()
