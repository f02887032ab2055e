"""The sum of a counting as it grows: at the foot of a wide table, and as the sheet of a small window."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.screen.brush import Area, Brush
from game.screen.palette import DIM, INK, SOFT
from game.table.panels.panel import Button, Panel
from game.table.scoring.data import ScoringStep
from game.table.scoring.panel import STRONG

if TYPE_CHECKING:
    from game.table.scoring.show import ScoringShow
    from game.table.table import Table

SKIP = "count-skip"
BOX, TALL, PLUS = 56.0, 54.0, 18.0
LINE = 20.0
"""Units that the sum of a player needs; where there are fewer, two stand side by side."""
SMALL = 14.0
"""The smallest letters of a sum before it is made shorter."""


def skip_button(panel: Panel, box: Area) -> Button:
    """Fill in everything at once; then go on."""
    counting = panel.table.counting
    key = "scoring.continue" if counting.complete else "count.skip"
    told = panel.words(key)
    icon = "" if counting.complete else "ui-next"
    return Button(SKIP, told, box, counting.skip, told, icon=icon, main=counting.complete)


def hold_buttons(panel: Panel, boxes: Sequence[Area]) -> list[Button]:
    """Hold the picture or go on, and the next source."""
    counting, words = panel.table.counting, panel.words
    way = "play" if counting.paused else "pause"
    pause, step = boxes
    return [
        Button("count-pause", words(f"count.{way}"), pause, counting.pause, icon=f"ui-{way}"),
        Button(
            "count-step",
            words("count.step"),
            step,
            counting.step,
            icon="ui-step",
            enabled=not counting.complete,
        ),
    ]


def paint_sum(brush: Brush, counting: ScoringShow, box: Area) -> None:
    """The sources of the player whose points are counted: a box for each, with plus signs between them."""
    steps = [(number, step) for number, step in enumerate(counting.count.steps) if step.seat == counting.seat]
    left, top, width, height = box
    rows = 1
    while rows < 3 and (width / -(-len(steps) // rows) < 44) and height / (rows + 1) >= 34:
        rows += 1
    per = -(-len(steps) // rows)
    longest = max(0.0 if step.sprite else brush.wide(step.label, "body", 14.5) for _, step in steps)
    step_x, tall = min(max(BOX, longest + 10) + PLUS, (width + PLUS) / per), min(TALL, height / rows - 4)
    gap = min(PLUS, step_x * 0.26)
    start = top + (height - rows * (tall + 4) + 4) / 2
    for index, (number, step) in enumerate(steps):
        x, y = left + step_x * (index % per), start + (tall + 4) * (index // per)
        if index:
            plus = (x - gap, y, gap, tall)
            brush.text("+", "body", 16, SOFT, plus, side="centre")
        _paint_box(brush, counting, number, step, (x, y, step_x - gap, tall))


def _paint_box(brush: Brush, counting: ScoringShow, number: int, step: ScoringStep, box: Area) -> None:
    x, y, w, h = box
    lit, told = step in counting.present, number < counting.lit
    if lit:
        brush.frame("glow", box)
        brush.frame("button-main", box)
    elif told:
        brush.frame("label", box)
    else:
        brush.frame("well-warm", box)
    ink = INK if told else DIM
    if step.sprite:
        brush.sprite(step.sprite, x + w / 2, y + 3 + h * 0.2, zoom=min(0.9, h * 0.4 / 24))
    else:
        brush.text(step.label, "body", 14.5, ink, (x + 2, y + 3, w - 4, h * 0.4), side="centre")
    size = 20 if told else 16
    role = "head" if told else "body"
    brush.text(str(step.points), role, size, ink, (x + 2, y + h * 0.42, w - 4, h * 0.52), side="centre")  # type: ignore[arg-type]


class SumFoot(Panel):
    """The foot of a wide table: whose points they are, the sources, the result, and the way to skip."""

    name = "foot"

    def content(self) -> object:
        """How far the counting is."""
        counting = self.table.counting
        return counting.lit, counting.complete

    def paint(self, brush: Brush) -> None:
        """The sum."""
        counting, middle = self.table.counting, self.height / 2
        brush.sprite("seat", 34, middle, colour=self.table.colours[counting.seat], zoom=1.45)
        right = self.width - 108
        paint_sum(brush, counting, (74, middle - TALL / 2, right - 96 - 74, TALL))
        brush.text("=", "head", 24, INK, (right - 92, 0, 26, self.height), side="centre")
        result = str(
            sum(step.points for step in counting.count.steps[: counting.lit] if step.seat == counting.seat)
        )
        brush.text(result, "title", 38, STRONG, (right - 66, 4, 64, self.height - 8), side="centre")

    def buttons(self) -> list[Button]:
        """Skip."""
        wide, tall = 98.0, max(36.0, self.finger_units)
        return [skip_button(self, (self.width - wide - 12, (self.height - tall) / 2, wide, tall))]


class ScoringSheet(Panel):
    """The sheet of a small window: the same sum, what the present source gives and why, and the figures behind a
    button."""

    name = "sheet"

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.figures_wanted = False

    def show_figures(self, wanted: bool) -> None:
        """Show the figures in place of the sheet, or the sheet again; the counting waits for who reads them."""
        self.figures_wanted = wanted
        if wanted != self.table.counting.paused:
            self.table.counting.pause()
        self.table.arrange()

    def content(self) -> object:
        """How far the counting is."""
        counting = self.table.counting
        return counting.lit, counting.complete, counting.paused

    def paint(self, brush: Brush) -> None:
        """Heading, sums, and the present source explained."""
        counting, width = self.table.counting, self.width
        brush.head(counting.count.heading, width)
        low = self.height - self.finger_units - 14
        seats = list(dict.fromkeys(step.seat for step in counting.count.steps))
        told = counting.count.steps[max(0, counting.lit - 1)]
        room = low - 34
        words = 40.0 if room >= 96 else 22.0
        if len(seats) == 1:
            result = str(sum(step.points for step in counting.count.steps[: counting.lit]))
            brush.sprite("seat", 26, 34 + (room - words) / 2, colour=self.table.colours[seats[0]], zoom=1.2)
            paint_sum(brush, counting, (48, 34, width - 48 - 92, room - words))
            brush.text("=", "head", 22, INK, (width - 90, 34, 22, room - words), side="centre")
            brush.text(result, "title", 36, STRONG, (width - 70, 34, 58, room - words), side="centre")
        else:
            columns = 1 if (room - words) / len(seats) >= LINE else 2
            wide, tall = (width - 28) / columns, (room - words) / -(-len(seats) // columns)
            for index, seat in enumerate(seats):
                x, y = 14 + wide * (index % columns), 34 + tall * (index // columns)
                self._paint_line(brush, seat, (x, y, wide - 12 * (columns - 1), tall))
        name = self.session.name(told.seat)
        explained = self.words("join.says", first=name, second=told.explanation)
        brush.text(explained, "body", 15.5, SOFT, (14, low - words, width - 28, words), fit="wrap")

    def _paint_line(self, brush: Brush, seat: int, box: Area) -> None:
        """What a player gets, as a sum in one line."""
        counting = self.table.counting
        x, y, w, h = box
        lit = [step.points for step in counting.count.steps[: counting.lit] if step.seat == seat]
        if any(step.seat == seat for step in counting.present):
            brush.frame("row-active", (x - 6, y, w + 12, h - 2))
        brush.sprite("seat", x + 12, y + h / 2, colour=self.table.colours[seat], zoom=min(1.0, h / 30))
        told, place = " + ".join(map(str, lit)), (x + 30, y, w - 30 - 60, h)
        if brush.wide(told, "body", SMALL) > place[2]:
            told = f"{lit[0]} + {sum(lit[1:])}"
        brush.text(told, "body", 16, INK, place)
        brush.text(f"= {sum(lit)}", "head", 20, STRONG, (x + w - 68, y, 68, h), side="right")

    def buttons(self) -> list[Button]:
        """Hold and step, the figures, and skip."""
        tall = self.finger_units
        y, left = self.height - tall - 8, 14 + 2 * (tall + 6)
        half, told = (self.width - left - 20) / 2, self.words("count.figures")
        figures = (left, y, half, tall)
        return [
            *hold_buttons(self, [(14 + (tall + 6) * number, y, tall, tall) for number in range(2)]),
            Button("count-figures", told, figures, lambda: self.show_figures(True), told, icon="ui-log"),
            skip_button(self, (left + half + 6, y, half, tall)),
        ]
