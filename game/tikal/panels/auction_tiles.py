"""The tiles on show in an auction; whoever wins the turn chooses one of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.tikal import actions as do
from game.screen.brush import Area, Brush
from game.table.panels.panel import Button, Panel
from game.tikal.panels.tile import paint_tile
from game.tikal.words import labels, tooltips
from game.ui.tip import Tip

if TYPE_CHECKING:
    from game.tikal.table import TikalTable

WIDE, TALL = 126.0, 112.0
"""Units of a tile of the art with some room round it."""


class AuctionTiles(Panel):
    """The tiles, two by two or in a row."""

    name = "auction"
    table: TikalTable

    @property
    def tiles(self) -> list[str]:
        """The tiles, by their engine names."""
        return self.table.view["auction"]["shown"]

    def content(self) -> object:
        """The tiles, and whether one can be chosen."""
        return self.tiles, bool(self._choosing)

    @property
    def _choosing(self) -> bool:
        return bool(self.session.choices) and self.session.step == "choose"

    @property
    def _top(self) -> float:
        return 28.0 if self.height > 96 else 4.0

    def _boxes(self) -> list[Area]:
        width, tall, count = self.width - 16, self.height - self._top - 8, max(1, len(self.tiles))
        per = 2 if tall > 0.8 * width else count
        rows = -(-count // per)
        across, down = width / per, tall / rows
        return [
            (8 + across * (index % per), self._top + down * (index // per), across, down)
            for index in range(len(self.tiles))
        ]

    def paint(self, brush: Brush) -> None:
        """Every tile, those that can be chosen with a golden rim."""
        if self._top > 20:
            brush.head(self.words("tikal.auction.shown"), self.width)
        for tile, (x, y, w, h) in zip(self.tiles, self._boxes(), strict=True):
            zoom = min(1.0, w / WIDE, h / TALL)
            paint_tile(brush, tile, 0, x + w / 2, y + h / 2, zoom, bold=min(1.6, max(1.0, 0.8 / zoom)))
            if self._choosing:
                brush.sprite("terrain-legal", x + w / 2, y + h / 2, zoom=zoom)

    def buttons(self) -> list[Button]:
        """The tiles while one is chosen; equal ones are one choice."""
        found: dict[str, Button] = {}
        for tile, box in zip(self.tiles, self._boxes(), strict=True):
            action = self.session.choices.one(do.CHOOSE, tile=tile)
            if action is not None and str(action) not in found:
                label = labels.label(self.words, self.table.view, action)
                found[str(action)] = Button(str(action), label, box, self.table.acting(action), bare=True)
        return list(found.values())

    def tip(self, x: float, y: float) -> Tip | None:
        """What a tile is good for."""
        for tile, box in zip(self.tiles, self._boxes(), strict=True):
            left, top, w, h = (round(side * self.unit) for side in box)
            rect = self.rect.clip((self.rect.x + left, self.rect.y + top, w, h))
            if rect.collidepoint(x, y):
                return tooltips.tile_tip(self.table, tile, rect)
        return None
