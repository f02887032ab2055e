"""The bar of a lesson: what is decided, which lesson it is, and the way out in place of the menu."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.screen.brush import Brush
from game.table.panels.bar import HINT, Bar
from game.table.panels.panel import Button

if TYPE_CHECKING:
    from game.lesson.mode import LessonMode
    from game.table.table import Table

LEAVE = 180.0
"""Units of the button with words on a wide table."""


class LessonBar(Bar):
    """The bar while something is learnt."""

    def __init__(self, table: Table, mode: LessonMode) -> None:
        super().__init__(table)
        self.mode = mode

    def content(self) -> object:
        """What the bar shows."""
        return super().content(), self.mode.lesson.name

    def _button_boxes(self) -> list[tuple[float, float, float, float]]:
        if self.narrow:
            boxes = super()._button_boxes()
            return boxes[-2:]
        wide = LEAVE * self.letters
        return [(self.width - 6 - wide, (self.height - 34) / 2, wide, 34.0)]

    def _paint_order(self, brush: Brush) -> float:
        """Which game's lessons these are, in place of the order of play."""
        name = self.words(f"{self.mode.lesson.game}.title")
        words = self.words("lesson.bar", game=name, number=self.mode.lesson.number + 1)
        width = brush.wide(words, "body", 15) + 2
        left = self._button_boxes()[0][0] - 16 - width
        brush.text(words, "body", 15, HINT, (left, 6, width, 40), side="right")
        return left

    def buttons(self) -> list[Button]:
        """The way out; on a small table one takes back here as well."""
        words, boxes = self.words, self._button_boxes()
        label = words("lesson.leave")
        leave = Button("lesson-leave", label, boxes[-1], self.mode.leave, "" if self.narrow else label, "ui-close")
        if not self.narrow:
            return [leave]
        block = words(self.session.undo_block) if self.session.undo_block else ""
        undo = Button(
            "ui-undo", words("table.undo"), boxes[0], self.table.undo, icon="ui-undo", hint=block, dead=bool(block)
        )
        return [undo, leave]
