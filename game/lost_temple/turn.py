"""The panel beside a wide board with the choices of the moment that are neither on the board nor at the river."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.lost_temple import tray
from game.lost_temple.speech import advice
from game.screen.brush import Brush
from game.screen.palette import INK, SOFT
from game.table.naming import capital
from game.table.panel import Button, Panel
from game.table.part import Tip, TipLine

if TYPE_CHECKING:
    from game.lost_temple.scene import LostTempleTable

TOP = 30.0


class Turn(Panel):
    """Buttons of the turn, or what to do on the board."""

    name = "turn"
    digits = True
    table: LostTempleTable

    def content(self) -> object:
        """Buttons and words."""
        return tray.signature(self.table)

    def paint(self, brush: Brush) -> None:
        """Heading, and where there are no buttons what is going on."""
        brush.head(self.words("lost-temple.table.turn"), self.width)
        if not tray.beside(self.table):
            ink = INK if self.session.choices else SOFT
            box = (14.0, TOP, self.width - 28, self.height - TOP - 12)
            brush.text(self._told(), "body", 15, ink, box, fit="wrap", level="top")

    def _told(self) -> str:
        if self.session.choices:
            return tray.prompt(self.table) or advice(self.session, self.words)
        seat = self.session.to_move
        return self.words("table.waiting", name=self.session.name(seat)) if seat is not None else ""

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
        return Tip(self.rect, capital(self.words("dialog.hint")), (TipLine(advice(self.session, self.words)),))
