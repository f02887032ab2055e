"""Who was ahead over the game: the lead expected at the end as a line, with scorings and the turns of the cards.

Two players have one line, filled in the colour of who is ahead; more have a line each.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import groupby, pairwise
from typing import TYPE_CHECKING

import pygame

from game.scenes.blocks import Block
from game.scenes.panelpage import heading
from game.scenes.strokes import Point, dashed, thick
from game.screen import text
from game.screen.palette import DIM, GOLD, INK, SEATS
from game.screen.targets import Target
from game.table.naming import signed

if TYPE_CHECKING:
    from game.scenes.page import Page
    from game.scenes.reviewstory import Card, Entry, Story

FINE = 2
"""How much finer lines are drawn than they are shown."""
GRID, BAND, ZERO, GREEN = "#D9C596", "#8A6A3C", "#3A2C1A", "#B9CF8C"
STEPS = (5, 10, 20, 40, 80, 160)
LEAST = 10
"""Points up and down that a chart shows at least."""
NUMBERS = (5, 10, 20)


@dataclass(frozen=True)
class LeadChart(Block):
    """The chart with its heading and legend."""

    story: Story
    seat: int
    scored: Sequence[Sequence[int]]
    """The scores of each player before and after every move."""
    marks: Sequence[Card]
    lit: int
    """The first move of the turn that is pointed at or chosen, or -1."""
    choose: Callable[[int], Callable[[], None]]

    # Where things lie

    def height(self, page: Page, width: int) -> int:
        """As tall as in the mock-ups."""
        return page.px(238 if page.app.viewport.width >= page.px(700) else 192)

    def plot(self, page: Page, rect: pygame.Rect) -> pygame.Rect:
        """Where the lines are drawn."""
        left, right = page.px(62 if self._roomy(page, rect) else 46), page.px(20 if self._two else 52)
        area = pygame.Rect(rect.x + left, rect.y + page.px(44), 0, rect.h - page.px(44 + 44))
        area.width = max(1, rect.w - left - right)
        area.height = max(1, area.height)
        return area

    def _roomy(self, page: Page, rect: pygame.Rect) -> bool:
        return rect.w >= page.px(700)

    @property
    def _two(self) -> bool:
        return self.story.players == 2

    @property
    def total(self) -> int:
        """How many turns there are or will be."""
        reviewing, judged = self.story.reviewing, len(self.story.entries)
        return len(self.story.turns) + len(reviewing.spans) - judged

    def _x(self, area: pygame.Rect, number: float) -> float:
        return area.x + area.w * number / max(1, self.total - 1)

    @cached_property
    def _reach(self) -> tuple[int, int]:
        """How far up and down the chart goes, and the step between its lines."""
        values = [abs(value) for line in self._shown for value in line]
        most = max([float(LEAST), *values])
        step = next((one for one in STEPS if most / one <= 2.4), STEPS[-1])
        return -(-round(most + 0.49) // step) * step, step

    @cached_property
    def _lines(self) -> list[list[float]]:
        return self.story.lines()

    @property
    def _shown(self) -> list[list[float]]:
        return [self._lines[self.seat]] if self._two else self._lines

    def _y(self, area: pygame.Rect, value: float) -> float:
        return area.centery - area.h / 2 * value / self._reach[0]

    def turn_at(self, page: Page, rect: pygame.Rect, x: float, y: float) -> int | None:
        """The number of the turn at a point of the window."""
        area, turns = self.plot(page, rect), len(self.story.turns)
        if not area.inflate(page.px(16), page.px(60)).collidepoint(x, y) or not turns:
            return None
        return min(turns - 1, max(0, round((x - area.x) / max(1, area.w) * max(1, self.total - 1))))

    # Drawing

    def draw(self, surface: pygame.Surface, page: Page, rect: pygame.Rect) -> None:
        """Panel, heading, grid, bands, lines, marks."""
        page.art.frame(surface, "panel-plain", rect)
        self._draw_heading(surface, page, rect)
        area = self.plot(page, rect)
        reach, step = self._reach
        if not self._two:
            upper = pygame.Surface((area.w, area.h // 2), pygame.SRCALPHA)
            upper.fill((*pygame.Color(GREEN)[:3], 110))
            surface.blit(upper, area.topleft)
        self._draw_parts(surface, page, rect, area)
        for value in range(-reach, reach + 1, step):
            y = round(self._y(area, value))
            pygame.draw.line(surface, GRID, (area.x, y), (area.right, y), page.px(1))
            label = pygame.Rect(area.x - page.px(50), y - page.px(9), page.px(42), page.px(18))
            text.draw(surface, signed(value) if value else "0", "body", page.type(13), DIM, label, side="right")
        if self.story.turns:
            self._draw_lines(surface, page, area)
        for entry_number, entry in enumerate(self.story.turns):
            if entry.turn.first == self.lit:
                x = round(self._x(area, entry_number))
                pygame.draw.line(surface, GOLD, (x, area.top), (x, area.bottom), page.px(2))
        for card in reversed(self.marks):
            self._draw_mark(surface, page, area, card)
        self._draw_seats(surface, page, rect, area)

    def _draw_heading(self, surface: pygame.Surface, page: Page, rect: pygame.Rect) -> None:
        words, reviewing = page.app.words, self.story.reviewing
        wide = self._roomy(page, rect)
        said = words("review.chart") if wide else self.story_result(page)
        legend = pygame.Rect(rect.x, rect.y + page.px(8), rect.w - page.px(16), page.px(26))
        if not reviewing.done:
            x = heading(page, surface, said, rect, ruled=False)
            turn = words("review.thinking", turn=len(reviewing.turns) + 1, turns=len(reviewing.spans))
            self._draw_progress(surface, page, legend, x, turn)
            return
        x = heading(page, surface, said, rect, "" if wide else words("review.lead"), ruled=False)
        if wide:
            self._draw_legend(surface, page, legend, x)

    def story_result(self, page: Page) -> str:
        """Who won, in a few words."""
        session, words = self.story.session, page.app.words
        winners = session.game.winners
        scores = sorted(session.game.scores, reverse=True)
        if len(winners) != 1:
            return words("review.shared", score=scores[0])
        return words("review.won.short", name=session.name(winners[0]), points=scores[0] - scores[1])

    def _draw_progress(
        self, surface: pygame.Surface, page: Page, room: pygame.Rect, left: int, words: str
    ) -> None:
        size = page.type(14.5)
        wide = text.measure(words, "body", size)[0]
        track = pygame.Rect(0, 0, min(page.px(170), room.right - left - wide - page.px(34)), page.px(8))
        track.midright = room.right, room.centery
        if track.w > page.px(24):
            page.art.frame(surface, "slider-track", track)
            done = pygame.Rect(track.x, track.y, round(track.w * self.story.reviewing.progress), track.h)
            if done.w > page.px(8):
                page.art.frame(surface, "slider-fill", done)
        end = track.x - page.px(10) if track.w > page.px(24) else room.right
        place = pygame.Rect(left + page.px(8), room.y, end - left - page.px(8), room.h)
        text.draw(surface, words, "body", size, DIM, place, "shrink", "right")

    def _draw_legend(self, surface: pygame.Surface, page: Page, room: pygame.Rect, left: int) -> None:
        words, size, x = page.app.words, page.type(14.5), room.right
        listed = (("review.scored", True), ("review.expected", False)) if self._two else (("review.lead", False),)
        for key, broken in listed:
            said = words(key)
            wide = text.measure(said, "body", size)[0]
            if x - wide - page.px(44) < left:
                return
            place = pygame.Rect(x - wide, room.y, wide + page.px(2), room.h)
            text.draw(surface, said, "body", size, DIM, place)
            line = ((place.x - page.px(34), room.centery), (place.x - page.px(8), room.centery))
            if broken:
                dashed(surface, DIM, *line, page.px(4), page.px(2))
            else:
                pygame.draw.line(surface, INK, *line, page.px(3))
            x = place.x - page.px(54)

    def _draw_parts(self, surface: pygame.Surface, page: Page, rect: pygame.Rect, area: pygame.Rect) -> None:
        """Scorings as bands, or the parts of the game, and what stands below them."""
        reviewed, turns = self.story.game.reviewed, self.story.turns
        foot = pygame.Rect(area.x, area.bottom + page.px(4), area.w, page.px(22))
        if reviewed is not None and reviewed.division is not None:
            self._draw_divisions(surface, page, area, foot)
            return
        bands = [list(group) for flag, group in groupby(enumerate(turns), key=lambda one: one[1].scoring) if flag]
        for number, band in enumerate(bands):
            first, last = (self._x(area, band[side][0] + shift) for side, shift in ((0, -0.5), (-1, 0.5)))
            first, last = max(area.x, first), min(area.right, last)
            shade = pygame.Surface((max(1, round(last - first)), area.h), pygame.SRCALPHA)
            shade.fill((*pygame.Color(BAND)[:3], 62))
            surface.blit(shade, (round(first), area.y))
            middle = round((first + last) / 2)
            dashed(surface, BAND, (middle, area.top), (middle, area.bottom), page.px(4), page.px(1))
            final = number == len(bands) - 1 and self.story.reviewing.done
            sprite = "ui-crown" if final else reviewed.scoring_mark if reviewed is not None else ""
            if sprite:
                picture = page.sprite(sprite, 24, 22, "#9C6A14")
                surface.blit(picture, picture.get_rect(center=(middle, foot.centery + page.px(4))))
        self._draw_numbers(surface, page, rect, foot, [middle for band in bands for middle, _ in band])

    def _draw_numbers(
        self, surface: pygame.Surface, page: Page, rect: pygame.Rect, foot: pygame.Rect, taken: Sequence[int]
    ) -> None:
        words, turns = page.app.words, self.story.turns
        size = page.type(13)
        wanted = page.px(46)
        apart = foot.w / max(1, self.total)
        step = next((one for one in NUMBERS if one * apart >= wanted), NUMBERS[-1])
        name = pygame.Rect(rect.x + page.px(2), foot.y, foot.x - rect.x - page.px(14), foot.h)
        text.draw(surface, words("review.turn"), "body", size, DIM, name, side="right")
        blocked = [self._x(foot, number) for number in taken]
        for number, entry in enumerate(turns):
            if entry.number != 1 and (not entry.number or entry.number % step):
                continue
            x = round(self._x(foot, number))
            if any(abs(x - one) < page.px(24) for one in blocked):
                continue
            label = pygame.Rect(x - page.px(16), foot.y, page.px(32), foot.h)
            label.clamp_ip(pygame.Rect(rect.x, foot.y, rect.w, foot.h))
            text.draw(surface, str(entry.number), "body", size, DIM, label, side="centre")

    def _draw_divisions(self, surface: pygame.Surface, page: Page, area: pygame.Rect, foot: pygame.Rect) -> None:
        division = self.story.game.reviewed
        assert division is not None
        assert division.division is not None
        size, end = page.type(13.5), -1
        for stage, group in groupby(enumerate(self.story.turns), key=lambda one: one[1].stage):
            numbers = [number for number, _ in group]
            first, last = self._x(area, numbers[0] - 0.5), self._x(area, numbers[-1] + 0.5)
            if numbers[0]:
                x = round(first)
                dashed(surface, BAND, (x, area.top), (x, area.bottom), page.px(4), page.px(2))
            said = division.division(page.app.words, stage)
            wide = text.measure(said, "body", size)[0]
            left = round(min((max(area.x, first) + min(area.right, last)) / 2 - wide / 2, area.right - wide))
            if left > end:
                text.draw(surface, said, "body", size, DIM, pygame.Rect(left, foot.y, wide + 2, foot.h))
                end = left + wide + page.px(6)

    # Lines

    def _draw_lines(self, surface: pygame.Surface, page: Page, area: pygame.Rect) -> None:
        fine = pygame.Surface((area.w * FINE, area.h * FINE), pygame.SRCALPHA)
        inner = pygame.Rect(0, 0, area.w * FINE, area.h * FINE)
        lines = self._shown
        if self._two:
            line = [(self._x(inner, n), self._y(inner, value)) for n, value in enumerate(lines[0])]
            self._fill(fine, page, inner, line)
            zero = inner.centery
            pygame.draw.line(fine, ZERO, (0, zero), (inner.w, zero), page.px(1.4) * FINE)
            self._draw_scored(fine, page, inner)
            thick(fine, INK, line, page.px(2.6) * FINE)
        else:
            pygame.draw.line(fine, ZERO, (0, inner.centery), (inner.w, inner.centery), page.px(1.4) * FINE)
            for seat in sorted(range(len(lines)), key=lambda one: one == self.seat):
                line = [(self._x(inner, n), self._y(inner, value)) for n, value in enumerate(lines[seat])]
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
        points = [(self._x(inner, n), self._y(inner, value)) for n, value in enumerate(values)]
        for before, after in pairwise(points):
            corner = (after[0], before[1])
            for start, end in ((before, corner), (corner, after)):
                dashed(fine, DIM, start, end, page.px(4) * FINE, max(2, page.px(1.3) * FINE))

    # Marks and seats

    def _at(self, area: pygame.Rect, entry: Entry) -> Point | None:
        lines, turns = self._lines, self.story.turns
        if entry in turns:
            number = turns.index(entry)
            return self._x(area, number), self._y(area, lines[self.seat][number])
        after = [n for n, one in enumerate(turns) if one.turn.first > entry.turn.first]
        return (self._x(area, after[0]), self._y(area, lines[self.seat][after[0]])) if after else None

    def _draw_mark(self, surface: pygame.Surface, page: Page, area: pygame.Rect, card: Card) -> None:
        at = self._at(area, card.entry)
        if at is None:
            return
        if card.entry.turn.first == self.lit:
            page.art.draw(surface, "mark-glow", at)
        page.art.draw(surface, "mark-loss" if card.lost else "mark-gain", at)
        down = page.px(-1.6 if card.lost else 2.6)
        text.mark(surface, str(card.rank), "head", page.px(12), "#FFFFFF", (at[0], at[1] + down))

    def _seat_rects(self, page: Page, rect: pygame.Rect) -> list[tuple[int, pygame.Rect]]:
        """Where the players are named: inside the chart for two, at the ends of the lines for more."""
        area, touch = self.plot(page, rect), not self._roomy(page, rect)
        tall = page.px(44 if touch else 34)
        if self._two:
            size, wide = page.type(14), page.px(30)
            found = []
            for seat in range(2):
                said = page.app.words("review.ahead", name=self.story.session.name(seat))
                place = pygame.Rect(area.x + page.px(4), 0, wide + text.measure(said, "strong", size)[0], tall)
                middle = area.top + page.px(15) if seat == self.seat else area.bottom - page.px(13)
                place.centery = middle
                found.append((seat, place))
            return sorted(found, key=lambda one: one[1].y)
        count = self.story.players
        step = min(tall, (rect.h - page.px(8)) // count)
        ends = {seat: line[-1] if line else 0.0 for seat, line in enumerate(self._lines)}
        order = sorted(ends, key=lambda seat: -ends[seat])
        tops: list[float] = []
        for y in (self._y(area, ends[seat]) for seat in order):
            tops.append(max(y - step / 2, tops[-1] + step if tops else rect.y + page.px(4)))
        over = max(0.0, tops[-1] + step - rect.bottom + page.px(4))
        for n in reversed(range(len(tops))):
            limit = tops[n + 1] - step if n + 1 < len(tops) else tops[n] - over
            tops[n] = min(tops[n], limit)
        return [
            (seat, pygame.Rect(area.right + page.px(4), round(top), page.px(46), step))
            for seat, top in zip(order, tops, strict=True)
        ]

    def _draw_seats(self, surface: pygame.Surface, page: Page, rect: pygame.Rect, area: pygame.Rect) -> None:
        for seat, place in self._seat_rects(page, rect):
            colour = page.colours[seat]
            if page.app.pointed == f"seat-{seat}":
                pygame.draw.rect(surface, "#F3DFAE", place.inflate(0, -page.px(8)), border_radius=page.px(6))
            if not self._two:
                zoom = 1.0 if seat == self.seat else 0.8
                page.art.draw(surface, "seat", place.center, colour=colour, zoom=zoom)
                continue
            page.art.draw(surface, "seat", (place.x + page.px(13), place.centery), colour=colour, zoom=0.85)
            said = page.app.words("review.ahead", name=self.story.session.name(seat))
            label = pygame.Rect(place.x + page.px(27), place.y, place.w, place.h)
            text.draw(surface, said, "strong", page.type(14), INK, label)

    def targets(self, page: Page, rect: pygame.Rect) -> list[Target]:
        """Whose turns are shown."""
        words, session = page.app.words, self.story.session
        return [
            Target(f"seat-{seat}", words("review.of", name=session.name(seat)), place, self.choose(seat))
            for seat, place in self._seat_rects(page, rect)
        ]
