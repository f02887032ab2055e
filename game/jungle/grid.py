"""Where the hexes of the jungle lie in the window: the two drawings of the ground, and a view that pans and zooms.

Points of a drawing are in its own units; its upper left corner is 0, 0. At the smallest zoom the whole jungle is
in sight; a bigger one shows a part of it, never beyond the drawing's edge.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import cached_property

import pygame

from engine.tikal import board
from game.art import Point

RADIUS = 57.5
"""The radius that sprites of terrain are drawn for."""
LARGEST = 96.0
"""The biggest radius of a hex worth zooming to, in CSS pixels."""
STEP = 1.33
"""How much bigger each step of the zoom shows things; few steps, so that few sizes of pictures are kept."""


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
    return max((WIDE, NARROW), key=lambda ground: _unit(ground, rect) * ground.radius)


def _unit(ground: Ground, rect: pygame.Rect) -> float:
    return max(0.01, min(rect.w / ground.size[0], rect.h / ground.size[1]))


@dataclass(frozen=True, slots=True)
class Look:
    """How the jungle is looked at: a zoom from 1 on, and the point in the middle, from 0 to 1 across and down."""

    zoom: float = 1.0
    x: float = 0.5
    y: float = 0.5


class Grid:
    """A drawing of the jungle in a rectangle of the window, as it is looked at now."""

    def __init__(self, ground: Ground, rect: pygame.Rect, look: Look | None = None) -> None:
        look = look or Look()
        self.ground, self.rect = ground, rect
        self.unit = _unit(ground, rect) * look.zoom
        across, down = (
            _within(middle, side / 2 / self.unit / whole)
            for middle, side, whole in zip((look.x, look.y), rect.size, ground.size, strict=True)
        )
        self.look = Look(look.zoom, across, down)

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
        wide, tall = self.ground.size
        return (
            self.rect.centerx + (x - self.look.x * wide) * self.unit,
            self.rect.centery + (y - self.look.y * tall) * self.unit,
        )

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
        wide, tall = (side * self.unit for side in self.ground.size)
        moved = Look(self.look.zoom, self.look.x - dx / wide, self.look.y - dy / tall)
        return Grid(self.ground, self.rect, moved).look

    def zoomed(self, steps: int, x: float, y: float, ratio: float) -> Look:
        """The look after so many steps of zooming in, with the point under the pointer kept where it is."""
        most = round(math.log(max(1.0, LARGEST * ratio * self.look.zoom / self.radius), STEP))
        step = min(max(round(math.log(self.look.zoom, STEP)) + steps, 0), most)
        zoom = STEP**step
        wide, tall = (side * self.unit for side in self.ground.size)
        moved = 1 - self.look.zoom / zoom
        middle_x = self.look.x + moved * (x - self.rect.centerx) / wide
        middle_y = self.look.y + moved * (y - self.rect.centery) / tall
        return Grid(self.ground, self.rect, Look(zoom, middle_x, middle_y)).look

    def showing(self, place: str) -> Look:
        """A look at the same zoom that has a hex well in sight."""
        margin = 1.2 * self.radius
        x, y = self.places[place]
        room = self.rect.inflate(-2 * margin, -2 * margin)
        dx = min(0.0, room.right - x) if x > room.centerx else max(0.0, room.left - x)
        dy = min(0.0, room.bottom - y) if y > room.centery else max(0.0, room.top - y)
        return self.panned(dx, dy)


def _within(middle: float, half: float) -> float:
    """A middle that keeps a window of that half-width inside 0 to 1; one that is too wide stays in the middle."""
    return 0.5 if half >= 0.5 else min(max(middle, half), 1 - half)
