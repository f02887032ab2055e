"""Where the places and ways of a recap lie in the jungle."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

import pygame

from game.screen.art import Art, Point
from game.table.recap.data import RecapWay

if TYPE_CHECKING:
    from game.tikal.table import TikalTable

NUMBER_AT: Point = (-30, -44)
"""Where on a hex its number stands."""
START_AT: Point = (-12, 4)
"""Where on its first hex a way begins, beside the middle with its members."""
SHORT = 0.42
"""How much of a radius a way ends before the middle of its last hex."""


class TikalTrails:
    """The geometry of the jungle."""

    def lines(self, table: TikalTable, way: RecapWay) -> list[list[Point]]:
        """One stretch from the first hex to the last."""
        ground = table.board.ground
        points = [ground.places[place] for place in way.stops]
        points[0] = ground.spot(way.stops[0], START_AT)
        (x, y), (before_x, before_y) = points[-1], points[-2]
        part = min(0.5, SHORT * ground.radius / max(1.0, math.dist(points[-1], points[-2])))
        points[-1] = (x + (before_x - x) * part, y + (before_y - y) * part)
        return [points]

    def draw_above(self, table: TikalTable, surface: pygame.Surface, art: Art, places: list[str]) -> None:
        """Nothing: the numbers of a hex stand away from its rim."""

    def outline(self, table: TikalTable, place: str) -> list[Point]:
        """The six corners of a hex."""
        ground = table.board.ground
        x, y = ground.places[place]
        turns = [math.radians(60 * side) for side in range(6)]
        radius = ground.radius * 0.985
        return [(x + radius * math.cos(turn), y + radius * math.sin(turn)) for turn in turns]

    def number(self, table: TikalTable, place: str) -> Point | None:
        """The upper left corner of a hex."""
        return table.board.ground.spot(place, NUMBER_AT) if table.board.ground.in_sight(place) else None

    def pixels(self, table: TikalTable) -> float:
        """Marks grow with the board, and stay big enough to be read."""
        return max(table.board.ground.pixels, 0.8 * table.unit)
