"""The strip of a wide table with the three steps of a turn: pirogue, icons, explorer."""

from __future__ import annotations

from functools import partial

from game.lost_temple.part import LostTemplePanel
from game.lost_temple.words.tooltips import advice_tip
from game.screen.palette import INK, SOFT
from game.ui import styles
from game.ui.boxes import Box, Column, Row, Stack
from game.ui.widgets import Rule, Sprite, Text

STEPS = ("pirogue", "icons", "explorer")
NOW = {"pirogue": 0, "delivery": 0, "forest": 0, "icons": 1, "look rooms": 1, "place": 1}
"""The step that a decision belongs to; all others are the explorer's."""


class TurnPhases(LostTemplePanel):
    """Three discs on a line: those that are done have a tick, the present one is gold."""

    name = "steps"

    def content(self) -> object:
        """The step, and whether there is a turn at all."""
        return self.step, self.view["round"], self.session.held

    @property
    def step(self) -> int:
        """Which of the three steps the turn is at; a turn that waits for its end has done all of them."""
        if self.session.held:
            return len(STEPS)
        steps = [step["step"] for step in self.view["steps"]]
        steps = ["pirogue", *(name for name in steps if name not in ("card key", "tent key"))]
        # The bonus of an excavation looks like the icons of a tile; what lies below tells them apart.
        if steps[-1] in ("look treasures", "look cards", "refill") and steps[-2] == "icons":
            return NOW["icons"]
        return NOW.get(steps[-1], 2)

    def box(self) -> Box:
        """The discs with their names; while the game is set up, what that is."""
        whole = self._setup() if self.view["round"] == "set-up" else self._steps()
        return Stack(children=[whole], tip=partial(advice_tip, self.words, self.session))

    def _steps(self) -> Box:
        """Long names get more of the width than short ones, so that none is written smaller."""
        names = [self.words(f"lost-temple.choose.steps.{name}") for name in STEPS]
        found = []
        for index, name in enumerate(names):
            now = index == self.step
            before, after = (_line() if there else Box(grow=1) for there in (index, index < len(STEPS) - 1))
            disc = Row(children=[before, _disc(index, now, done=index < self.step), after], gap=3)
            style = styles.SMALL_LABEL if now else styles.SMALL.in_ink(SOFT)
            told = Text(words=name, style=style, fit="shrink", side="centre", pad=(1, 0))
            found.append(Column(children=[disc, told], pack="centre", grow=len(name)))
        return Row(children=found, pad=(6, 4), align="fill")

    def _setup(self) -> Box:
        told = Text(words=self.words("lost-temple.table.turn.setup"), style=styles.PANEL_HEAD, fit="shrink")
        note = self.words("lost-temple.table.turn.setup.note")
        written = Text(words=note, style=styles.FINE.in_ink(SOFT), fit="shrink")
        disc = _disc(0, now=True, done=False)
        return Row(children=[disc, Column(children=[told, written], grow=1)], gap=8, pad=(14, 6))


def _disc(index: int, now: bool, done: bool) -> Box:
    """The disc of a step: its number, or a tick when it is done."""
    number = Text(words=str(index + 1), style=styles.SMALL_LABEL, fit="shrink", side="centre")
    mark: Box = Sprite(sprite="ui-check", ink=INK, zoom=0.55) if done else number
    return Stack(children=[Sprite(sprite="step-on" if now else "step-off"), mark])


def _line() -> Box:
    return Rule(wide=0, grow=1, tall=1.5)
