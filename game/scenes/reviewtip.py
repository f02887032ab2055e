"""Pointing at the chart of a review: which turn it is, and how the lead changed in it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.screen import text
from game.screen.gestures import Hover, InputEvent, Tap
from game.screen.palette import CREAM
from game.table.naming import signed

if TYPE_CHECKING:
    from game.scenes.review import Review
    from game.scenes.reviewstory import Entry


class Pointing:
    """What the pointer is on."""

    def __init__(self, page: Review) -> None:
        self._page = page
        self.entry: Entry | None = None

    def handle(self, event: InputEvent) -> bool:
        """Take note of where the pointer is; true when a turn was chosen."""
        if isinstance(event, Hover):
            self._point(self._at(event.x, event.y) if event.inside else None)
        elif isinstance(event, Tap):
            entry = self._at(event.x, event.y)
            if entry is not None and self._page.wide:
                self._page.stand(entry)
                return True
            if entry is not None:
                self._page.chosen = entry.turn.first
                self._page.rebuild()
                return True
        return False

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
        number = turns.index(self.entry)
        line = page.story.lines()[page.seat]
        before = line[number - 1] if number else 0.0
        then, now = signed(round(before)), signed(round(line[number]))
        said = page.app.words("review.tip", caption=self.entry.caption, before=then, after=now)
        size = page.type(14.5)
        area = chart.plot(page, rect)
        tip = pygame.Rect(0, 0, text.measure(said, "body", size)[0] + page.px(24), page.px(30))
        x = area.x + round(area.w * number / max(1, chart.total - 1))
        tip.midbottom = x, area.top + page.px(26)
        tip.clamp_ip(rect.inflate(-page.px(16), -page.px(16)))
        text.cover(tip)
        page.art.frame(surface, "tooltip", tip)
        text.draw(surface, said, "body", size, CREAM, tip.inflate(-page.px(16), 0), side="centre")
