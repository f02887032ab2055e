"""The panel of the tile in hand: how it looks, how it is turned, and the two buttons that turn it."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame

from engine.tikal import preview
from game.screen.palette import SOFT
from game.screen.wording import capital
from game.table.panels.placing_sheet import place_button
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

LOW, PLACE = 150.0, 48.0
"""Units of height below which there is no room for anything under the tile, and what stands there."""
TURNS = (("left", -1), ("right", 1))


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
        return self.tile, self._rotation, bool(self.hand.piece), self.hand.held

    def box(self) -> Box:
        """The tile between its two buttons; below it the button that places it where it is held, or a word."""
        tile, hand = self.tile, self.hand
        if not tile:
            return Column(children=[])
        picture = Painting(by=partial(hexes.paint_tile, tile=tile, rotation=self._rotation), grow=1)
        turnable = bool(hand.piece) and preview.kind(hand.piece) != "volcano"
        turns = [Column(children=[self._turn(way, step)], pack="centre") for way, step in TURNS if turnable]
        middle = Row(children=[*turns[:1], picture, *turns[1:]], align="fill", grow=1, tall=0)
        foot: list[Box] = []
        if self.height >= LOW:
            said = capital(naming.tile(self.words, tile))
            foot = [Text(words=said, style=styles.FINE.in_ink(SOFT), side="centre", fit="shrink", tall=PLACE)]
            if hand.held:
                placing = self.table.board.placing
                foot = [place_button(placing, f"{placing.action} #panel", placing.then(), tall=PLACE)]
        title = heading(self.words("tikal.hand"))
        return Column(children=[title, middle, *foot], pad=(14, 6, 12, 12), gap=4, tip=self._explained)

    def _turn(self, way: str, step: int) -> Box:
        """The button that turns the tile to one side."""
        act, told = partial(self.hand.turn, step), self.words(f"tikal.hand.{way}")
        return button(
            f"ui-hand-{way}", "", act, label=told, icon=f"ui-rotate-{way}", bare=True, least=self.finger_units
        )

    def _explained(self, _: pygame.Rect) -> Tip | None:
        """What the tile is good for."""
        return tooltips.tile_tip(self.words, self.tile, self.rect)
