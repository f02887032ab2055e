"""The treasures of the player who scores: types light up as they are counted."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from engine.tikal import TREASURES
from game.table.scoring.controls import CountingPanel
from game.tikal.panels.treasures import WIDE, paint_treasure, treasures_box
from game.tikal.scoring.data import TREASURE_ROW, TYPE_SECONDS
from game.ui.boxes import Box
from game.ui.widgets import Painting

if TYPE_CHECKING:
    from game.tikal.table import TikalTable


class CountedTreasures(CountingPanel):
    """The same panel as during the game, but of the player who scores."""

    name = "treasures"
    table: TikalTable

    def content(self) -> object:
        """Whose they are, and how many types are lit."""
        return self.counting.seat, self._lit(), self.counting.lit

    def _lit(self) -> list[str]:
        counting, moving = self.counting, self.app.settings.motion
        for step in counting.present:
            if step.row == TREASURE_ROW:
                shown = 1 + int(counting.spent / TYPE_SECONDS) if moving else len(step.places)
                return [place.removeprefix("treasure ") for place in step.places[:shown]]
        done = counting.complete or counting.landed == len(counting.count.steps)
        return [name for name in TREASURES if done]

    def box(self) -> Box:
        """Discs, what they give, and the sum."""
        counting, words = self.counting, self.words
        held, lit = self.table.view["players"][counting.seat]["treasures"], self._lit()
        shown = [
            Painting(by=partial(paint_treasure, name=name, count=held.get(name, 0), lit=name in lit), wide=WIDE)
            for name in TREASURES
        ]
        points = sum(one.points for one in counting.count.steps if one.row == TREASURE_ROW)
        title = words("tikal.count.treasures-of", name=self.session.name(counting.seat))
        return treasures_box(words, title, shown, 4, held, words("tikal.count.worth", points=points))
