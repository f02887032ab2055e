"""Everything round the board, made for one table: the bar, the dialogs and all panels."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.table.bar import Bar
from game.table.log import Log
from game.table.part import Part
from game.temple.camp import OwnCamp
from game.temple.camps import Camps
from game.temple.chips import TempleChips, TempleTabs
from game.temple.dialogs import TempleDialogs
from game.temple.players import TemplePlayers
from game.temple.prices import Prices
from game.temple.supply import Stock, Supply
from game.temple.tray import Tray
from game.temple.turn import Turn

if TYPE_CHECKING:
    from game.temple.scene import Temple

PANELS: tuple[type[Part], ...] = (
    TemplePlayers,
    Log,
    Prices,
    Supply,
    Stock,
    Turn,
    OwnCamp,
    TempleChips,
    TempleTabs,
    Tray,
    Camps,
)


def furnish(table: Temple) -> tuple[Bar, TempleDialogs, list[Part]]:
    """The bar, the dialogs, and every other panel of a table."""
    return Bar(table), TempleDialogs(table), [panel(table) for panel in PANELS]
