"""Where the places and ways of a recap lie: in the temple, and on the river of a wide table."""

from __future__ import annotations

import math
from itertools import pairwise
from typing import TYPE_CHECKING

import pygame

from game.lost_temple.board import capsules, mapping
from game.lost_temple.river import geometry
from game.screen.art import Art, Point
from game.table.recap.data import RecapWay

if TYPE_CHECKING:
    from game.lost_temple.table import LostTempleTable

NUMBER_X, NUMBER_Y = -26.0, 37.0
"""Where at a corner of a room its number stands: beside the values in it."""
CLEAR = 4.0
"""Units between a site and the rim round it, whose glow is not to wash out the heading."""
SHORT = 0.34
"""How much of a radius a way ends before the middle of its last room."""

BOAT, STEP = 30.0, 12.0
"""Units that a way on the river ends before its boat, and between the points of it."""
SIGNS = (*((plane, 30, 26) for plane in geometry.SEAPLANES), (geometry.FOREST, 70, 20))
"""What lies on the river and stays free, with half its width and height."""


def _number(place: str) -> int:
    return int(place.split()[1])


def _course(start: int, goal: int) -> list[list[Point]]:
    """The way down the river, leaving free what lies on it: seaplanes, the forest, and the boat at its end."""
    points = geometry.way(start, goal)
    length = sum(math.dist(*pair) for pair in pairwise(points))
    count = max(2, round((length - BOAT) / STEP))
    found: list[list[Point]] = [[]]
    for number in range(count + 1):
        point, _ = geometry.along(points, (1 - BOAT / length) * number / count)
        if any(abs(point[0] - x) < w and abs(point[1] - y) < h for (x, y), w, h in SIGNS):
            found += [[]] if found[-1] else []
        else:
            found[-1].append(point)
    return [stretch for stretch in found if len(stretch) > 1]


class LostTempleTrails:
    """The geometry of temple and river."""

    def lines(self, table: LostTempleTable, way: RecapWay) -> list[list[Point]]:
        """The stretches of a way; the outside is one place, and nothing is drawn across it."""
        if way.stops[0].startswith("site "):
            if not table.river.open:
                return []
            course = _course(_number(way.stops[0]), _number(way.stops[-1]))
            return [[table.river.map.at(*point) for point in stretch] for stretch in course]
        found: list[list[Point]] = []
        for start_at, end_at in table.board.ground.legs(way.stops):
            if found and found[-1][-1] == start_at:
                found[-1].append(end_at)
            else:
                found.append([start_at, end_at])
        (x, y), (before_x, before_y) = found[-1][-1], found[-1][-2]
        length = max(1.0, math.dist(found[-1][-1], found[-1][-2]))
        part = min(0.5, SHORT * table.board.ground.radius / length)
        found[-1][-1] = (x + (before_x - x) * part, y + (before_y - y) * part)
        return found

    def draw_above(self, table: LostTempleTable, surface: pygame.Surface, art: Art, places: list[str]) -> None:
        """Values, flags, explorers and who leads an altar."""
        table.board.draw_above(table.board.pen(surface, art), places)

    def outline(self, table: LostTempleTable, place: str) -> list[Point]:
        """The corners of a cell, a secret room or a site."""
        if place.startswith("site "):
            if not table.river.open:
                return []
            rect = table.river.site_rect(_number(place))
            rect.inflate_ip(2 * round(CLEAR * table.unit), 2 * round(CLEAR * table.unit))
            return [rect.topleft, rect.topright, rect.bottomright, rect.bottomleft]
        laid = table.board.ground
        if place == mapping.OUTSIDE:
            return []
        x, y = laid.places[place]
        secret = place in mapping.SECRETS
        radius = (laid.drawing.secret_radius * laid.unit if secret else laid.radius) * 0.985
        turns = [math.radians(60 * side + 30) for side in range(6)]
        return [(x + radius * math.cos(turn), y + radius * math.sin(turn)) for turn in turns]

    def number(self, table: LostTempleTable, place: str) -> Point | None:
        """Beside a site's sign, or at the upper corner of a room; at the lower one below a capsule."""
        if place.startswith("site "):
            if not table.river.open:
                return None
            x, y = geometry.MOORINGS[_number(place)]
            return table.river.map.at(x - 20 if x < geometry.FOREST[0] else x + 20, y - 26)
        laid = table.board.ground
        if not laid.in_sight(place):
            return None
        down = NUMBER_Y if capsules.corner(laid, table.view, place) < 0 else -NUMBER_Y
        return laid.spot(place, (NUMBER_X, down))

    def pixels(self, table: LostTempleTable) -> float:
        """Marks grow with the board, and stay big enough to be read."""
        return max(table.board.ground.unit, 0.8 * table.unit)
