"""The camps page of a small screen: own camp, players, supply and story, one at a time."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from game.lost_temple.panels.owncamp import OwnCamp
from game.lost_temple.panels.players import LostTemplePlayers
from game.lost_temple.panels.prices import Prices
from game.lost_temple.panels.supply import Stock, Supply
from game.screen.brush import Brush
from game.screen.palette import INK, SOFT
from game.session.session import Session
from game.table.panels.log import Log
from game.table.panels.panel import Button, Panel
from game.table.panels.panelgroup import PanelGroup

if TYPE_CHECKING:
    from game.lost_temple.table import LostTempleTable

LEAVES = ("camp", "players", "supply", "log")
TALL = 46.0


class Camps(PanelGroup):
    """Four leaves with a row of buttons above them."""

    name = "camps"

    def __init__(self, table: LostTempleTable) -> None:
        super().__init__(table)
        self.leaf = "camp"
        self._head = Leaves(table, self)
        self._panels: dict[str, list[Panel]] = {
            "camp": [OwnCamp(table)],
            "players": [LostTemplePlayers(table)],
            "supply": [Prices(table), Supply(table), Stock(table)],
            "log": [Log(table)],
        }

    @property
    def shown(self) -> list[Panel]:
        """The row of buttons, and the leaf below it."""
        return [self._head, *self._panels[self.leaf]]

    def place(self, rect: pygame.Rect, unit: float, narrow: bool) -> None:
        """The row of buttons at the top, the leaf below it."""
        super().place(rect, unit, narrow)
        gap = round(6 * unit)
        head = min(round(TALL * max(unit, self.table.app.viewport.ratio)), rect.height)
        self._head.place(pygame.Rect(rect.x, rect.y, rect.width, head), unit, narrow)
        inside = pygame.Rect(rect.x + gap, rect.y + head, rect.width - 2 * gap, rect.height - head - gap)
        for leaf in LEAVES:
            for panel, part in zip(self._panels[leaf], _shared(leaf, inside, gap), strict=True):
                panel.place(part, unit, narrow)

    def turn_to(self, leaf: str) -> None:
        """Show another leaf."""
        self.leaf = leaf
        self._head.refresh()
        self.table.refresh()

    def update(self, session: Session) -> None:
        """Tell every panel."""
        self._head.update(session)
        for panels in self._panels.values():
            for panel in panels:
                panel.update(session)


def _shared(leaf: str, rect: pygame.Rect, gap: int) -> list[pygame.Rect]:
    """The rectangles of a leaf's panels."""
    if leaf != "supply":
        return [rect]
    if rect.height > rect.width * 0.8:
        wheel = rect.height * 44 // 100
        piles = rect.height * 34 // 100
        rest = rect.height - wheel - piles - 2 * gap
        return [
            pygame.Rect(rect.x, rect.y, rect.width, wheel),
            pygame.Rect(rect.x, rect.y + wheel + gap, rect.width, piles),
            pygame.Rect(rect.x, rect.bottom - rest, rect.width, rest),
        ]
    wide = (rect.width - gap) * 45 // 100
    piles = rect.height * 60 // 100
    right = rect.x + wide + gap
    return [
        pygame.Rect(rect.x, rect.y, wide, rect.height),
        pygame.Rect(right, rect.y, rect.right - right, piles),
        pygame.Rect(right, rect.y + piles + gap, rect.right - right, rect.height - piles - gap),
    ]


class Leaves(Panel):
    """The row of buttons that turns the leaves."""

    frame = ""

    def __init__(self, table: LostTempleTable, camps: Camps) -> None:
        super().__init__(table)
        self.camps = camps

    def content(self) -> object:
        """The leaf in sight."""
        return self.camps.leaf, self.session.viewer

    def _box(self, index: int) -> tuple[float, float, float, float]:
        step = (self.width - 6) / len(LEAVES)
        return 6 + step * index, 0, step - 6, self.height - 2

    def paint(self, brush: Brush) -> None:
        """LostTempleChips with names."""
        for index, leaf in enumerate(LEAVES):
            x, y, w, h = self._box(index)
            chosen = leaf == self.camps.leaf
            brush.frame("chip-active" if chosen else "chip", (x, y, w, h))
            words = self.words(f"lost-temple.table.page.{leaf}")
            brush.text(words, "strong", 15.5, INK if chosen else SOFT, (x + 6, y, w - 12, h), side="centre")

    def buttons(self) -> list[Button]:
        """Each leaf."""
        return [
            Button(
                f"ui-camps-{leaf}",
                self.words(f"lost-temple.table.page.{leaf}"),
                self._box(index),
                self._turner(leaf),
                bare=True,
            )
            for index, leaf in enumerate(LEAVES)
        ]

    def _turner(self, leaf: str) -> Callable[[], None]:
        return lambda: self.camps.turn_to(leaf)
