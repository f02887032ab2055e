"""The panel beside a wide board with the choices of the moment that are neither on the board nor at the river."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from game.lost_temple import phases
from game.lost_temple.panels import choice_buttons
from game.lost_temple.panels.choice_buttons import in_rows
from game.lost_temple.part import LostTemplePanel
from game.lost_temple.words.speech import advice
from game.lost_temple.words.tooltips import advice_tip
from game.screen.palette import BRONZE, GOLD, INK, SOFT
from game.ui import styles
from game.ui.boxes import Box, Column, Fitting, Row
from game.ui.widgets import Ground, Text, heading

TALL, MOST = 46.0, 3
"""Units of height of a button, and rows of them."""


class TurnChoices(LostTemplePanel):
    """Buttons of the turn, or what to do on the board."""

    name = "turn"
    digits = True

    def content(self) -> object:
        """Buttons and words."""
        return choice_buttons.signature(self), self.session.held, self.session.step, len(self.session.game.moves)

    def box(self) -> Box:
        """Heading, and buttons or what is going on; in a tall panel advice below."""
        # The icons of a tile lie open at their site, and with them what leaves them.
        tile = choice_buttons.icon_buttons(self) and not self.table.hand.held
        found = [] if tile else choice_buttons.buttons(self)
        said = advice(self.session, self.words) if self.session.choices else ""
        if found:
            rows = min(len(found), MOST)
            forms: list[Box] = [in_rows(found, rows, TALL), in_rows(found, rows)]
        else:
            told = Text(
                words=self._told(), style=styles.TEXT.in_ink(INK if said else SOFT), level="top", pad=(2, 0)
            )
            forms = [told, replace(told, wide=0, tall=0)]
            said = "" if said == told.words else said
        if said:
            below = Text(words=said, style=styles.NOTE, level="top", pad=(2, 0))
            forms.insert(0, Column(children=[forms[0], below], gap=8, wide=0))
        head = Row(
            children=[replace(heading(self.words("lost-temple.table.turn")), grow=1), Row(children=self._dots())],
            gap=8,
            pad=(2, 0),
        )
        return Column(
            children=[head, Fitting(forms=forms, grow=1)],
            gap=4,
            pad=(12, 6, 12, 8),
            tip=partial(advice_tip, self.words, self.session),
        )

    def _dots(self) -> list[Box]:
        """A dot for each of the three steps of a turn: done, the present one, and those to come."""
        if self.view["round"] == "set-up":
            return []
        now = phases.step_of(self.view, held=self.session.held)
        inks = [BRONZE if number < now else GOLD if number == now else None for number in range(len(phases.STEPS))]
        return [Row(children=[Ground(ink=ink, edge=BRONZE, radius=6, wide=12, tall=12)], wide=17) for ink in inks]

    def _told(self) -> str:
        if self.session.choices:
            return choice_buttons.prompt(self) or advice(self.session, self.words)
        seat = None if self.table.ended else self.session.to_move
        if seat is None:
            return ""
        said = "saved.turn.elsewhere" if self.session.waiting else "table.waiting"
        return self.words(said, name=self.session.name(seat))
