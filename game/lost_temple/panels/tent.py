"""The buttons for the tent and for the cards in hand, and why the tent cannot be used."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from engine.lost_temple import PLAYERS
from engine.lost_temple import actions as do
from game.lost_temple.view import known
from game.screen.wording import capital
from game.ui import styles
from game.ui.boxes import Act, Box
from game.ui.buttons import button

if TYPE_CHECKING:
    from game.lost_temple.table import LostTempleTable


def why_no_tent(table: LostTempleTable) -> str:
    """Why the tent cannot be used now; empty when it can."""
    if table.session.choices.of(do.TENT_EXPLORE, do.TENT_KEY):
        return ""
    if table.view["options"]["short_game"]:
        return table.words("lost-temple.choose.tent.none")
    return table.words("lost-temple.choose.tent.not-now" if table.mine["tent"] else "lost-temple.choose.tent.used")


def use_tent(table: LostTempleTable) -> tuple[Act, str]:
    """What choosing the tent does, and why it cannot be used if it only says so."""
    why = capital(why_no_tent(table))
    return (partial(table.bar.say, why) if why else partial(table.dialogs.show, "tent")), why


def hand_buttons(table: LostTempleTable, wide: float | None = None) -> list[Box]:
    """The tent, and the button that opens the cards in hand."""
    return [_tent_button(table, wide), _cards_button(table, wide)]


def _tent_button(table: LostTempleTable, wide: float | None) -> Box:
    """The tent: what it can be used for, or why it cannot."""
    label, (act, why) = table.words("lost-temple.table.tent"), use_tent(table)
    sprite = f"{'tent' if table.mine['tent'] else 'tent-used'}-{PLAYERS[table.session.viewer]}"
    return button(
        "ui-tent", label, act, icon=sprite, zoom=0.8, hint=why, dead=bool(why), wide=wide, style=styles.CAPTION
    )


def _cards_button(table: LostTempleTable, wide: float | None) -> Box:
    """The cards: to be played, to be looked at while none can be played, or none at all."""
    words, held = table.words, any(known(table.mine["cards"]).values())
    why = "" if held else words("lost-temple.table.cards.none")
    label = words("lost-temple.choose.cards" if table.session.choices.of(do.PLAY) else "lost-temple.dialog.cards")
    act = partial(table.bar.say, why) if why else partial(table.dialogs.show, "cards")
    return button(
        "ui-cards",
        label,
        act,
        icon="icon-card",
        zoom=0.9,
        hint=why,
        dead=bool(why),
        wide=wide,
        style=styles.CAPTION,
    )
