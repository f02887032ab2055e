"""The goal of a puzzle above the board of a small window: stars, the gauge, and the way back to the beginning."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.screen.art import Art
from game.screen.brush import Brush
from game.table.panels.panel import Panel
from game.ui import boxes, styles
from game.ui.boxes import Box, Row
from game.ui.buttons import button
from game.ui.stars import paint_gauge, paint_stars
from game.ui.widgets import Painting

if TYPE_CHECKING:
    from game.puzzle.mode import PuzzleMode
    from game.table.table import Table

GAUGE = "gauge"


class PuzzleStrip(Panel):
    """What is to be found, in one line; choosing it tells the goal again."""

    name = "puzzle"
    frame = "panel-plain"

    def __init__(self, table: Table, mode: PuzzleMode) -> None:
        super().__init__(table)
        self.mode = mode

    def content(self) -> object:
        """The stars; the gauge lives."""
        return self.mode.stars, self.mode.puzzle.limits

    def box(self) -> Box:
        """The stars so far beside the gauge, and the button that begins again."""
        mode, words, side = self.mode, self.words, max(self.finger_units, 44.0)
        stars = Painting(by=self._paint_stars, wide=60)
        goal = Row(
            children=[stars, Box(id=GAUGE, grow=1)],
            align="fill",
            pad=(8, 3),
            grow=1,
            id="puzzle-goal",
            act=mode.show_goal,
            label=words("puzzle.goal"),
        )
        again = button(
            "puzzle-again",
            words("puzzle.again"),
            mode.begin_again,
            icon="ui-replay",
            bare=True,
            least=side,
            zoom=0.8,
        )
        return Row(children=[goal, again], align="fill")

    def _paint_stars(self, brush: Brush, wide: float, tall: float) -> None:
        paint_stars(brush, 8, tall / 2, self.mode.stars, 3, 0.8, 18)

    def draw_live(self, surface: pygame.Surface, art: Art) -> None:
        """The gauge and its value."""
        super().draw_live(surface, art)
        rect = boxes.find(self.placed, GAUGE)
        if rect is None:
            return
        mode, brush = self.mode, self.kit.brush(surface, rect)
        wide, half = rect.w / self.unit, rect.h / self.unit / 2
        told = self.words("puzzle.of", points=mode.says.value, best=mode.puzzle.best)
        label = mode.says.gauge(short=True)
        room = brush.width(told, styles.CAPTION) + 2
        brush.write(label, styles.SMALL, (0, 0, wide - room - 4, half + 1))
        brush.write(told, styles.CAPTION, (wide - room, 0, room, half + 1), side="right")
        paint_gauge(brush, (0, half + 5, wide, 9), mode.gauge.value, mode.puzzle.limits, mode.puzzle.base)
