"""Everything round the board, made for one table: the bar, the dialogs and all panels."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.table.bar import Bar
from game.table.camp import OwnCamp
from game.table.camps import Camps
from game.table.chips import Chips, Tabs
from game.table.log import Log
from game.table.part import Part
from game.table.players import Players
from game.table.prices import Prices
from game.table.supply import Stock, Supply
from game.table.temple_dialogs import TempleDialogs
from game.table.tray import Tray
from game.table.turn import Turn

if TYPE_CHECKING:
    from game.table.scene import Table

PANELS: tuple[type[Part], ...] = (Players, Log, Prices, Supply, Stock, Turn, OwnCamp, Chips, Tabs, Tray, Camps)


def furnish(table: Table) -> tuple[Bar, TempleDialogs, list[Part]]:
    """The bar, the dialogs, and every other panel of a table."""
    return Bar(table), TempleDialogs(table), [panel(table) for panel in PANELS]
