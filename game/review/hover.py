"""Pointing at the chart of a review: which turn it is, and how the lead changed in it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.host.events import Key
from game.review.state import CHART
from game.review.story import Entry
from game.screen.gestures import Hover, InputEvent, Press, Tap
from game.screen.palette import CREAM
from game.screen.wording import signed
from game.ui import boxes, styles
from game.ui.boxes import Box, Column
from game.ui.widgets import Text

if TYPE_CHECKING:
    from game.review.page import Review

STEPS = {"ArrowLeft": -1, "ArrowRight": 1, "Home": -1000, "End": 1000}
AROUND = (16, 60)
"""Units round the lines in which the pointer is still on the chart, on both sides together."""


class ReviewHover:
    """What the pointer is on."""

    def __init__(self, page: Review) -> None:
        self._page, self._review = page, page.review

    def handle(self, event: InputEvent) -> bool:
        """Take note of where the pointer is; true when a turn was chosen."""
        if isinstance(event, Hover):
            self._point(self._at(event.x, event.y) if event.inside else None)
        elif isinstance(event, Press | Tap):
            self._point(self._at(event.x, event.y))
        if isinstance(event, Tap) and self._review.pointed is not None:
            self.choose()
            return True
        return False

    def choose(self) -> None:
        """Stand at the turn; a finger on a phone marks it first."""
        entry = self._review.pointed or self._marked()
        if entry is not None:
            self._page.pick(entry)

    def step(self, key: Key) -> bool:
        """Go along the turns with the arrows; false for any other key."""
        turns, by, now = self._review.story.turns, STEPS.get(key.name), self._review.pointed
        if by is None or not turns:
            return False
        start = turns.index(now) if now in turns else -1 if by > 0 else len(turns)
        self._point(turns[min(max(start + by, 0), len(turns) - 1)])
        self._page.rebuild()
        return True

    def turns(self) -> Box:
        """The turns of the chart as one thing to choose, which says the one that is pointed at."""
        words = self._page.app.words
        label = self.said() or words("review.chart")
        return Box(id=CHART, label=label, hint=words("review.chart.hint"), act=self.choose, reach=False)

    def said(self) -> str:
        """The turn that is pointed at, and how the lead changed in it."""
        review, entry = self._review, self._review.pointed
        turns = review.story.turns
        if entry is None or entry not in turns:
            return ""
        number, line = turns.index(entry), review.story.lines()[review.seat]
        before = line[number - 1] if number else 0.0
        then, now = signed(round(before)), signed(round(line[number]))
        return review.app.words("review.tip", caption=entry.caption, before=then, after=now)

    def _marked(self) -> Entry | None:
        turns = self._review.story.turns
        return next((one for one in turns if one.turn.first == self._review.marked), None)

    def _point(self, entry: Entry | None) -> None:
        if entry is not self._review.pointed:
            self._review.pointed = entry
            self._page.changed()

    def _at(self, x: float, y: float) -> Entry | None:
        kit, rect = self._page.kit, self._page.rect_of(CHART)
        if rect is None or not rect.inflate(kit.px(AROUND[0]), kit.px(AROUND[1])).collidepoint(x, y):
            return None
        return self._page.lead().turn_at(rect.w, x - rect.x)

    def draw(self, surface: pygame.Surface) -> None:
        """The tooltip beside the line."""
        page, rect, said, entry = self._page, self._page.rect_of(CHART), self.said(), self._review.pointed
        if rect is None or not said or entry is None or (page.app.keyboard and page.app.focus != CHART):
            return
        kit, lead = page.kit, page.lead()
        told = Column(
            children=[Text(words=said, style=styles.SMALL.in_ink(CREAM), fit="shrink", side="centre")],
            frame="tooltip",
            pad=(12, 5),
        )
        tip = boxes.sized(kit, told, min(told.width(kit), page.view.window.w))
        tip.midbottom = rect.x + round(lead.x(rect.size, lead.story.turns.index(entry))), rect.top + kit.px(26)
        tip.clamp_ip(rect.inflate(kit.px(60), kit.px(60)))
        boxes.put(kit, surface, told, tip)
