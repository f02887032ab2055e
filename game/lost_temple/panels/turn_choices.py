"""The panel beside a wide board with the choices of the moment that are neither on the board nor at the river."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.lost_temple.features import passages
from game.lost_temple.panels import tray
from game.lost_temple.words.speech import advice
from game.screen import text
from game.screen.brush import Brush
from game.screen.palette import INK, SOFT
from game.screen.wording import capital
from game.table.panels.panel import Button, Panel
from game.ui.tip import Tip, TipLine

if TYPE_CHECKING:
    from game.lost_temple.table import LostTempleTable

TOP = 30.0


class TurnChoices(Panel):
    """Buttons of the turn, or what to do on the board."""

    name = "turn"
    digits = True
    table: LostTempleTable

    def content(self) -> object:
        """Buttons and words."""
        return tray.signature(self.table)

    def paint(self, brush: Brush) -> None:
        """Heading, and where there are no buttons what is going on; in a tall panel advice below."""
        brush.head(self.words("lost-temple.table.turn"), self.width)
        listed, wide = self._listed(), self.width - 28
        if listed:
            below = max(button.box[1] + button.box[3] for button in listed) + 12
        else:
            ink = INK if self.session.choices else SOFT
            told, room = self._told(), self.height - TOP - 12
            brush.text(told, "body", 15, ink, (14.0, TOP, wide, room), fit="wrap", level="top")
            below = TOP + self._tall(brush, told) + 10
        said = advice(self.session, self.words) if self.session.choices else ""
        if (
            said
            and said != (self._told() if not listed else "")
            and self._tall(brush, said) < self.height - below - 12
        ):
            brush.text(
                said, "body", 15, SOFT, (14.0, below, wide, self.height - below - 8), fit="wrap", level="top"
            )

    def _tall(self, brush: Brush, words: str) -> float:
        """Units of height that words take here."""
        return text.height(words, "body", brush.px(15), round((self.width - 28) * brush.unit)) / brush.unit

    def _told(self) -> str:
        if self.session.choices:
            return tray.prompt(self.table) or advice(self.session, self.words)
        seat = None if self.table.ended else self.session.to_move
        if seat is None:
            return ""
        said = "saved.turn.elsewhere" if self.session.waiting else "table.waiting"
        return self.words(said, name=self.session.name(seat))

    def buttons(self) -> list[Button]:
        """The buttons, in as many rows as there is room for."""
        listed = tray.beside(self.table)
        room = self.height - TOP - 8
        rows = min(len(listed), 3)
        tall = min(room, 46.0 * rows + 6 * max(0, rows - 1))
        return tray.spread(listed, (10, TOP, self.width - 20, tall), max(1, rows))

    def tip(self, x: float, y: float) -> Tip | None:
        """Advice for the decision at hand."""
        if not self.rect.collidepoint(x, y):
            return None
        lines = (TipLine(advice(self.session, self.words)),)
        return Tip(self.rect, capital(self.words("dialog.hint")), lines, rule=passages.PANELS["advice"])
