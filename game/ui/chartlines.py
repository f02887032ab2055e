"""Lines of charts: thick ones with round corners, and dashed ones."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

import pygame

Point = tuple[float, float]


def thick(surface: pygame.Surface, colour: str, points: Sequence[Point], width: int) -> None:
    """A line with round corners."""
    for start, end in pairwise(points):
        pygame.draw.line(surface, colour, start, end, width)
    for x, y in points:
        pygame.draw.circle(surface, colour, (round(x), round(y)), width // 2)


def dashed(surface: pygame.Surface, colour: str, start: Point, end: Point, dash: int, width: int) -> None:
    """A line of dashes, upright or level."""
    length = max(abs(end[0] - start[0]), abs(end[1] - start[1]))
    if length <= 0:
        return
    at = 0.0
    while at < length:
        upto = min(length, at + dash)
        points = [
            (start[0] + (end[0] - start[0]) * part / length, start[1] + (end[1] - start[1]) * part / length)
            for part in (at, upto)
        ]
        pygame.draw.line(surface, colour, points[0], points[1], width)
        at += 2 * dash
