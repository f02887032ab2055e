"""The price wheel: what each type of treasure is worth when it is delivered now."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass, replace

import pygame

from engine.lost_temple import TREASURES
from game.lost_temple.features import passages
from game.lost_temple.part import LostTemplePanel
from game.lost_temple.words import naming
from game.screen.art import Point
from game.screen.wording import capital
from game.ui import styles
from game.ui.boxes import Box, Column, Fitting, Kit, Placed, find
from game.ui.tip import Tip, TipLine
from game.ui.widgets import Sprite, Text, heading

RADIUS, TREASURES_AT, NUMBERS_AT = 76.0, 57.7, 29.0
"""Units of the wheel's drawing: its own radius, and how far from its middle treasures and prices are."""
LARGEST = 1.4


@dataclass(frozen=True, slots=True, kw_only=True)
class PriceWheel(Box):
    """The wheel as big as its place, with a treasure and its price in each sector."""

    pairs: list[tuple[Box, Box]]
    """A treasure and its price, in the order of the sectors."""

    def inside(self, kit: Kit, rect: pygame.Rect) -> Iterator[Placed]:
        """The wheel, and on it treasures and prices."""
        zoom = wheel_zoom(rect, kit.unit)

        def around(index: int, away: float, side: float) -> pygame.Rect:
            angle, out = math.radians(72 * index - 90), away * zoom * kit.unit
            found = pygame.Rect(0, 0, kit.px(side * zoom), kit.px(side * zoom))
            found.center = round(rect.centerx + out * math.cos(angle)), round(rect.centery + out * math.sin(angle))
            return found

        yield from (Placed(Sprite(sprite=name, zoom=zoom), rect) for name in ("wheel", "wheel-hub"))
        for index, (treasure, price) in enumerate(self.pairs):
            yield Placed(treasure, around(index, TREASURES_AT, 27))
            yield Placed(price, around(index, NUMBERS_AT, 23))
        yield Placed(Sprite(sprite="wheel-knob", zoom=zoom), rect)


def wheel_zoom(rect: pygame.Rect, unit: float) -> float:
    """How big the wheel is in its place, beside its drawing."""
    return min(min(rect.size) / (2 * RADIUS * unit), LARGEST)


class Prices(LostTemplePanel):
    """The wheel with its numbers."""

    name = "prices"

    def content(self) -> object:
        """The prices."""
        return self.view["prices"]

    def box(self) -> Box:
        """A heading and the wheel."""
        head = heading(self.words("lost-temple.table.prices"))
        wheel = PriceWheel(pairs=[self._pair(treasure) for treasure in TREASURES], id="wheel", grow=1)
        return Column(children=[head, wheel], pad=(14, 6, 14, 5), tip=self._tip_of_all)

    def wheel(self) -> tuple[Point, float]:
        """The middle of the wheel in the window, and the device pixels of a unit of its drawing."""
        rect = find(self.placed, "wheel")
        assert rect is not None
        return rect.center, wheel_zoom(rect, self.unit) * self.unit

    def _pair(self, treasure: str) -> tuple[Box, Box]:
        def tip(_: pygame.Rect) -> Tip:
            name, price = naming.treasure(self.words, treasure), self.view["prices"][treasure]
            line = TipLine(
                self.words("lost-temple.tip.price.text", count=price, of=treasure, treasure=name, price=price),
                sprite,
            )
            return Tip(self.rect, self._priced(treasure), (line,), rule=passages.PANELS["prices"])

        sprite = f"treasure-{treasure}"
        said = str(self.view["prices"][treasure])
        large = Text(words=said, style=styles.CHIP_SCORE, fit="shrink", side="centre")
        price = Fitting(forms=[large, replace(large, style=styles.SCORE, wide=0, tall=0)])
        return Sprite(sprite=sprite, zoom=LARGEST, tip=tip), price

    def _tip_of_all(self, _: pygame.Rect) -> Tip:
        lines = tuple(TipLine(self._priced(treasure), f"treasure-{treasure}") for treasure in TREASURES)
        return Tip(self.rect, self.words("lost-temple.table.prices"), lines, rule=passages.PANELS["prices"])

    def _priced(self, treasure: str) -> str:
        price, name = self.view["prices"][treasure], naming.treasure(self.words, treasure)
        return capital(self.words("lost-temple.tip.price", treasure=name, price=price))
