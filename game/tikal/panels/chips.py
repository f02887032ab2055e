"""The small screen's score chips and page tabs, for Tikal."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame

from engine.tikal import PLAYERS
from game.screen.art import Art
from game.screen.brush import Brush
from game.screen.palette import SOFT
from game.table.panels.chips import Chips, Tabs
from game.tikal.forecast import forecast
from game.tikal.forecast.forecast import Stakes
from game.tikal.layout import PAGES
from game.tikal.panels.points_change import change_box, change_ink
from game.tikal.panels.preview import Preview
from game.tikal.words import tooltips
from game.ui import styles
from game.ui.boxes import Box, Column, Row
from game.ui.tip import Tip
from game.ui.widgets import Painting, Text, painter_of

if TYPE_CHECKING:
    from game.tikal.table import TikalTable

EMBLEM = 40.0
"""Units of a chip that the emblem takes."""
ROOMY = 150.0
"""A chip of so many units has words for what it would score; a smaller one the number alone."""


class TikalChips(Chips):
    """One chip for each player: points, and what a scoring would give now or after what is pointed at."""

    table: TikalTable
    _then: Stakes | None = None
    """What everybody would score, while the chips are made for that."""

    def __init__(self, table: TikalTable) -> None:
        super().__init__(table)
        self._preview = Preview(self)

    def content(self) -> object:
        """Also what everybody would score."""
        return super().content(), self._now

    @property
    def _now(self) -> Stakes:
        return forecast.after(self.session.game, ())

    def draw_live(self, surface: pygame.Surface, art: Art) -> None:
        """What would become of the scores, while a choice is pointed at."""
        then = self.table.expected() if self.open else None
        if then is not None:
            self._preview.draw(surface, art, then, partial(self._box_after, then))
        super().draw_live(surface, art)

    def _box_after(self, then: Stakes) -> Box:
        """The chips as they would be."""
        self._then = then
        box = self.box()
        self._then = None
        return box

    def points_box(self, seat: int, points: str) -> Box:
        """The points, and what a scoring would add to them: beside where there is room, else below."""
        then = self._then or self._now

        def paint(brush: Brush, width: float, tall: float) -> None:
            painter_of(self._beside_emblem(seat, points, then, roomy=width >= ROOMY))(brush, width, tall)

        return Painting(by=paint)

    def _beside_emblem(self, seat: int, points: str, then: Stakes, *, roomy: bool) -> Box:
        """The same in one of its two forms."""
        old, new = self._now.scores[seat].points, then.scores[seat].points
        if not roomy:
            added = self.words("tikal.stakes.plus", points=new)
            lines = [(points, styles.SCORE), (added, styles.FINE_LABEL.in_ink(change_ink(old, new)))]
            written = [Text(words=said, style=style, side="right", fit="shrink") for said, style in lines]
            return Column(children=written, pack="centre", pad=(EMBLEM, 0, 8, 0))
        now = Text(words=self.words("tikal.stakes.chip"), style=styles.FINE.in_ink(SOFT), fit="shrink")
        scored = Column(children=[now, change_box(old, new)], pack="centre", grow=1)
        score = Text(words=points, style=styles.CHIP_SCORE, side="right", fit="shrink")
        return Row(children=[scored, score], gap=4, pad=(EMBLEM + 4, 0, 8, 0))

    def explain(self, seat: int, rect: pygame.Rect) -> Tip:
        """What a player has, in words."""
        return tooltips.player_tip(self.words, self.session, seat, rect)


class TikalTabs(Tabs):
    """The pages board, supply and camps."""

    table: TikalTable
    pages = PAGES

    def sprites(self) -> dict[str, str]:
        """The picture of each page."""
        colour = PLAYERS[self.session.viewer]
        return {"board": "action-uncover", "supply": "treasure-sun", "camps": f"leader-{colour}"}

    def label(self, page: str) -> str:
        """What a page is called."""
        return self.words(f"tikal.page.{page}")
