"""The goal of a puzzle above the board of a small window: stars, the gauge, and the way back to the beginning."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.screen.art import Art
from game.screen.brush import Brush
from game.screen.palette import INK
from game.table.panels.panel import Button, Panel
from game.ui.stars import paint_gauge, paint_stars

if TYPE_CHECKING:
    from game.puzzle.mode import PuzzleMode
    from game.table.table import Table

STARS = 68.0


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

    def paint(self, brush: Brush) -> None:
        """The stars so far."""
        paint_stars(brush, 16, self.height / 2, self.mode.stars, 3, 0.8, 18)

    def draw_live(self, surface: pygame.Surface, art: Art) -> None:
        """The gauge and its value."""
        super().draw_live(surface, art)
        if not self.open:
            return
        brush = Brush(surface, art, self.unit, self.rect.x, self.rect.y, self.letters)
        mode, puzzle = self.mode, self.mode.puzzle
        room = self._again()[0] - STARS - 8
        told = self.words("puzzle.of", points=round(mode.gauge), best=puzzle.best)
        label = self.words("puzzle.ended.short" if mode.attempt.over else "puzzle.if-ended.short")
        half = self.height / 2
        wide = brush.wide(told, "strong", 14.5) + 2
        brush.text(label, "body", 14, INK, (STARS, 3, room - wide - 4, half - 2))
        brush.text(told, "strong", 14.5, INK, (STARS + room - wide, 3, wide, half - 2), side="right")
        paint_gauge(brush, (STARS, half + 5, room, 9), mode.gauge, puzzle.limits, puzzle.base)

    def _again(self) -> tuple[float, float, float, float]:
        side = max(self.finger_units, 44.0)
        return self.width - side, (self.height - side) / 2, side, side

    def buttons(self) -> list[Button]:
        """The goal in words, and begin again."""
        words, again = self.words, self._again()
        told = words("puzzle.goal")
        return [
            Button("puzzle-goal", told, (0, 0, again[0] - 2, self.height), self.mode.show_goal, bare=True),
            Button("puzzle-again", words("puzzle.again"), again, self.mode.begin_again, icon="ui-replay"),
        ]
