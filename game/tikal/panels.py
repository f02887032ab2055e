"""Everything round the jungle, made for one table: the bar, the dialogs and all panels."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.table.bar import Bar
from game.table.log import Log
from game.table.part import Part
from game.table.recapcard import RecapCard
from game.table.recapnotice import RecapNotice
from game.table.recapstrip import RecapStrip
from game.tikal.actions import ActionBar
from game.tikal.bids import Bids
from game.tikal.chips import TikalChips, TikalTabs
from game.tikal.dialogs import TikalDialogs
from game.tikal.marks import TikalTrail
from game.tikal.players import TikalPlayers
from game.tikal.sheet import Sheet
from game.tikal.shown import Shown
from game.tikal.supply import Floors, Sets
from game.tikal.tile import TilePanel
from game.tikal.treasures import Treasures
from game.tikal.wouldscore import WouldScore

if TYPE_CHECKING:
    from game.tikal.scene import TikalTable

PANELS: tuple[type[Part], ...] = (
    TikalTrail,
    TikalPlayers,
    Log,
    ActionBar,
    WouldScore,
    TilePanel,
    Bids,
    Shown,
    Sets,
    Floors,
    Treasures,
    TikalChips,
    TikalTabs,
    Sheet,
    RecapCard,
    RecapStrip,
    RecapNotice,
)


def furnish(table: TikalTable) -> tuple[Bar, TikalDialogs, list[Part]]:
    """The bar, the dialogs, and every other panel of a table."""
    return Bar(table), TikalDialogs(table), [panel(table) for panel in PANELS]
