"""A player's camp: backpack, camp keys, treasures, passages, cards, flags and tent.

The owner sees everything; of another player's camp only what lies open is shown, the rest face down.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from engine.lost_temple import preview
from engine.lost_temple.components import CARDS, COLOURS, PLAYERS, TREASURES
from engine.lost_temple.views import PlayerView, View
from game.lost_temple import naming
from game.screen.brush import Brush
from game.screen.catalogue import Catalogue
from game.screen.palette import CREAM, INK, SOFT
from game.table.book import Painter

if TYPE_CHECKING:
    pass

ROWS = {
    "wide": (("tent", "backpack", "camp", "treasures", "passages", "cards", "flags"),),
    "low": (("backpack", "camp", "flags"), ("treasures", "passages", "cards")),
    "tall": (("backpack", "camp"), ("treasures", "passages", "flags"), ("cards",)),
}
WEIGHTS = {"tent": 92, "backpack": 150, "camp": 150, "treasures": 140, "passages": 80, "cards": 156, "flags": 80}


@dataclass(frozen=True, slots=True)
class Section:
    """One part of a camp and where it lies, in units from the corner of the camp."""

    name: str
    x: float
    y: float
    w: float
    h: float


def sections(width: float, height: float, shape: str) -> list[Section]:
    """Where the parts of a camp lie."""
    found = []
    rows = ROWS[shape]
    tall = height / len(rows)
    for index, names in enumerate(rows):
        unit = width / sum(WEIGHTS[name] for name in names)
        x = 0.0
        for name in names:
            found.append(Section(name, x, index * tall, WEIGHTS[name] * unit, tall))
            x += WEIGHTS[name] * unit
    return found


@dataclass(frozen=True, slots=True)
class Camp:
    """What is needed to paint the camp of one seat."""

    words: Catalogue
    view: View
    seat: int
    own: bool = False
    """Whether it stands on the table as the viewer's own, and not in a dialog."""

    @property
    def player(self) -> PlayerView:
        """The player as the viewer knows it."""
        return self.view["players"][self.seat]

    def paint(self, brush: Brush, width: float, height: float, shape: str) -> None:
        """All sections with fine lines between them."""
        for section in sections(width, height, shape):
            place = brush.at(section.x, section.y)
            if section.x:
                place.line(0, 8, 0, section.h - 8)
            PAINTERS[section.name](self, place, section.w, section.h)

    def heading(self, brush: Brush, words: str, note: str, width: float) -> None:
        """The name of a section and, where there is room, a note after it."""
        used = brush.text(words, "head", 14.5, INK, (8, 4, width - 12, 18))
        start = (used.right - brush.x) / brush.unit + 7
        if note and width - start - 6 >= brush.wide(note, "body", 12.5):
            brush.text(note, "body", 12.5, SOFT, (start, 5, width - start - 4, 18))


def _tent(camp: Camp, brush: Brush, width: float, height: float) -> None:
    words, player = camp.words, camp.player
    title = words("lost-temple.table.camp" if camp.own else "lost-temple.table.tent")
    brush.text(title, "head", 15, INK, (12, 4, width - 16, 18))
    colour = PLAYERS[camp.seat]
    brush.sprite("tent" if player["tent"] else "tent-used", width / 2, height / 2 + 4, colour=colour, zoom=1.6)
    short = camp.view["options"]["short_game"]
    note = (
        "lost-temple.table.tent.none"
        if short
        else "lost-temple.table.tent.ready"
        if player["tent"]
        else "lost-temple.table.tent.used"
    )
    brush.text(words(note), "body", 12.5, SOFT, (6, height - 20, width - 10, 16), side="centre")


def _keys(brush: Brush, keys: list[str], box: tuple[float, float, float, float], none: str) -> None:
    x, y, w, h = box
    if not keys:
        brush.text(none, "body", 13.5, SOFT, (x + 6, y, w - 12, h), side="centre")
        return
    step = min(34.0, (w - 10) / len(keys))
    zoom = min(1.4, h / 38, max(step / 20, 0.7))
    start = x + w / 2 - step * (len(keys) - 1) / 2
    for index, key in enumerate(keys):
        brush.sprite(key, start + step * index, y + h / 2, zoom=zoom)


def _backpack(camp: Camp, brush: Brush, width: float, height: float) -> None:
    words, keys = camp.words, camp.player["backpack"]
    camp.heading(brush, words("lost-temple.table.backpack"), words("lost-temple.table.backpack.note"), width)
    box = (8.0, 25.0, width - 16, height - 34)
    brush.frame("well-warm", box)
    sprites = [f"key-{colour}" for colour in COLOURS for _ in range(keys.get(colour, 0))]
    _keys(brush, sprites, box, words("lost-temple.table.empty.f"))


def _camp_keys(camp: Camp, brush: Brush, width: float, height: float) -> None:
    words, keys = camp.words, camp.player["camp"]
    camp.heading(brush, words("lost-temple.table.campkeys"), words("lost-temple.table.campkeys.note"), width)
    box = (8.0, 25.0, width - 16, height - 34)
    brush.frame("well-green", box)
    if isinstance(keys, int):
        _keys(brush, ["key-back"] * keys, box, words("lost-temple.table.empty.f"))
        return
    sprites = [f"key-{colour}" for colour in COLOURS for _ in range(keys.get(colour, 0))]
    worth = f"= {preview.key_points(keys)}" if sprites else ""
    room = 30.0 if worth else 0.0
    _keys(brush, sprites, (box[0], box[1], box[2] - room, box[3]), words("lost-temple.table.empty.f"))
    brush.text(worth, "strong", 14.5, INK, (box[0] + box[2] - 34, box[1], 30, box[3]), side="right")


def _treasures(camp: Camp, brush: Brush, width: float, height: float) -> None:
    words, held = camp.words, camp.player["treasures"]
    camp.heading(brush, words("lost-temple.table.treasures"), "", width)
    middle, low = 24 + (height - 42) / 2, height - 21
    if isinstance(held, int):
        _row_of(brush, "treasure-back", held, width, middle + 6, words("lost-temple.table.empty"))
        return
    kinds = [treasure for treasure in TREASURES if held.get(treasure)]
    if not kinds:
        brush.text(
            words("lost-temple.table.empty"), "body", 13.5, SOFT, (8, 24, width - 16, height - 34), side="centre"
        )
    step = (width - 12) / max(2, len(kinds))
    zoom = min(1.5, step / 34, (height - 44) / 26)
    for index, treasure in enumerate(kinds):
        x, count = 6 + step * (index + 0.5), held[treasure]
        brush.sprite("treasure", x, middle, colour=treasure, zoom=zoom)
        brush.sprite("badge-dark", x + 12 * zoom, middle - 10 * zoom, zoom=0.82)
        box = (x + 12 * zoom - 9, middle - 10 * zoom - 9, 18, 18)
        brush.text(str(count), "strong", 13, CREAM, box, side="centre")
        price = camp.view["prices"][treasure]
        worth = words("lost-temple.table.worth", count=count, price=price, points=count * price)
        if step < 44:
            worth = f"= {count * price}"
        brush.text(worth, "strong", 12.5, SOFT, (x - step / 2 + 1, low, step - 2, 16), side="centre")


def _row_of(brush: Brush, sprite: str, count: int, width: float, y: float, none: str) -> None:
    if not count:
        brush.text(none, "body", 13.5, SOFT, (8, y - 12, width - 16, 24), side="centre")
    step = min(30.0, (width - 30) / max(1, count))
    start = width / 2 - step * (count - 1) / 2
    for index in range(count):
        brush.sprite(sprite, start + step * index, y, zoom=1.1)


def _passages(camp: Camp, brush: Brush, width: float, height: float) -> None:
    camp.heading(brush, camp.words("lost-temple.table.passages"), "", width)
    zoom = min(1.5, (height - 46) / 28)
    brush.sprite("icon-passage", width / 2, 24 + (height - 44) / 2, zoom=zoom)
    brush.text(str(camp.player["passages"]), "strong", 15, INK, (8, height - 22, width - 16, 17), side="centre")


def _cards(camp: Camp, brush: Brush, width: float, height: float) -> None:
    words, held = camp.words, camp.player["cards"]
    camp.heading(brush, words("lost-temple.table.cards"), "", width)
    if isinstance(held, int):
        _row_of(brush, "icon-card", held, width, 24 + (height - 30) / 2, words("lost-temple.table.empty.f"))
        return
    kinds = [card for card in CARDS if held.get(card)]
    if not kinds:
        brush.text(
            words("lost-temple.table.empty.f"), "body", 13.5, SOFT, (8, 24, width - 16, height - 34), side="centre"
        )
    step = min(74.0, (width - 12) / max(1, len(kinds)))
    zoom = min(1.0, (step - 3) / 67, (height - 30) / 72)
    for index, card in enumerate(kinds):
        x = 8 + step * index + 33 * zoom
        paint_card(brush, words, card, (x, 25 + 36 * zoom), zoom, held[card])


def paint_card(
    brush: Brush, words: Catalogue, card: str, at: tuple[float, float], zoom: float, count: int = 1
) -> None:
    """A card with its name in the strip below, and how many there are if more than one."""
    x, y = at
    brush.sprite(naming.card_sprite(card), x, y, zoom=zoom)
    if zoom >= 1:
        box = (x - 28 * zoom, y + 17 * zoom, 56 * zoom, 14 * zoom)
        brush.text(naming.card(words, card), "strong", 13 * zoom, CREAM, box, side="centre")
    if count > 1:
        brush.sprite("badge-gold", x + 26 * zoom, y - 28 * zoom, zoom=0.9)
        box = (x + 26 * zoom - 9, y - 28 * zoom - 9, 18, 18)
        brush.text(str(count), "strong", 13, INK, box, side="centre")


def card_painter(words: Catalogue, card: str, count: int = 1) -> Painter:
    """Paints a card as big as a cell of a dialog allows."""

    def paint(brush: Brush, width: float, height: float) -> None:
        paint_card(brush, words, card, (width / 2, height / 2), min(1.25, height / 74, width / 68), count)

    return paint


def _flags(camp: Camp, brush: Brush, width: float, height: float) -> None:
    camp.heading(brush, camp.words("lost-temple.table.flags"), "", width)
    middle = 22 + (height - 28) / 2
    brush.sprite("flag", width * 0.33, middle, colour=PLAYERS[camp.seat], zoom=min(1.5, (height - 30) / 31))
    left = str(preview.flags_left(camp.player))
    brush.text(left, "title", 21, INK, (width * 0.57, middle - 14, width * 0.4, 30))


PAINTERS: dict[str, Callable[[Camp, Brush, float, float], None]] = {
    "tent": _tent,
    "backpack": _backpack,
    "camp": _camp_keys,
    "treasures": _treasures,
    "passages": _passages,
    "cards": _cards,
    "flags": _flags,
}
