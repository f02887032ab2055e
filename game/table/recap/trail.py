"""A rival's turn on the board: trails in the rival's colour, rims round what was new or worked on, and numbers.

Trails and rims belong to the still picture, so that they cost nothing while they lie there; numbers and tags are
drawn above what can be chosen.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import TYPE_CHECKING, NamedTuple

import pygame

from game.screen import text
from game.screen.art import Art, Point
from game.screen.palette import GLOW, INK, SEATS
from game.screen.pen import Pen
from game.table.board.strokes import EDGE, PALE, box_of, curve, draw_rim, draw_trail
from game.table.board.veil import VeilWindow, plate
from game.table.layout import centred_at
from game.table.panels.part import Part
from game.table.recap.data import RecapLine, RecapWay, Trails
from game.table.recap.line import DISC, disc, ink_on
from game.ui import styles

if TYPE_CHECKING:
    from game.table.table import Table

TAG = 21.0
"""Units of the height of a tag."""
TIMES = "\u00d7"


class Stretch(NamedTuple):
    """A piece of a trail, and whether it is the last one."""

    colour: str
    points: list[Point]
    last: bool


class Trail(Part):
    """What lies on the board while a recap is shown."""

    table: Table
    name = "board"

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.told, self._rules, self._motion = table.recap, table.recap_rules, table.motion

    @property
    def _trails(self) -> Trails[Table]:
        """How this game draws them; nothing is told where it does not."""
        assert self._rules is not None
        return self._rules.trails

    @property
    def open(self) -> bool:
        """While there is something to tell, and a board to tell it on."""
        return super().open and bool(self.told.lines)

    def _colour(self, line: RecapLine) -> str:
        return self.table.colours[line.seat]

    # The still picture

    def draw(self, surface: pygame.Surface, art: Art) -> None:
        """Rims first, then trails; the numbers of the board stay above them."""
        if not self.open:
            return
        trails, lines = self._trails, self.told.lines
        pixels = trails.pixels(self.table)
        before = surface.get_clip()
        surface.set_clip(self.rect)
        for line in lines:
            for place in line.places:
                draw_rim(surface, trails.outline(self.table, place), SEATS[self._colour(line)], pixels)
        trails.draw_above(self.table, surface, art, [place for line in lines for place in line.places])
        stretches = [one for line in lines for way in line.ways for one in self._stretches(line, way)]
        numbers = self._crossed(surface, stretches, EDGE * pixels)
        for one in stretches:
            draw_trail(surface, one.points, one.colour, pixels, head=one.last)
        for number in numbers:
            number.draw(surface)
        for line in lines:
            for way in line.ways:
                self.draw_count(surface, art, way)
        surface.set_clip(before)

    def _stretches(self, line: RecapLine, way: RecapWay) -> list[Stretch]:
        """The stretches of a way, as they are drawn."""
        found = self._trails.lines(self.table, way)
        return [Stretch(self._colour(line), curve(points), points is found[-1]) for points in found]

    def _crossed(self, surface: pygame.Surface, stretches: Sequence[Stretch], wide: float) -> list[VeilWindow]:
        """The numbers of the board that trails lead across."""
        printed = [one.rect for one in text.drawn if one.printed and self.rect.contains(one.rect)]
        boxes = [(one.points, box_of(one.points)) for one in stretches]

        def crossed(room: pygame.Rect) -> bool:
            near = (points for points, box in boxes if box.colliderect(room))
            return any(room.clipline(*pair) for points in near for pair in pairwise(points))

        return [VeilWindow(surface, plate(ink)) for ink in printed if crossed(ink.inflate(wide, wide))]

    def draw_count(self, surface: pygame.Surface, art: Art, way: RecapWay) -> None:
        """How many went this way, if several did."""
        trails = self._trails
        stretches = trails.lines(self.table, way) if way.count > 1 else []
        if stretches:
            pen = Pen(surface, art, trails.pixels(self.table))
            self._draw_tag(pen, f"{TIMES}{way.count}", stretches[0][0], "recap-count", PALE, [])

    def draw_number(self, pen: Pen, number: int, line: RecapLine, at: Point, taken: list[pygame.Rect]) -> None:
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
        style = styles.SMALL_LABEL
        size = max(6, round(style.size * pen.pixels))
        wide, tall = text.measure(words, style.role, size)[0] + round(14 * pen.pixels), round(TAG * pen.pixels)
        rect = centred_at(at, wide + round(room or 0), tall)
        if room is not None:
            rect.midleft = round(at[0]), round(at[1])
        rect.clamp_ip(self.rect)
        text.cover(rect)
        pen.art.frame(pen.surface, frame, rect)
        inner = rect.move(round((room or 0) / 2), 0)
        inner.width = rect.right - inner.x
        text.draw(pen.surface, words, style.role, size, ink, inner.inflate(-4, 0), side="centre")
        taken.append(rect)

    # What is pointed at

    def draw_live(self, surface: pygame.Surface, art: Art) -> None:
        """The numbers, above everything that can be chosen, and the places of the line that is pointed at, lit."""
        if not self.open:
            return
        trails, lines, pointed = self._trails, self.told.lines, self.pointed
        pen = Pen(surface, art, trails.pixels(self.table))
        surface.set_clip(self.rect)
        for number, line in enumerate(lines):
            if pointed == f"ui-recap-line-{number + 1}" and not self._motion.moving:
                self._light(surface, line)
        taken: list[pygame.Rect] = []
        for number, line in enumerate(lines):
            at = trails.number(self.table, line.places[0]) if line.places else None
            if at is not None:
                self.draw_number(pen, number + 1, line, at, taken)
        surface.set_clip(None)

    def _light(self, surface: pygame.Surface, line: RecapLine) -> None:
        """Rims in gold round every place of a line."""
        for place in (*line.places, *(stop for way in line.ways for stop in way.stops)):
            corners = self._trails.outline(self.table, place)
            if corners:
                pygame.draw.polygon(surface, GLOW, corners, max(3, round(4 * self.unit)))
