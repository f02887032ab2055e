"""Where everything on a table lies at the moment, and how big it is drawn."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.screen import shared_art
from game.table.layout import Layout, across, down, whole
from game.ui.styles import LARGE

if TYPE_CHECKING:
    from game.table.table import Table

READABLE = 0.93
"""The unit from which on letters of 13 units are read without being enlarged, in CSS pixels."""


class Arrangement:
    """The layout of one table in its window."""

    def __init__(self, table: Table) -> None:
        self._table, self._app, self._session = table, table.app, table.session
        self._mode, self._recap = table.mode, table.recap
        self._counting, self._picture = table.counting, table.picture
        self.layout = Layout("wide", 1.0, {})

    @property
    def letters(self) -> float:
        """How much bigger than in the mock-ups letters are: if the player wants it, and on tables drawn small."""
        drawn_small = self.layout.unit < READABLE * self._app.viewport.ratio
        return LARGE if self._app.settings.large_text or drawn_small else 1.0

    @property
    def dock(self) -> pygame.Rect:
        """Where docked pages lie: the column beside the board, or the lower half of an upright phone."""
        laid, window = self.layout, whole(self._app.viewport)
        bar, board, gap = laid.rect("bar"), laid.rect("board"), round(6 * laid.unit)
        if laid.shape == "narrow":
            return down(window, window.h // 2, None)[1]
        left = board.right + round(4 * laid.unit) if laid.shape == "wide" else board.right
        return across(down(window, bar.bottom + gap, None, gap)[1], left, None, gap)[1]

    def dock_tops(self) -> list[int]:
        """Where parts begin in the dock, so that a docked page can cover whole ones and no halves."""
        dock = self._table.dock
        tops = [part.rect.topleft for part in self._table.parts if part.open]
        return [top for left, top in tops if left >= dock.left and top >= dock.top]

    def renew(self) -> None:
        """Place every part and let it look at the game; what is to be placed is held first, if it is so."""
        self._place()
        board = self._table.board
        if board is None:
            return
        if board.placing.begin():
            self._place()
        board.placing.come_near()

    def _place(self) -> None:
        table = self._table
        session, view = self._session, self._app.viewport
        self._recap.update()
        self.layout = self._recap.placed(self._mode.laid(table.arranged(view)))
        unit, small = self.layout.unit, table.small
        shared_art.art(unit)
        for part in table.all_parts:
            rect = table.rect_of(part)
            if (part.rect, part.unit, part.narrow) != (rect, unit, small):
                part.place(rect, unit, small)
            part.update(session)
        for dialog, rect in table.overlays():
            dialog.place(rect, unit, small)
            dialog.update(session)
        self._counting.arrange()
        self._picture.fit(view.size)
