"""Where the places of a board lie in the window: a drawing of the board in a rectangle, as it is looked at now.

A game says which drawings of its board there are and where its places lie in them. Points of a drawing are in its
own units; its upper left corner is 0, 0.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import ClassVar, Generic, Self, TypeVar

import pygame

from game.screen.art import Point
from game.table.board.camera import Camera, CameraView
from game.table.board.coordinates import Label


@dataclass(frozen=True)
class Drawing:
    """A drawing of a board: the scene with its size, and the radius of its cells."""

    scene: str
    size: tuple[float, float]
    radius: float

    @property
    def places(self) -> dict[str, Point]:
        """The middle of every place."""
        raise NotImplementedError


D_co = TypeVar("D_co", bound=Drawing, covariant=True)


class BoardMapping(Generic[D_co]):
    """A drawing in a rectangle of the window: as big as fits and in the middle, or a part of it enlarged."""

    RADIUS: ClassVar[float]
    """The radius that the sprites of cells are drawn for."""
    LARGEST: ClassVar[float]
    """The biggest radius of a cell worth zooming to, in CSS pixels."""
    CELL: ClassVar[tuple[float, float]]
    """The width and height of a cell's rectangle in radii; those of neighbours do not overlap."""

    def __init__(self, drawing: D_co, rect: pygame.Rect, look: Camera | None = None) -> None:
        self.drawing, self.rect = drawing, rect
        self.sight = CameraView(rect, drawing.size, look or Camera())
        self.unit = self.sight.unit
        """Device pixels per unit of the drawing."""
        self.radius = self.unit * drawing.radius
        """The radius of a cell in device pixels."""
        self.pixels = self.radius / self.RADIUS
        """Device pixels per unit of the sprites."""

    # The look

    @property
    def look(self) -> Camera:
        """How the drawing is looked at."""
        return self.sight.look

    @property
    def close(self) -> bool:
        """Whether it is looked at more closely than as a whole."""
        return self.look.zoom > 1

    @property
    def seen(self) -> pygame.Rect:
        """The part of the window that shows the drawing."""
        return self.rect

    def looked_at(self, look: Camera) -> Self:
        """The same drawing in the same rectangle, looked at in another way."""
        return type(self)(self.drawing, self.rect, look)

    def from_corner(self) -> Self:
        """The same drawing in a window of its own, so that what is seen of it begins at 0, 0."""
        left, top = self.seen.topleft
        return type(self)(self.drawing, self.rect.move(-left, -top), self.look)

    def most(self, ratio: float) -> float:
        """The biggest zoom that is of use; the ratio is device pixels per CSS pixel."""
        return self.LARGEST * ratio * self.look.zoom / self.radius

    def showing(self, place: str) -> Camera:
        """A look at the same zoom that has a place well in sight."""
        return self.sight.showing(*self.places[place], 1.2 * self.radius)

    # Points

    @cached_property
    def corner(self) -> Point:
        """The upper left corner of the drawing, in the window."""
        return self.sight.at(0, 0)

    def at(self, x: float, y: float) -> Point:
        """A point of the drawing as a point of the window."""
        return self.corner[0] + x * self.unit, self.corner[1] + y * self.unit

    def under(self, at: Point) -> Point:
        """A point of the window as a point of the drawing."""
        return (at[0] - self.corner[0]) / self.unit, (at[1] - self.corner[1]) / self.unit

    def box(self, x: float, y: float, w: float, h: float) -> pygame.Rect:
        """A rectangle of the drawing as a rectangle of the window."""
        left, top = self.at(x, y)
        return pygame.Rect(round(left), round(top), round(w * self.unit), round(h * self.unit))

    def inward(self, at: Point) -> Point:
        """The point nearest to this one that can be seen."""
        x, y = at
        seen = self.seen
        return min(max(x, seen.left), seen.right), min(max(y, seen.top), seen.bottom)

    def labels(self, wide: float, tall: float, gap: float) -> list[Label]:
        """The letters and numbers that name places; sizes are half of a label, and its distance to an edge."""
        return []

    # Places

    @cached_property
    def places(self) -> dict[str, Point]:
        """The middle of every place, in the window; some may be out of sight."""
        return {place: self.at(*point) for place, point in self.drawing.places.items()}

    def spot(self, place: str, offset: Point) -> Point:
        """A point beside the middle of a place; the offset is in units of the sprites."""
        x, y = self.places[place]
        return x + offset[0] * self.pixels, y + offset[1] * self.pixels

    def area(self, place: str, least: int = 0) -> pygame.Rect:
        """The rectangle of a place, in sight or not, at least so many pixels wide and tall."""
        return around(self.places[place], self.CELL[0] * self.radius, self.CELL[1] * self.radius, least)

    def in_sight(self, place: str) -> bool:
        """Whether the middle of a place can be seen."""
        return self.rect.collidepoint(self.places[place])

    def touches(self, place: str) -> bool:
        """Whether anything of what lies at a place may be in sight."""
        reach = round(3 * self.radius)
        return self.seen.inflate(reach, reach).collidepoint(self.places[place])

    def place_at(self, x: float, y: float) -> str:
        """The place under a point of the window, or nothing."""
        if not self.rect.collidepoint(x, y):
            return ""
        return next((place for place in self.places if self.area(place).collidepoint(x, y)), "")


def around(at: Point, width: float, height: float, least: int) -> pygame.Rect:
    """A rectangle round a point, at least so many pixels wide and tall."""
    width, height = max(least, width), max(least, height)
    return pygame.Rect(round(at[0] - width / 2), round(at[1] - height / 2), round(width), round(height))
