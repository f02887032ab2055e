"""The buttons for the tent and for the cards in hand, and why the tent cannot be used."""

from __future__ import annotations

from functools import partial

from engine.lost_temple import PLAYERS
from engine.lost_temple import actions as do
from game.lost_temple.part import LostTemplePart
from game.lost_temple.view import LostTempleSession, known, mine_of
from game.screen.catalogue import Catalogue
from game.screen.wording import capital
from game.ui import styles
from game.ui.boxes import Act
from game.ui.buttons import Button, button


def why_no_tent(words: Catalogue, session: LostTempleSession) -> str:
    """Why the tent cannot be used now; empty when it can."""
    if session.choices.of(do.TENT_EXPLORE, do.TENT_KEY):
        return ""
    if session.view["options"]["short_game"]:
        return words("lost-temple.choose.tent.none")
    return words("lost-temple.choose.tent.not-now" if mine_of(session)["tent"] else "lost-temple.choose.tent.used")


def use_tent(part: LostTemplePart) -> tuple[Act, str]:
    """What choosing the tent does, and why it cannot be used if it only says so."""
    why = capital(why_no_tent(part.words, part.session))
    return (partial(part.table.say, why) if why else partial(part.dialogs.show, "tent")), why


def hand_buttons(part: LostTemplePart, wide: float | None = None) -> list[Button]:
    """The tent, and the button that opens the cards in hand."""
    return [_tent_button(part, wide), _cards_button(part, wide)]


def _tent_button(part: LostTemplePart, wide: float | None) -> Button:
    """The tent: what it can be used for, or why it cannot."""
    sprite = f"{'tent' if part.mine['tent'] else 'tent-used'}-{PLAYERS[part.session.viewer]}"
    act, why = use_tent(part)
    return _button("ui-tent", part.words("lost-temple.table.tent"), act, why, sprite, 0.8, wide)


def _cards_button(part: LostTemplePart, wide: float | None) -> Button:
    """The cards: to be played, to be looked at while none can be played, or none at all."""
    words, held = part.words, any(known(part.mine["cards"]).values())
    why = "" if held else words("lost-temple.table.cards.none")
    label = words("lost-temple.choose.cards" if part.session.choices.of(do.PLAY) else "lost-temple.dialog.cards")
    act = partial(part.table.say, why) if why else partial(part.dialogs.show, "cards")
    return _button("ui-cards", label, act, why, "icon-card", 0.9, wide)


def _button(id: str, label: str, act: Act, why: str, icon: str, zoom: float, wide: float | None) -> Button:
    """A button that is dead where it only says why."""
    dead, style = bool(why), styles.CAPTION
    return button(id, label, act, icon=icon, zoom=zoom, hint=why, dead=dead, wide=wide, style=style)
