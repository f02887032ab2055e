"""The panel of a puzzle on a wide table, in place of the story: goal, stars, gauge, tries, and two buttons."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.screen import text
from game.screen.art import Art
from game.screen.brush import Brush
from game.screen.palette import INK, PALE, SOFT
from game.table.panels.panel import Button, Panel
from game.ui.stars import paint_gauge, paint_star, paint_stars

if TYPE_CHECKING:
    from game.puzzle.mode import PuzzleMode
    from game.table.table import Table

EDGE, GOAL, LINE = 14.0, 14.5, 15.0
ROW = 20.0
LOW = 372.0
"""Units of height below which the two buttons stand side by side."""


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
        return told, self.mode.heading, self.mode.attempt.over

    def paint(self, brush: Brush) -> None:
        """Heading, goal, stars with their limits, tries."""
        mode = self.mode
        brush.head(mode.heading, self.width)
        goal = self._goal_height(brush)
        brush.text(mode.goal, "body", GOAL, INK, (EDGE, 30, self.width - 2 * EDGE, goal), fit="wrap", level="top")
        y, third = self._stars_at(brush), (self.width - 2 * EDGE) / 3
        for number, limit in enumerate(mode.puzzle.limits):
            x = EDGE + third * (number + 0.5)
            paint_star(brush, x, y + 15, number < mode.stars, 1.5)
            brush.text(str(limit), "head", 15, INK, (x - third / 2, y + 31, third, 19), side="centre")
        y = self._gauge_at(brush) + 38
        brush.line(EDGE, y, self.width - EDGE, y, PALE)
        self._paint_tries(brush, y + 4)

    def _paint_tries(self, brush: Brush, y: float) -> None:
        words, result = self.words, self.mode.result
        rows: list[tuple[str, str, int]] = []
        tries = result.tries if result is not None else 0
        if result is not None and result.tries:
            rows.append((words("puzzle.best-try", number=result.at), str(result.best), result.stars))
        if not self.mode.attempt.over and not (result is not None and result.shown):
            rows.append((words("puzzle.try", number=tries + 1), words("puzzle.try.now"), 0))
        rows.append((words("puzzle.best"), str(self.mode.puzzle.best), 0))
        end = self._buttons_at()
        for label, value, stars in rows:
            if y + ROW > end:
                break
            right = self.width - EDGE
            if stars:
                paint_stars(brush, right - 13 * stars + 6, y + ROW / 2, stars, stars, 0.6, 13)
                right -= 13 * stars + 4
            wide = brush.wide(value, "strong", LINE) + 2
            brush.text(value, "strong", LINE, INK, (right - wide, y, wide, ROW), side="right")
            brush.text(label, "body", LINE, SOFT, (EDGE, y, right - wide - EDGE - 4, ROW))
            y += ROW

    # Measures

    def _goal_height(self, brush: Brush) -> float:
        width = round((self.width - 2 * EDGE) * self.unit)
        return text.height(self.mode.goal, "body", brush.px(GOAL), width) / self.unit + 2

    def _stars_at(self, brush: Brush) -> float:
        return 32 + self._goal_height(brush)

    def _gauge_at(self, brush: Brush) -> float:
        return self._stars_at(brush) + 53

    def _buttons_at(self) -> float:
        tall = self.finger_units
        return self.height - 8 - (tall if self.height < LOW else 2 * tall + 5)

    # What lives

    def draw_live(self, surface: pygame.Surface, art: Art) -> None:
        """The gauge with its value, and the rim of what is pointed at."""
        super().draw_live(surface, art)
        if not self.open:
            return
        brush = Brush(surface, art, self.unit, self.rect.x, self.rect.y, self.letters)
        mode, y = self.mode, self._gauge_at(brush)
        puzzle = mode.puzzle
        paint_gauge(brush, (EDGE, y, self.width - 2 * EDGE, 11), mode.gauge, puzzle.limits, puzzle.base)
        value = str(round(mode.gauge))
        wide = brush.wide(value, "strong", LINE) + 2
        label = self.words("puzzle.ended" if mode.attempt.over else "puzzle.if-ended")
        used = brush.text(label, "body", 14.5, INK, (EDGE, y + 14, self.width - 2 * EDGE - wide - 4, 20))
        left = (used.right - brush.x) / brush.unit + 5
        brush.text(value, "strong", LINE, INK, (left, y + 14, wide, 20))

    def buttons(self) -> list[Button]:
        """Begin again, and share."""
        words, tall, top = self.words, self.finger_units, self._buttons_at()
        again, share = words("puzzle.again"), words("share.open")
        wide = self.width - 2 * (EDGE - 4)
        low = self.height < LOW
        if low:
            side = tall + 10
            boxes = [(EDGE - 4, top, wide - side - 5, tall), (self.width - EDGE + 4 - side, top, side, tall)]
        else:
            boxes = [(EDGE - 4, top, wide, tall), (EDGE - 4, top + tall + 5, wide, tall)]
        return [
            Button("puzzle-again", again, boxes[0], self.mode.begin_again, again, "ui-undo"),
            Button("puzzle-share", share, boxes[1], self.mode.share, "" if low else share, "ui-share"),
        ]
