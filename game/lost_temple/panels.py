"""Everything round the board, made for one table: the bar, the dialogs and all panels."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.lost_temple.camps import Camps
from game.lost_temple.chips import LostTempleChips, LostTempleTabs
from game.lost_temple.dialogs import LostTempleDialogs
from game.lost_temple.owncamp import OwnCamp
from game.lost_temple.players import LostTemplePlayers
from game.lost_temple.prices import Prices
from game.lost_temple.steps import Steps
from game.lost_temple.stock import Stock, Supply
from game.lost_temple.tray import Tray
from game.lost_temple.turn import Turn
from game.table.bar import Bar
from game.table.log import Log
from game.table.part import Part
from game.table.recapcard import RecapCard
from game.table.recapnotice import RecapNotice
from game.table.recapstrip import RecapStrip
from game.table.trail import Trail

if TYPE_CHECKING:
    from game.lost_temple.scene import LostTempleTable

PANELS: tuple[type[Part], ...] = (
    Trail,
    LostTemplePlayers,
    Log,
    Prices,
    Supply,
    Stock,
    Turn,
    Steps,
    OwnCamp,
    LostTempleChips,
    LostTempleTabs,
    Tray,
    Camps,
    RecapCard,
    RecapStrip,
    RecapNotice,
)


def furnish(table: LostTempleTable) -> tuple[Bar, LostTempleDialogs, list[Part]]:
    """The bar, the dialogs, and every other panel of a table."""
    return Bar(table), LostTempleDialogs(table), [panel(table) for panel in PANELS]
