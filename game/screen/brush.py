"""Drawing in units of the mock-ups: a brush knows the surface, the pictures, the unit and where its corner lies.

Panels and dialogs say "this text at 28, 52" and need not think of device pixels or of the player's text size.
"""

from dataclasses import dataclass, replace
from typing import Protocol

import pygame

from game.screen import text
from game.screen.art import Art
from game.screen.fonts import Role
from game.screen.letters.fit import Fit, Level, Side
from game.screen.palette import PALE


class Lettering(Protocol):
    """A kind of lettering: which letters, how big, in which colour."""

    @property
    def role(self) -> Role:
        """Which letters."""

    @property
    def size(self) -> float:
        """How big, in units."""

    @property
    def ink(self) -> str:
        """In which colour."""


Area = tuple[float, float, float, float]


@dataclass(frozen=True, slots=True)
class Brush:
    """A surface to draw on, in units from a corner of it."""

    surface: pygame.Surface
    art: Art
    unit: float
    x: float = 0
    y: float = 0
    letters: float = 1.0

    def at(self, x: float, y: float) -> "Brush":
        """The same brush with its corner moved by so many units."""
        return replace(self, x=self.x + x * self.unit, y=self.y + y * self.unit)

    def rect(self, box: Area) -> pygame.Rect:
        """A box of units as a rectangle of the surface."""
        left, top = self.x + box[0] * self.unit, self.y + box[1] * self.unit
        right, bottom = left + box[2] * self.unit, top + box[3] * self.unit
        return pygame.Rect(round(left), round(top), round(right) - round(left), round(bottom) - round(top))

    def px(self, size: float) -> int:
        """A size of letters in device pixels."""
        return max(6, round(size * self.unit * self.letters))

    def write(
        self,
        words: str,
        style: Lettering,
        area: Area,
        *,
        fit: Fit = "shrink",
        side: Side = "left",
        level: Level = "middle",
    ) -> pygame.Rect:
        """Letters of a style (game/ui/styles.py) inside an area."""
        size, place = self.px(style.size), self.rect(area)
        return text.draw(self.surface, words, style.role, size, style.ink, place, fit, side, level)

    def sprite(
        self, id: str, x: float, y: float, *, zoom: float = 1.0, colour: str | None = None, tint: str | None = None
    ) -> None:
        """A picture with its origin at a point."""
        point = (self.x + x * self.unit, self.y + y * self.unit)
        self.art.draw(self.surface, id, point, colour=colour, zoom=zoom * self.unit / self.art.scale, tint=tint)

    def frame(self, id: str, box: Area, *, colour: str | None = None) -> None:
        """A sliced frame whose edge lies on a box."""
        self.art.frame(self.surface, id, self.rect(box), colour=colour)

    def line(self, x: float, y: float, to_x: float, to_y: float, colour: str = PALE, width: float = 1) -> None:
        """A straight line."""
        ends = [(round(self.x + a * self.unit), round(self.y + b * self.unit)) for a, b in ((x, y), (to_x, to_y))]
        pygame.draw.line(self.surface, colour, ends[0], ends[1], max(1, round(width * self.unit)))

    def width(self, words: str, style: Lettering) -> float:
        """How many units a line of text is wide."""
        return text.measure(words, style.role, self.px(style.size))[0] / self.unit
