"""The table of figures of a counting: a column for each player, a row for each source, and why each is so.

The head with the players and the sum stay where they are; rows that do not fit are a page away. Pointing at a
figure explains it; choosing its row holds the counting and explains the figures of everybody.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from game.screen import palette
from game.screen.brush import Brush
from game.screen.palette import DIM, INK
from game.screen.wording import printed
from game.table.panels.panel import Button, Panel
from game.table.scoring.data import FigureRow
from game.ui.tip import Tip, TipLine

if TYPE_CHECKING:
    from game.table.table import Table

HEAD, SUM = 58.0, 32.0
FRESH, STRONG = palette.FRESH, palette.DEEP_GOLD
"""The present row, figures to come, and sums."""


class ScoringPanel(Panel):
    """What was counted so far, and what is to come."""

    name = "figures"
    tallest, least = 30.0, 19.0
    """Units that a row takes at most and at least on a wide table."""
    foot = 0.0
    """Units below the sum that a game uses for something of its own."""

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.first = 0
        """The first row in sight, while the player leafs through them."""
        self._leafed = False

    @property
    def heading(self) -> str:
        """What is counted."""
        return self.table.counting.count.heading

    def content(self) -> object:
        """How far the counting is."""
        counting = self.table.counting
        self._follow()
        return counting.lit, counting.complete, counting.paused, self.first

    # Where things lie

    @property
    def _room(self) -> float:
        return self.height - HEAD - SUM - self.foot - 8

    @property
    def _tall(self) -> float:
        """Units of a row."""
        if self.narrow:
            return self.finger_units
        rows = len(self.table.counting.count.rows)
        return max(self.least, min(self.tallest, self._room / max(1, rows)))

    @property
    def _fitting(self) -> int:
        return max(1, int(self._room / self._tall + 0.01))

    @property
    def _rows(self) -> list[FigureRow]:
        """The rows in sight."""
        return list(self.table.counting.count.rows[self.first : self.first + self._fitting])

    @property
    def _right(self) -> float:
        """Where the figures end; in a small window buttons stand beside them."""
        return self.width - 18 - self.finger_units if self.narrow else self.width - 12

    def _columns(self) -> list[tuple[int, float]]:
        """Each seat, and the middle of its column."""
        seats = range(len(self.table.counting.count.scores))
        step = min(56.0 if len(seats) < 4 else 40.0, (self._right - 62) / len(seats))
        return [(seat, self._right - step * (len(seats) - seat - 0.5)) for seat in seats]

    def _top(self, index: int) -> float:
        return HEAD + self._tall * index

    def _follow(self) -> None:
        """Have the present row in sight, unless the player leafs."""
        counting = self.table.counting
        rows = [row.name for row in counting.count.rows]
        most = max(0, len(rows) - self._fitting)
        if not self._leafed and counting.lit:
            present = rows.index(counting.count.steps[counting.lit - 1].row)
            self.first = max(0, present - self._fitting + 1)
        self.first = min(self.first, most)

    # Drawing

    def paint(self, brush: Brush) -> None:
        """Heading, players, rows, sum."""
        counting, words = self.table.counting, self.words
        brush.head(self.heading, self.width)
        columns = self._columns()
        step = columns[-1][1] - columns[0][1] if len(columns) > 1 else 40.0
        wide = step / max(1, len(columns) - 1)
        for seat, x in columns:
            brush.sprite("seat", x, HEAD - 14, colour=self.table.colours[seat], zoom=0.82)
        figures = counting.figures()
        lit = {step.row for step in counting.present}
        left = columns[0][1] - wide / 2
        for index, row in enumerate(self._rows):
            y, tall = self._top(index), self._tall
            if row.name in lit:
                brush.frame("row-active", (6, y + 1, self._right, tall - 2))
            elif index:
                brush.line(14, y, self._right, y)
            start, told = 14.0, row.label
            if row.sprite:
                room = brush.art.get(row.sprite).get_height() / brush.art.scale
                brush.sprite(row.sprite, 26, y + tall / 2, zoom=min(0.72, (tall - 4) / room))
                start = 41.0
            if row.sprite and 0.92 * brush.wide(told, "body", 14.5) > left - start:
                told = row.short
            brush.text(told, "body", 14.5, INK, (start, y, left - start, tall))
            for seat, x in columns:
                if (row.name, seat) in figures:
                    figure, counted = figures[row.name, seat]
                    ink = INK if counted else DIM
                    said = printed(figure.points)
                    box = (x - wide / 2, y, wide, tall)
                    brush.text(said, "strong" if counted else "body", 15, ink, box, side="centre")
        y = self.height - SUM - self.foot - 4
        brush.line(14, y, self._right, y, colour=STRONG, width=1.6)
        said = words("count.sum" if counting.complete else "count.so-far")
        brush.text(said, "head", 15, INK, (14, y + 2, left - 16, SUM - 4))
        for seat, x in columns:
            box = (x - wide / 2, y + 2, wide, SUM - 4)
            brush.text(str(counting.gained(seat)), "head", 19, STRONG, box, side="centre")

    @property
    def _paged(self) -> bool:
        return len(self.table.counting.count.rows) > self._fitting

    # Choosing and explaining

    def buttons(self) -> list[Button]:
        """Each row; two pages where there are too many; the way back to the sheet of a small window."""
        found = [
            Button(
                f"figure {row.name}",
                self._told(row),
                (6, self._top(index), self._right, self._tall),
                self._explainer(row),
                bare=True,
            )
            for index, row in enumerate(self._rows)
        ]
        return [*found, *self._pagers()]

    def _pagers(self) -> list[Button]:
        """The way back to the sheet of a small window, and two pages where there are too many rows."""
        words, found = self.words, []
        side = self.finger_units if self.narrow else 26.0
        x, y = self.width - side - 8, 8.0
        if self.narrow:
            box = (x, y, side, side)
            found.append(Button("count-sheet", words("count.close"), box, self._close, icon="ui-close"))
            y = max(y + side + 6, self.height - 2 * side - 14)
        if self._paged:
            ends = self.first + self._fitting >= len(self.table.counting.count.rows)
            for number, (way, sign, enabled) in enumerate((("up", -1, self.first > 0), ("down", 1, not ends))):
                beside = (x - 28 * (1 - number), 4.0, 26.0, 24.0)
                box = (x, y + (side + 4) * number, side, side) if self.narrow else beside
                leaf, told = self._leafer(sign), words(f"count.{way}")
                found.append(Button(f"count-{way}", told, box, leaf, icon=f"ui-{way}", enabled=enabled))
        return found

    def _leafer(self, sign: int) -> Callable[[], None]:
        def leaf() -> None:
            self._leafed = True
            self.first = max(0, self.first + sign * self._fitting)
            self.table.counting.hold()
            self.table.arrange()

        return leaf

    def _close(self) -> None:
        self.table.counting.stage.sheet.show_figures(False)

    def _explainer(self, row: FigureRow) -> Callable[[], None]:
        def explain() -> None:
            self.table.counting.hold()
            self.table.explanations.show(self._tip(row))

        return explain

    def _explanations(self, row: FigureRow) -> list[tuple[int, str]]:
        figures = self.table.counting.figures()
        return [
            (seat, figures[row.name, seat][0].explanation)
            for seat, _ in self._columns()
            if (row.name, seat) in figures
        ]

    def _told(self, row: FigureRow) -> str:
        """A row in words, with its figures."""
        said = [f"{self.session.name(seat)}, {told}" for seat, told in self._explanations(row)]
        return self.words("join.says", first=row.label, second=" ".join(said))

    def _tip(self, row: FigureRow, only: int | None = None) -> Tip:
        index = self._rows.index(row)
        x, y = self.rect.x + round(6 * self.unit), self.rect.y + round(self._top(index) * self.unit)
        anchor = pygame.Rect(x, y, round(self._right * self.unit), round(self._tall * self.unit))
        lines = [
            TipLine(told, f"seat-{self.table.colours[seat]}")
            for seat, told in self._explanations(row)
            if only in (None, seat)
        ]
        return Tip(anchor, row.label, tuple(lines))

    def tip(self, x: float, y: float) -> Tip | None:
        """The figure under the pointer, explained; of a row beside its figures all of them."""
        across, down = (x - self.rect.x) / self.unit, (y - self.rect.y) / self.unit
        index = int((down - HEAD) // self._tall) if down >= HEAD else -1
        rows = self._rows
        if not 0 <= index < len(rows):
            return None
        columns = self._columns()
        half = (columns[-1][1] - columns[0][1]) / max(1, len(columns) - 1) / 2 if len(columns) > 1 else 20.0
        seats = [seat for seat, middle in columns if abs(middle - across) <= half]
        known = [seat for seat, _ in self._explanations(rows[index])]
        focused = self.table.app.keyboard and self.table.app.focus == f"figure {rows[index].name}"
        only = seats[0] if seats and seats[0] in known and not focused else None
        return self._tip(rows[index], only)
