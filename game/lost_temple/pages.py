"""What each dialog offers: the three things looked at, keys, deliveries, cards in hand, the spaces of a sanctuary.

A page is plain data made from the session; dialogs.py lays it out and draws it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from engine import Action
from engine.lost_temple import preview
from engine.lost_temple.components import CARDS, PLAYERS, TREASURES, Reward
from engine.lost_temple.explorer import Worth
from game.lost_temple import labels, naming
from game.lost_temple.camp import Camp, paint_card
from game.lost_temple.rooms import draw_room
from game.screen.brush import Brush
from game.screen.catalogue import Catalogue
from game.screen.pen import Pen
from game.table import book, hint
from game.table.book import Cell, Page, Painter, Row
from game.table.naming import capital, several

if TYPE_CHECKING:
    from game.lost_temple.scene import Temple


class Maker(book.Maker):
    """Makes the pages of a table of Lost Temple."""

    def __init__(self, table: Temple) -> None:
        super().__init__(table)
        self.digs: tuple[str, tuple[Action, ...]] = ("", ())

    def page(self, kind: str) -> Page:
        """The page of a kind."""
        return PAGES[kind](self)

    def label(self, action: Action) -> str:
        """What an action does, in words."""
        return labels.label(self.words, self.table.session.view, action)

    def hands(self) -> tuple[Cell, ...]:
        """Cards and tent, where the decision at hand lets them be used."""
        words, found = self.words, []
        if self.of("play"):
            found.append(
                Cell("ui-cards", words("table.cards"), self.opener("cards"), caption=words("table.cards"))
            )
        if self.of("tent key", "tent exploration"):
            found.append(Cell("ui-tent", words("table.tent"), self.opener("tent"), caption=words("table.tent")))
        return tuple(found)

    def key_rows(self, actions: Iterable[Action]) -> tuple[Row, ...]:
        """Keys by store and colour: one row for the backpack, one for the camp."""
        words, by_store = self.words, {"backpack": [], "camp": []}  # type: tuple[Catalogue, dict[str, list[Cell]]]
        for action in actions:
            _, colour, store = str(action).split()
            cell = self.cell(action, f"key-{colour}", capital(naming.colour(words, colour)), zoom=1.35, room=52)
            by_store[store].append(cell)
        seat = PLAYERS[self.table.session.viewer]
        leads = {"backpack": "dialog.key.to-backpack", "camp": "dialog.key.to-camp"}
        sprites = {"backpack": f"explorer-{seat}", "camp": f"tent-{seat}"}
        return tuple(
            Row(tuple(cells), sprites[store], words(leads[store])) for store, cells in by_store.items() if cells
        )

    def piles(self, verb: str) -> list[Cell]:
        """Treasure piles to choose from."""
        left = self.table.session.view["treasures"]["piles"]
        found = []
        for action in self.of(verb):
            pile = int(str(action).split()[-1])
            caption = self.words("dialog.treasure.pile", pile=pile, count=left[pile - 1])
            found.append(self.cell(action, "treasure-pile", caption, zoom=1.4, room=64))
        return found


def _keys(kind: str) -> Callable[[Maker], Page]:
    """The page of a decision that is a key of some colour."""

    def page(maker: Maker) -> Page:
        words = maker.words
        cells = []
        for action in maker.of(kind):
            colour = str(action).split()[1]
            name = capital(naming.colour(words, colour))
            cells.append(maker.cell(action, f"key-{colour}", name, zoom=1.7, room=62))
        return Page(words(f"dialog.{kind}"), words(f"dialog.{kind}.note"), (Row(tuple(cells)),), cell=(88, 96))

    return page


def _delivery(maker: Maker) -> Page:
    words, session = maker.words, maker.table.session
    step = session.decision
    rows = []
    for treasure in TREASURES:
        cells = []
        for action in maker.of("deliver"):
            _, kind, count = str(action).split()
            if kind == treasure:
                points = preview.delivery_points(session.view, kind, int(count))
                badge = words("dialog.points", points=points)
                cells.append(maker.cell(action, "", count, badge, room=0))
        if cells:
            price = words("dialog.delivery.price", price=preview.delivery_points(session.view, treasure, 1))
            rows.append(Row(tuple(cells), f"treasure-{treasure}", price))
    foot = [maker.button(action) for action in maker.of("delivered", "paddle on")]
    note = words("dialog.delivery.several" if step["several"] else "dialog.delivery.note")
    if step["plus_two"]:
        note = f"{note} {words('dialog.delivery.plus-two')}."
    title = words("dialog.delivery" if step["optional"] else "dialog.delivery.card")
    return Page(title, note, tuple(rows), (*foot, *maker.hands()), cell=(72, 50))


def _forest(maker: Maker) -> Page:
    words = maker.words
    cells = []
    for action in maker.of("pay"):
        colour = str(action).split()[1]
        cells.append(maker.cell(action, f"key-{colour}", capital(naming.colour(words, colour)), zoom=1.7, room=62))
    foot = tuple(maker.button(action, main=True) for action in maker.of("pay fine"))
    note = words("dialog.forest.note" if cells else "dialog.forest.fine")
    rows = (Row(tuple(cells)),) if cells else ()
    return Page(words("dialog.forest"), note, rows, foot + maker.hands(), cell=(88, 96))


def _key(maker: Maker) -> Page:
    words, keys = maker.words, maker.of("key")
    rows = maker.key_rows(keys)
    note = words("dialog.key.note" if len(rows) > 1 else "dialog.key.backpack")
    return Page(words("dialog.key"), note, rows, cell=(80, 80))


def _treasure(maker: Maker) -> Page:
    words = maker.words
    cells = maker.piles("look treasures")
    for action in maker.of("pick"):
        treasure = str(action).split()[1]
        name = capital(naming.treasure(words, treasure))
        cells.append(maker.cell(action, f"treasure-{treasure}", name, zoom=1.7, room=64))
    note = "dialog.treasure.control" if maker.of("pick") else "dialog.treasure.note"
    hands = maker.hands() if maker.table.session.step == "treasure" else ()
    return Page(words("dialog.treasure"), words(note), (Row(tuple(cells)),), hands, cell=(112, 108))


def _refill(maker: Maker) -> Page:
    words = maker.words
    cells = tuple(maker.piles("refill"))
    return Page(words("dialog.refill"), words("dialog.refill.note"), (Row(cells),), maker.hands(), cell=(120, 108))


def _look_treasures(maker: Maker) -> Page:
    words, session = maker.words, maker.table.session
    cells = []
    for treasure in session.view["seen"]:
        price = words("dialog.look.price", price=session.view["prices"][treasure])
        name = capital(naming.treasure(words, treasure))
        action = session.game.parse(f"keep {treasure}")
        cells.append(maker.cell(action, f"treasure-{treasure}", name, price, zoom=2.2, room=70))
    return _look(maker, "treasures", cells, (128, 128))


def _look_cards(maker: Maker) -> Page:
    words, session = maker.words, maker.table.session
    cells = []
    for card in session.view["seen"]:
        action = session.game.parse(f"keep {card}")
        note = words(f"tip.card.{card}")
        cells.append(maker.cell(action, "", "", note, painter=_card_painter(words, card), room=92))
    return _look(maker, "cards", cells, (156, 176))


def _look_rooms(maker: Maker) -> Page:
    words, session = maker.words, maker.table.session
    cells = []
    for room in session.view["seen"]:
        action = session.game.parse(f"keep {room}")
        name = capital(naming.room(words, room))
        note = gain(words, preview.spaces(room)[0])
        cells.append(maker.cell(action, "", name, note, painter=_room_painter(room), room=96))
    return _look(maker, "rooms", cells, (140, 156))


def _look(maker: Maker, what: str, cells: list[Cell], size: tuple[float, float]) -> Page:
    words = maker.words
    # Equal things are one choice and lie side by side.
    order = list(dict.fromkeys(cell.target for cell in cells))
    cells.sort(key=lambda cell: order.index(cell.target))
    title, note = words(f"dialog.look.{what}"), words(f"dialog.look.{what}.note")
    return Page(title, note, (Row(tuple(cells)),), maker.hands(), cell=size)


def gain(words: Catalogue, reward: Reward) -> str:
    """What a space gives, in a few words."""
    parts = [several(words, "name.icon.points", reward.points)] if reward.points else []
    parts += [words("name.icon.treasure")] if reward.treasure else []
    parts += [words("name.icon.card")] if reward.card else []
    return " + ".join(parts)


def _card_painter(words: Catalogue, card: str, count: int = 1) -> Painter:
    def paint(brush: Brush, width: float, height: float) -> None:
        paint_card(brush, words, card, (width / 2, height / 2), min(1.25, height / 74, width / 68), count)

    return paint


def _room_painter(room: str, spaces: tuple[int | None, ...] = (None,)) -> Painter:
    def paint(brush: Brush, width: float, height: float) -> None:
        pen = Pen(brush.surface, brush.art, min(1.05, height / 88, width / 80) * brush.unit)
        draw_room(pen, (brush.x + width / 2 * brush.unit, brush.y + height / 2 * brush.unit), room, 0, spaces)

    return paint


def _score(maker: Maker) -> Page:
    words, session = maker.words, maker.table.session
    cells = []
    for action in maker.of("score"):
        colour = str(action).split()[1]
        points = preview.door_points(session.view, session.viewer, colour)
        caption = words("dialog.points", points=points)
        name = capital(naming.colour(words, colour))
        cells.append(maker.cell(action, f"symbol-{colour}", caption, name, zoom=1.5, room=44))
    return Page(words("dialog.score"), words("dialog.score.note"), (Row(tuple(cells)),), cell=(88, 100))


def _dig(maker: Maker) -> Page:
    """The free spaces of a room, and what each gives this player now."""
    words, session = maker.words, maker.table.session
    place, actions = maker.digs
    cells = []
    for action in actions:
        worth = preview.worth(session.game, session.viewer, place, max(0, action.args[0] - 1))
        assert worth is not None
        caption = words("dialog.points", points=worth.points)
        extras = {"tip.room.treasure": worth.treasure, "tip.room.card": worth.card}
        note = " ".join(words(key) for key, given in extras.items() if given)
        cells.append(maker.cell(action, "", caption, note, painter=_space_painter(worth), room=52))
    title = words("dialog.dig", room=naming.at(words, session.view, place))
    return Page(title, words("dialog.dig.note"), (Row(tuple(cells)),), cell=(118, 120))


def _space_painter(worth: Worth) -> Painter:
    def paint(brush: Brush, width: float, height: float) -> None:
        x, y = width / 2, height / 2
        brush.sprite("bonus-space", x, y, zoom=1.7)
        brush.text(str(worth.bonus), "title", 20, "#2C2013", (x - 16, y - 14, 32, 28), side="centre")
        if worth.treasure:
            brush.sprite("treasure-back", x + 26, y, zoom=0.8)
        if worth.card:
            brush.sprite("icon-card", x + 26, y, zoom=0.8)

    return paint


def _back(maker: Maker) -> Page:
    words, session = maker.words, maker.table.session
    place = session.decision["from"]
    where = naming.at(words, session.view, place) if place == "out" else place
    foot = tuple(maker.button(action, main=index == 0) for index, action in enumerate(maker.of("back", "stay")))
    return Page(words("dialog.back"), words("dialog.back.note", place=where), (), foot + maker.hands())


def _cards(maker: Maker) -> Page:
    words, session = maker.words, maker.table.session
    held = session.view["players"][session.viewer]["cards"]
    legal = {str(action): action for action in maker.of("play")}
    cells = []
    for card in CARDS:
        if not held.get(card):
            continue
        painter = _card_painter(words, card, held[card])
        text = words(f"tip.card.{card}")
        action = legal.get(f"play {card}")
        if action is not None:
            cells.append(
                maker.cell(action, "", words("dialog.cards.play"), text, painter=painter, room=80, main=True)
            )
        else:
            when = "end" if card.startswith("end-") else "move" if card == "secret-passage" else "later"
            caption = words(f"dialog.cards.{when}")
            name = naming.card(words, card)
            cells.append(Cell(f"ui-card-{card}", f"{name}: {text}", _nothing, "", caption, text, False,
                              painter=painter, room=80))  # fmt: skip
    note = words("dialog.cards.note") if cells else words("table.cards.none")
    return Page(words("dialog.cards"), note, (Row(tuple(cells)),) if cells else (), cell=(140, 180))


def _nothing() -> None:
    """What a thing does that can only be looked at."""


def _tent(maker: Maker) -> Page:
    words, session = maker.words, maker.table.session
    cells = []
    colour = PLAYERS[session.viewer]
    for action in maker.of("tent exploration"):
        cells.append(maker.cell(action, f"explorer-{colour}", words("dialog.tent.explore"), zoom=1.5, room=56))
    for action in maker.of("tent key"):
        cells.append(maker.cell(action, "key-any", words("dialog.tent.key"), zoom=1.5, room=56))
    note = words("dialog.tent.note")
    if not cells:
        note = f"{note} {words('dialog.tent.not-now')}"
    return Page(words("dialog.tent"), note, (Row(tuple(cells)),) if cells else (), cell=(140, 100))


def _player(maker: Maker) -> Page:
    session = maker.table.session
    camp = Camp(maker.words, session, maker.seat)

    def paint(brush: Brush, width: float, height: float) -> None:
        camp.paint(brush, width, height, "wide" if width > 560 else "tall")

    narrow = maker.table.app.viewport.narrow
    size = (330.0, 300.0) if narrow else (700.0, 110.0)
    return Page(session.name(maker.seat), picture=paint, picture_size=size)


PAGES: dict[str, Callable[[Maker], Page]] = {
    "pack": _keys("pack"),
    "delivery": _delivery,
    "forest": _forest,
    "key": _key,
    "card key": _key,
    "tent key": _key,
    "treasure": _treasure,
    "refill": _refill,
    "look treasures": _look_treasures,
    "look cards": _look_cards,
    "look rooms": _look_rooms,
    "score": _score,
    "dig": _dig,
    "back": _back,
    "rescue": _keys("rescue"),
    "cards": _cards,
    "tent": _tent,
    "hint": hint.page,
    "menu": book.menu,
    "player": _player,
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
