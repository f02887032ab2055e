"""Everything round the jungle, made for one table: the dialogs and all panels."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.table.panels.log import Log
from game.table.panels.part import Part
from game.table.recap.card import RecapCard
from game.table.recap.notice import RecapNotice
from game.table.recap.strip import RecapStrip
from game.tikal.dialog.dialog import TikalDialogs
from game.tikal.panels.actions import ActionBar
from game.tikal.panels.auction import AuctionPanel
from game.tikal.panels.auction_tiles import AuctionTiles
from game.tikal.panels.chips import TikalChips, TikalTabs
from game.tikal.panels.forecast_panel import ForecastPanel
from game.tikal.panels.players import TikalPlayers
from game.tikal.panels.sheet import TikalSheet
from game.tikal.panels.supply import Floors, Sets
from game.tikal.panels.tile import TilePanel
from game.tikal.panels.treasures import Treasures
from game.tikal.recap.marks import TikalTrail

if TYPE_CHECKING:
    from game.tikal.table import TikalTable

PANELS: tuple[type[Part], ...] = (
    TikalTrail,
    TikalPlayers,
    Log,
    ActionBar,
    ForecastPanel,
    TilePanel,
    AuctionPanel,
    AuctionTiles,
    Sets,
    Floors,
    Treasures,
    TikalChips,
    TikalTabs,
    TikalSheet,
    RecapCard,
    RecapStrip,
    RecapNotice,
)


def furnish(table: TikalTable) -> tuple[TikalDialogs, list[Part]]:
    """The dialogs, and every panel of a table below its bar."""
    return TikalDialogs(table), [panel(table) for panel in PANELS]
