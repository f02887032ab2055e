"""A player's camp: backpack, camp keys, treasures, passages, cards, flags and tent.

The owner sees everything; of another player's camp only what lies open is shown, the rest face down.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from engine.lost_temple import COLOURS, PLAYERS, TREASURES, Count, PlayerView, View, preview
from game.lost_temple.panels import cards
from game.lost_temple.panels.piecerow import piece_row
from game.screen.brush import Brush
from game.screen.catalogue import Catalogue
from game.screen.palette import GAIN, SOFT
from game.ui import styles
from game.ui.boxes import Box, Column, Fitting, Row, Stack
from game.ui.widgets import Painting, Rule, Sprite, Text

ROWS = {
    "wide": (("tent", "backpack", "camp", "treasures", "passages", "cards", "flags"),),
    "low": (("backpack", "camp", "flags"), ("treasures", "passages", "cards")),
    "tall": (("backpack", "camp"), ("treasures", "passages", "flags"), ("cards",)),
}
"""The sections of each row, by the shape of the camp."""
WEIGHTS = {"tent": 98, "backpack": 142, "camp": 194, "treasures": 118, "passages": 84, "cards": 162, "flags": 50}
SMALL, TITLE = styles.FINE.in_ink(SOFT), styles.SMALL_FIGURE
KEY = 1.4, 34.0
"""The size of a key, and how far apart keys are."""
LINE = 18.0
"""Units of height of a line: large letters do not take the room of what they are about."""


def _as_it_is(name: str, box: Box) -> Box:
    return box


@dataclass(frozen=True, slots=True)
class Camp:
    """What is needed to show the camp of one seat."""

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
    usable: Callable[[str, Box], Box] = _as_it_is
    """Gives a section or a card of the own camp what choosing it does, and what is explained there."""

    @property
    def player(self) -> PlayerView:
        """The player as the viewer knows it."""
        return self.view["players"][self.seat]

    def box(self, shape: str) -> Box:
        """All sections in rows, with fine lines between them."""
        found = []
        for names in ROWS[shape]:
            row: list[Box] = []
            for name in names:
                row += [Rule(wide=1, pad=(0, 8))] if row else []
                row.append(self._section(name))
            found.append(Row(children=row, align="fill", tall=0, grow=1))
        return Column(children=found, grow=1, tall=0)

    def _section(self, name: str) -> Box:
        """One section, which has its share of a row."""
        inside: dict[str, Callable[[], list[Box]]] = {
            "tent": self._tent,
            "backpack": self._backpack,
            "camp": self._camp_keys,
            "treasures": self._treasures,
            "passages": self._passages,
            "cards": self._cards,
            "flags": self._flags,
        }
        section = Column(children=inside[name](), gap=2, pad=(7, 3, 5, 6), wide=0, grow=WEIGHTS[name])
        return self.usable(name, section)

    def _heading(self, key: str, note: str = "") -> Box:
        """The name of a section and, where there is room, a note after it."""
        title = Text(words=self.words(key), style=TITLE, fit="shrink", tall=LINE)
        if not note:
            return title
        beside = Text(words=self.words(note), style=SMALL, fit="shrink", tall=LINE)
        return Fitting(forms=[Row(children=[title, beside], gap=7), replace(title, wide=0)], tall=LINE)

    def _empty(self, kind: str) -> Box:
        said = self.words("lost-temple.table.empty", of=kind)
        return Text(words=said, style=styles.FINE, fit="shrink", side="centre", grow=1)

    def _tent(self) -> list[Box]:
        words, player, style = self.words, self.player, SMALL
        title = self._heading("lost-temple.table.camp" if self.own else "lost-temple.table.tent")
        tent = Sprite(sprite="tent" if player["tent"] else "tent-used", seat=PLAYERS[self.seat], zoom=1.35, grow=1)
        frame = "button-main" if self.tent_usable else ""
        if self.tent_usable:
            said, style = words("lost-temple.choose.tent.use"), styles.SMALL_LABEL
        elif self.view["options"]["short_game"]:
            said = words("lost-temple.table.tent.none")
        elif player["tent"]:
            said = words("lost-temple.table.tent.ready")
        else:
            said = words("lost-temple.choose.tent.used" if self.own else "lost-temple.table.tent.used")
        foot = Text(words=said, style=style, side="centre", frame=frame, pad=(4, 2) if frame else (0, 0))
        return [title, tent, foot]

    def _backpack(self) -> list[Box]:
        store, coming = self.coming
        keys = _keys(self.player["backpack"], coming if store == "backpack" else "")
        head = self._heading("lost-temple.table.backpack", "lost-temple.table.backpack.note")
        return [head, _well("well-warm", keys or [self._empty("key")])]

    def _camp_keys(self) -> list[Box]:
        keys, (store, colour) = self.player["camp"], self.coming
        head = self._heading("lost-temple.table.campkeys", "lost-temple.table.campkeys.note")
        if isinstance(keys, int):
            return [
                head,
                _well("well-green", [piece_row(["key-back"] * keys, *KEY) if keys else self._empty("key")]),
            ]
        coming = colour if store == "camp" else ""
        found, worth = _keys(keys, coming), preview.key_points(keys)
        if not found:
            return [head, _well("well-green", [self._empty("key")])]
        told, style = f"= {worth}", styles.SCORE
        if coming:
            more = preview.key_points({**keys, coming: keys.get(coming, 0) + 1})
            told, style = self.words("lost-temple.choose.key.grows", before=worth, after=more), styles.CHIP_SCORE
        figure = Text(words=told, style=style.in_ink(GAIN), fit="shrink", side="right")
        return [head, _well("well-green", found, figure)]

    def _treasures(self) -> list[Box]:
        head, held = self._heading("lost-temple.table.treasures"), self.player["treasures"]
        if isinstance(held, int):
            return [head, self._face_down("treasure-back", held, "treasure")]
        kinds = [treasure for treasure in TREASURES if held.get(treasure)]
        if not kinds:
            return [head, self._empty("treasure")]
        # What they would give now, in as many words as there is room for.
        rows = zip(*(self._treasure(treasure, held[treasure]) for treasure in kinds), strict=True)
        forms = [Row(children=row, equal=True, align="fill", tall=0) for row in rows]
        return [head, Fitting(forms=forms, grow=1)]

    def _treasure(self, treasure: str, count: int) -> list[Box]:
        """Treasures of a type with what they would give now, in three lengths."""

        def paint(brush: Brush, width: float, height: float) -> None:
            x, y, zoom = width / 2, height / 2, min(1.5, width / 34, height / 27)
            brush.sprite("treasure", x, y, colour=treasure, zoom=zoom)
            cards.paint_badge(brush, "badge-dark", count, x + 12 * zoom, y - 10 * zoom)

        price = self.view["prices"][treasure]
        points, style = count * price, styles.FINE_LABEL.in_ink(SOFT)
        sums = (
            self.words("lost-temple.table.worth", count=count, price=price, points=points),
            f"= {points}",
            f"{points}",
        )
        written = [
            Text(words=one, style=style, side="centre", fit="shrink", tall=LINE, pad=(2, 0)) for one in sums
        ]
        return [Column(children=[Painting(by=paint, grow=1), told]) for told in written]

    def _face_down(self, sprite: str, count: int, kind: str) -> Box:
        """Things of which only the number is known."""
        return piece_row([sprite] * count, 1.1, 30, grow=1) if count else self._empty(kind)

    def _passages(self) -> list[Box]:
        count = Text(
            words=str(self.player["passages"]), style=styles.LABEL, side="centre", fit="shrink", tall=LINE
        )
        sprite = Sprite(sprite="icon-passage", zoom=1.5, tall=24, grow=1)
        beside = Row(children=[sprite, count], gap=6, pack="centre")
        forms = [Column(children=[sprite, count]), beside]
        return [self._heading("lost-temple.table.passages"), Fitting(forms=forms, tall=0, grow=1)]

    def _cards(self) -> list[Box]:
        held = self.player["cards"]
        head = self._heading("lost-temple.table.cards", "lost-temple.choose.click" if self.plays else "")
        if isinstance(held, int):
            return [head, self._face_down("icon-card", held, "card")]
        if not any(held.values()):
            return [head, self._empty("card")]
        return [head, cards.hand(self.words, held, self.plays, self.usable)]

    def _flags(self) -> list[Box]:
        count = Text(words=str(preview.flags_left(self.player)), style=styles.SCORE, side="centre", fit="shrink")
        flag = Sprite(sprite="flag", seat=PLAYERS[self.seat], zoom=1.35, grow=1)
        beside = Column(
            children=[
                Text(words=self.words("lost-temple.table.flags"), style=TITLE, fit="shrink", tall=LINE),
                Row(children=[flag, count], gap=6, align="fill", pack="centre", grow=1),
            ]
        )
        return [Fitting(forms=[beside, Column(children=[flag, count])], grow=1)]


def _keys(held: Count, coming: str) -> list[Box]:
    """Keys in the order of the colours, and a dashed place for the one that is about to come."""
    keys = [f"key-{colour}" for colour in COLOURS for _ in range(held.get(colour, 0))]
    found = [piece_row(keys, *KEY)] if keys else []
    if coming:
        found.append(Stack(children=[Sprite(sprite="key-coming"), Sprite(sprite=f"key-{coming}")], wide=KEY[1]))
    return found


def _well(frame: str, keys: list[Box], figure: Box | None = None) -> Box:
    """Keys in a hollow, and what they are worth."""
    row = Row(children=keys, align="fill", pack="centre", grow=1)
    return Row(children=[row, figure] if figure else [row], align="fill", frame=frame, pad=(5, 0), grow=1)
