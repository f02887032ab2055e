"""The small screen's score chips and page tabs, for Tikal."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from engine.tikal.components import PLAYERS
from game.table.chips import Chips, Tabs
from game.table.part import Tip
from game.tikal import tooltips
from game.tikal.layout import PAGES

if TYPE_CHECKING:
    from game.tikal.scene import TikalTable


class TikalChips(Chips):
    """One chip for each player."""

    table: TikalTable

    def explain(self, seat: int, rect: pygame.Rect) -> Tip:
        """What a player has, in words."""
        return tooltips.player_tip(self.table, seat, rect)


class TikalTabs(Tabs):
    """The pages board, supply and camps."""

    table: TikalTable
    pages = PAGES

    def sprites(self) -> dict[str, str]:
        """The picture of each page."""
        colour = PLAYERS[self.session.viewer]
        return {"board": "action-uncover", "supply": "treasure-sun", "camps": f"leader-{colour}"}

    def label(self, page: str) -> str:
        """What a page is called."""
        return self.words(f"tikal.page.{page}")
