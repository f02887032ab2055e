"""The panel with the advice, where it hides nothing that the decision is about.

On a wide table it stands over the story, beside the board and whatever page is up. A phone held upright has it
at the bottom, at most half the window, or at the top while a page is up at the bottom; one held sideways has it
beside the board, or on the board while a page is up beside it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.table.layout import across, down
from game.table.panels.overpage import OverPage
from game.ui import styles
from game.ui.boxes import Box, Column, Fitting, Row
from game.ui.buttons import button
from game.ui.widgets import Text, heading

if TYPE_CHECKING:
    from game.table.table import Table

WIDE = 202.0
"""Units of width on a wide table: as wide as the story."""
EDGE, GAP = 12.0, 6.0
ANSWER = (styles.BUTTON, styles.TEXT, styles.NOTE)
"""The choice, the reason and the next best."""


class AdvicePanel(OverPage):
    """What is to be decided, or the answer to who asked."""

    table: Table
    _titled = True

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self._hint, self._speech = table.hint, table.speech

    @property
    def open(self) -> bool:
        """Whether somebody wants to know."""
        return self._hint.open

    def content(self) -> object:
        """What it says, and what can be asked."""
        hint = self._hint
        return self.open, self._lines() if self.open else (), hint.offered, hint.asked, hint.advice

    def place(self, rect: pygame.Rect, unit: float, narrow: bool) -> None:
        """Lie where there is room in the window, and hide as little as can be of the page that is up."""
        super().place(rect, unit, narrow)
        if self.open:
            areas = self._areas(rect)
            self._stand(*min(areas, key=lambda one: self._in_the_way(self._stand(*one))))
            self.refresh()

    def _areas(self, window: pygame.Rect) -> list[tuple[pygame.Rect, int]]:
        """Where it may stand, the usual place first, and how tall it may be there."""
        table = self.table
        bar, gap = table.rect_named("bar"), round(GAP * self.unit)
        below = down(window, bar.bottom, None)[1]
        if not self.narrow:
            wide = table.rect_named("log").w or round(WIDE * self.unit)
            area = across(down(below, None, gap)[0], gap, wide)[1]
            return [(area, area.h)]
        if window.w > window.h:
            dock, board = table.dock, table.rect_named("board")
            return [(dock, dock.h), (board, board.h)] if board.w else [(dock, dock.h)]
        half = window.h // 2
        return [(below, half), (down(below, 0)[0], half)]

    def _stand(self, area: pygame.Rect, most: int) -> pygame.Rect:
        """At the foot of an area, or at the top of one that has no height; over all of the story.

        Where there is little room it has no title.
        """
        self._titled = True
        self._titled = self.box().height(self.kit, area.w) <= most
        tall = min(self.box().height(self.kit, area.w), most)
        if not self.narrow:
            tall = max(tall, self.table.rect_named("log").h)
        self.rect = down(area, None, tall)[1] if area.h else down(area, tall)[0]
        return self.rect

    def _in_the_way(self, rect: pygame.Rect) -> int:
        """Pixels of height by which it would hide the page that is up."""
        placed = self.table.dialogs.placed
        return rect.clip(placed.rect).height if placed is not None else 0

    def _lines(self) -> list[str]:
        asked = self._hint.asked
        return self._hint.lines() if asked else [self._speech.advice(self.session, self.words)]

    def box(self) -> Box:
        """A title, what is to be decided or the answer, and at the foot what can be asked."""
        kinds = ANSWER if self._hint.asked else (styles.NOTE,)
        written: list[Box] = [
            Text(words=line, style=style, level="top") for line, style in zip(self._lines(), kinds, strict=False)
        ]
        title = [heading(self.words("dialog.hint"))] if self._titled else []
        asked = Column(children=[*title, *written], gap=GAP, grow=1)
        return Column(children=[asked, self._buttons_box()], gap=GAP, pad=(EDGE, EDGE / 2, EDGE, EDGE))

    def _buttons_box(self) -> Box:
        """Ask or be shown, and close: side by side where there is room, or one below the other."""
        hint, words, least = self._hint, self.words, max(self.finger_units, 40.0)
        listed = [("ui-close", words("table.close"), self._close, False)]
        if hint.offered and not hint.asked:
            listed.insert(0, ("ui-ask", words("hint.ask"), hint.ask, True))
        elif hint.advice is not None:
            listed.insert(0, ("ui-show", words("hint.show"), hint.show, True))
        found = [
            button(id, said, act, main=main, least=least, style=styles.CAPTION, grow=1)
            for id, said, act, main in listed
        ]
        row = Row(children=found, gap=GAP, equal=True)
        return row if self.narrow else Fitting(forms=[row, Column(children=found, gap=GAP)])

    def _close(self) -> None:
        self._hint.close()
