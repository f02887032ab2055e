"""The course of the river on the wide board: where the sites, seaplanes and pirogues are, and the way between.

All numbers are units of the picture "board-wide". A boat goes up the left bank, across the top, down the right
bank and is carried back through the forest along the bottom.
"""

from __future__ import annotations

from functools import cache
from itertools import pairwise

Point = tuple[float, float]

SITES: tuple[Point, ...] = ((6, 396), (6, 214), (6, 32), (726, 32), (726, 214), (726, 396))
"""The upper left corner of each site's tiles."""
STEP = 62
MOORINGS: tuple[Point, ...] = ((154, 455), (154, 268), (154, 90), (694, 90), (694, 268), (694, 455))
SEAPLANES: tuple[Point, ...] = ((152, 186), (696, 186))
FOREST: Point = (424, 528)
COUNT = len(SITES)
BESIDE: tuple[tuple[Point, ...], ...] = (
    ((0, 0),),
    ((-7, -10), (8, 10)),
    ((-7, -20), (8, 0), (-7, 20)),
    ((-7, -30), (8, -10), (-7, 10), (8, 30)),
)
"""Where boats lie that share a mooring, by how many there are."""

# The bends after a site, before the next one.
BENDS: dict[int, tuple[Point, ...]] = {
    2: ((154, 66), (160, 44), (176, 31), (200, 25), (648, 25), (672, 31), (688, 44), (694, 66)),
    5: ((694, 500), (688, 520), (660, 526), (424, 530), (188, 526), (160, 520), (154, 500)),
}


@cache
def hop(site: int) -> tuple[Point, ...]:
    """The way from a site to the next one."""
    return (MOORINGS[site], *BENDS.get(site, ()), MOORINGS[(site + 1) % COUNT])


def way(start: int, goal: int) -> list[Point]:
    """The way down the river from a site to another, as corners of a line."""
    points = [MOORINGS[start]]
    for number in range((goal - start) % COUNT):
        points += hop((start + number) % COUNT)[1:]
    return points


def along(points: list[Point], part: float) -> tuple[Point, Point]:
    """The point at a part (0 to 1) of a line, and the direction it has there."""
    lengths = [((bx - ax) ** 2 + (by - ay) ** 2) ** 0.5 for (ax, ay), (bx, by) in pairwise(points)]
    left = sum(lengths) * min(max(part, 0), 1)
    for ((ax, ay), (bx, by)), length in zip(pairwise(points), lengths, strict=True):
        if left <= length and length > 0:
            share = left / length
            return (ax + (bx - ax) * share, ay + (by - ay) * share), ((bx - ax) / length, (by - ay) / length)
        left -= length
    return points[-1], (0.0, -1.0)


def dots(points: list[Point], apart: float) -> list[Point]:
    """Points at even distances on a line."""
    total = sum(((bx - ax) ** 2 + (by - ay) ** 2) ** 0.5 for (ax, ay), (bx, by) in pairwise(points))
    count = int(total / apart)
    return [along(points, number / count)[0] for number in range(1, count)] if count else []
