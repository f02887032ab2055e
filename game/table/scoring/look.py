"""What a counting looks like: the veil over the board, the light on what counts, coins, and the panels beside it.

This is what every game gets: figures in place of the panel that a replay covers too, or a sheet in small windows.
A game with a board of its own says more (game/<game>/scoring/look.py).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.screen import text
from game.screen.art import Art, Point
from game.screen.pen import Pen
from game.table.layout import down, nowhere
from game.table.panels.panel import Panel
from game.table.scoring.coins import draw_flight
from game.table.scoring.controls import ScoringControls
from game.table.scoring.data import FLIGHT, ScoringStep
from game.table.scoring.panel import ScoringPanel
from game.table.scoring.sheet import ScoringSheet

if TYPE_CHECKING:
    from game.table.table import Table


class ScoringLook:
    """How one counting is shown at one table."""

    covers: tuple[str, ...] = ("sheet", "tabs", "notice", "recap-strip")
    """The parts of the table that make room for the counting, by their names."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.counting = table.counting
        self.figures = ScoringPanel(table)
        self.sheet = ScoringSheet(table)
        self.parts: list[Panel] = [self.sheet, self.figures, ScoringControls(table)]

    # What a game may say more of

    def open(self) -> None:
        """The counting begins: have everything in sight that counts."""
        self.table.page = "board"

    def places(self) -> dict[str, pygame.Rect]:
        """Where the panels of a wide table lie, by their names."""
        covered, tall = self.table.rect_named(self.table.replay_panel), round(54 * self.table.unit)
        figures, _, controls = down(covered, None, self._gap, tall)
        return {"figures": figures, "controls": controls}

    def sheet_rect(self) -> pygame.Rect:
        """Where the sheet of a small window lies: over its own sheet and the tabs."""
        sheet, tabs = self.table.rect_named("sheet").copy(), self.table.rect_named("tabs")
        if sheet.w and tabs.w:
            sheet.height = tabs.bottom - self._gap - sheet.top
        return sheet

    def source(self, step: ScoringStep) -> Point:
        """Where the coin of a step begins."""
        return (self.sheet if self.table.small else self.figures).rect.center

    def draw_marks(self, surface: pygame.Surface, art: Art) -> None:
        """The veil over the board, and what marks the sources."""

    def draw_light(self, surface: pygame.Surface, art: Art) -> None:
        """The light on the present source."""

    def landed(self, before: list[int]) -> None:
        """Coins have landed; the scores were these before."""

    # What all have

    def arrange(self) -> None:
        """Place the panels."""
        table, unit = self.table, self.table.unit
        rects = self._small_places() if table.small else self.places()
        for part in self.parts:
            rect = rects.get(part.name, nowhere())
            if (part.rect, part.unit, part.narrow) != (rect, unit, table.small):
                part.place(rect, unit, table.small)
            part.update(table.session)

    @property
    def _gap(self) -> int:
        return round(6 * self.table.unit)

    def _small_places(self) -> dict[str, pygame.Rect]:
        """The sheet, or the figures below the chips."""
        if not self.sheet.figures_wanted:
            return {"sheet": self.sheet_rect()}
        figures = self.sheet_rect()
        top = max(self.table.rect_named(name).bottom for name in ("bar", "chips")) + self._gap
        figures.h, figures.y = figures.bottom - top, top
        return {"figures": figures}

    def refresh_live(self, part: Panel) -> None:
        """Have a panel painted anew that changes while a source is lit."""
        shown = part.shown
        part.update(self.table.session)
        if part.open and part.shown != shown:
            self.table.redraw()

    def draw_still(self, surface: pygame.Surface, art: Art) -> None:
        """Everything that stays until the next source lights up."""
        self.draw_marks(surface, art)
        for part in self.counting.parts:
            text.cover(part.rect)
            part.draw(surface, art)

    def draw_live(self, surface: pygame.Surface, art: Art) -> None:
        """The light on the present source, the coins, and the button that is pointed at."""
        counting, motion = self.counting, self.counting.app.settings.motion
        if counting.present:
            self.draw_light(surface, art)
        for part in counting.parts:
            part.draw_live(surface, art)
        if motion:
            pen = Pen(surface, art, self.table.unit)
            for step in counting.present:
                flown = (counting.spent - step.lead) / FLIGHT
                if step.points and 0 <= flown < 1:
                    draw_flight(pen, self.source(step), self.table.row_of(step.seat), step.points, flown)
