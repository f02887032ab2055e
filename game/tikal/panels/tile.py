"""The panel of the tile in hand: how it looks, how it is turned, and the two buttons that turn it."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame

from engine.tikal import preview
from game.screen.brush import Brush
from game.screen.palette import SOFT
from game.screen.pen import Pen
from game.screen.wording import capital
from game.tikal.board import hexes
from game.tikal.panels.panel import TikalPanel
from game.tikal.words import naming, tooltips
from game.ui import styles
from game.ui.boxes import Box, Column, Row
from game.ui.buttons import button
from game.ui.tip import Tip
from game.ui.widgets import Painting, Text, heading

if TYPE_CHECKING:
    from game.tikal.table import TikalTable

WIDE, TALL = 122.0, 106.0
"""Units of a tile of the art with some room round it."""
LARGEST = 1.08
LOW = 150.0
"""Units of height below which there is no room for buttons under the tile."""


def paint_tile(
    brush: Brush, width: float, height: float, *, tile: str, rotation: int = 0, legal: bool = False
) -> None:
    """A tile as big as there is room for, its number never too small to read; a golden rim if it may be chosen."""
    zoom = min(LARGEST, width / WIDE, height / TALL)
    pen = Pen(brush.surface, brush.art, brush.unit * zoom)
    at = (brush.x + width / 2 * brush.unit, brush.y + height / 2 * brush.unit)
    hexes.draw_tile(pen, at, tile, rotation, bold=min(1.6, max(1.0, 0.8 / zoom)))
    if legal:
        pen.put("terrain-legal", at)


class TilePanel(TikalPanel):
    """The tile that was drawn, until it is placed."""

    name = "tile"

    def __init__(self, table: TikalTable) -> None:
        super().__init__(table)
        self.hand = table.hand

    @property
    def tile(self) -> str:
        """The tile to be placed; a volcano lies aside while everybody acts and scores."""
        view = self.view
        return "" if view["decision"]["step"] == "act" else view["tile"] or ""

    @property
    def _rotation(self) -> int:
        return self.hand.turned(self.hand.held)

    def content(self) -> object:
        """The tile, how it is turned, and whether it can be."""
        return self.tile, self._rotation, bool(self.hand.piece)

    def box(self) -> Box:
        """The tile, and its two buttons beside it or below it with a word between them."""
        tile, piece = self.tile, self.hand.piece
        if not tile:
            return Column(children=[])
        turning = bool(piece) and preview.kind(piece) != "volcano"
        picture = Painting(by=partial(paint_tile, tile=tile, rotation=self._rotation), grow=1)
        turns = [self._turn("left", -1), self._turn("right", 1)] if turning else []
        title = heading(self.words("tikal.hand"))
        if self.narrow or self.height < LOW:
            aside = [Column(children=[turn], pack="centre") for turn in turns]
            middle = Row(children=[*aside[:1], picture, *aside[1:]], align="fill", grow=1)
            return Column(children=[title, middle], pad=(14, 6, 12, 8), gap=4, tip=self._explained)
        told = self.words("tikal.hand.turn") if turning else capital(naming.tile(self.words, tile))
        said = Text(words=told, style=styles.FINE.in_ink(SOFT), side="centre", fit="shrink", grow=1)
        foot = Row(children=[*turns[:1], said, *turns[1:]], gap=8, least=self.finger_units)
        return Column(children=[title, picture, foot], pad=(14, 6, 12, 12), gap=4, tip=self._explained)

    def _turn(self, way: str, step: int) -> Box:
        """The button that turns the tile to one side."""
        act, told = partial(self.hand.turn, step), self.words(f"tikal.hand.{way}")
        return button(
            f"ui-hand-{way}", "", act, label=told, icon=f"ui-rotate-{way}", bare=True, least=self.finger_units
        )

    def _explained(self, _: pygame.Rect) -> Tip | None:
        """What the tile is good for."""
        return tooltips.tile_tip(self.words, self.tile, self.rect)
