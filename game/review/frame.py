"""The frame of a review's chart: where turns and leads lie in it, its heading and its legend."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

import pygame

from game.screen import text
from game.screen.palette import DIM, INK
from game.ui.blocks import Block
from game.ui.chartlines import Point, dashed
from game.ui.panelpage import heading

if TYPE_CHECKING:
    from game.review.hover import ReviewHover
    from game.review.story import Card, Entry, ReviewStory
    from game.ui.blockpage import BlockPage as Page

STEPS = (5, 10, 20, 40, 80, 160)
LEAST = 10
"""Points up and down that a chart shows at least."""


@dataclass(frozen=True)
class ChartFrame(Block):
    """What a chart shows, and where its points lie; its heading, and a legend or how far the thought is."""

    story: ReviewStory
    seat: int
    scored: Sequence[Sequence[int]]
    """The scores of each player before and after every move."""
    marks: Sequence[Card]
    lit: int
    """The first move of the turn that is pointed at or chosen, or -1."""
    choose: Callable[[int], Callable[[], None]]
    pointing: ReviewHover
    """Which of its turns is pointed at, and what choosing one does."""

    # Where things lie

    def height(self, page: Page, width: int) -> int:
        """As tall as in the mock-ups."""
        return page.px(238 if page.app.viewport.width >= page.px(700) else 192)

    def plot(self, page: Page, rect: pygame.Rect) -> pygame.Rect:
        """Where the lines are drawn."""
        left, right = page.px(62 if self.roomy(page, rect) else 46), page.px(20 if self.two else 52)
        area = pygame.Rect(rect.x + left, rect.y + page.px(44), 0, rect.h - page.px(44 + 44))
        area.width = max(1, rect.w - left - right)
        area.height = max(1, area.height)
        return area

    def roomy(self, page: Page, rect: pygame.Rect) -> bool:
        """Whether it is not on a phone."""
        return rect.w >= page.px(700)

    @property
    def two(self) -> bool:
        """Whether one line tells of both players."""
        return self.story.players == 2

    @property
    def total(self) -> int:
        """How many turns there are or will be."""
        reviewing, judged = self.story.reviewing, len(self.story.entries)
        return len(self.story.turns) + len(reviewing.spans) - judged

    def x(self, area: pygame.Rect, number: float) -> float:
        """Where a turn lies."""
        return area.x + area.w * number / max(1, self.total - 1)

    @cached_property
    def reach(self) -> tuple[int, int]:
        """How far up and down the chart goes, and the step between its lines."""
        values = [abs(value) for line in self.shown for value in line]
        most = max([float(LEAST), *values])
        step = next((one for one in STEPS if most / one <= 2.4), STEPS[-1])
        return -(-round(most + 0.49) // step) * step, step

    @cached_property
    def lines(self) -> list[list[float]]:
        """The lead of each player over the turns."""
        return self.story.lines()

    @property
    def shown(self) -> list[list[float]]:
        """The lines that are drawn."""
        return [self.lines[self.seat]] if self.two else self.lines

    def y(self, area: pygame.Rect, value: float) -> float:
        """Where a lead lies."""
        return area.centery - area.h / 2 * value / self.reach[0]

    def at(self, area: pygame.Rect, entry: Entry) -> Point | None:
        """Where the line is at a turn, or at the first one after it that has a place of its own."""
        turns = self.story.turns
        number = next((n for n, one in enumerate(turns) if one.turn.first >= entry.turn.first), None)
        if number is None:
            return None
        return self.x(area, number), self.y(area, self.lines[self.seat][number])

    def turn_at(self, page: Page, rect: pygame.Rect, x: float, y: float) -> int | None:
        """The number of the turn at a point of the window."""
        area, turns = self.plot(page, rect), len(self.story.turns)
        if not area.inflate(page.px(16), page.px(60)).collidepoint(x, y) or not turns:
            return None
        return min(turns - 1, max(0, round((x - area.x) / max(1, area.w) * max(1, self.total - 1))))

    # Heading

    def draw_heading(self, surface: pygame.Surface, page: Page, rect: pygame.Rect) -> None:
        """The heading; at its right the legend, or how far the thought is."""
        words, reviewing = page.app.words, self.story.reviewing
        wide = self.roomy(page, rect)
        said = words("review.chart") if wide else self.story.result(short=True)
        legend = pygame.Rect(rect.x, rect.y + page.px(8), rect.w - page.px(16), page.px(26))
        if not reviewing.done:
            x = heading(page, surface, said, rect, ruled=False)
            turn = words("review.thinking", turn=len(reviewing.turns) + 1, turns=len(reviewing.spans))
            self._draw_progress(surface, page, legend, x, turn)
            return
        x = heading(page, surface, said, rect, "" if wide else words("review.lead"), ruled=False)
        if wide:
            self._draw_legend(surface, page, legend, x)

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
        listed = (("review.scored", True), ("review.expected", False)) if self.two else (("review.lead", False),)
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
