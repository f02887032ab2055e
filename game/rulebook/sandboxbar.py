"""The bar of a table for trying something out: what is decided, undo, and the way back to the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.screen.brush import Brush
from game.table.panels.bar import HINT, Bar
from game.table.panels.panel import Button

if TYPE_CHECKING:
    from game.rulebook.sandbox import SandboxMode
    from game.table.table import Table

BACK = 190.0
"""Units of the button with words on a wide table."""
BACK_TO_RULES = "rules-back"


class SandboxBar(Bar):
    """The bar while something is tried out."""

    def __init__(self, table: Table, mode: SandboxMode) -> None:
        super().__init__(table)
        self.mode = mode

    def _button_boxes(self) -> list[tuple[float, float, float, float]]:
        boxes = super()._button_boxes()
        if self.narrow:
            return boxes[-2:]
        wide = BACK * self.letters
        x, y, _, tall = boxes[-1]
        right = x + boxes[-1][2]
        undo = right - wide - 8 - boxes[0][2]
        return [(undo, y, boxes[0][2], tall), (right - wide, y, wide, tall)]

    def _paint_order(self, brush: Brush) -> float:
        """That nothing is stored, in place of the order of play."""
        words = self.words("rules.try.bar")
        width = brush.wide(words, "body", 15) + 2
        left = self._button_boxes()[0][0] - 16 - width
        brush.text(words, "body", 15, HINT, (left, 6, width, 40), side="right")
        return left

    def buttons(self) -> list[Button]:
        """Undo, and the way back."""
        words, boxes = self.words, self._button_boxes()
        block = words(self.session.undo_block) if self.session.undo_block else ""
        label = words("rules.back")
        return [
            Button(
                "ui-undo",
                words("table.undo"),
                boxes[0],
                self.table.undo,
                icon="ui-undo",
                hint=block,
                dead=bool(block),
            ),
            Button(BACK_TO_RULES, label, boxes[1], self.mode.leave, "" if self.narrow else label, "ui-rules"),
        ]
