"""The bubble in which a lesson speaks: a title with dots for the lessons, two sentences, and a few buttons."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.lesson.placement import draw_tip
from game.lesson.richtext import RichText
from game.lesson.saying import Offered, Saying
from game.screen import palette
from game.screen.brush import Brush
from game.table.panels.panel import Panel
from game.ui import styles
from game.ui.boxes import Box, Column, Fitting, Row
from game.ui.buttons import button
from game.ui.widgets import Painting, Sprite, Text

if TYPE_CHECKING:
    from game.lesson.mode import LessonMode
    from game.table.table import Table

WIDE, NARROW = 362.0, 374.0
"""Units of width on a wide table and on a phone."""
EDGE, FIGURE, GAP = 13.0, 46.0, 8.0
DOT, STEP = 3.6, 12.0
"""The radius of a dot, and units from one to the next."""
DONE, NOW, EDGE_OF_NOW = palette.BRONZE, palette.GOLD, palette.DEEP_GOLD


class Bubble(Panel):
    """The bubble of a lesson; it is placed anew whenever it says something else."""

    table: Table
    name = "lesson"
    frame = "panel-plain"
    saying: Saying | None = None
    at: pygame.Rect | None = None
    """What it points at."""

    def __init__(self, table: Table, mode: LessonMode) -> None:
        super().__init__(table)
        self.mode = mode

    @property
    def open(self) -> bool:
        """Whether something is said."""
        return self.saying is not None and super().open

    def content(self) -> object:
        """What is said, and at which lesson."""
        saying, urged = self.saying, self.mode.urged
        return saying and (saying.title, saying.words, [choice.target for choice in saying.choices]), urged

    def size(self, unit: float, narrow: bool, room: int) -> tuple[int, int]:
        """Width and height in pixels for what is said, in a window that is so wide."""
        self.unit, self.narrow = unit, narrow
        width = min(round((NARROW if narrow else WIDE * self.letters) * unit), room)
        return width, self.box().height(self.kit, width)

    def box(self) -> Box:
        """Title and dots, the guide beside the words, and the buttons below them."""
        saying = self.saying
        if saying is None:
            return Column(children=[])
        words = RichText(words=saying.words, style=styles.BODY)
        row = Row(children=[self._button(choice) for choice in saying.choices], gap=GAP)
        if not saying.title:
            return Column(children=[words, row], gap=GAP, pad=(EDGE, EDGE - 3, EDGE, EDGE - 2))
        sprite, colour = self.table.guide
        guide = Sprite(sprite=sprite, seat=colour, zoom=1.35, wide=FIGURE)
        beside = Row(children=[guide, Column(children=[words, row], gap=GAP, grow=1)], gap=EDGE / 2)
        below = Column(children=[Row(children=[guide, words], gap=EDGE / 2), row], gap=GAP)
        body = Fitting(forms=[beside, below])
        return Column(children=[self._head(saying.title), body], gap=3, pad=(EDGE, 7, EDGE, EDGE - 2))

    def _head(self, title: str) -> Box:
        """The title of the lesson, a dot for each, and which one it is."""
        number, total = self.mode.lesson.number, self.mode.total
        count = self.words("lesson.count", number=number + 1, total=total)
        named = Text(words=title, style=styles.SUBHEAD, fit="shrink", grow=1)
        dots = Painting(by=self._paint_dots, wide=STEP * total, tall=26)
        return Row(children=[named, dots, Text(words=count, style=styles.LABEL, fit="shrink")], gap=8)

    def _button(self, choice: Offered) -> Box:
        main = choice.main or (choice.target == "lesson-skip" and self.mode.urged)
        return button(
            choice.target,
            choice.label,
            choice.act,
            icon=choice.icon,
            main=main,
            least=self.finger_units,
            air=6,
            style=styles.CAPTION,
            zoom=0.8,
        )

    def _paint_dots(self, brush: Brush, wide: float, tall: float) -> None:
        """The lessons: brown when they are done, gold and larger now, hollow when they are to come."""
        now, line = self.mode.lesson.number, max(1, round(1.4 * brush.unit))
        for index in range(self.mode.total):
            x, y = brush.rect((STEP * (index + 0.5), tall / 2, 0, 0)).topleft
            radius = max(2, round((DOT + (2 if index == now else 0)) * brush.unit))
            if index <= now or index in self.mode.done:
                pygame.draw.circle(brush.surface, NOW if index == now else DONE, (x, y), radius)
            if index >= now:
                pygame.draw.circle(brush.surface, EDGE_OF_NOW if index == now else DONE, (x, y), radius, line)

    def draw_under(self, surface: pygame.Surface) -> None:
        """The tip towards what is pointed at, which lies below the bubble."""
        if self.at is not None and self.open:
            draw_tip(surface, self.rect, self.at, self.unit)
