"""The panel of a puzzle on a wide table, in place of the story: goal, stars, gauge, tries, and two buttons."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.screen.art import Art
from game.screen.brush import Brush
from game.screen.palette import SOFT
from game.table.panels.panel import Panel
from game.ui import boxes, styles
from game.ui.boxes import Box, Column, Fitting, Row
from game.ui.buttons import button
from game.ui.stars import paint_gauge, paint_star, paint_stars
from game.ui.widgets import Painting, Rule, Text, heading

if TYPE_CHECKING:
    from game.puzzle.mode import PuzzleMode
    from game.table.table import Table

EDGE, ROW = 14.0, 20.0
LOW = 372.0
"""Units of height below which the two buttons stand side by side."""
GAUGE = "gauge"


class PuzzlePanel(Panel):
    """What is to be found, and how far one has come."""

    name = "log"

    def __init__(self, table: Table, mode: PuzzleMode) -> None:
        super().__init__(table)
        self.mode = mode

    def content(self) -> object:
        """Everything but the gauge, which lives."""
        result = self.mode.result
        told = (result.first, result.best, result.at, result.tries, result.stars, result.shown) if result else ()
        return told, self.mode.says.heading, self.mode.attempt.over

    def box(self) -> Box:
        """Heading, goal, stars with their limits, the room of the gauge, tries, and buttons."""
        mode = self.mode
        limits = [self._limit(number, limit) for number, limit in enumerate(mode.puzzle.limits)]
        goal = Text(words=mode.says.goal, style=styles.SMALL, level="top", pad=(0, 0, 0, 3))
        below = [Row(children=limits, equal=True), Box(id=GAUGE, tall=36), Rule(), self._tries()]
        # The card before the turn has said the goal: it goes where all of it has no room.
        forms = [
            Column(children=[heading(mode.says.heading), *one, *below], gap=3, pad=(EDGE, 5, EDGE, 0))
            for one in ([goal], [])
        ]
        inner = Fitting(forms=forms, slack=0, tall=0, grow=1)
        return Column(children=[inner, self._buttons_box()], pad=(0, 0, 0, 8))

    def _limit(self, number: int, limit: int) -> Box:
        """A star, and the points that it takes."""
        star = Painting(by=partial(self._paint_star, number), tall=31)
        return Column(
            children=[star, Text(words=str(limit), style=styles.PANEL_HEAD, side="centre", fit="shrink")]
        )

    def _paint_star(self, number: int, brush: Brush, wide: float, tall: float) -> None:
        paint_star(brush, wide / 2, tall / 2, number < self.mode.stars, 1.5)

    def _tries(self) -> Box:
        """The best try, the one under way, and the best known turn; as many of them as there is room for."""
        words, result = self.words, self.mode.result
        rows: list[Box] = []
        tries = result.tries if result is not None else 0
        if result is not None and result.tries:
            rows.append(_row(words("puzzle.best-try", number=result.at), str(result.best), result.stars))
        if not self.mode.attempt.over and not (result is not None and result.shown):
            rows.append(_row(words("puzzle.try", number=tries + 1), words("puzzle.try.now")))
        rows.append(_row(words("puzzle.best"), str(self.mode.puzzle.best)))
        forms = [Column(children=rows[:count]) for count in range(len(rows), -1, -1)]
        return Fitting(forms=forms, tall=0, grow=1)

    def _buttons_box(self) -> Box:
        """Begin again, and what else can be done; on a low table side by side."""
        words, mode, low = self.words, self.mode, self.height < LOW
        again = button(
            "puzzle-again",
            words("puzzle.again"),
            mode.begin_again,
            icon="ui-undo",
            grow=1,
            least=self.finger_units,
            style=styles.CAPTION,
            zoom=0.8,
        )
        id, label, act, icon = mode.aside()
        aside = button(
            id,
            label,
            act,
            icon=icon,
            bare=low,
            least=self.finger_units,
            wide=self.finger_units + 10 if low else None,
            style=styles.CAPTION,
            zoom=0.8,
        )
        form = Row if low else Column
        return form(children=[again, aside], gap=5, pad=(EDGE - 4, 0))

    def draw_live(self, surface: pygame.Surface, art: Art) -> None:
        """The gauge with its value, and the rim of what is pointed at."""
        super().draw_live(surface, art)
        rect = boxes.find(self.placed, GAUGE)
        if rect is None:
            return
        mode, brush, wide = self.mode, self.kit.brush(surface, rect), rect.w / self.unit
        paint_gauge(brush, (0, 2, wide, 11), mode.gauge.value, mode.puzzle.limits, mode.puzzle.base)
        value = mode.says.value
        room = brush.width(value, styles.LABEL) + 2
        label = mode.says.gauge()
        used = brush.write(label, styles.SMALL, (0, 16, wide - room - 4, 20))
        left = (used.right - brush.x) / brush.unit + 5
        brush.write(value, styles.LABEL, (left, 16, room, 20))


def _row(label: str, value: str, stars: int = 0) -> Box:
    """A try, what it brought, and its stars."""
    children: list[Box] = [
        Text(words=label, style=styles.TEXT.in_ink(SOFT), fit="shrink", grow=1),
        Text(words=value, style=styles.LABEL, fit="shrink"),
    ]
    if stars:
        children.append(Painting(by=partial(_paint_stars, stars), wide=13.0 * stars))
    return Row(children=children, gap=4, tall=ROW, align="fill")


def _paint_stars(stars: int, brush: Brush, wide: float, tall: float) -> None:
    paint_stars(brush, 6, tall / 2, stars, stars, 0.6, 13)
