"""The bar of a puzzle: what is decided, which puzzle it is, no advice before the first try, and the way out."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from game.storage import puzzle_results
from game.table.panels.bar import Bar
from game.ui.boxes import Box
from game.ui.buttons import Button

if TYPE_CHECKING:
    from game.puzzle.mode import PuzzleMode
    from game.table.table import Table


class PuzzleBar(Bar):
    """The bar while a turn is looked for."""

    def __init__(self, table: Table, mode: PuzzleMode) -> None:
        super().__init__(table)
        self.mode = mode

    def content(self) -> object:
        """What the bar shows."""
        return super().content(), self.mode.says.when, self.mode.advised

    def aside(self) -> Box:
        """Which puzzle this is, in place of the order of play."""
        mode = self.mode
        today = mode.day == puzzle_results.today()
        name = self.words("puzzle.today") if today else self.words(f"{mode.puzzle.game}.title")
        return self.small_print(self.words("puzzle.bar", name=name, when=mode.says.when))

    def menu_button(self) -> Button:
        """The way out in place of the menu."""
        return self.icon_button("puzzle-leave", self.words("puzzle.leave"), self.mode.leave, "ui-close")

    def help_button(self) -> Button:
        """The bulb, which says so while there is no advice."""
        found = super().help_button()
        if self.mode.advised or found.id != "ui-hint":
            return found
        why = self.words(self.mode.no_advice)
        label = self.words("table.hint")
        return self.icon_button(
            "ui-hint", label, partial(self.say, why), hint=why, dead=True, enabled=found.enabled
        )
