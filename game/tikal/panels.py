"""Everything round the jungle, made for one table: the bar, the dialogs and all panels."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.table.bar import Bar
from game.table.log import Log
from game.table.part import Part
from game.tikal.actions import ActionBar
from game.tikal.bids import Bids
from game.tikal.chips import JungleChips, JungleTabs
from game.tikal.dialogs import JungleDialogs
from game.tikal.expeditions import Expeditions
from game.tikal.sheet import Sheet
from game.tikal.shown import Shown
from game.tikal.stock import Floors, Sets
from game.tikal.tile import TilePanel
from game.tikal.treasures import Treasures

if TYPE_CHECKING:
    from game.tikal.scene import Jungle

PANELS: tuple[type[Part], ...] = (
    Expeditions,
    Log,
    ActionBar,
    TilePanel,
    Bids,
    Shown,
    Sets,
    Floors,
    Treasures,
    JungleChips,
    JungleTabs,
    Sheet,
)


def furnish(table: Jungle) -> tuple[Bar, JungleDialogs, list[Part]]:
    """The bar, the dialogs, and every other panel of a table."""
    return Bar(table), JungleDialogs(table), [panel(table) for panel in PANELS]
