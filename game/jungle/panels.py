"""Everything round the jungle, made for one table: the bar, the dialogs and all panels."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.jungle.actions import ActionBar
from game.jungle.bids import Bids
from game.jungle.chips import JungleChips, JungleTabs
from game.jungle.dialogs import JungleDialogs
from game.jungle.expeditions import Expeditions
from game.jungle.hand import Hand
from game.jungle.sheet import Sheet
from game.jungle.shown import Shown
from game.jungle.stock import Floors, Sets
from game.jungle.treasures import Treasures
from game.table.bar import Bar
from game.table.log import Log
from game.table.part import Part

if TYPE_CHECKING:
    from game.jungle.scene import Jungle

PANELS: tuple[type[Part], ...] = (
    Expeditions,
    Log,
    ActionBar,
    Hand,
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
