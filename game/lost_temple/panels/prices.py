"""The price wheel: what each type of treasure is worth when it is delivered now."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from engine.lost_temple import TREASURES
from game.lost_temple.features import passages
from game.lost_temple.words import naming
from game.screen.brush import Brush
from game.screen.palette import INK
from game.screen.wording import capital
from game.table.panels.panel import Panel
from game.ui.tip import Tip, TipLine

if TYPE_CHECKING:
    from game.lost_temple.table import LostTempleTable

RADIUS, TREASURES_AT, NUMBERS_AT = 75.0, 57.7, 29.0


class Prices(Panel):
    """The wheel with its numbers."""

    name = "prices"
    table: LostTempleTable

    def content(self) -> object:
        """The prices."""
        return self.table.view["prices"]

    @property
    def centre(self) -> tuple[float, float, float]:
        """Where the middle of the wheel lies, and how big it is."""
        zoom = min((self.height - 34) / (2 * RADIUS), (self.width - 16) / (2 * RADIUS), 1.4)
        return self.width / 2, 26 + (self.height - 30) / 2, zoom

    def paint(self, brush: Brush) -> None:
        """Wheel, treasures, numbers."""
        brush.head(self.words("lost-temple.table.prices"), self.width)
        x, y, zoom = self.centre
        brush.sprite("wheel", x, y, zoom=zoom)
        brush.sprite("wheel-hub", x, y, zoom=zoom)
        for index, treasure in enumerate(TREASURES):
            across, down = _direction(index)
            out, near = TREASURES_AT * zoom, NUMBERS_AT * zoom
            brush.sprite("treasure", x + across * out, y + down * out, colour=treasure, zoom=0.98 * zoom)
            price = str(self.table.view["prices"][treasure])
            side = 22 * zoom
            left, top = x + across * near - side / 2, y + down * near - side / 2
            brush.text(price, "title", 19 * zoom, INK, (left, top, side, side), side="centre")
        brush.sprite("wheel-knob", x, y, zoom=zoom)

    def tip(self, x: float, y: float) -> Tip | None:
        """The price of the treasure under the pointer, or of all."""
        if not self.rect.collidepoint(x, y):
            return None
        words, prices = self.words, self.table.view["prices"]
        middle_x, middle_y, zoom = self.centre
        for index, treasure in enumerate(TREASURES):
            across, down = _direction(index)
            left = self.rect.x + (middle_x + across * TREASURES_AT * zoom) * self.unit
            top = self.rect.y + (middle_y + down * TREASURES_AT * zoom) * self.unit
            if math.hypot(x - left, y - top) <= 16 * zoom * self.unit:
                name = naming.treasure(words, treasure)
                text = words("lost-temple.tip.price.text", treasure=name, price=prices[treasure])
                title = capital(words("lost-temple.tip.price", treasure=name, price=prices[treasure]))
                return Tip(
                    self.rect, title, (TipLine(text, f"treasure-{treasure}"),), rule=passages.PANELS["prices"]
                )
        lines = tuple(
            TipLine(
                capital(words("lost-temple.tip.price", treasure=naming.treasure(words, one), price=prices[one])),
                f"treasure-{one}",
            )
            for one in TREASURES
        )
        return Tip(self.rect, words("lost-temple.table.prices"), lines, rule=passages.PANELS["prices"])


def _direction(index: int) -> tuple[float, float]:
    angle = math.radians(72 * index - 90)
    return math.cos(angle), math.sin(angle)
