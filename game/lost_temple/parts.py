"""Everything round the board, made for one table: the dialogs and all panels."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.lost_temple.dialog.dialog import LostTempleDialogs
from game.lost_temple.panels.camps import Camps
from game.lost_temple.panels.chips import LostTempleChips, LostTempleTabs
from game.lost_temple.panels.keystock import KeyStock
from game.lost_temple.panels.owncamp import OwnCamp
from game.lost_temple.panels.players import LostTemplePlayers
from game.lost_temple.panels.prices import Prices
from game.lost_temple.panels.sheet import LostTempleSheet
from game.lost_temple.panels.supply import Supply
from game.lost_temple.panels.turn_choices import TurnChoices
from game.table.panels.log import Log
from game.table.panels.part import Part
from game.table.recap.card import RecapCard
from game.table.recap.notice import RecapNotice
from game.table.recap.strip import RecapStrip
from game.table.recap.trail import Trail

if TYPE_CHECKING:
    from game.lost_temple.table import LostTempleTable

PANELS: tuple[type[Part], ...] = (
    Trail,
    LostTemplePlayers,
    Log,
    Prices,
    Supply,
    KeyStock,
    TurnChoices,
    OwnCamp,
    LostTempleChips,
    LostTempleTabs,
    LostTempleSheet,
    Camps,
    RecapCard,
    RecapStrip,
    RecapNotice,
)


def furnish(table: LostTempleTable) -> tuple[LostTempleDialogs, list[Part]]:
    """The dialogs, and every panel of a table below its bar."""
    return LostTempleDialogs(table), [panel(table) for panel in PANELS]
