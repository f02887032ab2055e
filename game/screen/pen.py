"""Drawing at points of a board: sprites and numbers, all at one size."""

from __future__ import annotations

import pygame

from game.screen import text
from game.screen.art import Art, Point
from game.screen.fonts import FIGURES
from game.screen.palette import INK


class Pen:
    """Draws sprites and numbers at points of the window, all at one size."""

    def __init__(self, surface: pygame.Surface, art: Art, pixels: float) -> None:
        self.surface, self.art, self.pixels = surface, art, pixels
        self._zoom = pixels / art.scale

    def put(
        self, id: str, at: Point, dx: float = 0, dy: float = 0, *, zoom: float = 1, turn: float = 0
    ) -> pygame.Rect:
        """A sprite beside a point; gives the area."""
        place = (at[0] + dx * self.pixels, at[1] + dy * self.pixels)
        return self.art.draw(self.surface, id, place, zoom=zoom * self._zoom, turn=turn)

    def number(
        self, words: str, at: Point, dx: float = 0, dy: float = 0, *, size: float = 14, colour: str = INK
    ) -> pygame.Rect:
        """A short text with its middle at a point; gives the area."""
        place = at[0] + dx * self.pixels, at[1] + dy * self.pixels
        return text.mark(self.surface, words, FIGURES, max(1, round(size * self.pixels)), colour, place)


class MeasuringPen(Pen):
    """Also knows where it has drawn: to look for that on the picture would take longer than to draw it."""

    def __init__(self, surface: pygame.Surface, art: Art, pixels: float) -> None:
        super().__init__(surface, art, pixels)
        self.areas: list[pygame.Rect] = []

    def put(
        self, id: str, at: Point, dx: float = 0, dy: float = 0, *, zoom: float = 1, turn: float = 0
    ) -> pygame.Rect:
        """A sprite beside a point; gives the area."""
        self.areas.append(super().put(id, at, dx, dy, zoom=zoom, turn=turn))
        return self.areas[-1]

    def number(
        self, words: str, at: Point, dx: float = 0, dy: float = 0, *, size: float = 14, colour: str = INK
    ) -> pygame.Rect:
        """A short text with its middle at a point; gives the area."""
        self.areas.append(super().number(words, at, dx, dy, size=size, colour=colour))
        return self.areas[-1]
