"""The small screen's score chips and page tabs, for Lost Temple."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from engine.lost_temple import PLAYERS
from game.lost_temple.layout import PAGES
from game.lost_temple.panels import choice_buttons
from game.lost_temple.panels.players import player_tip
from game.lost_temple.part import LostTemplePart
from game.table.panels.chips import Chips, Tabs
from game.ui.tip import Tip

if TYPE_CHECKING:
    from game.lost_temple.table import LostTempleTable


class LostTempleChips(LostTemplePart, Chips):
    """One chip for each player."""

    table: LostTempleTable

    def explain(self, seat: int, rect: pygame.Rect) -> Tip:
        """What a player has, in words."""
        return player_tip(self.words, self.session, seat, rect)


class LostTempleTabs(LostTemplePart, Tabs):
    """The pages board, river and camps."""

    table: LostTempleTable
    pages = PAGES

    def counts(self) -> dict[str, int]:
        """The tiles that lie at the river."""
        return {"river": sum(len(tiles) for tiles in self.view["river"])}

    def sprites(self) -> dict[str, str]:
        """The picture of each page."""
        seat = PLAYERS[self.session.viewer]
        return {"board": "icon-room", "river": f"pirogue-{seat}", "camps": f"tent-{seat}"}

    def label(self, page: str) -> str:
        """What a page is called."""
        return self.words(f"lost-temple.table.page.{page}")

    def waits(self) -> str:
        """Tiles are chosen on any page; everything else beside the board."""
        here = choice_buttons.icon_buttons(self) or choice_buttons.buttons(self)
        return super().waits() if here or choice_buttons.prompt(self) else ""
