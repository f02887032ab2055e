"""The table of figures of a counting: a column for each player, a row for each source, and why each is so.

The head with the players and the sum stay where they are; rows that do not fit are a page away. Pointing at a
figure explains it; choosing its row holds the counting and explains the figures of everybody.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.screen import palette
from game.screen.palette import DIM
from game.screen.wording import printed
from game.table.scoring.controls import CountingPanel
from game.table.scoring.data import FigureRow
from game.ui import boxes, styles
from game.ui.boxes import Box, Column, Fitting, Row
from game.ui.buttons import button
from game.ui.tip import Tip, TipLine
from game.ui.widgets import Rule, Sprite, Text, heading

if TYPE_CHECKING:
    from game.table.table import Table

HEAD, SUM, NAME = 58.0, 32.0, 96.0
"""Units of the head, of the sum, and of a row's name with the edges of the panel."""
STRONG = palette.DEEP_GOLD
"""The ink of sums."""


class ScoringPanel(CountingPanel):
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
        return self.counting.count.heading

    def content(self) -> object:
        """How far the counting is."""
        counting = self.counting
        self._follow()
        return counting.lit, counting.complete, counting.paused, self.first

    # What has room

    @property
    def _room(self) -> float:
        return self.height - HEAD - SUM - self.foot - 8

    @property
    def _tall(self) -> float:
        """Units of a row."""
        if self.narrow:
            return self.finger_units
        rows = len(self.counting.count.rows)
        return max(self.least, min(self.tallest, self._room / max(1, rows)))

    @property
    def _fitting(self) -> int:
        return max(1, int(self._room / self._tall + 0.01))

    @property
    def _seats(self) -> range:
        return range(len(self.counting.count.scores))

    @property
    def _step(self) -> float:
        """Units of a player's column."""
        beside = self.finger_units + 80 if self.narrow else NAME
        return min(56.0 if len(self._seats) < 4 else 40.0, (self.width - beside) / len(self._seats))

    def _follow(self) -> None:
        """Have the present row in sight, unless the player leafs."""
        counting = self.counting
        rows = [row.name for row in counting.count.rows]
        most = max(0, len(rows) - self._fitting)
        if not self._leafed and counting.lit:
            present = rows.index(counting.count.steps[counting.lit - 1].row)
            self.first = max(0, present - self._fitting + 1)
        self.first = min(self.first, most)

    # The boxes

    def box(self) -> Box:
        """Heading, players, rows, sum; in a small window buttons stand beside them."""
        rows = self.counting.count.rows[self.first : self.first + self._fitting]
        emblems = [
            Sprite(sprite="seat", seat=self.table.colours[seat], zoom=0.82, wide=self._step, tall=27)
            for seat in self._seats
        ]
        title = Column(children=[heading(self.heading)], grow=1)
        head = Row(children=[title] if self.narrow else [title, *self._pagers()], gap=4, pad=(8, 0, 6, 0), tall=30)
        figures = Column(
            children=[
                head,
                Row(children=[Box(grow=1), *emblems], pad=(8, 0, 6, 0), tall=HEAD - 30),
                *(self._row(row, first=not index) for index, row in enumerate(rows)),
                Box(grow=1),
                Column(children=[Rule(tall=1.6, ink=STRONG)], pad=(8, 0, 6, 0)),
                self._sum(),
                Box(tall=self.foot),
            ],
            pad=(6, 0, 6, 4),
            grow=1,
        )
        if not self.narrow:
            return figures
        side, words = self.finger_units, self.words
        back = button(
            "count-sheet",
            "",
            self._close,
            icon="ui-close",
            label=words("count.close"),
            wide=side,
            tall=side,
            zoom=0.8,
        )
        beside = Column(children=[back, Box(grow=1), *self._pagers()], gap=4, pad=(0, 8, 8, 10))
        return Row(children=[figures, beside], align="fill")

    def _row(self, row: FigureRow, *, first: bool) -> Box:
        """A source with what it gives everybody; to choose it is to have it explained."""
        figures, lit = self.counting.figures(), {step.row for step in self.counting.present}
        label = Text(words=row.label, style=styles.SMALL, fit="shrink", grow=1)
        named: list[Box] = [label]
        if row.sprite:
            picture = Sprite(sprite=row.sprite, zoom=0.72, wide=24, tall=self._tall - 5)
            short = Text(words=row.short, style=styles.SMALL, fit="shrink")
            pictured = [Row(children=[picture, said], gap=4) for said in (label, *([short] if row.short else []))]
            # Where there is no room for both, the name stays: nobody can look up a picture.
            named = [Fitting(forms=[*pictured, label], grow=1, wide=0)]
        for seat in self._seats:
            found = figures.get((row.name, seat))
            if found is None:
                named.append(Box(wide=self._step))
            else:
                figure, counted = found
                style = styles.LABEL if counted else styles.TEXT.in_ink(DIM)
                named.append(
                    Text(
                        words=printed(figure.points),
                        style=style,
                        fit="shrink",
                        side="centre",
                        wide=self._step,
                        tip=partial(self._figure_tip, row, seat),
                    )
                )
        chosen = Row(
            children=named,
            gap=0,
            pad=(8, 0, 6, 0),
            frame="row-active" if row.name in lit else "",
            grow=1,
            reach=False,
            id=f"figure {row.name}",
            label=self._told(row),
            act=partial(self._explain, row),
            tip=lambda rect: self._tip(row),
        )
        above = Box(tall=1) if first or row.name in lit else Column(children=[Rule()], pad=(8, 0), tall=1)
        return Column(children=[above, chosen], tall=self._tall)

    def _sum(self) -> Box:
        counting = self.counting
        said = self.words("count.sum" if counting.complete else "count.so-far")
        style = styles.SUBHEAD.in_ink(STRONG)
        sums = [
            Text(words=str(counting.gained(seat)), style=style, fit="shrink", side="centre", wide=self._step)
            for seat in self._seats
        ]
        named = Text(words=said, style=styles.PANEL_HEAD, fit="shrink", grow=1)
        return Row(children=[named, *sums], pad=(8, 0, 6, 0), tall=SUM - 4)

    def _pagers(self) -> list[Box]:
        """Two pages where there are too many rows."""
        rows = len(self.counting.count.rows)
        if rows <= self._fitting:
            return []
        wide, tall = (self.finger_units, self.finger_units) if self.narrow else (26.0, 24.0)
        ends = self.first + self._fitting >= rows
        return [
            button(
                f"count-{way}",
                "",
                self._leafer(sign),
                icon=f"ui-{way}",
                label=self.words(f"count.{way}"),
                enabled=enabled,
                wide=wide,
                tall=tall,
                zoom=0.8,
            )
            for way, sign, enabled in (("up", -1, self.first > 0), ("down", 1, not ends))
        ]

    # Choosing and explaining

    def _leafer(self, sign: int) -> Callable[[], None]:
        def leaf() -> None:
            self._leafed = True
            self.first = max(0, self.first + sign * self._fitting)
            self.counting.hold()
            self.table.arrange()

        return leaf

    def _close(self) -> None:
        self.counting.look.sheet.show_figures(False)

    def _explain(self, row: FigureRow) -> None:
        self.counting.hold()
        self.table.explanations.show(self._tip(row))

    def _explanations(self, row: FigureRow) -> list[tuple[int, str]]:
        figures = self.counting.figures()
        return [
            (seat, figures[row.name, seat][0].explanation) for seat in self._seats if (row.name, seat) in figures
        ]

    def _told(self, row: FigureRow) -> str:
        """A row in words, with its figures."""
        said = [f"{self.session.name(seat)}, {told}" for seat, told in self._explanations(row)]
        return self.words("join.says", first=row.label, second=" ".join(said))

    def _tip(self, row: FigureRow, only: int | None = None) -> Tip:
        anchor = boxes.find(self.placed, f"figure {row.name}") or self.rect
        lines = [
            TipLine(told, f"seat-{self.table.colours[seat]}")
            for seat, told in self._explanations(row)
            if only in (None, seat)
        ]
        return Tip(anchor, row.label, tuple(lines))

    def _figure_tip(self, row: FigureRow, seat: int, rect: pygame.Rect) -> Tip:
        """A figure under the pointer, explained; for the focus on its row all of them."""
        focused = self.app.keyboard and self.app.focus == f"figure {row.name}"
        return self._tip(row, None if focused else seat)
