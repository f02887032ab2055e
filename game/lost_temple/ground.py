"""The geometry of the board on the screen: where each place, score cell and site lies.

Two grounds, one for the wide table and one for small windows, each in the units of its picture. A `Map` lays a
ground into a rectangle of the window, all of it or the part that is looked at.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise

import pygame

from game.table.look import Look, Point, Sight

ROWS = (5, 6, 5, 6, 5)
TRACK = 100
ALONG, DOWN = 28, 22
"""Score cells along the upper wall and down the right one."""
SECRETS = ("s1", "s2", "s3", "s4", "s5", "s6")
OUTSIDE = "out"
STEP_OUT = 16
"""Units from the middle of the wall to somebody who stands before it."""


@dataclass(frozen=True)
class Ground:
    """One picture of the board: its size, and in it the temple, the wall, the secret rooms and the outside."""

    scene: str
    size: tuple[int, int]
    temple: Point
    radius: float
    wall: tuple[float, float, float, float]
    chest_zoom: float
    track_every: int
    secret_x: tuple[float, float, float]
    secret_y: tuple[float, float]
    secret_radius: float
    outside: tuple[Point, ...]
    outside_rect: tuple[float, float, float, float]


WIDE = Ground(
    scene="board-wide",
    size=(848, 548),
    temple=(424, 272),
    radius=40,
    wall=(193, 89, 655, 455),
    chest_zoom=0.92,
    track_every=5,
    secret_x=(288, 424, 560),
    secret_y=(55, 493),
    secret_radius=21,
    outside=((342, 59), (371, 59), (477, 59), (506, 59)),
    outside_rect=(317, 37, 78, 38),
)
NARROW = Ground(
    scene="board-narrow",
    size=(390, 398),
    temple=(195, 197),
    radius=31.4,
    wall=(18.5, 55, 371.5, 339),
    chest_zoom=0.74,
    track_every=10,
    secret_x=(75, 195, 315),
    secret_y=(25, 373),
    secret_radius=24,
    outside=((121, 25), (148, 25), (242, 25), (269, 25)),
    outside_rect=(101, 1, 68, 47),
)


class Map:
    """A ground in a rectangle of the window: as big as fits and in the middle, or a part of it enlarged."""

    def __init__(self, ground: Ground, window: pygame.Rect, look: Look | None = None) -> None:
        self.ground, self.window = ground, window
        self.sight = Sight(window, ground.size, look or Look())
        self.unit = self.sight.unit
        self.rect = self._closely() if self.close else self._wholly()
        """The whole picture; close up it is bigger than the window."""
        self._corner: Point = self.sight.at(0, 0) if self.close else self.rect.topleft

    def _wholly(self) -> pygame.Rect:
        width, height = (round(side * self.unit) for side in self.ground.size)
        left, top = self.window.x + (self.window.w - width) // 2, self.window.y + (self.window.h - height) // 2
        return pygame.Rect(left, top, width, height)

    def _closely(self) -> pygame.Rect:
        left, top = map(math.floor, self.sight.at(0, 0))
        right, bottom = map(math.ceil, self.sight.at(*self.ground.size))
        return pygame.Rect(left, top, right - left, bottom - top)

    @property
    def close(self) -> bool:
        """Whether it is looked at more closely than as a whole."""
        return self.sight.look.zoom > 1

    @property
    def seen(self) -> pygame.Rect:
        """The part of the window that shows the picture."""
        return self.rect.clip(self.window) if self.close else self.rect

    def from_corner(self) -> Map:
        """The same ground in a window of its own, so that what is seen of it begins at 0, 0."""
        if not self.close:
            return Map(self.ground, pygame.Rect((0, 0), self.rect.size))
        left, top = self.seen.topleft
        return Map(self.ground, self.window.move(-left, -top), self.sight.look)

    @property
    def zoom(self) -> float:
        """How big rooms are drawn, against a radius of 40 units."""
        return self.ground.radius / 40

    def at(self, x: float, y: float) -> Point:
        """A point of the picture as a point of the window."""
        return self._corner[0] + x * self.unit, self._corner[1] + y * self.unit

    def under(self, at: Point) -> Point:
        """A point of the window as a point of the picture."""
        return (at[0] - self._corner[0]) / self.unit, (at[1] - self._corner[1]) / self.unit

    def box(self, x: float, y: float, w: float, h: float) -> pygame.Rect:
        """A rectangle of the picture as a rectangle of the window."""
        left, top = self.at(x, y)
        return pygame.Rect(round(left), round(top), round(w * self.unit), round(h * self.unit))

    @cached_property
    def places(self) -> dict[str, Point]:
        """The middle of every place, in the window."""
        x, y = self.ground.temple
        across, tall = math.sqrt(3) * self.ground.radius, 1.5 * self.ground.radius
        found = {
            f"{'abcde'[row]}{column + 1}": self.at(x + (column - (width - 1) / 2) * across, y + (row - 2) * tall)
            for row, width in enumerate(ROWS)
            for column in range(width)
        }
        for number, name in enumerate(SECRETS):
            found[name] = self.at(self.ground.secret_x[number % 3], self.ground.secret_y[number // 3])
        left, top, width, height = self.ground.outside_rect
        found[OUTSIDE] = self.at(left + width / 2, top + height / 2)
        return found

    def area(self, place: str, least: int) -> pygame.Rect:
        """The rectangle of a place, at least so many pixels wide and tall; those of cells do not overlap."""
        if place == OUTSIDE:
            area = self.box(*self.ground.outside_rect)
            return area.inflate(max(0, least - area.w), max(0, least - area.h)).clamp(self.rect)
        radius = self.ground.secret_radius if place in SECRETS else self.ground.radius
        factor = 2.0 if place in SECRETS else 1.5
        width = max(least, math.sqrt(3) * radius * self.unit)
        height = max(least, factor * radius * self.unit)
        x, y = self.places[place]
        return pygame.Rect(round(x - width / 2), round(y - height / 2), round(width), round(height))

    def in_sight(self, place: str) -> bool:
        """Whether the middle of a place can be seen."""
        return not self.close or self.window.collidepoint(self.places[place])

    def inward(self, at: Point) -> Point:
        """The point nearest to this one that can be seen."""
        x, y = at
        seen = self.seen
        return min(max(x, seen.left), seen.right), min(max(y, seen.top), seen.bottom)

    def doorstep(self, place: str) -> Point:
        """Where one stands outside the wall when coming from a place of the temple by the shortest way."""
        x0, y0, x1, y1 = self.ground.wall
        (left, top), (right, bottom) = self.at(x0 - STEP_OUT, y0 - STEP_OUT), self.at(x1 + STEP_OUT, y1 + STEP_OUT)
        x, y = self.places[place]
        if place in SECRETS or place == OUTSIDE:
            return x, y
        return min(
            ((left, y), (right, y), (x, top), (x, bottom)),
            key=lambda step: abs(step[0] - x) + abs(step[1] - y),
        )

    def legs(self, route: Sequence[str]) -> list[tuple[Point, Point]]:
        """The lines of a route from place to place; the outside is one place, so nothing is drawn across it."""
        found = []
        for start, goal in pairwise(route):
            begin = self.doorstep(goal) if start == OUTSIDE else self.places[start]
            end = self.doorstep(start) if goal == OUTSIDE else self.places[goal]
            found.append((begin, end))
        return found

    def place_at(self, x: float, y: float) -> str:
        """The place under a point of the window, or nothing."""
        if self.close and not self.window.collidepoint(x, y):
            return ""
        for place in self.places:
            if self.area(place, 0).collidepoint(x, y):
                return place
        return ""

    def track(self, score: int) -> Point:
        """The middle of a score cell: 0 in the upper left corner, then clockwise, round and round."""
        x0, y0, x1, y1 = self.ground.wall
        along, down = (x1 - x0) / ALONG, (y1 - y0) / DOWN
        cell = score % TRACK
        if cell <= ALONG:
            return self.at(x0 + cell * along, y0)
        if cell <= ALONG + DOWN:
            return self.at(x1, y0 + (cell - ALONG) * down)
        if cell <= 2 * ALONG + DOWN:
            return self.at(x1 - (cell - ALONG - DOWN) * along, y1)
        return self.at(x0, y1 - (cell - 2 * ALONG - DOWN) * down)
