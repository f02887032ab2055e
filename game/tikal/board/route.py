"""The way of a party over the board, dotted in gold and led round what stands in the middle of hexes."""

from __future__ import annotations

import math
from itertools import pairwise

from engine.tikal import Leg
from game.screen.art import Point
from game.screen.pen import Pen
from game.table.board.animation import between
from game.table.board.marks import DOT_ZOOM
from game.tikal.board.mapping import TikalMapping

STEP = 9.5
"""Units of the sprites between two dots."""
ROUND: tuple[Point, ...] = ((0, 0), (-6, -34), (-18, 2), (38, -28))
"""Where a way may lead through a hex, in units from its middle."""
SHOWN: tuple[Point, ...] = ((21, -6), (21, 9), (-15, 24), (15, 24))
"""What it should keep away from: the value, who holds it, and the members there."""
AWAY = 17.0
INWARD = 0.32
"""How far inside the first and the last hex a way begins and ends, as a part of the way between middles."""
SAMPLES = 12


def draw_trail(pen: Pen, ground: TikalMapping, legs: list[Leg]) -> None:
    """The dots of a way; a secret path between camps is straight and dotted more widely."""
    for index, (start, goal) in enumerate(pairwise(legs)):
        a, b = ground.places[start.place], ground.places[goal.place]
        if goal.secret:
            _dot(pen, [between(a, b, INWARD / 2), between(a, b, 1 - INWARD / 2)], 2 * STEP)
            continue
        edge = between(a, b, 0.5)
        before = between(a, b, 0.5 - INWARD / 2) if index == 0 else None
        if before is not None:
            _dot(pen, [before, edge], STEP)
        following = legs[index + 2] if index + 2 < len(legs) else None
        if following is None or following.secret:
            _dot(pen, [edge, between(a, b, 0.5 + INWARD / 2)], STEP)
        else:
            leave = between(b, ground.places[following.place], 0.5)
            _dot(pen, _led_round(ground, goal.place, edge, leave), STEP)


def _led_round(ground: TikalMapping, place: str, start: Point, end: Point) -> list[Point]:
    """The way through a hex from one side to another that hides least of what is shown there."""
    ways = [_bent(start, ground.spot(place, spot), end) for spot in ROUND]
    shown, near = [ground.spot(place, spot) for spot in SHOWN], AWAY * ground.pixels

    def bad(way: list[Point]) -> float:
        hidden = sum(max(0.0, near - min(math.dist(point, one) for point in way)) for one in shown)
        return 10 * hidden + sum(math.dist(a, b) for a, b in pairwise(way))

    return min(ways, key=bad)


def _bent(start: Point, over: Point, end: Point) -> list[Point]:
    """A curve from one point to another that passes a third."""
    control = tuple(2 * middle - (first + last) / 2 for first, middle, last in zip(start, over, end, strict=True))
    found = []
    for number in range(SAMPLES + 1):
        part = number / SAMPLES
        x, y = (
            (1 - part) ** 2 * first + 2 * part * (1 - part) * middle + part**2 * last
            for first, middle, last in zip(start, control, end, strict=True)
        )
        found.append((x, y))
    return found


def _dot(pen: Pen, points: list[Point], apart: float) -> None:
    """Dots along a line of points, evenly apart, from its first point on and without its last."""
    lengths = [math.dist(a, b) for a, b in pairwise(points)]
    whole = sum(lengths)
    count = max(2, round(whole / (apart * pen.pixels)))
    for number in range(count):
        left = whole * number / count
        for (a, b), length in zip(pairwise(points), lengths, strict=True):
            if left <= length:
                pen.put("route-dot", between(a, b, left / length if length else 0), zoom=DOT_ZOOM)
                break
            left -= length
