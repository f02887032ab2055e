"""The sum of the player whose points are counted: a box for each source, with plus signs between them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.screen.brush import Area, Brush
from game.screen.palette import DIM, SOFT
from game.table.scoring.data import ScoringStep
from game.ui import styles
from game.ui.boxes import Box
from game.ui.widgets import Painting

if TYPE_CHECKING:
    from game.table.scoring.show import ScoringShow

BOX, TALL, PLUS = 56.0, 54.0, 18.0


def sum_boxes(counting: ScoringShow) -> Box:
    """The sources as a painting: in one row, or in up to three where there is too little room."""

    def paint(brush: Brush, width: float, height: float) -> None:
        steps = [(number, step) for number, step in enumerate(counting.count.steps) if step.seat == counting.seat]
        rows = 1
        while rows < 3 and (width / -(-len(steps) // rows) < 44) and height / (rows + 1) >= 34:
            rows += 1
        per = -(-len(steps) // rows)
        longest = max(0.0 if step.sprite else brush.width(step.label, styles.SMALL) for _, step in steps)
        step_x, tall = min(max(BOX, longest + 10) + PLUS, (width + PLUS) / per), min(TALL, height / rows - 4)
        gap = min(PLUS, step_x * 0.26)
        start = (height - rows * (tall + 4) + 4) / 2
        for index, (number, step) in enumerate(steps):
            x, y = step_x * (index % per), start + (tall + 4) * (index // per)
            if index:
                brush.write("+", styles.BODY.in_ink(SOFT), (x - gap, y, gap, tall), side="centre")
            _paint_source(brush, counting, number, step, (x, y, step_x - gap, tall))

    return Painting(by=paint, grow=1)


def _paint_source(brush: Brush, counting: ScoringShow, number: int, step: ScoringStep, area: Area) -> None:
    """One source: lit, counted, or still to come."""
    x, y, w, h = area
    told = number < counting.lit
    lit = ["glow", "button-main"] if step in counting.present else []
    for frame in lit or ["label" if told else "well-warm"]:
        brush.frame(frame, area)
    name, figure = styles.SMALL, styles.HEAD
    if not told:
        name, figure = name.in_ink(DIM), styles.BODY.in_ink(DIM)
    if step.sprite:
        brush.sprite(step.sprite, x + w / 2, y + 3 + h * 0.2, zoom=min(0.9, h * 0.4 / 24))
    else:
        brush.write(step.label, name, (x + 2, y + 3, w - 4, h * 0.4), side="centre")
    brush.write(str(step.points), figure, (x + 2, y + h * 0.42, w - 4, h * 0.52), side="centre")
