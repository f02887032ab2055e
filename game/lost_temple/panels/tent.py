"""The buttons for the tent and for the cards in hand, and why the tent cannot be used."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from engine.lost_temple import PLAYERS
from engine.lost_temple import actions as do
from game.lost_temple.view import known
from game.screen.brush import Area
from game.screen.wording import capital
from game.table.panels.panel import Button

if TYPE_CHECKING:
    from game.lost_temple.table import LostTempleTable


def why_no_tent(table: LostTempleTable) -> str:
    """Why the tent cannot be used now; empty when it can."""
    if table.session.choices.of(do.TENT_EXPLORE, do.TENT_KEY):
        return ""
    if table.view["options"]["short_game"]:
        return table.words("lost-temple.choose.tent.none")
    return table.words("lost-temple.choose.tent.not-now" if table.mine["tent"] else "lost-temple.choose.tent.used")


def tent_button(table: LostTempleTable, box: Area, *, bare: bool = False) -> Button:
    """The tent: what it can be used for, or why it cannot."""
    label, why = table.words("lost-temple.table.tent"), why_no_tent(table)
    sprite = f"{'tent' if table.mine['tent'] else 'tent-used'}-{PLAYERS[table.session.viewer]}"
    act = partial(table.bar.say, capital(why)) if why else partial(table.dialogs.show, "tent")
    return Button("ui-tent", label, box, act, label, sprite, hint=capital(why), bare=bare, dead=bool(why))


def hand_buttons(table: LostTempleTable, boxes: list[Area]) -> list[Button]:
    """The tent, and the button that opens the cards in hand."""
    return [tent_button(table, boxes[0]), _cards_button(table, boxes[1])]


def _cards_button(table: LostTempleTable, box: Area) -> Button:
    """The cards: to be played, to be looked at while none can be played, or none at all."""
    words, held = table.words, any(known(table.mine["cards"]).values())
    why = "" if held else words("lost-temple.table.cards.none")
    label = words("lost-temple.choose.cards" if table.session.choices.of(do.PLAY) else "lost-temple.dialog.cards")
    act = partial(table.bar.say, why) if why else partial(table.dialogs.show, "cards")
    return Button("ui-cards", label, box, act, label, "icon-card", zoom=0.9, hint=why, dead=bool(why))
