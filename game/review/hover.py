"""Pointing at the chart of a review: which turn it is, and how the lead changed in it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.host.events import Key
from game.screen import text
from game.screen.gestures import Hover, InputEvent, Press, Tap
from game.screen.palette import CREAM
from game.screen.targets import Target
from game.screen.wording import signed

if TYPE_CHECKING:
    from game.review.panels import ReviewPanels
    from game.review.story import Entry


CHART = "chart"
STEPS = {"ArrowLeft": -1, "ArrowRight": 1, "Home": -1000, "End": 1000}


class ReviewHover:
    """What the pointer is on."""

    def __init__(self, page: ReviewPanels) -> None:
        self._page = page
        self.entry: Entry | None = None

    def handle(self, event: InputEvent) -> bool:
        """Take note of where the pointer is; true when a turn was chosen."""
        if isinstance(event, Hover):
            self._point(self._at(event.x, event.y) if event.inside else None)
        elif isinstance(event, Press):
            self._point(self._at(event.x, event.y))
        elif isinstance(event, Tap):
            self._point(self._at(event.x, event.y))
            if self.entry is not None:
                self.choose()
                return True
        return False

    def choose(self) -> None:
        """Stand at the turn; a finger on a phone marks it first."""
        page, entry = self._page, self.entry or self._first()
        if entry is None:
            return
        if page.wide or page.app.keyboard or page.chosen == entry.turn.first:
            page.stand(entry)
        else:
            page.chosen = entry.turn.first
            page.rebuild()

    def step(self, key: Key) -> bool:
        """Go along the turns with the arrows; false for any other key."""
        turns, by = self._page.story.turns, STEPS.get(key.name)
        if by is None or not turns:
            return False
        now = self.entry if self.entry in turns else None
        start = turns.index(now) if now is not None else -1 if by > 0 else len(turns)
        self._point(turns[min(max(start + by, 0), len(turns) - 1)])
        self._page.rebuild()
        return True

    def target(self, plot: pygame.Rect) -> Target:
        """The chart as something to choose; it says which turn is pointed at."""
        words = self._page.app.words
        label = self.said() or words("review.chart")
        return Target(CHART, label, plot, self.choose, words("review.chart.hint"))

    def said(self) -> str:
        """The turn that is pointed at, and how the lead changed in it."""
        page, turns = self._page, self._page.story.turns
        if self.entry is None or self.entry not in turns:
            return ""
        number, line = turns.index(self.entry), page.story.lines()[page.seat]
        before = line[number - 1] if number else 0.0
        then, now = signed(round(before)), signed(round(line[number]))
        return page.app.words("review.tip", caption=self.entry.caption, before=then, after=now)

    def _first(self) -> Entry | None:
        turns = self._page.story.turns
        return next((one for one in turns if one.turn.first == self._page.chosen), None)

    def _point(self, entry: Entry | None) -> None:
        if entry is not self.entry:
            self.entry = entry
            self._page.changed()

    def _at(self, x: float, y: float) -> Entry | None:
        found = self._page.chart_place()
        if found is None:
            return None
        chart, rect = found
        number = chart.turn_at(self._page, rect, x, y)
        return chart.story.turns[number] if number is not None else None

    def draw(self, surface: pygame.Surface) -> None:
        """The tooltip beside the line."""
        page, found = self._page, self._page.chart_place()
        turns = page.story.turns
        if self.entry is None or found is None or self.entry not in turns:
            return
        chart, rect = found
        if page.app.keyboard and page.app.focus != CHART:
            return
        number, said = turns.index(self.entry), self.said()
        size = page.type(14.5)
        area = chart.plot(page, rect)
        tip = pygame.Rect(0, 0, text.measure(said, "body", size)[0] + page.px(24), page.px(30))
        x = area.x + round(area.w * number / max(1, chart.total - 1))
        tip.midbottom = x, area.top + page.px(26)
        tip.clamp_ip(rect.inflate(-page.px(16), -page.px(16)))
        text.cover(tip)
        page.art.frame(surface, "tooltip", tip)
        text.draw(surface, said, "body", size, CREAM, tip.inflate(-page.px(16), 0), side="centre")
