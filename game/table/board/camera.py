"""How a board is looked at: all of it, or a part of it enlarged, and what panning and zooming make of that.

A picture has units of its own; its upper left corner is 0, 0. At a zoom of 1 all of it is in sight. A bigger zoom
shows a part, never beyond the edge of the picture.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

import pygame

from game.screen.art import Point

STEP = 1.33
"""How much bigger each step of the zoom shows things; few steps, so that few sizes of pictures are kept."""


@dataclass(frozen=True, slots=True)
class Camera:
    """How a picture is looked at: a zoom from 1 on, and the point in the middle, from 0 to 1 across and down."""

    zoom: float = 1.0
    x: float = 0.5
    y: float = 0.5


def fit(size: tuple[float, float], rect: pygame.Rect) -> float:
    """Device pixels per unit of a picture that is as big as fits into a rectangle."""
    return max(0.01, min(rect.w / size[0], rect.h / size[1]))


class CameraView:
    """A picture of some size in the middle of a rectangle of the window, as it is looked at."""

    def __init__(self, rect: pygame.Rect, size: tuple[float, float], look: Camera) -> None:
        self.rect, self.size = rect, size
        self.unit = fit(size, rect) * look.zoom
        """Device pixels per unit of the picture."""
        self.look = self._kept_inside(look)
        self._middle = rect.x + rect.w / 2, rect.y + rect.h / 2

    def _kept_inside(self, look: Camera) -> Camera:
        if look.zoom <= 1:
            return Camera()
        across, down = (
            _within(middle, side / 2 / self.unit / whole)
            for middle, side, whole in zip((look.x, look.y), self.rect.size, self.size, strict=True)
        )
        return Camera(look.zoom, across, down)

    def at(self, x: float, y: float) -> Point:
        """A point of the picture as a point of the window."""
        return (
            self._middle[0] + (x - self.look.x * self.size[0]) * self.unit,
            self._middle[1] + (y - self.look.y * self.size[1]) * self.unit,
        )

    def panned(self, dx: float, dy: float) -> Camera:
        """The look after the picture was moved by so many pixels."""
        wide, tall = (side * self.unit for side in self.size)
        return self._kept_inside(Camera(self.look.zoom, self.look.x - dx / wide, self.look.y - dy / tall))

    def zoomed(self, steps: int, x: float, y: float, most: float) -> Camera:
        """The look after so many steps of zooming in, to about `most`; the point under the pointer stays there."""
        last = round(math.log(max(1.0, most), STEP))
        zoom = STEP ** min(max(round(math.log(self.look.zoom, STEP)) + steps, 0), last)
        wide, tall = (side * self.unit for side in self.size)
        moved = 1 - self.look.zoom / zoom
        across = self.look.x + moved * (x - self._middle[0]) / wide
        down = self.look.y + moved * (y - self._middle[1]) / tall
        return CameraView(self.rect, self.size, Camera(zoom, across, down)).look

    def showing(self, x: float, y: float, margin: float) -> Camera:
        """A look at the same zoom that brings a point of the window into sight, this far from edges."""
        dx = _inward(x, self.rect.left, self.rect.right, margin)
        return self.panned(dx, _inward(y, self.rect.top, self.rect.bottom, margin))

    def enlarge(self, whole: pygame.Surface, surface: pygame.Surface) -> None:
        """Fill a surface, whose corner is 0, 0 of the window, from a picture of what a zoom of 1 shows."""
        zoom = self.look.zoom
        sides = zip(
            whole.get_size(), surface.get_size(), self.size, (self.look.x, self.look.y), self._middle, strict=True
        )
        starts, parts = [], []
        for side, room, size, middle, at in sides:
            start = side / 2 + (middle - 0.5) * size * self.unit / zoom - at / zoom
            starts.append(max(0.0, min(start, side - room / zoom)))
            parts.append(min(math.ceil(room / zoom) + 1, side - math.floor(starts[-1])))
        part = pygame.Rect(*map(math.floor, starts), *parts)
        grown = math.ceil(part.w * zoom), math.ceil(part.h * zoom)
        picture = pygame.transform.smoothscale(whole.subsurface(part), grown)
        surface.blit(picture, (round((part.x - starts[0]) * zoom), round((part.y - starts[1]) * zoom)))


def _within(middle: float, half: float) -> float:
    """A middle that keeps a window of that half-width inside 0 to 1; one that is too wide stays in the middle."""
    return 0.5 if half >= 0.5 else min(max(middle, half), 1 - half)


def _inward(value: float, low: float, high: float, margin: float) -> float:
    """How far a value has to move to be between two others, and this far from both of them if there is room."""
    margin = min(margin, (high - low) / 2)
    return min(max(value, low + margin), high - margin) - value
