"""The treasures: one's own with what they score, and everybody's in the rows of the players."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.tikal import TREASURES, prospects
from game.screen import palette
from game.screen.brush import Brush
from game.screen.palette import CREAM, INK, SOFT
from game.screen.wording import capital, signed
from game.session.events_since import since
from game.table.panels.panel import Panel
from game.tikal.features import passages
from game.tikal.recap.data import exchanged
from game.tikal.words import naming
from game.ui.tip import Tip, TipLine

if TYPE_CHECKING:
    from game.tikal.table import TikalTable

LOSS = palette.DEEP_RED


TALLEST = 66.0
"""Units from a row of treasures to the next where there is room."""


class Treasures(Panel):
    """The viewer's treasures by type."""

    name = "treasures"
    table: TikalTable

    @property
    def _held(self) -> dict[str, int]:
        return self.table.view["players"][self.session.viewer]["treasures"]

    def content(self) -> object:
        """What the viewer has."""
        return self._held, self.session.viewer, self._exchanged

    @property
    def _exchanged(self) -> tuple[set[str], set[str]]:
        """What others took from the viewer and gave for it before the present turn."""
        return exchanged(since(self.session))

    def _places(self) -> dict[str, tuple[float, float]]:
        """The middle of each type: two rows of four, or one row where it is wide and low."""
        per = len(TREASURES) if self.width > 2.6 * self.height else 4
        rows = len(TREASURES) // per
        room = self.height - 28 - 46
        tall = min(TALLEST, room / rows)
        top = 28 + min(room - tall * rows, TALLEST) / 2
        step = min(72.0, (self.width - 10) / per)
        left = self.width / 2 - step * (per - 1) / 2
        return {
            name: (left + step * (index % per), top + tall * (index // per + 0.5))
            for index, name in enumerate(TREASURES)
        }

    @property
    def _zoom(self) -> float:
        """How big discs can be without touching each other."""
        (x, y), (right, _), *_, (_, bottom) = self._places().values()
        rows = 1 if bottom == y else 2
        return min(1.25, (right - x) / 44, (self.height - 74) / rows / 44)

    def paint(self, brush: Brush) -> None:
        """Discs with what one has, traces of what one has not, and the points."""
        words, held = self.words, self._held
        brush.head(words("tikal.treasures"), self.width)
        places = self._places()
        zoom = self._zoom
        lost, got = self._exchanged
        for name, (x, y) in places.items():
            count = held.get(name, 0)
            brush.sprite("treasure-disc" if count else "treasure-disc-empty", x, y, zoom=1.3 * zoom)
            brush.sprite(f"treasure-{name}" if count else f"treasure-faint-{name}", x, y, zoom=1.25 * zoom)
            if count > 1:
                brush.sprite("count-badge", x + 16 * zoom, y - 14 * zoom)
                at = (x + 16 * zoom - 9, y - 14 * zoom - 9, 18.0, 18.0)
                brush.text(str(count), "strong", 13, palette.WHITE, at, side="centre")
            if name in lost:
                self._paint_lost(brush, x, y, left=bool(count))
            elif name in got and count:
                self._paint_tag(brush, words("recap.new"), "tag-new", CREAM, x, y)
        points = prospects.treasure_points(held)
        foot = self.height - 44
        brush.text(sets_told(self, held), "body", 13.5, SOFT, (12, foot, self.width - 24, 17), side="centre")
        told = words("tikal.treasures.points", count=sum(points.values()))
        brush.text(told, "head", 15, INK, (12, foot + 17, self.width - 24, 20), side="centre")

    def _paint_lost(self, brush: Brush, x: float, y: float, *, left: bool) -> None:
        """A type that was taken: crossed out, or one less where some are left."""
        if left:
            self._paint_tag(brush, signed(-1), "row-loud", LOSS, x, y)
        else:
            brush.sprite("gone", x, y, zoom=self._zoom)

    def _paint_tag(self, brush: Brush, words: str, frame: str, ink: str, x: float, y: float) -> None:
        wide = brush.wide(words, "strong", 13) + 16
        box = (x - wide / 2, y + 8 * self._zoom, wide, 18.0)
        brush.frame(frame, box)
        brush.text(words, "strong", 13, ink, box, side="centre")

    def tip(self, x: float, y: float) -> Tip | None:
        """A type, who has it, and what it gives."""
        if not self.rect.collidepoint(x, y):
            return None
        across, down = (x - self.rect.x) / self.unit, (y - self.rect.y) / self.unit
        places = self._places()
        near = min(places, key=lambda name: (places[name][0] - across) ** 2 + (places[name][1] - down) ** 2)
        words, lines = self.words, []
        for seat, player in enumerate(self.table.view["players"]):
            count = player["treasures"].get(near, 0)
            if count:
                owner = words("tikal.treasures.owner", name=self.session.name(seat), count=count)
                lines.append(TipLine(owner, f"treasure-{near}"))
        lines.append(TipLine(words("tikal.treasures.tip")))
        return Tip(
            self.rect, capital(naming.treasure(words, near)), tuple(lines), rule=passages.PANELS["treasures"]
        )


def sets_told(panel: Panel, held: dict[str, int]) -> str:
    """Sets as words: "1 triple, 2 pairs, 1 single"; what nobody has is left out."""
    words = panel.words
    counts = [(size, sum(1 for count in held.values() if count == size)) for size in (3, 2, 1)]
    parts = [words(f"tikal.treasures.of-{size}", count=count) for size, count in counts if count]
    return ", ".join(parts) if parts else words("tikal.treasures.none")
