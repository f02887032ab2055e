"""Drawing with nothing but numpy: shapes and letters on an array of pixels, smoothed at the end."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import cos, hypot, pi, sin

import numpy as np
from numpy.typing import NDArray

from . import font

FINE = 2  # each pixel is drawn as so many by so many

Colour = tuple[int, int, int]
Point = tuple[float, float]


class Canvas:
    """A picture being made; places are in pixels from the left upper corner."""

    def __init__(self, width: int, height: int, colour: Colour) -> None:
        self.width = width
        self._pixels: NDArray[np.uint8] = np.empty((height * FINE, width * FINE, 3), dtype=np.uint8)
        self._pixels[:] = colour

    def picture(self) -> NDArray[np.uint8]:
        """The picture as rows of pixels."""
        corners = [(down, across) for down in range(FINE) for across in range(FINE)]
        total = sum(self._pixels[down::FINE, across::FINE].astype(np.uint16) for down, across in corners)
        return np.asarray((total + FINE * FINE // 2) // (FINE * FINE), dtype=np.uint8)

    def polygon(self, points: Sequence[Point], colour: Colour) -> None:
        """A filled shape without dents, its corners clockwise."""
        xs, ys = zip(*points, strict=True)
        box = self._box(min(xs), min(ys), max(xs), max(ys))
        x, y = self._middles(box)
        inside = np.ones((y.shape[0], x.shape[1]), dtype=bool)
        for (x0, y0), (x1, y1) in zip(points, [*points[1:], points[0]], strict=True):
            inside &= (x1 - x0) * (y - y0) - (y1 - y0) * (x - x0) >= 0
        self._pixels[box][inside] = colour

    def disc(self, centre: Point, radius: float, colour: Colour) -> None:
        """A filled circle."""
        cx, cy = centre
        box = self._box(cx - radius, cy - radius, cx + radius, cy + radius)
        x, y = self._middles(box)
        self._pixels[box][(x - cx) ** 2 + (y - cy) ** 2 <= radius**2] = colour

    def line(self, start: Point, end: Point, thickness: float, colour: Colour) -> None:
        """A thick line with straight ends."""
        (x0, y0), (x1, y1) = start, end
        length = hypot(x1 - x0, y1 - y0)
        across, along = (y0 - y1) / length * thickness / 2, (x1 - x0) / length * thickness / 2
        self.polygon(
            [
                (x0 - across, y0 - along),
                (x1 - across, y1 - along),
                (x1 + across, y1 + along),
                (x0 + across, y0 + along),
            ],
            colour,
        )

    def rectangle(self, corner: Point, size: Point, colour: Colour) -> None:
        """A filled rectangle."""
        self._pixels[self._box(*corner, corner[0] + size[0], corner[1] + size[1])] = colour

    def text(self, corner: Point, text: str, colour: Colour, dot: float = 1) -> None:
        """A line of text by its left upper corner; a letter is five by seven dots."""
        for x, y in font.dots(text):
            self.rectangle((corner[0] + x * dot, corner[1] + y * dot), (dot, dot), colour)

    def lines(self, corner: Point, texts: Iterable[str], colour: Colour, step: float) -> None:
        """Lines of text below each other."""
        for number, text in enumerate(texts):
            self.text((corner[0], corner[1] + number * step), text, colour)

    def label(self, centre: Point, text: str, colour: Colour, dot: float = 1) -> None:
        """A line of text around a point."""
        corner = (centre[0] - font.width(text) * dot / 2, centre[1] - font.HEIGHT * dot / 2)
        self.text(corner, text, colour, dot)

    def _box(self, x0: float, y0: float, x1: float, y1: float) -> tuple[slice, slice]:
        """The fine rows and columns between these places, as far as they are in the picture."""
        height, width, _ = self._pixels.shape
        rows = slice(max(0, round(y0 * FINE)), max(0, min(height, round(y1 * FINE))))
        return rows, slice(max(0, round(x0 * FINE)), max(0, min(width, round(x1 * FINE))))

    def _middles(self, box: tuple[slice, slice]) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
        """Where the middles of a box's fine pixels are: across as a row, down as a column."""
        rows, columns = box
        across = (np.arange(columns.start, columns.stop)[None, :] + 0.5) / FINE
        down = (np.arange(rows.start, rows.stop)[:, None] + 0.5) / FINE
        return across, down


def hexagon(centre: Point, radius: float, first: float) -> list[Point]:
    """The corners of a hexagon, clockwise; the first one lies at an angle in turns from the right."""
    return [
        (
            centre[0] + radius * cos(2 * pi * (first + corner / 6)),
            centre[1] + radius * sin(2 * pi * (first + corner / 6)),
        )
        for corner in range(6)
    ]


def between(one: Point, other: Point, share: float) -> Point:
    """A point on the way from one to another."""
    return one[0] + (other[0] - one[0]) * share, one[1] + (other[1] - one[1]) * share
