"""Where the hexes of the jungle lie in the window: the two drawings of the ground, and a look at one of them.

Points of a drawing are in its own units; its upper left corner is 0, 0.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import cached_property

import pygame

from engine.tikal import board
from game.screen.art import Point
from game.table.look import Look, Sight, fit

RADIUS = 57.5
"""The radius that sprites of terrain are drawn for."""
LARGEST = 96.0
"""The biggest radius of a hex worth zooming to, in CSS pixels."""


@dataclass(frozen=True, slots=True)
class Ground:
    """A drawing of the jungle: its scene and size, the middle of its first hex, and the radius of its hexes."""

    scene: str
    size: tuple[float, float]
    first: Point
    radius: float


WIDE = Ground("board-tikal-wide", (848, 572), (122.5, 56.8), RADIUS)
NARROW = Ground("board-tikal-narrow", (390, 398), (37.5, 82), 30)


def fitting(rect: pygame.Rect) -> Ground:
    """The drawing that shows bigger hexes in a rectangle."""
    return max((WIDE, NARROW), key=lambda ground: fit(ground.size, rect) * ground.radius)


class Grid:
    """A drawing of the jungle in a rectangle of the window, as it is looked at now."""

    def __init__(self, ground: Ground, rect: pygame.Rect, look: Look | None = None) -> None:
        self.ground, self.rect = ground, rect
        self.sight = Sight(rect, ground.size, look or Look())
        self.look, self.unit = self.sight.look, self.sight.unit

    @property
    def pixels(self) -> float:
        """Device pixels per unit of the sprites."""
        return self.unit * self.ground.radius / RADIUS

    @property
    def radius(self) -> float:
        """The radius of a hex in device pixels."""
        return self.unit * self.ground.radius

    def at(self, x: float, y: float) -> Point:
        """A point of the drawing as a point of the window."""
        return self.sight.at(x, y)

    @cached_property
    def places(self) -> dict[str, Point]:
        """The middle of every hex, in the window; some may be out of sight."""
        (x, y), radius = self.ground.first, self.ground.radius
        down = math.sqrt(3) * radius
        return {
            name: self.at(x + 1.5 * radius * column, y + down * (row + column % 2 / 2))
            for name, (column, row) in zip(board.NAMES, board.COL_ROW, strict=True)
        }

    def area(self, place: str, least: int = 0) -> pygame.Rect:
        """The part of a hex's rectangle that is in sight; those of neighbours do not overlap unless they must."""
        width, height = max(least, 1.5 * self.radius), max(least, math.sqrt(3) * self.radius)
        x, y = self.places[place]
        whole = pygame.Rect(round(x - width / 2), round(y - height / 2), round(width), round(height))
        return whole.clip(self.rect)

    def in_sight(self, place: str) -> bool:
        """Whether the middle of a hex can be seen."""
        return self.rect.collidepoint(self.places[place])

    def place_at(self, x: float, y: float) -> str:
        """The hex under a point of the window, or nothing."""
        if not self.rect.collidepoint(x, y):
            return ""
        near = min(self.places, key=lambda place: math.dist(self.places[place], (x, y)))
        return near if math.dist(self.places[near], (x, y)) <= self.radius else ""

    def panned(self, dx: float, dy: float) -> Look:
        """The look after the picture was moved by so many pixels."""
        return self.sight.panned(dx, dy)

    def most(self, ratio: float) -> float:
        """The biggest zoom that is of use; the ratio is device pixels per CSS pixel."""
        return LARGEST * ratio * self.look.zoom / self.radius

    def zoomed(self, steps: int, x: float, y: float, ratio: float) -> Look:
        """The look after so many steps of zooming in, with the point under the pointer kept where it is."""
        return self.sight.zoomed(steps, x, y, self.most(ratio))

    def showing(self, place: str) -> Look:
        """A look at the same zoom that has a hex well in sight."""
        return self.sight.showing(*self.places[place], 1.2 * self.radius)
