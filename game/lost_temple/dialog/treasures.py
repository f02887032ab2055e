"""Pages with treasures: a delivery, the piles to look at, and the pile that is refilled."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from engine import Verb
from engine.lost_temple import TREASURES, preview
from engine.lost_temple import actions as do
from game.lost_temple.words import naming
from game.screen.wording import capital
from game.table.dialog.page import Cell, DialogPage, DialogRow

if TYPE_CHECKING:
    from game.lost_temple.dialog.pages import LostTemplePages

FEW = 3
"""From so many choices of one type on, only their numbers have room side by side."""


def delivery(maker: LostTemplePages) -> DialogPage:
    """How many of which type to deliver, and for how many points."""
    words, view = maker.words, maker.view
    step = view["decision"]
    rows = []
    for treasure in TREASURES:
        cells, offered = [], maker.of(do.DELIVER).where(treasure=treasure)
        for action in offered:
            badge = words(
                "lost-temple.dialog.points", points=preview.delivery_points(view, treasure, action.count)
            )
            caption = str(action.count)
            if len(offered) < FEW:
                caption = words("lost-temple.dialog.delivery.some", count=action.count)
            cells.append(maker.cell(action, "", caption, badge, room=0))
        if cells:
            price = words("lost-temple.dialog.delivery.price", price=preview.delivery_points(view, treasure, 1))
            rows.append(DialogRow(tuple(cells), f"treasure-{treasure}", price))
    foot = [maker.button(action) for action in maker.of(do.DELIVERED, do.PADDLE_ON)]
    note = words("lost-temple.dialog.delivery.several" if step["several"] else "lost-temple.dialog.delivery.note")
    if step["plus_two"]:
        note = f"{note} {words('lost-temple.dialog.delivery.plus-two')}."
    title = words("lost-temple.dialog.delivery" if step["optional"] else "lost-temple.dialog.delivery.card")
    return DialogPage(title, note, tuple(rows), (*foot, *maker.hands()), cell=(72, 50))


def treasure(maker: LostTemplePages) -> DialogPage:
    """A pile to look at, or a treasure that lies face up."""
    words, picks = maker.words, maker.of(do.PICK_UP)
    cells = _piles(maker, do.LOOK_TREASURES)
    for action in picks:
        name = capital(naming.treasure(words, action.treasure))
        cells.append(maker.cell(action, f"treasure-{action.treasure}", name, zoom=1.7, room=64))
    note = "lost-temple.dialog.treasure.control" if picks else "lost-temple.dialog.treasure.note"
    hands = maker.hands() if maker.session.step == "treasure" else ()
    return DialogPage(
        words("lost-temple.dialog.treasure"), words(note), (DialogRow(tuple(cells)),), hands, cell=(112, 108)
    )


def refill(maker: LostTemplePages) -> DialogPage:
    """The pile from which a treasure is turned face up."""
    words = maker.words
    row = DialogRow(tuple(_piles(maker, do.REFILL)))
    return DialogPage(
        words("lost-temple.dialog.refill"),
        words("lost-temple.dialog.refill.note"),
        (row,),
        maker.hands(),
        cell=(120, 108),
    )


def _piles(maker: LostTemplePages, verb: Verb) -> list[Cell]:
    """Treasure piles to choose from, with what the player has seen of each."""
    left, session = maker.view["treasures"]["piles"], maker.session
    events = [event for _, event in session.played.events]
    known, found = preview.known_on_top(session.game, events, session.viewer), []
    for action in maker.of(verb):
        caption = maker.words("lost-temple.dialog.treasure.pile", pile=action.pile, count=left[action.pile - 1])
        seen = naming.treasures(maker.words, Counter(known[action.pile - 1]))
        note = maker.words("lost-temple.dialog.treasure.seen", treasures=seen) if seen else ""
        found.append(maker.cell(action, "treasure-pile", caption, note, zoom=1.4, room=64))
    return found
