"""The two drawings of the temple, for the wide table and for small windows, and what lies where in them."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise
from typing import Self

import pygame

from game.screen.art import Point
from game.table.board.coordinates import Label
from game.table.board.mapping import BoardMapping, Drawing, around
from game.table.board.veil import hexagon

ROWS, ROW_NAMES = (5, 6, 5, 6, 5), "abcde"
TRACK = 100
ALONG, DOWN = 28, 22
"""Score cells along the upper wall and down the right one."""
SECRETS = ("s1", "s2", "s3", "s4", "s5", "s6")
OUTSIDE = "out"
STEP_OUT = 16
"""Units from the middle of the wall to somebody who stands before it."""


@dataclass(frozen=True)
class LostTempleDrawing(Drawing):
    """A drawing of the temple: also its middle, the wall, the secret rooms and the outside."""

    temple: Point
    wall: tuple[float, float, float, float]
    chest_zoom: float
    track_every: int
    secret_x: tuple[float, float, float]
    secret_y: tuple[float, float]
    secret_radius: float
    outside: tuple[Point, ...]
    outside_rect: tuple[float, float, float, float]
    rim_x: float
    rim_y: tuple[float, float]
    """Where letters stand across, and numbers down: between the wall and the cells."""

    @cached_property
    def cells(self) -> dict[str, Point]:
        """The middle of every cell of the temple."""
        x, y = self.temple
        across, tall = math.sqrt(3) * self.radius, 1.5 * self.radius
        return {
            f"{ROW_NAMES[row]}{column + 1}": (x + (column - (width - 1) / 2) * across, y + (row - 2) * tall)
            for row, width in enumerate(ROWS)
            for column in range(width)
        }

    @cached_property
    def places(self) -> dict[str, Point]:
        """The middle of every cell, of every secret room, and of where one can point to go outside."""
        secrets = [(x, y) for y in self.secret_y for x in self.secret_x]
        left, top, width, height = self.outside_rect
        outside = (left + width / 2, top + height / 2)
        return {**self.cells, **dict(zip(SECRETS, secrets, strict=True)), OUTSIDE: outside}


WIDE = LostTempleDrawing(
    scene="board-wide",
    size=(848, 548),
    radius=40,
    temple=(424, 272),
    wall=(193, 89, 655, 455),
    chest_zoom=0.92,
    track_every=5,
    secret_x=(288, 424, 560),
    secret_y=(55, 493),
    secret_radius=21,
    outside=((342, 59), (371, 59), (477, 59), (506, 59)),
    outside_rect=(317, 37, 78, 38),
    rim_x=210,
    rim_y=(106, 438),
)
NARROW = LostTempleDrawing(
    scene="board-narrow",
    size=(390, 398),
    radius=31.4,
    temple=(195, 197),
    wall=(18.5, 55, 371.5, 339),
    chest_zoom=0.74,
    track_every=10,
    secret_x=(75, 195, 315),
    secret_y=(25, 373),
    secret_radius=24,
    outside=((121, 25), (148, 25), (242, 25), (269, 25)),
    outside_rect=(101, 1, 68, 47),
    rim_x=27,
    rim_y=(67, 327),
)


class LostTempleMapping(BoardMapping[LostTempleDrawing]):
    """A drawing of the temple in a rectangle of the window, which need not be filled by it."""

    RADIUS = 40
    LARGEST = 80
    CELL = (math.sqrt(3), 1.5)

    @cached_property
    def picture(self) -> pygame.Rect:
        """The whole picture in full pixels; close up it is bigger than the window."""
        if self.close:
            left, top = map(math.floor, self.sight.at(0, 0))
            right, bottom = map(math.ceil, self.sight.at(*self.drawing.size))
            return pygame.Rect(left, top, right - left, bottom - top)
        width, height = (round(side * self.unit) for side in self.drawing.size)
        left, top = self.rect.x + (self.rect.w - width) // 2, self.rect.y + (self.rect.h - height) // 2
        return pygame.Rect(left, top, width, height)

    @property
    def seen(self) -> pygame.Rect:
        """The part of the window that shows the picture."""
        return self.picture.clip(self.rect) if self.close else self.picture

    @cached_property
    def corner(self) -> Point:
        """The upper left corner of the picture; of the whole of it in full pixels."""
        return super().corner if self.close else self.picture.topleft

    def from_corner(self) -> Self:
        """The same drawing in a window of its own; all of it fills its picture in full pixels."""
        if self.close:
            return super().from_corner()
        return type(self)(self.drawing, pygame.Rect((0, 0), self.picture.size))

    def area(self, place: str, least: int = 0) -> pygame.Rect:
        """The rectangle of a place; secret rooms stand alone and have more room than cells."""
        if place == OUTSIDE:
            area = self.box(*self.drawing.outside_rect)
            return area.inflate(max(0, least - area.w), max(0, least - area.h)).clamp(self.picture)
        if place in SECRETS:
            radius = self.drawing.secret_radius * self.unit
            return around(self.places[place], math.sqrt(3) * radius, 2 * radius, least)
        return super().area(place, least)

    def wall(self, outside: float) -> pygame.Rect:
        """The wall with all that it encloses, and so many units more on every side."""
        x0, y0, x1, y1 = self.drawing.wall
        return self.box(x0 - outside, y0 - outside, x1 - x0 + 2 * outside, y1 - y0 + 2 * outside)

    def labels(self, wide: float, tall: float, gap: float) -> list[Label]:
        """Letters left of the rows, numbers above those of a c e and below those of b d."""
        rect, places = self.rect, self.places
        left, (top, bottom) = self.drawing.rim_x, self.drawing.rim_y
        x = max(rect.left + wide + gap, self.at(left, 0)[0])
        above = max(rect.top + tall + gap, self.at(0, top)[1])
        below = min(rect.bottom - tall - gap, self.at(0, bottom)[1])
        rows = [(row, places[f"{row}1"][1]) for row in ROW_NAMES]
        found = [Label(row, x, y, False) for row, y in rows if above + 2 * tall <= y <= below - 2 * tall]
        for row, y in (("a", above), ("b", below)):
            for column in range(ROWS[ROW_NAMES.index(row)]):
                across = places[f"{row}{column + 1}"][0]
                if x + 2 * wide <= across <= rect.right - wide:
                    found.append(Label(str(column + 1), across, y, True))
        return found

    def reach(self, place: str) -> float:
        """The radius of a cell or a secret room, in device pixels."""
        return self.drawing.secret_radius * self.unit if place in SECRETS else self.radius

    def outline(self, place: str, size: float) -> list[Point]:
        """The corners of a cell or a secret room, so large beside itself; the outside has none."""
        return [] if place == OUTSIDE else hexagon(self.places[place], self.reach(place) * size, flat=False)

    def doorstep(self, place: str) -> Point:
        """Where one stands outside the wall when coming from a place of the temple by the shortest way."""
        x0, y0, x1, y1 = self.drawing.wall
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

    def track(self, score: int) -> Point:
        """The middle of a score cell: 0 in the upper left corner, then clockwise, round and round."""
        x0, y0, x1, y1 = self.drawing.wall
        along, down = (x1 - x0) / ALONG, (y1 - y0) / DOWN
        cell = score % TRACK
        if cell <= ALONG:
            return self.at(x0 + cell * along, y0)
        if cell <= ALONG + DOWN:
            return self.at(x1, y0 + (cell - ALONG) * down)
        if cell <= 2 * ALONG + DOWN:
            return self.at(x1 - (cell - ALONG - DOWN) * along, y1)
        return self.at(x0, y1 - (cell - 2 * ALONG - DOWN) * down)
