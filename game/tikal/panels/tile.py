"""The panel of the tile in hand: how it looks, how it is turned, and the two buttons that turn it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from engine.tikal import preview
from game.screen.brush import Brush
from game.screen.palette import SOFT
from game.screen.pen import Pen
from game.screen.wording import capital
from game.table.panels.panel import Button, Panel
from game.tikal.board import hexes
from game.tikal.board.mapping import RADIUS
from game.tikal.words import naming, tooltips
from game.ui.tip import Tip

if TYPE_CHECKING:
    from game.tikal.table import TikalTable

TOP = 30.0
LARGEST = 1.08
LOW = 150.0
"""Units of height below which there is no room for buttons under the tile."""


def paint_tile(
    brush: Brush, tile: str, rotation: int, x: float, y: float, zoom: float, *, bold: float = 1
) -> None:
    """A tile with its middle at a point of a panel; `bold` enlarges its numbers."""
    pen = Pen(brush.surface, brush.art, brush.unit * zoom)
    hexes.draw_tile(pen, (brush.x + x * brush.unit, brush.y + y * brush.unit), tile, rotation, bold=bold)


class TilePanel(Panel):
    """The tile that was drawn, until it is placed."""

    name = "tile"
    table: TikalTable

    @property
    def tile(self) -> str:
        """The tile to be placed; a volcano lies aside while everybody acts and scores."""
        view = self.table.view
        return "" if view["decision"]["step"] == "act" else view["tile"] or ""

    @property
    def _rotation(self) -> int:
        return self.table.hand.turned(self.table.hand.held)

    @property
    def _beside(self) -> bool:
        """Whether the buttons stand beside the tile and not below it."""
        return self.narrow or self.height < LOW

    def content(self) -> object:
        """The tile, how it is turned, and whether it can be."""
        return self.tile, self._rotation, bool(self.table.hand.piece)

    def paint(self, brush: Brush) -> None:
        """The tile, and the word between its two buttons."""
        tile = self.tile
        if not tile:
            return
        brush.head(self.words("tikal.hand"), self.width)
        low = self.height - self.finger_units - 12
        room = self.height - TOP - 8 if self._beside else low - TOP
        zoom = min(LARGEST, room / (2 * RADIUS), (self.width - 2 * self.finger_units - 40) / (2 * RADIUS + 6))
        zoom = zoom if self._beside else min(LARGEST, room / (1.8 * RADIUS))
        paint_tile(brush, tile, self._rotation, self.width / 2, TOP + room / 2, zoom)
        if not self._beside:
            left = 20 + self.finger_units
            box = (left, low, self.width - 2 * left, self.finger_units)
            turning = bool(self._listed())
            told = self.words("tikal.hand.turn") if turning else capital(naming.tile(self.words, tile))
            brush.text(told, "body", 13.5, SOFT, box if turning else (14, low, self.width - 28, 30), side="centre")

    def buttons(self) -> list[Button]:
        """The two turns."""
        tile, side = self.table.hand.piece, self.finger_units
        if not tile or preview.kind(tile) == "volcano":
            return []
        y = (self.height - side) / 2 + 8 if self._beside else self.height - side - 12
        return [
            Button(
                f"ui-hand-{way}",
                self.words(f"tikal.hand.{way}"),
                (x, y, side, side),
                self._turning(step),
                icon=f"ui-rotate-{way}",
            )
            for way, x, step in (("left", 12.0, -1), ("right", self.width - 12 - side, 1))
        ]

    def _turning(self, step: int) -> Callable[[], None]:
        return lambda: self.table.board.turn(step)

    def tip(self, x: float, y: float) -> Tip | None:
        """What the tile is good for."""
        tile = self.tile
        return tooltips.tile_tip(self.table, tile, self.rect) if tile else None
