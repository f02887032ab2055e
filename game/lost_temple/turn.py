"""The panel of the turn: its three steps, the choices of the moment, tent and cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.lost_temple import tray
from game.lost_temple.owncamp import hand_buttons
from game.lost_temple.speech import advice
from game.screen.brush import Brush
from game.screen.palette import INK, PALE, SOFT
from game.table.naming import capital
from game.table.panel import Button, Panel
from game.table.part import Tip, TipLine

if TYPE_CHECKING:
    from game.lost_temple.scene import LostTempleTable

STEPS = ("pirogue", "icons", "explorer")
NOW = {"pirogue": 0, "delivery": 0, "forest": 0, "icons": 1, "look rooms": 1, "place": 1}
"""The step that a decision belongs to; all others are the explorer's."""
HANDS = 52.0
"""Units at the foot that tent and cards take."""


class Turn(Panel):
    """Steps and buttons of the turn."""

    name = "turn"
    digits = True
    table: LostTempleTable

    def content(self) -> object:
        """Step and buttons."""
        return self._step, self.table.view["round"], tray.signature(self.table)

    @property
    def _step(self) -> int:
        """Which of the three steps the turn is at."""
        steps = [step["step"] for step in self.table.view["steps"]]
        steps = ["pirogue", *(name for name in steps if name not in ("card key", "tent key"))]
        # The bonus of an excavation looks like the icons of a tile; what lies below tells them apart.
        if steps[-1] in ("look treasures", "look cards", "refill") and steps[-2] == "icons":
            return NOW["icons"]
        return NOW.get(steps[-1], 2)

    def paint(self, brush: Brush) -> None:
        """Heading and steps: all three with notes, or in one row while buttons need the room."""
        words = self.words
        brush.head(words("lost-temple.table.turn"), self.width)
        if self.table.view["round"] == "set-up":
            self._paint_step(brush, 46, 0, "setup", active=True)
        elif tray.items(self.table):
            self._paint_small(brush)
        else:
            gap = min(38.0, (self.height - HANDS - 44) / 3)
            for index, name in enumerate(STEPS):
                if index:
                    brush.line(24, 46 + gap * index - gap + 13, 24, 46 + gap * index - 13, PALE, 1.5)
                self._paint_step(brush, 46 + gap * index, index, name, active=index == self._step)

    def _paint_step(self, brush: Brush, y: float, index: int, name: str, *, active: bool) -> None:
        words = self.words
        brush.sprite("step-on" if active else "step-off", 24, y)
        brush.text(str(index + 1), "strong", 14, INK, (14, y - 10, 20, 20), side="centre")
        ink = INK if active else SOFT
        brush.text(words(f"lost-temple.table.turn.{name}"), "head", 15.5, ink, (44, y - 18, self.width - 56, 18))
        brush.text(
            words(f"lost-temple.table.turn.{name}.note"), "body", 13, SOFT, (44, y + 1, self.width - 56, 16)
        )

    def _paint_small(self, brush: Brush) -> None:
        x = 24.0
        for index, name in enumerate(STEPS):
            active = index == self._step
            brush.sprite("step-on" if active else "step-off", x, 44)
            brush.text(str(index + 1), "strong", 14, INK, (x - 10, 34, 20, 20), side="centre")
            if active:
                room = self.width - 14 - 28 * (2 - index) - (x + 17)
                label = self.words(f"lost-temple.table.turn.{name}")
                brush.text(label, "head", 15.5, INK, (x + 17, 34, room, 20))
                x = self.width - 24 - 28 * (1 - index)
            else:
                x += 28

    def buttons(self) -> list[Button]:
        """The tray's buttons, then tent and cards."""
        listed = tray.items(self.table)
        half = (self.width - 30) / 2
        y = self.height - HANDS + 4
        hands = hand_buttons(self.table, [(12, y, half, 40), (18 + half, y, half, 40)])
        top, bottom = 62.0, y - 8
        if self.session.step == "icons" and len(listed) > 2:
            tall = (bottom - top - 6) / 2
            first = tray.spread(listed[:-1], (12, top, self.width - 24, tall), 1)
            return [*first, *tray.spread(listed[-1:], (12, top + tall + 6, self.width - 24, tall), 1), *hands]
        rows = min(len(listed), 3)
        tall = min(bottom - top, 44.0 * rows + 6 * max(0, rows - 1))
        return [*tray.spread(listed, (12, top, self.width - 24, tall), max(1, rows)), *hands]

    def tip(self, x: float, y: float) -> Tip | None:
        """Advice for the decision at hand."""
        if not self.rect.collidepoint(x, y):
            return None
        return Tip(self.rect, capital(self.words("dialog.hint")), (TipLine(advice(self.session, self.words)),))
