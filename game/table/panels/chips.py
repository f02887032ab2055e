"""The small screen's score chips and page tabs; each game says what its own show."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.screen.brush import Brush
from game.screen.palette import GLOW
from game.screen.wording import printed
from game.table.panels.bar import HINT
from game.table.panels.panel import Panel
from game.ui import styles
from game.ui.boxes import Box, Column, Row, Stack
from game.ui.tip import Tip
from game.ui.widgets import Painting, Sprite, Text

if TYPE_CHECKING:
    from game.table.table import Table

HIGH = 62.0
"""Units of height from which on the name of a page stands below its picture."""


class Chips(Panel):
    """One chip for each player: emblem and points. Choosing one shows that player's camp."""

    table: Table
    name = "chips"
    frame = ""

    def content(self) -> object:
        """Scores and whose turn it is."""
        return self._scores(), self.table.acting_seat

    def _scores(self) -> list[int]:
        return [player["score"] for player in self.session.view["players"]]

    def box(self) -> Box:
        """The chips side by side."""
        chips = [self._chip(seat, printed(points)) for seat, points in enumerate(self._scores())]
        return Row(children=chips, gap=6, equal=True, pad=(6, 0))

    def _chip(self, seat: int, points: str) -> Box:
        tall = min(self.finger_units, self.height)
        emblem = Sprite(sprite="seat", seat=self.table.colours[seat], zoom=min(1.1, tall / 34), wide=30)
        beside = Row(children=[emblem], pad=(7, 0, 0, 0))
        return Stack(
            children=[beside, self.points_box(seat, points)],
            frame="chip-active" if seat == self.table.acting_seat else "chip",
            tall=tall,
            id=f"ui-player-{seat}",
            label=self.session.name(seat),
            act=partial(self.table.dialogs.show_player, seat),
            tip=partial(self.explain, seat),
        )

    def points_box(self, seat: int, points: str) -> Box:
        """What a chip says beside the emblem."""
        return Painting(by=lambda brush, wide, tall: self.paint_points(brush, seat, points, wide, tall))

    def paint_points(self, brush: Brush, seat: int, points: str, width: float, tall: float) -> None:
        """What a chip says beside the emblem: the points."""
        brush.write(points, styles.CHIP_SCORE, (38, 0, width - 46, tall), side="right")

    def explain(self, seat: int, rect: pygame.Rect) -> Tip:
        """What a player has, in words."""
        raise NotImplementedError


class Tabs(Panel):
    """The pages of a small screen."""

    table: Table
    name = "tabs"
    frame = "tabs"
    pages: tuple[str, ...]

    def content(self) -> object:
        """The page in sight, and where something waits to be chosen."""
        return self.table.page, self.waits(), self.counts(), self.session.viewer

    def counts(self) -> dict[str, int]:
        """How many things a page has to show, where that is worth a badge."""
        return {}

    def sprites(self) -> dict[str, str]:
        """The picture of each page."""
        raise NotImplementedError

    def label(self, page: str) -> str:
        """What a page is called."""
        raise NotImplementedError

    def waits(self) -> str:
        """The page that the decision at hand belongs to."""
        return "board" if self.session.choices else ""

    def box(self) -> Box:
        """The tabs side by side."""
        return Row(children=[self._tab(page) for page in self.pages], equal=True, align="fill")

    def _tab(self, page: str) -> Box:
        """Icon and name of a page; the whole of its part of the panel can be chosen."""
        active, high = page == self.table.page, self.height >= HIGH
        style = styles.LABEL.in_ink(GLOW if active else HINT)
        name = Text(
            words=self.label(page), style=style, fit="shrink", side="centre" if high else "left", grow=not high
        )
        zoom = min(1.0, (self.height - 10) / 46)
        picture = Stack(
            children=[Sprite(sprite=self.sprites()[page], zoom=zoom), *self._badge(page, active)],
            wide=62 if high else 40,
            tall=36,
            grow=high,
        )
        inner = Column if high else Row
        tab = inner(
            children=[picture, name], align="centre", frame="tab-active" if active else "", grow=1, pad=(2, 2)
        )
        return Column(
            children=[tab],
            align="fill",
            pad=(5, 5),
            id=f"ui-page-{page}",
            label=self.label(page),
            act=partial(self.table.turn_to, page),
        )

    def _badge(self, page: str, active: bool) -> list[Box]:
        """How many things a page has to show, or that something waits there."""
        count = self.counts().get(page)
        said = str(count) if count else "!" if page == self.waits() and not active else ""
        number = Text(words=said, style=styles.FINE_LABEL, side="centre", fit="shrink")
        badge = Stack(children=[Sprite(sprite="badge-gold", zoom=0.95), number], wide=19, tall=19)
        return [Row(children=[badge], pack="end", align="start")] if said else []
