"""The tiles on show in an auction; whoever wins the turn chooses one of them."""

from __future__ import annotations

from functools import partial

from engine.tikal import actions as do
from game.tikal.board.hexes import paint_tile
from game.tikal.panels.panel import TikalPanel
from game.tikal.words import labels, tooltips
from game.ui.boxes import Box, Column, Row
from game.ui.widgets import Painting, heading

TITLED = 96.0
"""Units of height from which on there is room for a title."""


class AuctionTiles(TikalPanel):
    """The tiles, two by two or in a row."""

    name = "auction"

    @property
    def tiles(self) -> list[str]:
        """The tiles, by their engine names."""
        return self.view["auction"]["shown"]

    @property
    def _choosing(self) -> bool:
        return bool(self.session.choices) and self.session.step == "choose"

    def content(self) -> object:
        """The tiles, and whether one can be chosen."""
        return self.tiles, self._choosing

    def box(self) -> Box:
        """Every tile, those that can be chosen with a golden rim; equal ones are one choice."""
        tiles = self.tiles
        shown = [self._tile_box(tile, choice=tile not in tiles[:number]) for number, tile in enumerate(tiles)]
        per = 2 if self.height - 36 > 0.8 * self.width else max(1, len(shown))
        shown += [Box()] * (-len(shown) % per)
        rows = [
            Row(children=shown[first : first + per], equal=True, align="fill", grow=1)
            for first in range(0, len(shown), per)
        ]
        title = [heading(self.words("tikal.auction.shown"), pad=(6, 0))] if self.height > TITLED else []
        return Column(children=[*title, *rows], pad=(8, 6, 8, 8), gap=2)

    def _tile_box(self, tile: str, *, choice: bool) -> Box:
        """A tile that explains itself, and can be chosen where that is asked for."""
        by, tip = (
            partial(paint_tile, tile=tile, legal=self._choosing),
            partial(tooltips.tile_tip, self.words, tile),
        )
        action = self.session.choices.one(do.CHOOSE, tile=tile) if choice else None
        if action is None:
            return Painting(by=by, tip=tip)
        label = labels.label(self.words, self.view, action)
        return Painting(by=by, tip=tip, id=str(action), label=label, act=self.table.acting(action), reach=False)
