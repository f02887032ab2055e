"""The bar of a lesson: what is decided, which lesson it is, and the way out in place of the menu."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.table.panels.bar import Bar
from game.ui import styles
from game.ui.boxes import Box
from game.ui.buttons import button

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

    def aside(self) -> Box:
        """Which game's lessons these are, in place of the order of play."""
        name = self.words(f"{self.mode.lesson.game}.title")
        return self.small_print(self.words("lesson.bar", game=name, number=self.mode.lesson.number + 1))

    def choices(self) -> list[Box]:
        """The way out; on a small table one takes back here as well."""
        label, leave = self.words("lesson.leave"), self.mode.leave
        if self.narrow:
            return [self.undo_button(), self.icon_button("lesson-leave", label, leave, "ui-close")]
        wide = LEAVE * self.letters
        return [button("lesson-leave", label, leave, icon="ui-close", wide=wide, tall=34, style=styles.CAPTION)]
