"""The pages of Lost Temple's dialogs: which there are, and which of them open by themselves.

A page is plain data made from the table; game/table/dialogs.py lays it out and draws it. What stands on each is
said by subject: keypages, treasurepages, lookpages, templepages and handpages.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from engine import Action
from engine.lost_temple import actions as do
from game.lost_temple import handpages, keypages, labels, lookpages, templepages, treasurepages
from game.table import book
from game.table.book import Cell, DialogPage

if TYPE_CHECKING:
    from game.lost_temple.scene import LostTempleTable


class LostTemplePages(book.PageMaker):
    """Makes the pages of a table of Lost Temple."""

    table: LostTempleTable

    def page(self, kind: str) -> DialogPage:
        """The page of a kind."""
        return PAGES[kind](self)

    def label(self, action: Action) -> str:
        """What an action does, in words."""
        return labels.label(self.words, self.table.view, action)

    def hands(self) -> tuple[Cell, ...]:
        """Cards and tent, where the decision at hand lets them be used."""
        words, found = self.words, []
        if self.of(do.PLAY):
            found.append(
                Cell(
                    "ui-cards",
                    words("lost-temple.choose.cards"),
                    self.opener("cards"),
                    caption=words("lost-temple.choose.cards"),
                )
            )
        if self.of(do.TENT_KEY, do.TENT_EXPLORE):
            found.append(
                Cell(
                    "ui-tent",
                    words("lost-temple.table.tent"),
                    self.opener("tent"),
                    caption=words("lost-temple.table.tent"),
                )
            )
        return tuple(found)


PAGES: dict[str, Callable[[LostTemplePages], DialogPage]] = {
    "pack": keypages.pack,
    "delivery": treasurepages.delivery,
    "forest": keypages.forest,
    "key": keypages.key,
    "card key": keypages.key,
    "tent key": keypages.key,
    "treasure": treasurepages.treasure,
    "refill": treasurepages.refill,
    "look treasures": lookpages.treasures,
    "look cards": lookpages.cards,
    "look rooms": lookpages.rooms,
    "score": templepages.score,
    "dig": templepages.dig,
    "back": templepages.back,
    "rescue": keypages.rescue,
    "cards": handpages.cards,
    "tent": handpages.tent,
    "menu": book.menu,
    "player": handpages.player,
}
FORCED = (
    "pack",
    "delivery",
    "forest",
    "card key",
    "tent key",
    "treasure",
    "refill",
    "look treasures",
    "look cards",
    "look rooms",
    "back",
)
"""Decisions that open their dialog by themselves."""
