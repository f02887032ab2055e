"""Who was ahead over the game: the lead expected at the end as a line, with scorings and the turns of the cards.

Two players have one line, filled in the colour of who is ahead; more have a line each.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import pairwise

import pygame

from game.review.axis import BAND, paint_parts
from game.review.card import paint_rank
from game.review.leadlines import LeadLines, Size
from game.review.seats import line_ends, named_places
from game.screen import palette
from game.screen.brush import Brush
from game.screen.palette import DIM, GOLD, INK, SEATS
from game.screen.wording import signed
from game.ui import styles
from game.ui.boxes import Box, Kit, Placed, Row
from game.ui.chartlines import Point, dashed, thick
from game.ui.widgets import Sprite, Text

FINE = 2
"""How much finer lines are drawn than they are shown."""
ABOVE, BELOW = 44, 44
"""Units of its panel above and below the lines, where players may stand."""
ZERO, AHEAD = palette.EDGE, palette.see_through(palette.LIGHT_GREEN, 110)
PALE_SEATS = ("white", "beige")
"""The players' colours whose lines need an edge."""


@dataclass(frozen=True, slots=True, kw_only=True)
class LeadChart(Box):
    """The lines with everything round them; numbers and turns stand in its padding."""

    lead: LeadLines
    colours: Sequence[str]
    scored: Sequence[Sequence[int]]
    """The scores of each player before and after every move."""
    lit: Callable[[], int]
    """The first move of the turn that is pointed at or marked when it is painted, or -1."""
    turns: Box
    """The turns as something to choose."""
    show: Callable[[int], None]
    """Shows the turns of a seat."""

    def size(self, kit: Kit, rect: pygame.Rect) -> Size:
        """The size of the lines in units."""
        return max(1, rect.w) / kit.unit, max(1, rect.h) / kit.unit

    def inside(self, kit: Kit, rect: pygame.Rect) -> Iterator[Placed]:
        """The turns, along which the arrows go, and the players."""
        if self.lead.story.turns:
            yield Placed(self.turns, rect)
        seats, size = [self._seat(seat) for seat in range(self.lead.story.players)], self.size(kit, rect)
        if self.lead.two:
            places = named_places(self.lead, size, [one.width(kit) / kit.unit for one in seats])
        else:
            places = line_ends(self.lead, size, ABOVE, BELOW)
        for seat, (x, y, wide, tall) in places:
            place = pygame.Rect(rect.x + kit.px(x), rect.y + kit.px(y), kit.px(wide), kit.px(tall))
            yield Placed(seats[seat], place)

    def _seat(self, seat: int) -> Box:
        """An emblem, for two players with words."""
        story, colour = self.lead.story, self.colours[seat]
        name, act = story.session.name(seat), partial(self.show, seat)
        label, id = story.words("review.of", name=name), f"seat-{seat}"
        zoom = 0.85 if self.lead.two else 1.0 if seat == self.lead.seat else 0.8
        children: list[Box] = [Sprite(sprite="seat", seat=colour, zoom=zoom)]
        if self.lead.two:
            said = story.words("review.ahead", name=name)
            children.append(Text(words=said, style=styles.SMALL_LABEL, told=False))
        return Row(
            children=children,
            gap=3,
            pad=(2, 0),
            pack="start" if self.lead.two else "centre",
            id=id,
            act=act,
            label=label,
            reach=False,
        )

    # Painting

    def paint(self, kit: Kit, surface: pygame.Surface, rect: pygame.Rect) -> None:
        """Grid, bands, lines, marks."""
        brush, lead, size, lit = kit.brush(surface, rect), self.lead, self.size(kit, rect), self.lit()
        reach, step = lead.reach
        if not lead.two:
            upper = pygame.Surface((rect.w, rect.h // 2), pygame.SRCALPHA)
            upper.fill(AHEAD)
            surface.blit(upper, rect)
        paint_parts(brush, size, lead)
        for value in range(-reach, reach + 1, step):
            y = lead.y(size, value)
            brush.line(0, y, size[0], y, palette.GRID)
            brush.write(signed(value) if value else "0", styles.FINE, (-50, y - 9, 42, 18), side="right")
        if lead.story.turns and rect.w > 0 and rect.h > 0:
            surface.blit(self._lines(brush, size, rect.size), rect)
        for number, entry in enumerate(lead.story.turns):
            if entry.turn.first == lit:
                x = lead.x(size, number)
                brush.line(x, 0, x, size[1], GOLD, 2)
        for card in reversed(lead.marks):
            at = lead.at(size, card.entry)
            if at is not None:
                if card.entry.turn.first == lit:
                    brush.sprite("mark-glow", *at)
                paint_rank(brush, card, at)

    def _lines(self, brush: Brush, size: Size, pixels: tuple[int, int]) -> pygame.Surface:
        """The lines on a ground of their own, drawn finer than they are shown."""
        lead, unit = self.lead, FINE * brush.unit
        size = size[0] * unit, size[1] * unit
        fine = pygame.Surface((pixels[0] * FINE, pixels[1] * FINE), pygame.SRCALPHA)
        zero = round(size[1] / 2)
        own = lead.points(size, lead.lines[lead.seat])
        if lead.two:
            self._fill(fine, zero, own)
        pygame.draw.line(fine, ZERO, (0, zero), (fine.get_width(), zero), max(1, round(1.4 * unit)))
        if lead.two:
            self._dash_scored(fine, unit, size)
            thick(fine, INK, own, max(1, round(2.6 * unit)))
            return pygame.transform.smoothscale(fine, pixels)
        for seat in sorted(range(len(lead.lines)), key=lambda one: one == lead.seat):
            line, wide = lead.points(size, lead.lines[seat]), round((3.4 if seat == lead.seat else 2) * unit)
            if self.colours[seat] in PALE_SEATS:
                thick(fine, BAND, line, wide + round(1.4 * unit))
            thick(fine, SEATS[self.colours[seat]], line, wide)
        return pygame.transform.smoothscale(fine, pixels)

    def _fill(self, fine: pygame.Surface, zero: int, line: list[Point]) -> None:
        """Between the line and zero, in the colour of who is ahead."""
        shade = pygame.Surface(fine.get_size(), pygame.SRCALPHA)
        wide, tall = fine.get_size()
        outline = [(line[0][0], zero), *line, (line[-1][0], zero)]
        for seat, top, bottom in ((self.lead.seat, 0, zero), (1 - self.lead.seat, zero, tall)):
            shade.set_clip((0, top, wide, bottom - top))
            colour = pygame.Color(SEATS[self.colours[seat]])
            pygame.draw.polygon(shade, (*colour[:3], 120), outline)
        shade.set_clip(None)
        fine.blit(shade, (0, 0))

    def _dash_scored(self, fine: pygame.Surface, unit: float, size: Size) -> None:
        """What was scored so far, dashed."""
        mine, other = self.scored[self.lead.seat], self.scored[1 - self.lead.seat]
        values: list[int] = []
        turns = self.lead.story.turns
        for entry, later in zip(turns, [*turns[1:], None], strict=True):
            move = entry.turn.first + entry.turn.length
            amid = values and entry.scoring and later is not None and later.scoring  # not everybody has scored yet
            values.append(values[-1] if amid else mine[move] - other[move])
        for before, after in pairwise(self.lead.points(size, values)):
            corner = (after[0], before[1])
            for start, end in ((before, corner), (corner, after)):
                dashed(fine, DIM, start, end, round(4 * unit), max(2, round(1.3 * unit)))
