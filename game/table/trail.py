"""A rival's turn on the board: trails in the rival's colour, rims round what was new or worked on, and numbers.

Trails and rims belong to the still picture, so that they cost nothing while they lie there; numbers and tags are
drawn above what can be chosen.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise

import pygame

from game.screen import text
from game.screen.art import Art, Point
from game.screen.palette import GLOW, INK, SEATS
from game.screen.pen import Pen
from game.table.part import Part
from game.table.recap import Line, Way
from game.table.recapline import DISC, disc, ink_on

EDGE, CORE, HEAD = 9.5, 5.6, 15.0
"""Units of a trail: its dark edge, its colour, and its head."""
DOT, APART = 1.5, 13.0
RIM, HALO = 4.4, 16.0
TAG, LETTERS = 21.0, 14.0
SAMPLES, SAMPLE = 14, 5.0
"""Of a leg at most so many points are drawn, and none nearer than so many pixels."""
BOW = 0.2
"""How far a straight way is bent, as a part of its length."""
FINE = 2
DARK, PALE = "#2A1200", "#FFF1D2"
TIMES = "\u00d7"
DOTS = {"white": "#8A7350", "beige": "#8A6A34"}
"""Dots on colours that are too light for light ones."""
EDGES = {"black": "#F1E3C0"}
"""Edges of colours that would not be seen with a dark one."""


class Trail(Part):
    """What lies on the board while a recap is shown."""

    name = "board"

    @property
    def open(self) -> bool:
        """While there is something to tell, and a board to tell it on."""
        return super().open and bool(self.table.recap.lines)

    def _colour(self, line: Line) -> str:
        return self.table.colours[line.seat]

    # The still picture

    def draw(self, surface: pygame.Surface, art: Art) -> None:
        """Rims first, then trails."""
        retold = self.table.retold
        if not self.open or retold is None:
            return
        pixels, lines = retold.trails.pixels(self.table), self.table.recap.lines
        before = surface.get_clip()
        surface.set_clip(self.rect)
        for line in lines:
            for place in line.places:
                draw_rim(surface, retold.trails.outline(self.table, place), SEATS[self._colour(line)], pixels)
        for line in lines:
            for way in line.ways:
                self._draw_way(surface, art, line, way, pixels)
        surface.set_clip(before)

    def _draw_way(self, surface: pygame.Surface, art: Art, line: Line, way: Way, pixels: float) -> None:
        assert self.table.retold is not None
        stretches = self.table.retold.trails.lines(self.table, way)
        for number, points in enumerate(stretches):
            draw_trail(surface, curve(points), self._colour(line), pixels, head=number == len(stretches) - 1)
        self._draw_count(surface, art, way)

    def _draw_count(self, surface: pygame.Surface, art: Art, way: Way) -> None:
        """How many went this way, if several did."""
        assert self.table.retold is not None
        trails = self.table.retold.trails
        stretches = trails.lines(self.table, way) if way.count > 1 else []
        if stretches:
            pen = Pen(surface, art, trails.pixels(self.table))
            self._draw_tag(pen, f"{TIMES}{way.count}", stretches[0][0], "recap-count", PALE, [])

    def _draw_number(self, pen: Pen, number: int, line: Line, at: Point, taken: list[pygame.Rect]) -> None:
        """The disc of a line with its tag; of two at one place the second stands below."""
        radius = DISC * pen.pixels
        while any(one.collidepoint(at) for one in taken):
            at = (at[0], at[1] + 2 * radius)
        at = (
            min(max(at[0], self.rect.x + radius), self.rect.right - radius),
            min(max(at[1], self.rect.y + radius), self.rect.bottom - radius),
        )
        if line.tag:
            start = (at[0] + radius * 0.6, at[1])
            self._draw_tag(pen, line.tag, start, "recap-tag", INK, taken, room=radius * 0.6)
        colour = self._colour(line)
        picture = disc(max(2, round(radius)), colour)
        place = picture.get_rect(center=(round(at[0]), round(at[1])))
        text.cover(place)
        pen.surface.blit(picture, place)
        pen.number(str(number), at, size=15, colour=ink_on(colour))
        taken.append(place)

    def _draw_tag(
        self,
        pen: Pen,
        words: str,
        at: Point,
        frame: str,
        ink: str,
        taken: list[pygame.Rect],
        room: float | None = None,
    ) -> None:
        """A tag that begins at a point beside a disc, or has its middle there."""
        size = max(6, round(LETTERS * pen.pixels))
        wide, tall = text.measure(words, "strong", size)[0] + round(14 * pen.pixels), round(TAG * pen.pixels)
        rect = pygame.Rect(0, 0, wide + round(room or 0), tall)
        rect.center = round(at[0]), round(at[1])
        if room is not None:
            rect.midleft = round(at[0]), round(at[1])
        rect.clamp_ip(self.rect)
        text.cover(rect)
        pen.art.frame(pen.surface, frame, rect)
        inner = rect.move(round((room or 0) / 2), 0)
        inner.width = rect.right - inner.x
        text.draw(pen.surface, words, "strong", size, ink, inner.inflate(-4, 0), side="centre")
        taken.append(rect)

    # What is pointed at

    def draw_live(self, surface: pygame.Surface, art: Art) -> None:
        """The numbers, above everything that can be chosen, and the places of the line that is pointed at, lit."""
        retold, pointed = self.table.retold, self.table.pointed
        if not self.open or retold is None:
            return
        pen = Pen(surface, art, retold.trails.pixels(self.table))
        surface.set_clip(self.rect)
        for number, line in enumerate(self.table.recap.lines):
            if pointed == f"ui-recap-line-{number + 1}" and not self.table.motion.moving:
                self._light(surface, line)
        taken: list[pygame.Rect] = []
        for number, line in enumerate(self.table.recap.lines):
            at = retold.trails.number(self.table, line.places[0]) if line.places else None
            if at is not None:
                self._draw_number(pen, number + 1, line, at, taken)
        surface.set_clip(None)

    def _light(self, surface: pygame.Surface, line: Line) -> None:
        """Rims in gold round every place of a line."""
        assert self.table.retold is not None
        for place in (*line.places, *(stop for way in line.ways for stop in way.stops)):
            corners = self.table.retold.trails.outline(self.table, place)
            if corners:
                pygame.draw.polygon(surface, GLOW, corners, max(3, round(4 * self.unit)))


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


def draw_trail(
    surface: pygame.Surface, points: Sequence[Point], colour: str, pixels: float, *, head: bool = True
) -> None:
    """A trail along a line: dark edge, colour, light dots, and a head at its end."""
    reach = (HEAD + 4) * pixels
    left, top = min(x for x, _ in points) - reach, min(y for _, y in points) - reach
    right, bottom = max(x for x, _ in points) + reach, max(y for _, y in points) + reach
    box = pygame.Rect(math.floor(left), math.floor(top), math.ceil(right - left), math.ceil(bottom - top))
    seen = box.clip(surface.get_clip())
    if not seen.w or not seen.h:
        return
    big = pygame.Surface((seen.w * FINE, seen.h * FINE), pygame.SRCALPHA)
    line = [((x - seen.x) * FINE, (y - seen.y) * FINE) for x, y in points]
    unit = pixels * FINE
    edge, core = pygame.Color(EDGES.get(colour, DARK)), pygame.Color(SEATS[colour])
    pointed = _head(line, unit) if head else []
    _stamp(big, line, edge, EDGE / 2 * unit)
    if pointed:
        pygame.draw.polygon(big, edge, pointed)
        pygame.draw.lines(big, edge, True, pointed, max(1, round(4.4 * unit)))
    _stamp(big, line, core, CORE / 2 * unit)
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


def _stamp(surface: pygame.Surface, line: Sequence[Point], colour: pygame.Color, radius: float) -> None:
    for x, y in _spread(line, max(1.0, radius / 3)):
        pygame.draw.circle(surface, colour, (round(x), round(y)), max(1, round(radius)))


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
    reach = round(HALO * pixels)
    xs, ys = [x for x, _ in corners], [y for _, y in corners]
    box = pygame.Rect(round(min(xs)), round(min(ys)), round(max(xs) - min(xs)), round(max(ys) - min(ys)))
    box.inflate_ip(2 * reach, 2 * reach)
    line = [(x - box.x, y - box.y) for x, y in corners]
    glow = pygame.Surface(box.size, pygame.SRCALPHA)
    # The colour lies under the clear pixels too, so that the blur has no dark fringe.
    glow.fill((*pygame.Color(colour)[:3], 0))
    pygame.draw.polygon(glow, colour, line, max(2, round(10 * pixels)))
    glow = pygame.transform.gaussian_blur(glow, max(2, round(5 * pixels)))
    big = pygame.Surface((box.w * FINE, box.h * FINE), pygame.SRCALPHA)
    shape = [(x * FINE, y * FINE) for x, y in line]
    for ink, wide in ((colour, RIM), (PALE, RIM / 3.4)):
        for start, end in pairwise([*shape, shape[0]]):
            _stamp(big, (start, end), pygame.Color(ink), wide / 2 * pixels * FINE)
    surface.blit(glow, box)
    surface.blit(pygame.transform.smoothscale(big, box.size), box)
