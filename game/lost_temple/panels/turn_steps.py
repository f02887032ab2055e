"""The strip of a wide table with the three steps of a turn: pirogue, icons, explorer."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.lost_temple.features import passages
from game.lost_temple.words.speech import advice
from game.screen.brush import Brush
from game.screen.palette import INK, PALE, SOFT
from game.screen.wording import capital
from game.table.panels.panel import Panel
from game.ui.tip import Tip, TipLine

if TYPE_CHECKING:
    from game.lost_temple.table import LostTempleTable

STEPS = ("pirogue", "icons", "explorer")
NOW = {"pirogue": 0, "delivery": 0, "forest": 0, "icons": 1, "look rooms": 1, "place": 1}
"""The step that a decision belongs to; all others are the explorer's."""


class TurnSteps(Panel):
    """Three discs on a line: those that are done have a tick, the present one is gold."""

    name = "steps"
    table: LostTempleTable

    def content(self) -> object:
        """The step, and whether there is a turn at all."""
        return self._step, self.table.view["round"], self.session.held

    @property
    def _step(self) -> int:
        """Which of the three steps the turn is at; a turn that waits for its end has done all of them."""
        if self.session.held:
            return len(STEPS)
        steps = [step["step"] for step in self.table.view["steps"]]
        steps = ["pirogue", *(name for name in steps if name not in ("card key", "tent key"))]
        # The bonus of an excavation looks like the icons of a tile; what lies below tells them apart.
        if steps[-1] in ("look treasures", "look cards", "refill") and steps[-2] == "icons":
            return NOW["icons"]
        return NOW.get(steps[-1], 2)

    def paint(self, brush: Brush) -> None:
        """The discs with their names."""
        words = self.words
        if self.table.view["round"] == "set-up":
            self._paint_setup(brush)
            return
        now = self._step
        names = [words(f"lost-temple.choose.steps.{name}") for name in STEPS]
        # Long names get more of the width than short ones, so that none is written smaller.
        wide = [brush.wide(name, "strong", 14) + 8 for name in names]
        room = [(self.width - 12) * one / sum(wide) for one in wide]
        y, before, left = min(21.0, self.height / 2 - 9), 0.0, 6.0
        for index, name in enumerate(names):
            x = left + room[index] / 2
            if index:
                brush.line(before + 15, y, x - 15, y, PALE, 1.5)
            brush.sprite("step-on" if index == now else "step-off", x, y)
            if index < now:
                brush.sprite("ui-check", x, y, zoom=0.55, tint=INK)
            else:
                brush.text(str(index + 1), "strong", 14, INK, (x - 10, y - 10, 20, 20), side="centre")
            role, ink = ("strong", INK) if index == now else ("body", SOFT)
            brush.text(name, role, 14, ink, (left + 1, y + 13, room[index] - 2, 19), side="centre")  # type: ignore[arg-type]
            before, left = x, left + room[index]

    def _paint_setup(self, brush: Brush) -> None:
        brush.sprite("step-on", 26, self.height / 2)
        middle = self.height / 2
        brush.text("1", "strong", 14, INK, (16, middle - 10, 20, 20), side="centre")
        room = self.width - 58
        brush.text(self.words("lost-temple.table.turn.setup"), "head", 15.5, INK, (46, middle - 18, room, 18))
        note = self.words("lost-temple.table.turn.setup.note")
        brush.text(note, "body", 13.5, SOFT, (46, middle, room, 17))

    def tip(self, x: float, y: float) -> Tip | None:
        """Advice for the decision at hand."""
        if not self.rect.collidepoint(x, y):
            return None
        lines = (TipLine(advice(self.session, self.words)),)
        return Tip(self.rect, capital(self.words("dialog.hint")), lines, rule=passages.PANELS["advice"])
