"""Where something of a table is to be seen, for lessons that point at it."""

from __future__ import annotations

from typing import NamedTuple

import pygame

from game.screen.art import Point


class Sight(NamedTuple):
    """A place that a lesson leaves bright: a rectangle, or an outline in it such as that of a hexagon."""

    rect: pygame.Rect
    outline: tuple[Point, ...] = ()

    def grown(self, by: float) -> list[Point]:
        """The outline, so many pixels larger on every side."""
        x, y = self.rect.center
        half = max(self.rect.w, self.rect.h) / 2
        zoom = (half + by) / half
        return [(x + (px - x) * zoom, y + (py - y) * zoom) for px, py in self.outline]
