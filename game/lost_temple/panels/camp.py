"""A player's camp: backpack, camp keys, treasures, passages, cards, flags and tent.

The owner sees everything; of another player's camp only what lies open is shown, the rest face down.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from engine.lost_temple import CARDS, COLOURS, PLAYERS, TREASURES, PlayerView, View, preview
from game.lost_temple.panels import cards
from game.screen.brush import Area, Brush
from game.screen.catalogue import Catalogue
from game.screen.palette import CREAM, DIM, GAIN, INK, SOFT

ROWS = {
    "wide": (("tent", "backpack", "camp", "treasures", "passages", "cards", "flags"),),
    "low": (("backpack", "camp", "flags"), ("treasures", "passages", "cards")),
    "tall": (("backpack", "camp"), ("treasures", "passages", "flags"), ("cards",)),
}
WEIGHTS = {"tent": 98, "backpack": 142, "camp": 194, "treasures": 118, "passages": 84, "cards": 162, "flags": 50}


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
    plays: frozenset[str] = frozenset()
    """The cards that can be played now."""
    tent_usable: bool = False
    coming: tuple[str, str] = ("", "")
    """Store and colour of a key that is about to be taken."""

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
        if note and width - start - 6 >= brush.wide(note, "body", 13):
            brush.text(note, "body", 13, SOFT, (start, 5, width - start - 4, 18))


def _tent(camp: Camp, brush: Brush, width: float, height: float) -> None:
    words, player = camp.words, camp.player
    title = words("lost-temple.table.camp" if camp.own else "lost-temple.table.tent")
    brush.text(title, "head", 15, INK, (8, 4, width - 11, 18))
    colour = PLAYERS[camp.seat]
    middle = 24 + (height - 58) / 2 + 2
    brush.sprite("tent" if player["tent"] else "tent-used", width / 2, middle, colour=colour, zoom=1.35)
    box = (4.0, height - 36, width - 6, 33.0)
    if camp.tent_usable:
        button = (width / 2 - 34, height - 30, 68.0, 24.0)
        brush.frame("button-main", button)
        label = words("lost-temple.choose.tent.use")
        brush.text(label, "strong", 14, INK, (button[0] + 4, button[1], 60, 22), side="centre")
    elif camp.view["options"]["short_game"]:
        brush.text(words("lost-temple.table.tent.none"), "body", 13, SOFT, box, side="centre")
    elif player["tent"]:
        brush.text(words("lost-temple.table.tent.ready"), "body", 13, SOFT, box, side="centre")
    else:
        used = words("lost-temple.choose.tent.used" if camp.own else "lost-temple.table.tent.used")
        brush.text(used, "body", 13, SOFT, box, side="centre", fit="wrap")


def _keys(brush: Brush, keys: list[str], box: Area, none: str, coming: str = "") -> None:
    """Keys in a well, and a dashed place for the one that is about to come."""
    x, y, w, h = box
    if not keys and not coming:
        brush.text(none, "body", 13.5, DIM, (x + 6, y, w - 12, h), side="centre")
        return
    count = len(keys) + bool(coming)
    step = min(34.0, (w - 10) / count)
    zoom = min(1.4, h / 38, max(step / 20, 0.7))
    start = x + w / 2 - step * (count - 1) / 2
    for index, key in enumerate(keys):
        brush.sprite(key, start + step * index, y + h / 2, zoom=zoom)
    if coming:
        at = start + step * (count - 1), y + h / 2
        brush.sprite("key-coming", *at, zoom=min(1.0, step / 35, h / 46))
        brush.sprite("key", *at, colour=coming, zoom=zoom)


def _backpack(camp: Camp, brush: Brush, width: float, height: float) -> None:
    words, keys = camp.words, camp.player["backpack"]
    camp.heading(brush, words("lost-temple.table.backpack"), words("lost-temple.table.backpack.note"), width)
    box = (8.0, 25.0, width - 16, height - 34)
    brush.frame("well-warm", box)
    sprites = [f"key-{colour}" for colour in COLOURS for _ in range(keys.get(colour, 0))]
    store, coming = camp.coming
    _keys(brush, sprites, box, words("lost-temple.table.empty", of="key"), coming if store == "backpack" else "")


def _camp_keys(camp: Camp, brush: Brush, width: float, height: float) -> None:
    words, keys = camp.words, camp.player["camp"]
    camp.heading(brush, words("lost-temple.table.campkeys"), words("lost-temple.table.campkeys.note"), width)
    box = (8.0, 25.0, width - 16, height - 34)
    brush.frame("well-green", box)
    if isinstance(keys, int):
        _keys(brush, ["key-back"] * keys, box, words("lost-temple.table.empty", of="key"))
        return
    sprites = [f"key-{colour}" for colour in COLOURS for _ in range(keys.get(colour, 0))]
    store, colour = camp.coming
    coming = colour if store == "camp" else ""
    room = min(68.0 if coming else 40.0, width * 0.4) if sprites or coming else 0.0
    _keys(
        brush, sprites, (box[0], box[1], box[2] - room, box[3]), words("lost-temple.table.empty", of="key"), coming
    )
    worth, left = preview.key_points(keys), box[0] + box[2] - room
    if coming:
        more = preview.key_points({**keys, coming: keys.get(coming, 0) + 1})
        told = words("lost-temple.choose.key.grows", before=worth, after=more)
        brush.text(told, "title", 27, GAIN, (left, box[1], room - 5, box[3]), side="centre")
    elif sprites:
        brush.text(f"= {worth}", "title", 20, GAIN, (left, box[1], room - 6, box[3]), side="right")


def _treasures(camp: Camp, brush: Brush, width: float, height: float) -> None:
    words, held = camp.words, camp.player["treasures"]
    camp.heading(brush, words("lost-temple.table.treasures"), "", width)
    middle, low = 24 + (height - 42) / 2, height - 21
    if isinstance(held, int):
        _row_of(brush, "treasure-back", held, width, middle + 6, words("lost-temple.table.empty", of="treasure"))
        return
    kinds = [treasure for treasure in TREASURES if held.get(treasure)]
    if not kinds:
        brush.text(
            words("lost-temple.table.empty", of="treasure"),
            "body",
            13.5,
            SOFT,
            (8, 24, width - 16, height - 34),
            side="centre",
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
        if step < 54:
            worth = f"= {count * price}" if step >= 36 else str(count * price)
        brush.text(worth, "strong", 13, SOFT, (x - step / 2 + 1, low, step - 2, 16), side="centre")


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
    note = words("lost-temple.choose.click") if camp.plays else ""
    camp.heading(brush, words("lost-temple.table.cards"), note, width)
    if isinstance(held, int):
        _row_of(
            brush, "icon-card", held, width, 24 + (height - 30) / 2, words("lost-temple.table.empty", of="card")
        )
        return
    kinds = [card for card in CARDS if held.get(card)]
    if not kinds:
        brush.text(
            words("lost-temple.table.empty", of="card"),
            "body",
            13.5,
            SOFT,
            (8, 24, width - 16, height - 34),
            side="centre",
        )
    for slot in cards.slots(held, camp.plays, width, height):
        cards.paint_slot(brush, words, slot)


def _flags(camp: Camp, brush: Brush, width: float, height: float) -> None:
    left = str(preview.flags_left(camp.player))
    if width < 70:
        zoom = min(1.2, (height - 40) / 31)
        brush.sprite("flag", width / 2 + 2, 8 + (height - 40) / 2, colour=PLAYERS[camp.seat], zoom=zoom)
        brush.text(left, "title", 21, INK, (2, height - 36, width - 4, 28), side="centre")
        return
    camp.heading(brush, camp.words("lost-temple.table.flags"), "", width)
    middle = 22 + (height - 28) / 2
    brush.sprite("flag", width * 0.33, middle, colour=PLAYERS[camp.seat], zoom=min(1.5, (height - 30) / 31))
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
