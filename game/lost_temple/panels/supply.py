"""What is still to come: treasure piles, cards, rooms, the next sanctuary, passages, and the keys in stock."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.lost_temple import COLOURS
from game.lost_temple.features import passages
from game.lost_temple.words import naming
from game.screen.brush import Brush
from game.screen.palette import INK, SOFT
from game.screen.wording import capital
from game.table.panels.panel import Panel
from game.ui.tip import Tip, TipLine

if TYPE_CHECKING:
    from game.lost_temple.table import LostTempleTable


class Supply(Panel):
    """The piles beside the board."""

    name = "supply"
    table: LostTempleTable

    def content(self) -> object:
        """All counts."""
        view = self.table.view
        treasures = view["treasures"]
        return (
            treasures["piles"],
            treasures["face_up"],
            view["cards"]["deck"],
            view["rooms"],
            view["sanctuaries"],
            view["stock"]["passages"],
        )

    def paint(self, brush: Brush) -> None:
        """Two rows: treasures and cards, rooms and passages."""
        brush.head(self.words("lost-temple.table.supply"), self.width)
        half = (self.height - 30) / 2
        self._paint_treasures(brush.at(0, 28), half)
        self._paint_rooms(brush.at(0, 28 + half), half)

    def _columns(self) -> tuple[list[float], float]:
        """Where the piles and face-up treasures stand, and how wide each column is."""
        treasures = self.table.view["treasures"]
        count = len(treasures["piles"]) + len(treasures["face_up"]) + 1
        step = (self.width - 16) / count
        return [8 + step * (index + 0.5) for index in range(count)], step

    def _paint_treasures(self, brush: Brush, tall: float) -> None:
        words, view = self.words, self.table.view
        treasures = view["treasures"]
        piles, face_up = treasures["piles"], treasures["face_up"]
        xs, step = self._columns()
        middle = tall / 2 - 16
        for x, count in zip(xs, piles, strict=False):
            if count:
                brush.sprite("treasure-pile", x, middle, zoom=min(0.8, step / 44, (tall - 30) / 40))
            brush.text(str(count), "strong", 14, INK, (x - step / 2, tall - 32, step, 15), side="centre")
        for x, treasure in zip(xs[len(piles) :], face_up, strict=False):
            brush.sprite("treasure", x, middle, colour=treasure, zoom=min(1.0, step / 28, (tall - 30) / 28))
        if view["cards"]["deck"]:
            brush.sprite("card-pile", xs[-1], middle, zoom=min(0.85, step / 40, (tall - 30) / 38))
        deck = str(view["cards"]["deck"])
        brush.text(deck, "strong", 14, INK, (xs[-1] - step / 2, tall - 32, step, 15), side="centre")
        left, right = xs[0] - step / 2, xs[-1] - step / 2
        middle_x = left + step * len(piles)
        names = [
            (words("lost-temple.table.supply.piles"), left, middle_x),
            (words("lost-temple.table.supply.cards"), right, right + step),
        ]
        if face_up:
            names.append((words("lost-temple.table.supply.face-up"), middle_x, right))
        for name, start, end in names:
            brush.text(name, "body", 12.5, SOFT, (start + 1, tall - 17, end - start - 2, 15), side="centre")

    def _paint_rooms(self, brush: Brush, tall: float) -> None:
        words, view = self.words, self.table.view
        step = (self.width - 16) / 3
        middle, zoom = tall / 2 - 9, min(1.0, (tall - 18) / 42)
        coming = view["sanctuaries"]["next"]
        left = view["sanctuaries"]["left"]
        if view["rooms"]:
            brush.sprite("room-pile", 8 + step / 2, middle, zoom=zoom)
        if coming:
            brush.sprite(naming.altar_sprite(coming), 8 + step * 1.5, middle, zoom=1.15 * zoom)
        if view["stock"]["passages"]:
            brush.sprite("passage-pile", 8 + step * 2.5, middle, zoom=zoom)
        labels = (
            words("lost-temple.table.supply.rooms", count=view["rooms"]),
            words("lost-temple.table.supply.next", count=left),
            words("lost-temple.table.supply.passages", count=view["stock"]["passages"]),
        )
        for index, label in enumerate(labels):
            box = (8 + step * index + 1, tall - 17, step - 2, 15)
            brush.text(label, "body", 12.5, INK, box, side="centre")

    def tip(self, x: float, y: float) -> Tip | None:
        """The pile under the pointer."""
        if not self.rect.collidepoint(x, y):
            return None
        words, view = self.words, self.table.view
        across, down = (x - self.rect.x) / self.unit, (y - self.rect.y) / self.unit
        if down < 28 + (self.height - 30) / 2:
            xs, step = self._columns()
            column = min(max(int((across - 8) // step), 0), len(xs) - 1)
            return self._treasure_tip(column)
        column = min(max(int((across - 8) // ((self.width - 16) / 3)), 0), 2)
        if column == 0:
            line = TipLine(words("lost-temple.tip.rooms.left", count=view["rooms"]), "icon-room")
            return Tip(self.rect, words("lost-temple.tip.rooms"), (line,), rule=passages.PANELS["rooms"])
        if column == 2:
            left = view["stock"]["passages"]
            line = TipLine(words("lost-temple.tip.passages.text", count=left), "icon-passage")
            return Tip(self.rect, words("lost-temple.tip.passages"), (line,), rule=passages.SECTIONS["passages"])
        coming = view["sanctuaries"]["next"]
        if coming is None:
            line = TipLine(words("lost-temple.tip.sanctuary.none"))
            return Tip(self.rect, words("lost-temple.tip.sanctuary"), (line,), rule=passages.PANELS["next"])
        told = words("lost-temple.tip.sanctuary.text", room=naming.room(words, coming))
        line = TipLine(told, naming.altar_sprite(coming))
        return Tip(self.rect, words("lost-temple.tip.sanctuary"), (line,), rule=passages.PANELS["next"])

    def _treasure_tip(self, column: int) -> Tip:
        words, treasures = self.words, self.table.view["treasures"]
        piles, face_up = treasures["piles"], treasures["face_up"]
        if column < len(piles):
            told = words("lost-temple.tip.pile.left", count=piles[column])
            lines = (TipLine(told, "treasure-back"), TipLine(words("lost-temple.tip.icon.treasure")))
            return Tip(
                self.rect, words("lost-temple.tip.pile", pile=column + 1), lines, rule=passages.PANELS["pile"]
            )
        if column < len(piles) + len(face_up):
            treasure = face_up[column - len(piles)]
            line = TipLine(words("lost-temple.tip.treasures"), f"treasure-{treasure}")
            return Tip(
                self.rect, capital(naming.treasure(words, treasure)), (line,), rule=passages.PANELS["face-up"]
            )
        told = words("lost-temple.tip.deck.left", count=self.table.view["cards"]["deck"])
        return Tip(
            self.rect,
            words("lost-temple.tip.deck"),
            (TipLine(told, "icon-card"), TipLine(words("lost-temple.tip.icon.card"))),
            rule=passages.PANELS["deck"],
        )


class Stock(Panel):
    """The keys in stock, by colour."""

    name = "keys"
    table: LostTempleTable

    def content(self) -> object:
        """The counts."""
        return self.table.view["stock"]["keys"]

    def _box(self, index: int) -> tuple[float, float, float, float]:
        step = (self.width - 14) / len(COLOURS)
        wide = min(step - 6, 60.0)
        return 7 + step * index + (step - wide) / 2, 26, wide, self.height - 35

    def paint(self, brush: Brush) -> None:
        """Five wells."""
        brush.head(self.words("lost-temple.table.stock"), self.width)
        for index, colour in enumerate(COLOURS):
            x, y, w, h = self._box(index)
            brush.frame("stock", (x, y, w, h), colour=colour)
            brush.sprite("key", x + w / 2, y + (h - 14) / 2 + 1, colour=colour, zoom=min(1.1, (h - 16) / 32))
            count = str(self.table.view["stock"]["keys"].get(colour, 0))
            brush.text(count, "strong", 15, INK, (x, y + h - 17, w, 16), side="centre")

    def tip(self, x: float, y: float) -> Tip | None:
        """How many keys of a colour are left."""
        if not self.rect.collidepoint(x, y):
            return None
        index = min(max(int(((x - self.rect.x) / self.unit - 7) // ((self.width - 14) / 5)), 0), 4)
        colour, words = COLOURS[index], self.words
        told = words("lost-temple.tip.stock.text", count=self.table.view["stock"]["keys"].get(colour, 0))
        title = capital(naming.key(words, colour))
        lines = (TipLine(told, f"key-{colour}"), TipLine(words("lost-temple.tip.backpack")))
        return Tip(self.rect, title, lines, rule=passages.PANELS["stock"])
