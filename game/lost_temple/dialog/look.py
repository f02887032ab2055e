"""Pages for a look at three: treasures, cards or rooms, of which one is kept."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from engine import Action, Verb
from engine.lost_temple import Reward, preview
from engine.lost_temple import actions as do
from game.lost_temple.board.rooms import draw_room
from game.lost_temple.panels.cards import card_painter
from game.lost_temple.words import naming
from game.screen.brush import Brush
from game.screen.catalogue import Catalogue
from game.screen.pen import Pen
from game.screen.wording import capital
from game.table.dialog.page import Cell, DialogPage, DialogRow, Painter

if TYPE_CHECKING:
    from game.lost_temple.dialog.pages import LostTemplePages


def treasures(maker: LostTemplePages) -> DialogPage:
    """Three treasures and their prices."""
    words, prices, cells = maker.words, maker.view["prices"], []
    for treasure, action in _seen(maker, do.KEEP_TREASURE, "treasure"):
        price = words("lost-temple.dialog.look.price", price=prices[treasure])
        name = capital(naming.treasure(words, treasure))
        cells.append(maker.cell(action, f"treasure-{treasure}", name, price, zoom=2.2, room=70))
    return _page(maker, "treasures", cells, (128, 128))


def cards(maker: LostTemplePages) -> DialogPage:
    """Three cards and what they do."""
    words, cells = maker.words, []
    for card, action in _seen(maker, do.KEEP_CARD, "card"):
        note = words(f"lost-temple.tip.card.{card}")
        name = naming.card(words, card)
        cells.append(maker.cell(action, "", name, note, painter=card_painter(words, card), room=92))
    return _page(maker, "cards", cells, (156, 176))


def rooms(maker: LostTemplePages) -> DialogPage:
    """Three rooms and what an excavation in each gives."""
    words, cells = maker.words, []
    for room, action in _seen(maker, do.KEEP_ROOM, "room"):
        name = capital(naming.room(words, room))
        note = _gain(words, preview.spaces(room)[0])
        cells.append(maker.cell(action, "", name, note, painter=_room_painter(room), room=96))
    return _page(maker, "rooms", cells, (140, 156))


def _seen(maker: LostTemplePages, keep: Verb, field: str) -> Iterator[tuple[str, Action]]:
    """Each thing that is looked at, with the action that keeps it."""
    choices = maker.session.choices
    for name in maker.view["seen"]:
        action = choices.one(keep, **{field: name})
        if action is not None:
            yield name, action


def _page(maker: LostTemplePages, what: str, cells: list[Cell], size: tuple[float, float]) -> DialogPage:
    words = maker.words
    # Equal things are one choice and lie side by side.
    order = list(dict.fromkeys(cell.target for cell in cells))
    cells.sort(key=lambda cell: order.index(cell.target))
    title, note = words(f"lost-temple.dialog.look.{what}"), words(f"lost-temple.dialog.look.{what}.note")
    return DialogPage(title, note, (DialogRow(tuple(cells)),), maker.hands(), cell=size)


def _gain(words: Catalogue, reward: Reward) -> str:
    """What a space gives, in a few words."""
    parts = [words("lost-temple.name.icon.points", count=reward.points)] if reward.points else []
    parts += [words("lost-temple.name.icon.treasure")] if reward.treasure else []
    parts += [words("lost-temple.name.icon.card")] if reward.card else []
    return " + ".join(parts)


def _room_painter(room: str) -> Painter:
    def paint(brush: Brush, width: float, height: float) -> None:
        pen = Pen(brush.surface, brush.art, min(1.05, height / 88, width / 80) * brush.unit)
        draw_room(pen, (brush.x + width / 2 * brush.unit, brush.y + height / 2 * brush.unit), room, 0, (None,))

    return paint
