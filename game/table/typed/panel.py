"""The panel with the field for moves and questions, below the bar, where no phone's keyboard comes to lie.

Below the field stand the ways to go on, or the answer to a question; where nothing is typed yet, the questions.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.screen.palette import INK, SOFT
from game.table.layout import across, down
from game.table.panels.overpage import OverPage
from game.table.typed.completing import Completion
from game.ui import boxes, styles
from game.ui.blocks import text_field
from game.ui.boxes import Box, Column, Flow, Row
from game.ui.buttons import button
from game.ui.widgets import Text

if TYPE_CHECKING:
    from game.table.table import Table
    from game.table.typed.field import TypedField

FIELD = "typed-field"
WIDE = 520.0
"""Units of width on a wide table."""
EDGE, GAP = 10.0, 6.0
SHOWN = {"wide": 5, "narrow": 4, "low": 2}
"""Ways to go on that are shown at a time."""


class TypedPanel(OverPage):
    """What is typed, what it can become, and what was answered."""

    def __init__(self, table: Table, typed: TypedField) -> None:
        super().__init__(table)
        self._typed, self._arrangement = typed, table.arrangement

    @property
    def open(self) -> bool:
        """Whether somebody types, or could."""
        return self._typed.open

    @property
    def field(self) -> pygame.Rect | None:
        """Where the field lies."""
        return boxes.find(self.placed, FIELD)

    @property
    def first(self) -> str:
        """What the keyboard is led to from the field."""
        return next((one.id for one in self.targets() if one.id != FIELD), FIELD)

    def place(self, rect: pygame.Rect, unit: float, narrow: bool) -> None:
        """Lie below the bar, in the middle of a wide table."""
        super().place(rect, unit, narrow)
        if self.open:
            below = down(rect, self.table.rect_named("bar").bottom, None)[1]
            wide = min(below.w, round(WIDE * unit))
            aside = (below.w - wide) // 2 if not narrow else 0
            self.rect = across(below, aside, None, aside)[1]
            self.renew()

    def renew(self) -> None:
        """Something else is typed or answered."""
        if self.open:
            self.rect.height = min(
                self.table.window.bottom - self.rect.y, self.box().height(self.kit, self.rect.w)
            )
            self.refresh()

    def _close(self) -> None:
        self._typed.close()

    def content(self) -> object:
        """What is typed, what it can become, and what was answered."""
        field = self._typed
        return field.open and (field.text, field.at, field.writing, field.answer, field.found)

    def box(self) -> Box:
        """The field with the way out, and below it what there is to say."""
        field, words, side = self._typed, self.words, max(self.finger_units, 40.0)
        written = text_field(
            FIELD,
            field.text if field.text or field.writing else words("typed.field"),
            field.toggle,
            open_now=field.writing,
            label=words("typed.field"),
            hint=words("typed.field.hint"),
            icon="ui-type",
            style=styles.BODY if field.text or field.writing else styles.BODY.in_ink(SOFT),
            grow=1,
        )
        label = words("table.close")
        out = button("ui-close", "", self._close, icon="ui-close", label=label, wide=side, tall=side, zoom=0.7)
        head = Row(children=[written, out], gap=GAP)
        told: list[Box] = [Text(words=one, style=styles.TEXT) for one in field.answer]
        keys: list[Box] = [] if self.narrow else [Text(words=words("typed.keys"), style=styles.FINE)]
        asked = [] if field.text or field.answer or field.at >= 0 else self._questions()
        listed = [] if field.answer and not field.text else self._completions()
        return Column(children=[head, *told, *listed, *asked, *keys], gap=GAP, pad=(EDGE, EDGE))

    def _completions(self) -> list[Box]:
        """As many ways to go on as are shown at a time, among them the one that is pointed at.

        Where nothing is typed, the questions have buttons of their own.
        """
        field, most = self._typed, SHOWN[self._arrangement.layout.shape]
        first = max(0, field.at) // most * most
        shown = list(enumerate(field.found))[first : first + most]
        if not field.text and field.at < 0:
            shown = [(number, one) for number, one in shown if not one.lines[0].asks]
        return [self._completion(number, one) for number, one in shown]

    def _completion(self, number: int, completion: Completion) -> Box:
        """What is written, and beside it what it means or how much there is of it."""
        field, whole = self._typed, completion.whole
        small = styles.SMALL.in_ink(INK if number == field.at else SOFT)
        written = completion.text if whole is not None else f"{completion.text} …"
        beside = whole.meaning() if whole is not None else str(len(completion.lines))
        return Row(
            children=[
                Text(words=written, style=styles.LABEL, fit="shrink"),
                Text(words=beside, style=small, fit="ellipsis", side="right", grow=1, wide=0),
            ],
            gap=10,
            pad=(8, 2),
            tall=self.finger_units,
            frame="button-main" if number == field.at else "button-normal",
            id=f"typed-{number}",
            act=partial(field.choose, number),
            label=field.known.told(completion),
        )

    def _questions(self) -> list[Box]:
        """A button for each question."""
        field, buttons = self._typed, list[Box]()
        for question in field.known.questions:
            said, act = field.offer(question)
            buttons.append(button(question.key, said, act, tall=self.finger_units, style=styles.SMALL_LABEL))
        return [Flow(children=buttons, gap=GAP)]
