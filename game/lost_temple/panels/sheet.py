"""The sheet of a small window: a piece that is placed, a site of the river, or the choices of the turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.lost_temple.panels.turn_sheet import TurnSheet
from game.lost_temple.river.sheet import SiteSheet
from game.session.session import Session
from game.table.panels.panel import Panel
from game.table.panels.panelgroup import PanelGroup
from game.table.panels.placing_sheet import PlacingSheet

if TYPE_CHECKING:
    from game.lost_temple.table import LostTempleTable


class LostTempleSheet(PanelGroup):
    """One of three panels, by what is chosen."""

    name = "sheet"
    table: LostTempleTable

    def __init__(self, table: LostTempleTable) -> None:
        super().__init__(table)
        self.placing, self.site, self.turn = (
            PlacingSheet(table, table.board.placing),
            SiteSheet(table),
            TurnSheet(table),
        )

    @property
    def up(self) -> Panel:
        """The one in sight."""
        if self.placing.placing.hand.held:
            return self.placing
        return self.turn if self.table.chosen.site is None else self.site

    @property
    def shown(self) -> tuple[Panel, ...]:
        """The one in sight."""
        return (self.up,)

    @property
    def digits(self) -> bool:  # type: ignore[override]
        """Digits choose what the turn offers."""
        return self.up is self.turn

    def place(self, rect: pygame.Rect, unit: float, narrow: bool) -> None:
        """All of them have the whole sheet."""
        super().place(rect, unit, narrow)
        for panel in (self.placing, self.site, self.turn):
            panel.place(rect, unit, narrow)

    def update(self, session: Session) -> None:
        """Tell every one of them."""
        for panel in (self.placing, self.site, self.turn):
            panel.update(session)
