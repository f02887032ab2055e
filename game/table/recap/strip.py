"""The recap in a small window: a strip above the sheet that shows one line at a time."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from game.screen.palette import SOFT
from game.table.panels.panel import Panel
from game.table.recap.line import line_box
from game.ui import styles
from game.ui.boxes import Act, Box, Column, Row
from game.ui.buttons import button
from game.ui.widgets import Sprite, Text

if TYPE_CHECKING:
    from game.table.table import Table


class RecapStrip(Panel):
    """One line with its number; the arrows lead through the lines of all turns."""

    table: Table
    name = "recap-strip"

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.told = table.recap

    @property
    def open(self) -> bool:
        """While there is something to tell, and no louder notice."""
        return super().open and self.told.turn is not None and self.told.loss is None

    def content(self) -> object:
        """The line."""
        told = self.told
        return told.recap, told.number, told.line, told.shown

    def box(self) -> Box:
        """The line before, the line with who it is about, the next one, and away with it."""
        told = self.told
        children = [
            self._button("previous", "ui-back", told.previous),
            self._line(),
            self._button("next", "ui-next", told.next),
            self._button("close", "ui-close", told.close),
        ]
        return Row(children=children, gap=3, align="centre", pad=(4, 0))

    def _line(self) -> Box:
        """The line, which is shown once more when it is chosen."""
        told, words = self.told, self.words
        assert told.recap is not None
        assert told.turn is not None
        line, number = told.turn.lines[told.line], told.line + 1
        colour = self.table.colours[line.seat]
        many = sum(len(turn.lines) for turn in told.recap.turns)
        place = Text(words=f"{told.place}/{many}", style=styles.FINE.in_ink(SOFT), fit="shrink", side="centre")
        emblem = Sprite(sprite="seat", seat=colour, zoom=0.72)
        return Row(
            children=[line_box(line, number, colour), Column(children=[emblem, place], pack="centre", wide=32)],
            align="fill",
            tall=self.height - 6,
            grow=1,
            id=f"ui-recap-line-{number}",
            label=words("recap.line", number=number, words=line.words.replace("\n", " ")),
            act=partial(told.show, told.line),
        )

    def _button(self, name: str, icon: str, act: Act) -> Box:
        side, label = self.finger_units, self.words(f"recap.{name}")
        return button(f"ui-recap-{name}", "", act, icon=icon, label=label, wide=side, tall=side, zoom=0.8)
