"""The bar of a puzzle: what is decided, which puzzle it is, no advice before the first try, and the way out."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from game.screen.brush import Brush
from game.storage import puzzle_results as puzzle_results
from game.table.panels.bar import HINT, Bar
from game.table.panels.panel import Button

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
        return super().content(), self.mode.when, self.mode.tried

    def _paint_order(self, brush: Brush) -> float:
        """Which puzzle this is, in place of the order of play."""
        mode = self.mode
        today = mode.day == puzzle_results.today()
        name = self.words("puzzle.today") if today else self.words(f"{mode.puzzle.game}.title")
        words = self.words("puzzle.bar", name=name, when=mode.when)
        width = brush.wide(words, "body", 15) + 2
        left = self._button_boxes()[0][0] - 16 - width
        brush.text(words, "body", 15, HINT, (left, 6, width, 40), side="right")
        return left

    def buttons(self) -> list[Button]:
        """The way out in place of the menu; the bulb says so while there is no advice."""
        words, found = self.words, super().buttons()
        out = found[-1]
        leave = Button("puzzle-leave", words("puzzle.leave"), out.box, self.mode.leave, icon="ui-close")
        listed = [*found[:-1], leave]
        if self.mode.tried:
            return listed
        why = words("puzzle.hint.not")
        return [
            replace(one, act=lambda: self.say(why), dead=True, hint=why) if one.target == "ui-hint" else one
            for one in listed
        ]
