"""Pages with keys: packing, the forest, a key to take and where it goes, and the rescue by the pirogue."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import TYPE_CHECKING

from engine import Action
from engine.lost_temple import COLOURS, PLAYERS, preview
from engine.lost_temple import actions as do
from game.lost_temple.dialog import keypreview
from game.lost_temple.view import known
from game.lost_temple.words import naming
from game.screen.palette import INK, OFF, SOFT
from game.screen.wording import capital
from game.table.dialog.page import Cell, DialogPage, Painter
from game.table.dialog.page import DialogRow as CellRow
from game.ui import styles
from game.ui.boxes import Column, Row
from game.ui.widgets import Sprite, Text, painter_of

if TYPE_CHECKING:
    from game.lost_temple.dialog.pages import LostTemplePages

TALL, STORE, BELOW = 76.0, 44.0, 58.0
"""Units of height of a colour, of a store, and of what a key would change."""


def pack(maker: LostTemplePages) -> DialogPage:
    """A key to begin with."""
    words, row = maker.words, _colours(maker, maker.of(do.PACK))
    return DialogPage(words("lost-temple.dialog.pack"), words("lost-temple.dialog.pack.note"), (row,))


def rescue(maker: LostTemplePages) -> DialogPage:
    """A key that costs points."""
    words, row = maker.words, _colours(maker, maker.of(do.RESCUE))
    return DialogPage(words("lost-temple.dialog.rescue"), words("lost-temple.dialog.rescue.note"), (row,))


def forest(maker: LostTemplePages) -> DialogPage:
    """A key for the way through the forest, or the fine."""
    words, keys = maker.words, maker.of(do.PAY)
    foot = tuple(maker.button(action, main=True) for action in maker.of(do.PAY_FINE))
    note = words("lost-temple.dialog.forest.note" if keys else "lost-temple.dialog.forest.fine")
    rows = (CellRow(tuple(_cell(maker, action, paid=True) for action in keys), tall=TALL),) if keys else ()
    return DialogPage(words("lost-temple.dialog.forest"), note, rows, foot + maker.hands())


def key(maker: LostTemplePages) -> DialogPage:
    """A key from the stock: where it goes, then its colour; a single colour is taken with the store."""
    words, chosen = maker.words, maker.chosen
    stores, colours = chosen.keys.values("store"), chosen.keys.values("colour")
    title = words("lost-temple.choose.key.where" if len(stores) > 1 else "lost-temple.choose.key")
    if len(colours) == 1 and len(stores) > 1:
        cells = tuple(_store(maker, action.store, action) for action in _backpack_first(chosen.keys))
        rows = [CellRow(cells, tall=TALL)]
    else:
        rows = [_colours(maker, chosen.keys.where(store=chosen.store))]
        if len(stores) > 1:
            rows.insert(0, CellRow(tuple(_store(maker, store) for store in ("backpack", "camp")), tall=STORE))
    note = words("lost-temple.dialog.key.backpack") if len(stores) == 1 else ""
    below = keypreview.painter(maker)
    return DialogPage(title, note, tuple(rows), below=below, below_tall=BELOW)


def _backpack_first(actions: Iterable[Action]) -> list[Action]:
    return sorted(actions, key=lambda action: str(action.store))


def _colours(maker: LostTemplePages, actions: Iterable[Action]) -> CellRow:
    """All colours side by side; those that cannot be taken are grey."""
    by_colour = {action.colour: action for action in actions}
    cells = [
        _cell(maker, by_colour[colour]) if colour in by_colour else _gone(maker, colour) for colour in COLOURS
    ]
    return CellRow(tuple(cells), tall=TALL)


def _cell(maker: LostTemplePages, action: Action, *, paid: bool = False) -> Cell:
    painter = _key_painter(maker, action.colour, paid=paid)
    return maker.cell(action, painter=painter, room=200, frame=f"stock-{action.colour}")


def _gone(maker: LostTemplePages, colour: str) -> Cell:
    item = naming.key(maker.words, colour)
    told = maker.words("lost-temple.choose.key.gone", item=item)
    painter = _key_painter(maker, colour)
    return Cell(
        f"ui-gone-{colour}",
        told,
        _nothing,
        note=told,
        enabled=False,
        painter=painter,
        room=200,
        frame="button-disabled",
    )


def _nothing() -> None:
    """What a thing does that can only be looked at."""


def _key_painter(maker: LostTemplePages, colour: str, *, paid: bool = False) -> Painter:
    """A key and where the viewer has this colour; how many are in stock, or of one to be paid in the backpack."""
    words, mine = maker.words, maker.mine
    stock = (mine["backpack"] if paid else maker.view["stock"]["keys"]).get(colour, 0)
    stores = {
        "backpack": mine["backpack"],
        f"tent-{PLAYERS[maker.session.viewer]}": known(mine["camp"]),
    }
    marks = ["backpack"] if paid else [sprite for sprite, held in stores.items() if held.get(colour)]

    ink = INK if stock else OFF
    key = Sprite(sprite=f"key-{colour}", zoom=0.9, grow=1, tall=0)
    figure = Text(words=str(stock), style=styles.LABEL.in_ink(ink), side="centre", fit="shrink", tall=18)
    none = Text(
        words=words("lost-temple.choose.key.none"), style=styles.FINE.in_ink(ink), side="centre", fit="shrink"
    )
    signs = Row(children=[Sprite(sprite=sprite, zoom=0.6, wide=15) for sprite in marks], pack="centre")
    return painter_of(Column(children=[key, figure, replace(signs if marks else none, tall=19)]))


def _store(maker: LostTemplePages, store: str, action: Action | None = None) -> Cell:
    """Where a key can go: to be chosen before its colour, or at once where there is but one colour."""
    words = maker.words
    label = words(f"lost-temple.choose.key.to-{store}")
    if action is not None:
        return maker.cell(action, painter=_store_painter(maker, store), room=200, main=True)
    painter, chosen = _store_painter(maker, store), maker.chosen.store == store
    return Cell(f"ui-store-{store}", label, _choosing(maker, store), painter=painter, room=200, main=chosen)


def _choosing(maker: LostTemplePages, store: str) -> Callable[[], None]:
    def choose() -> None:
        maker.chosen.choose_store(store)
        maker.table.refresh()

    return choose


def _store_painter(maker: LostTemplePages, store: str) -> Painter:
    words = maker.words
    name = capital(words(f"lost-temple.choose.key.{store}"))
    if store == "camp":
        camp = known(maker.mine["camp"])
        after = max(keypreview.points_with(camp, str(colour)) for colour in maker.chosen.keys.values("colour"))
        note = words("lost-temple.choose.key.camp.note", before=preview.key_points(camp), after=after)
        sprite = f"tent-{PLAYERS[maker.session.viewer]}"
    else:
        note, sprite = words("lost-temple.choose.key.backpack.note"), "backpack"

    zoom = 0.95 if store == "backpack" else 0.72
    written = [
        Text(words=name, style=styles.LABEL, fit="shrink"),
        Text(words=note, style=styles.FINE.in_ink(SOFT if store == "backpack" else INK), fit="shrink"),
    ]
    told = Column(children=written, grow=1, wide=0)
    return painter_of(Row(children=[Sprite(sprite=sprite, zoom=zoom, wide=24), told], gap=2))
