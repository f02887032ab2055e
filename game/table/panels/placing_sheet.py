"""The sheet of a small window while a piece is held over a place: how it lies, what it joins, and placing it.

No button of it stands on the board, so that the piece, its neighbours and the costs can be seen.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from game.screen.palette import DIM, SOFT
from game.screen.wording import capital
from game.table.board import placing_words
from game.table.board.placing import Join, Placing
from game.table.panels.panel import Panel
from game.ui import styles
from game.ui.boxes import Act, Box, Column, Fitting, Row
from game.ui.buttons import button
from game.ui.widgets import Painting, Rule, Text

if TYPE_CHECKING:
    from game.table.table import Table

TURN, PIECE = 66.0, 96.0
"""Units of width of a button that turns, and the least of the piece between the two."""
HIGH, PLACE, STEP = 240.0, 58.0, 44.0
"""Units of height from which on title and spaces have rows of their own, and of the two lower rows."""
ARROW, MOST = 50.0, 4
"""Units of an arrow beside the button that places, and lines of neighbours at most."""


def place_button(placing: Placing, id: str, below: str, *, tall: float, grow: float = 0) -> Box:
    """The gold button that lays the held piece where it is, with smaller words below."""
    action, words = placing.action, placing.board.words
    return button(
        id,
        words("placing.here"),
        placing.lay,
        label=placing.board.label(action),
        icon="ui-check",
        below=below,
        main=True,
        grow=grow,
        tall=tall,
        style=styles.CHOICE,
    )


class PlacingSheet(Panel):
    """What is held and where, its turns and neighbours, the button that places it, and the way to other places."""

    table: Table
    name = "sheet"

    def __init__(self, table: Table, placing: Placing) -> None:
        super().__init__(table)
        self.placing = placing

    @property
    def open(self) -> bool:
        """While a piece is held."""
        return super().open and bool(self.placing.hand.held)

    def content(self) -> object:
        """The piece, where it is held and how it is turned."""
        hand = self.placing.hand
        return hand.piece, hand.held, hand.turned(hand.held), len(self.session.game.moves), self.placing.optional

    def box(self) -> Box:
        """A row for each where the sheet is high enough, else two rows."""
        if self.height >= HIGH:
            rule = Rule(tall=1)
            piece = Row(children=[*self._piece(), self._joins()], gap=10, align="fill", grow=1, tall=0)
            steps = Row(children=self._steps(worded=True), gap=8, equal=True, tall=STEP)
            children = [self._head(), rule, piece, self._place(), steps]
            return Column(children=children, gap=7, pad=(12, 8, 12, 10))
        named = [Column(children=[self._name(), self._joins(most)], gap=4) for most in (MOST, 2)]
        aside = Fitting(forms=[*named, self._name(lines=2)], wide=self.width * 0.3)
        above = Row(children=[*self._piece(), aside], gap=8, align="fill", grow=1, tall=0)
        tall = max(STEP, self.finger_units)
        below = Row(
            children=[self._place(1), *self._steps(worded=False), *self._away()],
            gap=6,
            align="fill",
            tall=tall,
            grow=0.3,
        )
        return Column(children=[above, below], gap=8, pad=(10, 8, 10, 8))

    # What is held

    def _name(self, lines: int = 1) -> Box:
        told = capital(placing_words.title(self.placing))
        if lines > 1:
            return Text(words=told, style=styles.LABEL)
        return Text(words=told, style=styles.FIGURE, fit="shrink")

    def _head(self) -> Box:
        """What is held and where, and how it is turned; what need not be placed can be let go of."""
        turned = Text(
            words=placing_words.turning(self.placing), style=styles.SMALL.in_ink(DIM), fit="shrink", side="right"
        )
        away, side = self._away(), self.finger_units
        if not away:
            return Row(children=[self._name(), Box(grow=1), turned], gap=8, pad=(4, 0), least=28)
        return Row(children=[self._name(), Box(grow=1), *away], gap=8, pad=(4, 0, 0, 0), tall=min(side, 40.0))

    def _away(self) -> list[Box]:
        """Letting go of what need not be placed."""
        if not self.placing.optional:
            return []
        label, act = self.words(f"{self.placing.words}.other"), partial(self.placing.hold, "")
        return [button("ui-let-go", "", act, label=label, icon="ui-close", bare=True, least=self.finger_units)]

    def _piece(self) -> list[Box]:
        """The piece between the buttons that turn it."""
        picture = Painting(by=self.placing.paint, wide=PIECE, grow=1)
        if not self.placing.hand.turnable:
            return [picture]
        left, right = (self._turn(way, step) for way, step in (("left", -1), ("right", 1)))
        return [left, picture, right]

    def _turn(self, way: str, step: int) -> Box:
        act, label = partial(self.placing.board.turn, step), self.words(f"placing.{way}")
        icon = f"ui-rotate-{way}"
        return button(f"ui-turn-{way}", "", act, label=label, icon=icon, bare=True, wide=TURN, zoom=1.2)

    def _joins(self, most: int = MOST) -> Box:
        """The neighbours that there would be a way to, and those without one; the board shows them too."""
        words = self.words
        listed = sorted(self.placing.joins(), key=lambda one: not one.way)[:most]
        lines: list[Box] = [self._join(one) for one in listed]
        head = Text(words=words("placing.from"), style=styles.SMALL.in_ink(DIM), fit="shrink")
        none = Text(words=words("placing.alone"), style=styles.SMALL.in_ink(SOFT))
        return Column(children=[head, *lines] if lines else [none], gap=2, wide=self.width * 0.28)

    def _join(self, join: Join) -> Box:
        style = styles.LABEL if join.way else styles.SMALL.in_ink(DIM)
        told = self.words("placing.to" if join.way else "placing.not-to", place=join.place)
        return Row(children=[join.mark, Text(words=told, style=style, fit="shrink", grow=1)], gap=6)

    # What can be done

    def _place(self, grow: float = 0) -> Box:
        """The gold button that lays it, with what comes of that."""
        placing = self.placing
        return place_button(placing, str(placing.action), placing.then(), tall=PLACE, grow=grow)

    def _steps(self, *, worded: bool) -> list[Box]:
        """The way to the other places; nothing where there is one."""
        if len(self.placing.hand.fits) < 2:
            return []
        prefix, step = self.placing.words, self.placing.step
        return [
            self._step("before", "ui-back", self.words(f"{prefix}.before"), partial(step, -1), worded),
            self._step("next", "ui-next", self.words(f"{prefix}.next"), partial(step, 1), worded),
        ]

    def _step(self, name: str, icon: str, label: str, act: Act, worded: bool) -> Box:
        wide = None if worded else max(ARROW, self.finger_units)
        caption = label if worded else ""
        return button(
            f"ui-place-{name}", caption, act, label=label, icon=icon, wide=wide, style=styles.LABEL, zoom=0.8
        )
