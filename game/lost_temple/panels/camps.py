"""The camps page of a small screen: own camp, players, supply and story, one at a time."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.lost_temple.panels.keystock import KeyStock
from game.lost_temple.panels.owncamp import OwnCamp
from game.lost_temple.panels.players import LostTemplePlayers
from game.lost_temple.panels.prices import Prices
from game.lost_temple.panels.supply import Supply
from game.screen.palette import INK, SOFT
from game.session.session import Session
from game.table.layout import down
from game.table.panels.log import Log
from game.table.panels.panel import Panel
from game.table.panels.panelgroup import PanelGroup
from game.ui import styles
from game.ui.boxes import Box, Row
from game.ui.widgets import Text

if TYPE_CHECKING:
    from game.lost_temple.table import LostTempleTable

TABS = ("camp", "players", "supply", "log")
TALL = 46.0


class Camps(PanelGroup):
    """Four groups of panels with a row of tabs above them."""

    name = "camps"

    def __init__(self, table: LostTempleTable) -> None:
        super().__init__(table)
        self.tab = "camp"
        self._tabs = CampsTabs(table, self)
        self._panels: dict[str, list[Panel]] = {
            "camp": [OwnCamp(table)],
            "players": [LostTemplePlayers(table)],
            "supply": [Prices(table), Supply(table), KeyStock(table)],
            "log": [Log(table)],
        }

    @property
    def shown(self) -> list[Panel]:
        """The row of tabs, and the panels below it."""
        return [self._tabs, *self._panels[self.tab]]

    def place(self, rect: pygame.Rect, unit: float, narrow: bool) -> None:
        """The row of tabs at the top, the panels below it."""
        super().place(rect, unit, narrow)
        gap = round(6 * unit)
        head = min(round(TALL * max(unit, self.app.viewport.ratio)), rect.height)
        tabs, inside = down(rect, head, None)
        inside.update(inside.x + gap, inside.y, inside.w - 2 * gap, inside.h - gap)
        self._tabs.place(tabs, unit, narrow)
        for tab in TABS:
            for panel, part in zip(self._panels[tab], _shared(tab, inside, gap), strict=True):
                panel.place(part, unit, narrow)

    def turn_to(self, tab: str) -> None:
        """Show another group of panels."""
        self.tab = tab
        self._tabs.refresh()
        self.table.refresh()

    def update(self, session: Session) -> None:
        """Tell every panel."""
        self._tabs.update(session)
        for panels in self._panels.values():
            for panel in panels:
                panel.update(session)


def _shared(tab: str, rect: pygame.Rect, gap: int) -> list[pygame.Rect]:
    """The rectangles of a tab's panels: below each other, or two beside the wheel where it is wide."""
    if tab != "supply":
        return [rect]
    upright = rect.height > rect.width * 0.8
    wheel = rect.copy()
    if upright:
        wheel.h = rect.h * 44 // 100
    else:
        wheel.w = (rect.w - gap) * 45 // 100
    rest = rect.copy()
    rest.topleft = (rect.x, wheel.bottom + gap) if upright else (wheel.right + gap, rect.y)
    rest.size = rect.right - rest.x, rect.bottom - rest.y
    piles, keys = rest.copy(), rest.copy()
    piles.h = rest.h * 60 // 100
    keys.y, keys.h = piles.bottom + gap, rest.h - piles.h - gap
    return [wheel, piles, keys]


class CampsTabs(Panel):
    """The row of tabs above the panels."""

    frame = ""

    def __init__(self, table: LostTempleTable, camps: Camps) -> None:
        super().__init__(table)
        self.camps = camps

    def content(self) -> object:
        """The tab in sight."""
        return self.camps.tab, self.session.viewer

    def box(self) -> Box:
        """A chip with its name for each."""
        return Row(children=[self._chip(tab) for tab in TABS], equal=True, gap=6, align="fill", pad=(6, 0, 6, 2))

    def _chip(self, tab: str) -> Box:
        chosen = tab == self.camps.tab
        return Text(
            words=self.words(f"lost-temple.table.page.{tab}"),
            style=styles.LABEL.in_ink(INK if chosen else SOFT),
            fit="shrink",
            side="centre",
            frame="chip-active" if chosen else "chip",
            pad=(6, 0),
            id=f"ui-camps-{tab}",
            act=partial(self.camps.turn_to, tab),
        )
