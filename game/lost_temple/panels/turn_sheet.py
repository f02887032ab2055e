"""The sheet of a small screen: the choices of the moment, or the newest of the story while others play."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from engine.lost_temple import actions as do
from game.lost_temple.layout import END, LOW
from game.lost_temple.panels import choice_buttons
from game.lost_temple.panels.choice_buttons import GAP, in_rows
from game.lost_temple.panels.tent import hand_buttons
from game.lost_temple.part import LostTemplePanel
from game.lost_temple.words import speech
from game.screen.brush import Brush
from game.screen.wording import capital
from game.table.panels.newest_story import paint_story
from game.ui import styles
from game.ui.boxes import Box, Column, Fitting, Row
from game.ui.widgets import Painting, Rule, Text

SPARE = 84.0
"""Units of height that have room for some of the story."""
ICON, BUTTON = 70.0, 52.0
"""Heights of the icons of a tile, and of other buttons."""


class TurnSheet(LostTemplePanel):
    """The choices, and at the foot the tent, the cards in hand, and room for the end of the turn."""

    name = "sheet"
    digits = True

    def content(self) -> object:
        """Buttons, prompt, and the last sentences."""
        return choice_buttons.signature(self), len(self.session.log)

    def box(self) -> Box:
        """What to do above what can be done; without choices the story. A low sheet is one row."""
        tile, others = choice_buttons.icon_buttons(self), choice_buttons.buttons(self)
        told = choice_buttons.prompt(self)
        if self.height < LOW:
            # Buttons and story need the room of what can only say why it cannot be used.
            hands = [one for one in hand_buttons(self, self.finger_units) if not one.dead]
            end = Box(wide=END + 4)
            return Row(children=[self._main([*tile, *others], told), *hands, end], gap=5, align="fill", pad=(8, 6))
        # What leaves the icons of a tile stands at the foot, so that they have the room.
        hands = hand_buttons(self, self.finger_units if tile and others else None)
        if self.session.choices.of(do.PLAY):
            hands[-1] = replace(hands[-1], wide=None, grow=1)  # to play a card and to draw one are two things
        foot = [*(replace(one, grow=1) for one in others if tile), *hands]
        inner = Row(children=foot, equal=len(foot) == len(hands), gap=GAP, align="fill", grow=1, wide=0)
        row = Row(children=[inner, Box(wide=END)], gap=GAP, align="fill", tall=self.finger_units)
        above = self._main([], told)
        if tile or others:
            said = capital(told or speech.decision(self.session, self.words)[1])
            head = Text(words=said, style=styles.PANEL_HEAD, fit="shrink")
            choices = _fitting(tile, ICON, self._story()) if tile else _fitting(others, BUTTON, self._story())
            above = Column(children=[head, choices], gap=3, grow=1, tall=0)
        return Column(children=[above, row], gap=8, pad=(14, 7, 14, 8))

    def _main(self, found: Sequence[Box], told: str) -> Box:
        """Buttons in a row, or what to do on the board, or the story."""
        if found:
            return Row(children=found, equal=True, gap=GAP, align="fill", grow=1, wide=0)
        if told:
            return Text(words=told, style=styles.PANEL_HEAD, grow=1, wide=0, tall=0)
        return self._story()

    def _story(self) -> Box:
        """The newest sentences, as many as fit."""

        def paint(brush: Brush, width: float, height: float) -> None:
            paint_story(brush, self, (0, 0, width, height))

        return Painting(by=paint, grow=1, wide=0, least=SPARE)


def _fitting(found: Sequence[Box], tall: float, story: Box) -> Box:
    """Buttons in as many rows as there is room for, with the story below where there is more."""
    most = len(found) if tall == ICON else 2 if len(found) > 3 else 1
    forms: list[Box] = []
    for rows in dict.fromkeys((most, 1)):
        buttons = in_rows(found, rows, tall)
        forms += [Column(children=[buttons, Rule(), story], gap=7, wide=0), buttons]
    return Fitting(forms=[*forms, in_rows(found, 1)], grow=1)
