"""Pages with keys: packing, the forest, a key to take, and the rescue by the pirogue."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from engine import Action
from engine.lost_temple import actions as do
from engine.lost_temple.components import PLAYERS
from game.lost_temple import naming
from game.table.book import Cell, DialogPage, Row
from game.table.naming import capital

if TYPE_CHECKING:
    from game.lost_temple.pages import LostTemplePages


def pack(maker: LostTemplePages) -> DialogPage:
    """A key to begin with."""
    words = maker.words
    return DialogPage(
        words("lost-temple.dialog.pack"),
        words("lost-temple.dialog.pack.note"),
        (_row(maker, maker.of(do.PACK)),),
        cell=(88, 96),
    )


def rescue(maker: LostTemplePages) -> DialogPage:
    """A key that costs points."""
    words = maker.words
    row = _row(maker, maker.of(do.RESCUE))
    return DialogPage(
        words("lost-temple.dialog.rescue"), words("lost-temple.dialog.rescue.note"), (row,), cell=(88, 96)
    )


def forest(maker: LostTemplePages) -> DialogPage:
    """A key for the way through the forest, or the fine."""
    words, keys = maker.words, maker.of(do.PAY)
    foot = tuple(maker.button(action, main=True) for action in maker.of(do.PAY_FINE))
    note = words("lost-temple.dialog.forest.note" if keys else "lost-temple.dialog.forest.fine")
    rows = (_row(maker, keys),) if keys else ()
    return DialogPage(words("lost-temple.dialog.forest"), note, rows, foot + maker.hands(), cell=(88, 96))


def key(maker: LostTemplePages) -> DialogPage:
    """A key, for the backpack or for the camp."""
    words, rows = maker.words, _by_store(maker, maker.of(do.KEY))
    note = words("lost-temple.dialog.key.note" if len(rows) > 1 else "lost-temple.dialog.key.backpack")
    return DialogPage(words("lost-temple.dialog.key"), note, rows, cell=(80, 80))


def _row(maker: LostTemplePages, actions: Iterable[Action]) -> Row:
    """Big keys side by side, each for the action with its colour."""
    return Row(tuple(_cell(maker, action, 1.7, 62) for action in actions))


def _by_store(maker: LostTemplePages, actions: Iterable[Action]) -> tuple[Row, ...]:
    """Keys by store and colour: one row for the backpack, one for the camp."""
    words, by_store = maker.words, dict[str, list[Cell]](backpack=[], camp=[])
    for action in actions:
        by_store[action.store].append(_cell(maker, action, 1.35, 52))
    seat = PLAYERS[maker.table.session.viewer]
    sprites = {"backpack": f"explorer-{seat}", "camp": f"tent-{seat}"}
    return tuple(
        Row(tuple(cells), sprites[store], words(f"lost-temple.dialog.key.to-{store}"))
        for store, cells in by_store.items()
        if cells
    )


def _cell(maker: LostTemplePages, action: Action, zoom: float, room: float) -> Cell:
    name = capital(naming.colour(maker.words, action.colour))
    return maker.cell(action, f"key-{action.colour}", name, zoom=zoom, room=room)
