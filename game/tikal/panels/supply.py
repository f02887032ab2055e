"""What is still to come: the seven sets of tiles, and the temple floors of the supply."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.tikal import prospects
from game.screen import palette
from game.screen.brush import Brush
from game.screen.palette import INK, SOFT
from game.table.panels.panel import Panel
from game.tikal.features import passages
from game.ui.tip import Tip, TipLine

if TYPE_CHECKING:
    from game.tikal.table import TikalTable


class Sets(Panel):
    """The sets by their letters, and how many tiles and volcanoes are to come."""

    name = "sets"
    table: TikalTable

    def content(self) -> object:
        """How high the stack is."""
        view = self.table.view
        return view["stack"], prospects.volcanoes_to_come(view)

    def paint(self, brush: Brush) -> None:
        """Seven letters and a line."""
        words, view = self.words, self.table.view
        brush.head(words("tikal.sets"), self.width)
        sets, now = prospects.tile_sets(view), prospects.set_now(view)
        step = min(40.0, (self.width - 18) / len(sets))
        left = self.width / 2 - step * (len(sets) - 1) / 2
        middle = 28 + (self.height - 28 - 26) / 2
        zoom = min(1.0, step / 27)
        for index, one in enumerate(sets):
            x = left + step * index
            state = "now" if one.letter == now else "next" if one.left else "past"
            brush.sprite(f"set-{state}", x, middle, zoom=zoom)
            ink = {"now": INK, "next": palette.CREAM, "past": SOFT}[state]
            brush.text(one.letter, "head", 15, ink, (x - 11, middle - 10, 22, 20), side="centre")
        brush.text(self._told(), "body", 13, SOFT, (10, self.height - 25, self.width - 20, 18), side="centre")

    def _told(self) -> str:
        words, view = self.words, self.table.view
        left = {one.letter: one.left for one in prospects.tile_sets(view)}
        now = prospects.set_now(view)
        volcanoes = words("tikal.sets.volcanoes", count=prospects.volcanoes_to_come(view))
        rest = view["stack"] - left[now]
        if not rest:
            return words("tikal.sets.last", left=left[now], letter=now, volcanoes=volcanoes)
        return words("tikal.sets.left", left=left[now], letter=now, rest=rest, volcanoes=volcanoes)

    def tip(self, x: float, y: float) -> Tip | None:
        """What the sets are for."""
        if not self.rect.collidepoint(x, y):
            return None
        words, lines = self.words, [TipLine(self.words("tikal.sets.tip"))]
        for one in prospects.tile_sets(self.table.view):
            if one.left:
                lines.append(TipLine(words("tikal.sets.of", count=one.left, letter=one.letter)))
        return Tip(self.rect, words("tikal.sets"), tuple(lines), rule=passages.PANELS["sets"])


class Floors(Panel):
    """The temple floors that are left, by number."""

    name = "floors"
    table: TikalTable

    def content(self) -> object:
        """The counts."""
        return prospects.floors_left(self.table.view)

    def _places(self) -> dict[int, tuple[float, float]]:
        """The middle of each floor: five and four, or all in one row where it is wide and low."""
        numbers = list(prospects.floors_left(self.table.view))
        per = len(numbers) if self.width > 3 * self.height else 5
        rows = -(-len(numbers) // per)
        tall = (self.height - 28) / rows
        found = {}
        for index, number in enumerate(numbers):
            row, column = divmod(index, per)
            here = min(per, len(numbers) - row * per)
            step = min(70.0, (self.width - 16) / per)
            x = self.width / 2 + step * (column - (here - 1) / 2)
            found[number] = (x, 26 + tall * (row + 0.5) - 7)
        return found

    def paint(self, brush: Brush) -> None:
        """A floor for each number, and how often it is left."""
        brush.head(self.words("tikal.floors"), self.width)
        left = prospects.floors_left(self.table.view)
        places = self._places()
        (left_x, _), (next_x, _), *_ = places.values()
        zoom = min(1.05, (next_x - left_x) / 37, (self.height - 28) / 2 / 46)
        for number, (x, y) in places.items():
            count = left[number]
            if count > 1:
                brush.sprite(f"floor-under-{min(2, count - 1)}", x, y, zoom=zoom)
            brush.sprite(f"floor-{number}" if count else "floor-gone", x, y, zoom=zoom)
            ink = INK if count else SOFT
            size = max(13.5, 15.5 * zoom)
            brush.text(str(number), "head", size, ink, (x - 14, y - 4 * zoom - 10, 28, 20), side="centre")
            times = self.words("tikal.floors.times", count=count)
            brush.text(times, "body", 13, SOFT, (x - 18, y + 15 * zoom, 36, 15), side="centre")

    def tip(self, x: float, y: float) -> Tip | None:
        """How many of a floor are left."""
        if not self.rect.collidepoint(x, y):
            return None
        across, down = (x - self.rect.x) / self.unit, (y - self.rect.y) / self.unit
        places = self._places()
        near = min(places, key=lambda number: (places[number][0] - across) ** 2 + (places[number][1] - down) ** 2)
        count = prospects.floors_left(self.table.view)[near]
        told = self.words("tikal.floors.tip", count=count, number=near)
        sprite = f"floor-{near}" if count else "floor-gone"
        return Tip(self.rect, self.words("tikal.floors"), (TipLine(told, sprite),), rule=passages.PANELS["floors"])
