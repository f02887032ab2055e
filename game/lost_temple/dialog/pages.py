"""The pages of Lost Temple's dialogs: which there are, and which of them open by themselves.

A page is plain data made from the table; game/table/dialog/dialog.py lays it out and draws it. What stands on
each is said by subject, in the modules beside this one: hand, keys, look, temple, treasures.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from engine import Action
from engine.lost_temple import actions as do
from game.lost_temple.dialog import hand as dialog_hand
from game.lost_temple.dialog import keys as dialog_keys
from game.lost_temple.dialog import look as dialog_look
from game.lost_temple.dialog import temple, treasures
from game.lost_temple.part import AtLostTemple
from game.lost_temple.words import labels
from game.table.dialog import page as dialog_page
from game.table.dialog.page import Cell, DialogPage

if TYPE_CHECKING:
    from game.lost_temple.table import LostTempleTable


class LostTemplePages(AtLostTemple, dialog_page.PageMaker):
    """Makes the pages of a table of Lost Temple."""

    table: LostTempleTable

    def page(self, kind: str) -> DialogPage:
        """The page of a kind."""
        return PAGES[kind](self)

    def label(self, action: Action) -> str:
        """What an action does, in words."""
        return labels.label(self.words, self.view, action)

    def hands(self) -> tuple[Cell, ...]:
        """Cards and tent, where the decision at hand lets them be used."""
        found = []
        for kind, key, verbs in HANDS:
            if self.of(*verbs):
                said = self.words(key)
                found.append(Cell(f"ui-{kind}", said, self.opener(kind), caption=said))
        return tuple(found)


HANDS = (
    ("cards", "lost-temple.choose.cards", (do.PLAY,)),
    ("tent", "lost-temple.table.tent", (do.TENT_KEY, do.TENT_EXPLORE)),
)
"""What can be used beside most decisions: its page, its name, and what it does."""
PAGES: dict[str, Callable[[LostTemplePages], DialogPage]] = {
    "pack": dialog_keys.pack,
    "delivery": treasures.delivery,
    "forest": dialog_keys.forest,
    "key": dialog_keys.key,
    "card key": dialog_keys.key,
    "tent key": dialog_keys.key,
    "treasure": treasures.treasure,
    "refill": treasures.refill,
    "look treasures": dialog_look.treasures,
    "look cards": dialog_look.cards,
    "look rooms": dialog_look.rooms,
    "score": temple.score,
    "dig": temple.dig,
    "back": temple.back,
    "rescue": dialog_keys.rescue,
    "cards": dialog_hand.cards,
    "tent": dialog_hand.tent,
    "menu": dialog_page.menu,
    "player": dialog_hand.player,
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
