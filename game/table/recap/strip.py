"""The recap in a small window: a strip above the sheet that shows one line at a time."""

from __future__ import annotations

from game.screen.brush import Area, Brush
from game.screen.palette import SOFT
from game.table.panels.panel import Button, Panel
from game.table.recap.line import paint_line

GAP = 3.0


class RecapStrip(Panel):
    """One line with its number; the arrows lead through the lines of all turns."""

    name = "recap-strip"

    @property
    def open(self) -> bool:
        """While there is something to tell, and no louder notice."""
        return super().open and self.table.recap.turn is not None and self.table.recap.loss is None

    def content(self) -> object:
        """The line."""
        told = self.table.recap
        return told.recap, told.number, told.line, told.shown

    def _boxes(self) -> tuple[Area, Area, Area, Area]:
        """Back, the line, on, and close."""
        side = self.finger_units
        y, right = (self.height - side) / 2, self.width - side - 4
        on = right - side - GAP
        line = (10 + side, 3.0, on - 12 - side, self.height - 6)
        return (4, y, side, side), line, (on, y, side, side), (right, y, side, side)

    def paint(self, brush: Brush) -> None:
        """The line, and who it is about."""
        told = self.table.recap
        if told.turn is None:
            return
        _, (x, y, w, h), _, _ = self._boxes()
        line = told.turn.lines[told.line]
        colour = self.table.colours[line.seat]
        paint_line(brush, line, told.line + 1, colour, (x, y, w - 26, h))
        brush.sprite("seat", x + w - 14, y + h / 2 - 9, colour=colour, zoom=0.72)
        many = sum(len(turn.lines) for turn in told.recap.turns) if told.recap is not None else 0
        place = f"{told.place}/{many}"
        brush.text(place, "body", 13, SOFT, (x + w - 30, y + h / 2 + 2, 32, 20), side="centre")

    def buttons(self) -> list[Button]:
        """The line once more, the one before, the next one, and away with it."""
        told, words = self.table.recap, self.words
        if told.turn is None:
            return []
        back, box, on, close = self._boxes()
        line = told.turn.lines[told.line]
        label = words("recap.line", number=told.line + 1, words=line.words.replace("\n", " "))
        act = told.choosing(told.show, told.line)
        return [
            Button("ui-recap-previous", words("recap.previous"), back, told.previous, icon="ui-back"),
            Button(f"ui-recap-line-{told.line + 1}", label, box, act, bare=True),
            Button("ui-recap-next", words("recap.next"), on, told.next, icon="ui-next"),
            Button("ui-recap-close", words("recap.close"), close, told.close, icon="ui-close"),
        ]
