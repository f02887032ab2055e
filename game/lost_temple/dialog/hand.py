"""Pages about what players have: the cards in hand, the tent, and a player's camp."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.lost_temple import CARDS, PLAYERS
from engine.lost_temple import actions as do
from game.lost_temple.panels.camp import Camp
from game.lost_temple.panels.cards import card_painter
from game.lost_temple.view import known
from game.lost_temple.words import naming
from game.table.dialog.page import Cell, DialogPage, DialogRow
from game.ui.widgets import painter_of

if TYPE_CHECKING:
    from game.lost_temple.dialog.pages import LostTemplePages


def cards(maker: LostTemplePages) -> DialogPage:
    """The cards in hand; those that can be played now are offered."""
    words, held, plays = maker.words, known(maker.mine["cards"]), maker.of(do.PLAY)
    cells = []
    for card in CARDS:
        if not held.get(card):
            continue
        painter = card_painter(words, card, held[card])
        text = words(f"lost-temple.tip.card.{card}")
        action = plays.one(do.PLAY, card=card)
        if action is not None:
            cells.append(
                maker.cell(
                    action, "", words("lost-temple.dialog.cards.play"), text, painter=painter, room=80, main=True
                )
            )
        else:
            when = "end" if card.startswith("end-") else "move" if card == "secret-passage" else "later"
            caption = words(f"lost-temple.dialog.cards.{when}")
            label = words("join.says", first=naming.card(words, card), second=text)
            cells.append(
                Cell(f"ui-card-{card}", label, _nothing, "", caption, text, False, painter=painter, room=80)
            )
    note = words("lost-temple.dialog.cards.note") if cells else words("lost-temple.table.cards.none")
    return DialogPage(
        words("lost-temple.dialog.cards"), note, (DialogRow(tuple(cells)),) if cells else (), cell=(140, 180)
    )


def _nothing() -> None:
    """What a thing does that can only be looked at."""


def tent(maker: LostTemplePages) -> DialogPage:
    """What the tent can be used for."""
    words, cells = maker.words, []
    colour = PLAYERS[maker.session.viewer]
    for action in maker.of(do.TENT_EXPLORE):
        cells.append(
            maker.cell(action, f"explorer-{colour}", words("lost-temple.dialog.tent.explore"), zoom=1.5, room=56)
        )
    for action in maker.of(do.TENT_KEY):
        cells.append(maker.cell(action, "key-any", words("lost-temple.dialog.tent.key"), zoom=1.5, room=56))
    note = words("lost-temple.dialog.tent.note")
    if not cells:
        note = f"{note} {words('lost-temple.dialog.tent.not-now')}"
    return DialogPage(
        words("lost-temple.dialog.tent"), note, (DialogRow(tuple(cells)),) if cells else (), cell=(140, 100)
    )


def player(maker: LostTemplePages) -> DialogPage:
    """The camp of a player, as far as the viewer knows it."""
    narrow = maker.table.app.viewport.narrow
    camp = Camp(maker.words, maker.view, maker.seat).box("tall" if narrow else "wide")
    size = (330.0, 300.0) if narrow else (700.0, 110.0)
    return DialogPage(maker.session.name(maker.seat), picture=painter_of(camp), picture_size=size, docked=False)
