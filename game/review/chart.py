"""Who was ahead over the game: the lead expected at the end as a line, with scorings and the turns of the cards.

Two players have one line, filled in the colour of who is ahead; more have a line each.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from typing import TYPE_CHECKING

import pygame

from game.review.axis import BAND, draw_parts
from game.review.card import draw_rank
from game.review.frame import ChartFrame
from game.review.seats import draw_seats, seat_targets
from game.screen import palette, text
from game.screen.palette import DIM, GOLD, INK, SEATS
from game.screen.targets import Target
from game.screen.wording import signed
from game.ui.chartlines import Point, dashed, thick

if TYPE_CHECKING:
    from game.review.story import Card
    from game.ui.blockpage import BlockPage as Page

FINE = 2
"""How much finer lines are drawn than they are shown."""
GRID, ZERO, GREEN = palette.GRID, palette.EDGE, palette.LIGHT_GREEN


@dataclass(frozen=True)
class LeadChart(ChartFrame):
    """The whole chart."""

    def draw(self, surface: pygame.Surface, page: Page, rect: pygame.Rect) -> None:
        """Panel, heading, grid, bands, lines, marks."""
        page.art.frame(surface, "panel-plain", rect)
        self.draw_heading(surface, page, rect)
        area = self.plot(page, rect)
        reach, step = self.reach
        if not self.two:
            upper = pygame.Surface((area.w, area.h // 2), pygame.SRCALPHA)
            upper.fill((*pygame.Color(GREEN)[:3], 110))
            surface.blit(upper, area.topleft)
        draw_parts(surface, page, rect, self)
        for value in range(-reach, reach + 1, step):
            y = round(self.y(area, value))
            pygame.draw.line(surface, GRID, (area.x, y), (area.right, y), page.px(1))
            label = pygame.Rect(area.x - page.px(50), y - page.px(9), page.px(42), page.px(18))
            text.draw(surface, signed(value) if value else "0", "body", page.type(13), DIM, label, side="right")
        if self.story.turns:
            self._draw_lines(surface, page, area)
        for entry_number, entry in enumerate(self.story.turns):
            if entry.turn.first == self.lit:
                x = round(self.x(area, entry_number))
                pygame.draw.line(surface, GOLD, (x, area.top), (x, area.bottom), page.px(2))
        for card in reversed(self.marks):
            self._draw_mark(surface, page, area, card)
        draw_seats(surface, page, rect, self)

    # Lines

    def _draw_lines(self, surface: pygame.Surface, page: Page, area: pygame.Rect) -> None:
        fine = pygame.Surface((area.w * FINE, area.h * FINE), pygame.SRCALPHA)
        inner = pygame.Rect(0, 0, area.w * FINE, area.h * FINE)
        lines = self.shown
        if self.two:
            line = [(self.x(inner, n), self.y(inner, value)) for n, value in enumerate(lines[0])]
            self._fill(fine, page, inner, line)
            zero = inner.centery
            pygame.draw.line(fine, ZERO, (0, zero), (inner.w, zero), page.px(1.4) * FINE)
            self._draw_scored(fine, page, inner)
            thick(fine, INK, line, page.px(2.6) * FINE)
        else:
            pygame.draw.line(fine, ZERO, (0, inner.centery), (inner.w, inner.centery), page.px(1.4) * FINE)
            for seat in sorted(range(len(lines)), key=lambda one: one == self.seat):
                line = [(self.x(inner, n), self.y(inner, value)) for n, value in enumerate(lines[seat])]
                wide = page.px(3.4 if seat == self.seat else 2) * FINE
                colour = SEATS[page.colours[seat]]
                if page.colours[seat] in ("white", "beige"):
                    thick(fine, BAND, line, wide + page.px(1.4) * FINE)
                thick(fine, colour, line, wide)
        surface.blit(pygame.transform.smoothscale(fine, area.size), area)

    def _fill(self, fine: pygame.Surface, page: Page, inner: pygame.Rect, line: list[Point]) -> None:
        """Between the line and zero, in the colour of who is ahead."""
        shade = pygame.Surface(inner.size, pygame.SRCALPHA)
        zero = inner.centery
        for own, clip in ((True, (0, 0, inner.w, zero)), (False, (0, zero, inner.w, inner.h - zero))):
            colour = SEATS[page.colours[self.seat if own else 1 - self.seat]]
            shade.set_clip(pygame.Rect(clip))
            outline = [(line[0][0], zero), *line, (line[-1][0], zero)]
            pygame.draw.polygon(shade, (*pygame.Color(colour)[:3], 120), outline)
        shade.set_clip(None)
        fine.blit(shade, (0, 0))

    def _draw_scored(self, fine: pygame.Surface, page: Page, inner: pygame.Rect) -> None:
        """What was scored so far, dashed."""
        mine, other = self.scored[self.seat], self.scored[1 - self.seat]
        values: list[int] = []
        turns = self.story.turns
        for entry, later in zip(turns, [*turns[1:], None], strict=True):
            move = entry.turn.first + entry.turn.length
            amid = values and entry.scoring and later is not None and later.scoring  # not everybody has scored yet
            values.append(values[-1] if amid else mine[move] - other[move])
        points = [(self.x(inner, n), self.y(inner, value)) for n, value in enumerate(values)]
        for before, after in pairwise(points):
            corner = (after[0], before[1])
            for start, end in ((before, corner), (corner, after)):
                dashed(fine, DIM, start, end, page.px(4) * FINE, max(2, page.px(1.3) * FINE))

    # Marks

    def _draw_mark(self, surface: pygame.Surface, page: Page, area: pygame.Rect, card: Card) -> None:
        at = self.at(area, card.entry)
        if at is None:
            return
        if card.entry.turn.first == self.lit:
            page.art.draw(surface, "mark-glow", at)
        draw_rank(surface, page, card, at)

    def targets(self, page: Page, rect: pygame.Rect) -> list[Target]:
        """The turns, along which the arrows go, and whose turns are shown."""
        if not self.story.turns:
            return seat_targets(page, rect, self)
        return [self.pointing.target(self.plot(page, rect)), *seat_targets(page, rect, self)]
