"""How trails and rims are painted: soft lines with heads and dots, and rims with a glow, kept by their shape."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise

import pygame

from game.screen import palette
from game.screen.art import Point
from game.screen.cache import kept
from game.screen.palette import SEATS

EDGE, CORE, HEAD = 9.5, 5.6, 15.0
"""Units of a trail: its dark edge, its colour, and its head."""
DOT, APART = 1.5, 13.0
RIM, HALO = 4.4, 16.0
SAMPLES, SAMPLE = 14, 5.0
"""Of a leg at most so many points are drawn, and none nearer than so many pixels."""
BOW = 0.2
"""How far a straight way is bent, as a part of its length."""
FINE = 2
"""Edges are painted so many times larger, and made small softly."""
COARSE = 2
"""Glows are painted so many times smaller."""
DARK, PALE = palette.UMBER, palette.IVORY
DOTS = {"white": palette.GROOVE_EDGE, "beige": palette.GROOVE_EDGE}
"""Dots on colours that are too light for light ones."""
EDGES = {"black": palette.PARCHMENT}
"""Edges of colours that would not be seen with a dark one."""


def curve(points: Sequence[Point]) -> list[Point]:
    """A soft line through points; a straight one is bent upwards, so that it leaves what lies on it free."""
    if len(points) == 2:
        (ax, ay), (bx, by) = points
        dx, dy = bx - ax, by - ay
        side = 1 if dx >= 0 else -1
        bend = ((ax + bx) / 2 + side * dy * BOW, (ay + by) / 2 - side * dx * BOW)
        return [
            (
                (1 - t) ** 2 * ax + 2 * t * (1 - t) * bend[0] + t * t * bx,
                (1 - t) ** 2 * ay + 2 * t * (1 - t) * bend[1] + t * t * by,
            )
            for t in (step / SAMPLES for step in range(SAMPLES + 1))
        ]
    around = [points[0], *points, points[-1]]
    found = [points[0]]
    for p0, p1, p2, p3 in zip(around, around[1:], around[2:], around[3:], strict=False):
        count = min(SAMPLES, max(1, round(math.dist(p1, p2) / SAMPLE)))
        for step in range(1, count + 1):
            t = step / count
            found.append((_soft(p0[0], p1[0], p2[0], p3[0], t), _soft(p0[1], p1[1], p2[1], p3[1], t)))
    return found


def _soft(a: float, b: float, c: float, d: float, t: float) -> float:
    """A point of a curve through b and c that comes from a and goes on to d (Catmull and Rom)."""
    return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t**3)


def box_of(points: Sequence[Point]) -> pygame.Rect:
    """The smallest rectangle with these points in it."""
    left, top = (math.floor(min(one[axis] for one in points)) for axis in (0, 1))
    right, bottom = (math.ceil(max(one[axis] for one in points)) for axis in (0, 1))
    return pygame.Rect(left, top, right - left + 1, bottom - top + 1)


def draw_trail(
    surface: pygame.Surface, points: Sequence[Point], colour: str, pixels: float, *, head: bool = True
) -> None:
    """A trail along a line: dark edge, colour, light dots, and a head at its end."""
    reach = math.ceil((HEAD + 4) * pixels)
    seen = box_of(points).inflate(2 * reach, 2 * reach).clip(surface.get_clip())
    if not seen.w or not seen.h:
        return
    big = pygame.Surface((seen.w * FINE, seen.h * FINE), pygame.SRCALPHA)
    line = [((x - seen.x) * FINE, (y - seen.y) * FINE) for x, y in points]
    unit = pixels * FINE
    edge, core = pygame.Color(EDGES.get(colour, DARK)), pygame.Color(SEATS[colour])
    pointed = _head(line, unit) if head else []
    _stroke(big, line, edge, EDGE / 2 * unit)
    if pointed:
        pygame.draw.polygon(big, edge, pointed)
        pygame.draw.lines(big, edge, True, pointed, max(1, round(4.4 * unit)))
    _stroke(big, line, core, CORE / 2 * unit)
    if pointed:
        pygame.draw.polygon(big, core, pointed)
    for x, y in _spread(line, APART * unit)[:-1]:
        pygame.draw.circle(big, DOTS.get(colour, PALE), (round(x), round(y)), max(1, round(DOT * unit)))
    surface.blit(pygame.transform.smoothscale(big, seen.size), seen)


def _head(line: Sequence[Point], unit: float) -> list[Point]:
    """The three corners of the head at the end of a line."""
    x, y = line[-1]
    back = next((one for one in reversed(line) if math.dist(one, (x, y)) > HEAD * 0.7 * unit), line[0])
    turn = math.atan2(y - back[1], x - back[0])
    along, aside = math.cos(turn), math.sin(turn)
    shape = ((0.62, 0.0), (-0.42, 0.66), (-0.42, -0.66))
    size = HEAD * unit
    return [(x + size * (a * along - b * aside), y + size * (a * aside + b * along)) for a, b in shape]


def _stroke(surface: pygame.Surface, line: Sequence[Point], colour: pygame.Color, radius: float) -> None:
    """A line with round corners and ends."""
    for x, y in line:
        pygame.draw.circle(surface, colour, (round(x), round(y)), max(1, round(radius)))
    for (ax, ay), (bx, by) in pairwise(line):
        length = math.dist((ax, ay), (bx, by))
        if length > 0:
            dx, dy = (by - ay) * radius / length, (ax - bx) * radius / length
            corners = ((ax + dx, ay + dy), (bx + dx, by + dy), (bx - dx, by - dy), (ax - dx, ay - dy))
            pygame.draw.polygon(surface, colour, corners)


def _spread(line: Sequence[Point], apart: float) -> list[Point]:
    """Points on a line at even distances, and its end."""
    found, left = [line[0]], apart
    for start, end in pairwise(line):
        length = math.dist(start, end)
        at = left
        while at <= length and length > 0:
            part = at / length
            found.append((start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part))
            at += apart
        left = at - length
    return [*found, line[-1]]


def draw_rim(surface: pygame.Surface, corners: Sequence[Point], colour: str, pixels: float) -> None:
    """A rim round a place with a glow in its colour."""
    if not corners:
        return
    reach = 2 * round(HALO * pixels)
    box = box_of(corners).inflate(reach, reach)
    line = tuple((round(x - box.x, 1), round(y - box.y, 1)) for x, y in corners)
    surface.blit(_rim(line, box.size, colour, pixels), box)


@kept
def _rim(line: tuple[Point, ...], size: tuple[int, int], colour: str, pixels: float) -> pygame.Surface:
    """The picture of a rim with these corners. Its glow is soft, so it is painted small and made large."""
    wide, tall = size
    glow = pygame.Surface((math.ceil(wide / COARSE), math.ceil(tall / COARSE)), pygame.SRCALPHA)
    # The colour lies under the clear pixels too, so that the blur has no dark fringe.
    glow.fill(palette.see_through(colour, 0))
    small = [(x / COARSE, y / COARSE) for x, y in line]
    pygame.draw.polygon(glow, colour, small, max(2, round(10 * pixels / COARSE)))
    glow = pygame.transform.gaussian_blur(glow, max(2, round(5 * pixels / COARSE)))
    rim = pygame.transform.smoothscale(glow, size)
    big = pygame.Surface((wide * FINE, tall * FINE), pygame.SRCALPHA)
    closed = [(x * FINE, y * FINE) for x, y in (*line, line[0])]
    for ink, width in ((colour, RIM), (PALE, RIM / 3.4)):
        _stroke(big, closed, pygame.Color(ink), width / 2 * pixels * FINE)
    rim.blit(pygame.transform.smoothscale(big, size), (0, 0))
    return rim
