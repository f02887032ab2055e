"""The two drawings of the jungle, and where the hexes lie in them."""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import cached_property

import pygame

from engine.tikal import board
from game.screen.art import Point
from game.table.board.camera import fit
from game.table.board.coordinates import Label
from game.table.board.mapping import BoardMapping, Drawing

RADIUS = 57.5
"""The radius that sprites of terrain are drawn for."""


@dataclass(frozen=True)
class TikalDrawing(Drawing):
    """A drawing of the jungle: also the middle of its first hex."""

    first: Point

    @cached_property
    def places(self) -> dict[str, Point]:
        """The middle of every hex."""
        (x, y), across, down = self.first, 1.5 * self.radius, math.sqrt(3) * self.radius
        return {
            name: (x + across * column, y + down * (row + column % 2 / 2))
            for name, (column, row) in zip(board.NAMES, board.COL_ROW, strict=True)
        }


WIDE = TikalDrawing("board-tikal-wide", (848, 572), 56, first=(130, 70.5))
NARROW = TikalDrawing("board-tikal-narrow", (390, 398), 29, first=(42.75, 84))


def fitting(rect: pygame.Rect) -> TikalDrawing:
    """The drawing that shows bigger hexes in a rectangle."""
    return max((WIDE, NARROW), key=lambda drawing: fit(drawing.size, rect) * drawing.radius)


class TikalMapping(BoardMapping[TikalDrawing]):
    """A drawing of the jungle in a rectangle of the window; its picture fills all of it."""

    RADIUS = RADIUS
    LARGEST = 96
    CELL = (1.5, math.sqrt(3))

    def labels(self, wide: float, tall: float, gap: float) -> list[Label]:
        """Letters above the columns, numbers left of a c e g and right of b d f h."""
        rect = self.rect
        hexes = {spot: self.places[name] for name, spot in zip(board.NAMES, board.COL_ROW, strict=True)}
        last = board.COLUMNS - 1
        top = max(rect.top + tall + gap, hexes[0, 0][1] - 0.87 * self.radius - tall - gap)
        left = max(rect.left + wide + gap, hexes[0, 0][0] - self.radius - wide - gap)
        right = min(rect.right - wide - gap, hexes[last, 0][0] + self.radius + wide + gap)
        found = []
        for column in range(board.COLUMNS):
            x = hexes[column, 0][0]
            if rect.left + wide <= x <= rect.right - wide:
                found.append(Label("abcdefgh"[column], x, top, True))
        low = top + 2 * tall
        for row in range(board.ROWS):
            for column, x in ((0, left), (last, right)):
                y = hexes[column, row][1]
                if low <= y <= rect.bottom - tall:
                    found.append(Label(str(row + 1), x, y, False))
        return found

    def place_at(self, x: float, y: float) -> str:
        """The hex whose middle is nearest to a point of the window, or nothing."""
        if not self.rect.collidepoint(x, y):
            return ""
        near = min(self.places, key=lambda place: math.dist(self.places[place], (x, y)))
        return near if math.dist(self.places[near], (x, y)) <= self.radius else ""
