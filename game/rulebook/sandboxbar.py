"""The bar of a table for trying something out: what is decided, undo, and the way back to the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.table.panels.bar import Bar
from game.ui import styles
from game.ui.boxes import Box
from game.ui.buttons import button

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

    def aside(self) -> Box:
        """That nothing is stored, in place of the order of play."""
        return self.small_print(self.words("rules.try.bar"))

    def choices(self) -> list[Box]:
        """Undo, and the way back."""
        label, leave = self.words("rules.back"), self.mode.leave
        if self.narrow:
            return [self.undo_button(), self.icon_button(BACK_TO_RULES, label, leave, "ui-rules")]
        wide = BACK * self.letters
        back = button(BACK_TO_RULES, label, leave, icon="ui-rules", wide=wide, tall=34, style=styles.CAPTION)
        return [self.undo_button(), back]
