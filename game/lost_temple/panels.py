"""Everything round the board, made for one table: the bar, the dialogs and all panels."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.lost_temple.camp import OwnCamp
from game.lost_temple.camps import Camps
from game.lost_temple.chips import TempleChips, TempleTabs
from game.lost_temple.dialogs import TempleDialogs
from game.lost_temple.players import TemplePlayers
from game.lost_temple.prices import Prices
from game.lost_temple.stock import Stock, Supply
from game.lost_temple.tray import Tray
from game.lost_temple.turn import Turn
from game.table.bar import Bar
from game.table.log import Log
from game.table.part import Part

if TYPE_CHECKING:
    from game.lost_temple.scene import Temple

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
