"""The sum of a counting as it grows: at the foot of a wide table, and as the sheet of a small window."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.screen.palette import DEEP_GOLD
from game.table.scoring.controls import CountingPanel, hold_buttons, skip_button
from game.table.scoring.sumboxes import TALL, sum_boxes
from game.ui import styles
from game.ui.boxes import Box, Column, Fitting, Row
from game.ui.buttons import button
from game.ui.widgets import Sprite, Text, heading

if TYPE_CHECKING:
    from game.table.table import Table

LINE = 20.0
"""Units that the sum of a player needs; where there are fewer, two stand side by side."""


def result_box(panel: CountingPanel) -> Box:
    """Whose points are counted, the sources, and what they give so far."""
    counting = panel.counting
    gained = sum(step.points for step in counting.count.steps[: counting.lit] if step.seat == counting.seat)
    emblem = Sprite(sprite="seat", seat=panel.table.colours[counting.seat], zoom=1.35, wide=44)
    equals = Text(words="=", style=styles.PAGE_HEAD, side="centre", wide=24)
    result = styles.HUGE_FIGURE.in_ink(DEEP_GOLD)
    written = Text(words=str(gained), style=result, fit="shrink", side="centre", wide=60)
    return Row(children=[emblem, sum_boxes(counting), equals, written], align="fill", grow=1)


class SumFoot(CountingPanel):
    """The foot of a wide table: whose points they are, the sources, the result, and the way to skip."""

    name = "foot"

    def content(self) -> object:
        """How far the counting is."""
        return self.counting.lit, self.counting.complete

    def box(self) -> Box:
        """The sum, and skip."""
        skip = skip_button(self, max(36.0, self.finger_units), 98.0)
        counted = Column(children=[result_box(self)], tall=TALL, grow=1)
        return Row(children=[counted, Row(children=[skip])], gap=10, pad=(14, 0, 12, 0))


class ScoringSheet(CountingPanel):
    """The sheet of a small window: the same sum, what the present source gives and why, and the figures behind a
    button."""

    name = "sheet"

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.figures_wanted = False

    def show_figures(self, wanted: bool) -> None:
        """Show the figures in place of the sheet, or the sheet again; the counting waits for who reads them."""
        self.figures_wanted = wanted
        if wanted != self.counting.paused:
            self.counting.pause()
        self.table.arrange()

    def content(self) -> object:
        """How far the counting is."""
        counting = self.counting
        return counting.lit, counting.complete, counting.paused

    def box(self) -> Box:
        """Heading, sums, the present source explained, and the buttons."""
        counting, tall = self.counting, self.finger_units
        told = counting.count.steps[max(0, counting.lit - 1)]
        room = self.height - tall - 48
        words = 40.0 if room >= 96 else 22.0
        seats = list(dict.fromkeys(step.seat for step in counting.count.steps))
        sums = result_box(self) if len(seats) == 1 else self._sums(seats, room - words)
        name = self.session.name(told.seat)
        explained = self.words("join.says", first=name, second=told.explanation)
        children = [
            heading(counting.count.heading),
            sums,
            Text(words=explained, style=styles.NOTE, tall=words),
            self._buttons_box(),
        ]
        return Column(children=children, gap=3, pad=(12, 6, 12, 8))

    def _sums(self, seats: list[int], tall: float) -> Box:
        """A sum for each player, below each other or two side by side."""
        per = 1 if tall / len(seats) >= LINE else 2
        lines = [self._line(seat) for seat in seats]
        rows = [lines[start : start + per] for start in range(0, len(lines), per)]
        return Column(
            children=[Row(children=row, gap=12, equal=True, align="fill", grow=1) for row in rows], grow=1
        )

    def _line(self, seat: int) -> Box:
        """What a player gets, as a sum in one line."""
        counting = self.counting
        lit = [step.points for step in counting.count.steps[: counting.lit] if step.seat == seat]
        present = any(step.seat == seat for step in counting.present)
        told = [Text(words=" + ".join(map(str, lit)), style=styles.TEXT, fit="shrink")]
        if len(lit) > 2:
            told.append(Text(words=f"{lit[0]} + {sum(lit[1:])}", style=styles.TEXT, fit="shrink"))
        total = Text(
            words=f"= {sum(lit)}", style=styles.HEAD.in_ink(DEEP_GOLD), fit="shrink", side="right", wide=60
        )
        emblem = Sprite(sprite="seat", seat=self.table.colours[seat], wide=24, tall=26)
        return Row(
            children=[emblem, Fitting(forms=told, grow=1), total],
            gap=6,
            pad=(6, 0),
            frame="row-active" if present else "",
        )

    def _buttons_box(self) -> Box:
        """Hold and step, the figures, and skip."""
        tall, told = self.finger_units, self.words("count.figures")
        figures = button(
            "count-figures",
            told,
            lambda: self.show_figures(True),
            icon="ui-log",
            tall=tall,
            grow=1,
            style=styles.CAPTION,
            zoom=0.8,
        )
        beside = Row(children=[figures, skip_button(self, tall)], gap=6, equal=True, grow=1)
        return Row(children=[*hold_buttons(self, tall, tall), beside], gap=6)
