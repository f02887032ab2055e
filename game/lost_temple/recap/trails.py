"""Where the places and ways of a recap lie: in the temple, and on the river of a wide table."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise
from typing import TYPE_CHECKING

import pygame

from engine.lost_temple import View
from game.lost_temple.board import capsules
from game.lost_temple.board.mapping import LostTempleMapping
from game.lost_temple.river import geometry
from game.screen.art import Art, Point
from game.table.recap.data import RecapWay

if TYPE_CHECKING:
    from game.lost_temple.river.river import River
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


def _at_river(place: str) -> bool:
    return place.startswith("site ")


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


def _down_river(river: River, start: int, goal: int) -> list[list[Point]]:
    """The way of a boat in the window."""
    if not river.open:
        return []
    return [[river.map.at(*point) for point in stretch] for stretch in _course(start, goal)]


def _through_temple(laid: LostTempleMapping, stops: Sequence[str]) -> list[list[Point]]:
    """The way from room to room, which ends before the middle of the last."""
    found: list[list[Point]] = []
    for start_at, end_at in laid.legs(stops):
        if found and found[-1][-1] == start_at:
            found[-1].append(end_at)
        else:
            found.append([start_at, end_at])
    (x, y), (before_x, before_y) = found[-1][-1], found[-1][-2]
    length = max(1.0, math.dist(found[-1][-1], found[-1][-2]))
    part = min(0.5, SHORT * laid.radius / length)
    found[-1][-1] = (x + (before_x - x) * part, y + (before_y - y) * part)
    return found


def _round_site(river: River, site: int, clear: int) -> list[Point]:
    """The corners of a site, so many pixels away from it."""
    if not river.open:
        return []
    rect = river.site_rect(site).inflate(2 * clear, 2 * clear)
    return [rect.topleft, rect.topright, rect.bottomright, rect.bottomleft]


def _beside_sign(river: River, site: int) -> Point | None:
    """Beside a site's sign, on the water."""
    if not river.open:
        return None
    x, y = geometry.MOORINGS[site]
    return river.map.at(x - 20 if x < geometry.FOREST[0] else x + 20, y - 26)


def _at_corner(laid: LostTempleMapping, view: View, place: str) -> Point | None:
    """At the upper corner of a room; at the lower one below a capsule."""
    if not laid.in_sight(place):
        return None
    down = NUMBER_Y if capsules.corner(laid, view, place) < 0 else -NUMBER_Y
    return laid.spot(place, (NUMBER_X, down))


class LostTempleTrails:
    """The geometry of temple and river; a small window shows no river beside the temple."""

    def lines(self, table: LostTempleTable, way: RecapWay) -> list[list[Point]]:
        """The stretches of a way; the outside is one place, and nothing is drawn across it."""
        if not _at_river(way.stops[0]):
            return _through_temple(table.board.ground, way.stops)
        return _down_river(table.river, _number(way.stops[0]), _number(way.stops[-1]))

    def draw_above(self, table: LostTempleTable, surface: pygame.Surface, art: Art, places: list[str]) -> None:
        """Values, flags, explorers and who leads an altar."""
        board = table.board
        board.draw_above(board.pen(surface, art), places)

    def outline(self, table: LostTempleTable, place: str) -> list[Point]:
        """The corners of a cell, a secret room or a site."""
        if not _at_river(place):
            return table.board.ground.outline(place, 0.985)
        return _round_site(table.river, _number(place), round(CLEAR * table.unit))

    def number(self, table: LostTempleTable, place: str) -> Point | None:
        """Where the number of a line stands."""
        if not _at_river(place):
            return _at_corner(table.board.ground, table.view, place)
        return _beside_sign(table.river, _number(place))

    def pixels(self, table: LostTempleTable) -> float:
        """Marks grow with the board, and stay big enough to be read."""
        return max(table.board.ground.unit, 0.8 * table.unit)
