"""The sheet of a small screen: the auction while it goes on, the tile while it is placed, else what can be done.

That is the choices of the chosen hex, or the action bar without one and where all actions are wanted.

Who watches others play reads there what they do.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.session.session import Session
from game.table.layout import down
from game.table.panels.panel import Panel
from game.table.panels.panelgroup import PanelGroup
from game.table.panels.placing_sheet import PlacingSheet
from game.tikal.hexmenu.sheet import HexSheet
from game.tikal.panels.actions import ActionBar
from game.tikal.panels.auction import AuctionPanel
from game.tikal.panels.auction_tiles import AuctionTiles
from game.tikal.panels.story import StoryPanel
from game.tikal.panels.tile import TilePanel

if TYPE_CHECKING:
    from game.tikal.table import TikalTable

GAP = 4
BIDS = 128.0
"""Units of height that the bidding would like below the tiles on show."""


class TikalSheet(PanelGroup):
    """One or two panels, by the decision at hand."""

    name = "sheet"
    table: TikalTable

    def __init__(self, table: TikalTable) -> None:
        super().__init__(table)
        self.chosen, self.opponents = table.chosen, table.opponents
        self._tiles, self._bids = AuctionTiles(table), AuctionPanel(table)
        self._tile, self._actions, self._story = TilePanel(table), ActionBar(table), StoryPanel(table)
        self._hex, self._placing = HexSheet(table), PlacingSheet(table, table.board.placing)

    @property
    def shown(self) -> tuple[Panel, ...]:
        """The panels in sight."""
        phase = self.session.step
        if phase in ("bid", "choose"):
            return self._tiles, self._bids
        if self.opponents.deciding:
            return (self._story,)
        if self._placing.placing.hand.held:
            return (self._placing,)
        if phase == "place":
            return (self._tile,)
        chosen = self.chosen
        return (self._hex,) if chosen.place and not chosen.unfolded else (self._actions,)

    def place(self, rect: pygame.Rect, unit: float, narrow: bool) -> None:
        """All of them have the whole sheet; those of the auction share it."""
        super().place(rect, unit, narrow)
        for panel in (self._tile, self._placing, self._actions, self._hex, self._story):
            panel.place(rect, unit, narrow)
        low = min(round(BIDS * unit), rect.h * 58 // 100)
        tiles, _, bids = down(rect, None, round(GAP * unit), low)
        self._tiles.place(tiles, unit, narrow)
        self._bids.place(bids, unit, narrow)

    def update(self, session: Session) -> None:
        """Tell every panel."""
        for panel in (self._tiles, self._bids, self._tile, self._placing, self._actions, self._hex, self._story):
            panel.update(session)
