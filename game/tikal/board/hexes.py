"""How the tiles of the jungle are drawn: terrain, ways, temples with their value, ruins with what is left, stones.

Used by the board, by the tile in hand and by the auction. Sizes are pixels per unit of the art, where a hex has a
radius of 57.5 units.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import pygame

from engine.tikal import board, preview
from game.screen import palette, text
from game.screen.art import Art, Point
from game.screen.brush import Brush
from game.screen.cache import kept
from game.screen.pen import MeasuringPen, Pen

PLATE: Point = (21, -7)
"""Where a temple's value lies."""
SMALL_PLATE: Point = (15, -22)
"""The same on small hexes, where the plate is bigger and its room is needed for members."""
BADGE: Point = (15, -22)
"""Where the number of a ruin's treasures lies."""
SMALL = 1.25
"""Numbers that are enlarged so much mean small hexes."""
BOX = 168
"""Units of the picture of a hex; high temples rise above their hex."""
WIDE, TALL = 122.0, 106.0
"""Units of a tile with some room round it."""
LARGEST = 1.08
"""How big a tile beside the board is at most."""
PALE = palette.WHITE
VALUE, NUMBER = 15.0, 13.5
"""The size of a temple's value, and of all other numbers on a hex."""


def scrub(place: str) -> int:
    """Which greenery grows in the corners of a place."""
    column, row = board.COL_ROW[board.NAMES.index(place)]
    return (column + row * 3) % 4


def unknown(place: str) -> str:
    """The sprite of a place that nobody has explored."""
    column, row = board.COL_ROW[board.NAMES.index(place)]
    return f"terrain-unknown-{(column + row * 2) % 3}"


@dataclass(frozen=True, slots=True)
class HexPicture:
    """A picture cut to what is drawn on it, and where its corner lies from the middle of the hex."""

    sheet: text.PaintedSheet
    left: int
    top: int

    @property
    def surface(self) -> pygame.Surface:
        """The picture itself."""
        return self.sheet.surface

    def show(self, pen: Pen, at: Point) -> None:
        """The picture at the middle of a hex, with its texts."""
        self.sheet.show(pen.surface, *self._corner(at))

    def again(self, pen: Pen, at: Point) -> None:
        """The picture once more over what has been drawn since; its texts are noted already."""
        pen.surface.blit(self.sheet.surface, self._corner(at))

    def _corner(self, at: Point) -> tuple[int, int]:
        return round(at[0]) + self.left, round(at[1]) + self.top


def pictured(art: Art, pixels: float, draw: Callable[[Pen, Point], None]) -> HexPicture:
    """A picture of what is drawn at the middle of a hex."""
    side = max(2, round(BOX * pixels))
    middle = side // 2
    with text.sheet((side, side)) as sheet:
        pen = MeasuringPen(sheet.surface, art, pixels)
        draw(pen, (middle, middle))
    drawn = sheet.surface.get_rect().clip(pen.areas[0].unionall(pen.areas))
    texts = [one.shown(-drawn.x, -drawn.y, drawn.move(-drawn.x, -drawn.y)) for one in sheet.texts]
    return HexPicture(
        text.PaintedSheet(sheet.surface.subsurface(drawn).copy(), texts), drawn.x - middle, drawn.y - middle
    )


def forget_pictures() -> None:
    """Let go of the pictures that are kept: tiles will be drawn at another size."""
    picture.cache_clear()


@kept
def picture(
    art: Art, pixels: float, tile: str, rotation: int, value: int, treasures: int, green: int, bold: float = 0
) -> HexPicture:
    """A tile as a picture; without a plate for its number unless `bold` says how big."""

    def draw(pen: Pen, at: Point) -> None:
        draw_ground(pen, at, tile, rotation, value, treasures, green)
        if bold:
            kind = preview.kind(tile)
            draw_plate(pen, at, value if kind == "temple" else 0, treasures if kind == "ruin" else 0, bold)

    return pictured(art, pixels, draw)


def draw_tile(pen: Pen, at: Point, tile: str, rotation: int, *, green: int = 0, bold: float = 1) -> None:
    """A tile as new, turned so. `bold` enlarges its numbers."""
    worth, kind = preview.worth(tile), preview.kind(tile)
    draw_ground(pen, at, tile, rotation, worth, worth, green)
    draw_plate(pen, at, worth if kind == "temple" else 0, worth if kind == "ruin" else 0, bold)


def paint_tile(
    brush: Brush, width: float, height: float, *, tile: str, rotation: int = 0, legal: bool = False
) -> None:
    """A tile as big as there is room for, its number never too small to read; a golden rim if it may be chosen."""
    zoom = min(LARGEST, width / WIDE, height / TALL)
    pen = Pen(brush.surface, brush.art, brush.unit * zoom)
    at = (brush.x + width / 2 * brush.unit, brush.y + height / 2 * brush.unit)
    draw_tile(pen, at, tile, rotation, bold=min(1.6, max(1.0, 0.8 / zoom)))
    if legal:
        pen.put("terrain-legal", at)


def draw_ground(pen: Pen, at: Point, tile: str, rotation: int, value: int, treasures: int, green: int) -> None:
    """A tile turned so, without any number: what of it lies below the rims of what can be chosen."""
    kind = preview.kind(tile)
    pen.put(f"terrain-{kind}", at)
    if kind == "volcano":
        return
    stones = preview.stones(tile, rotation)
    sides = [side for side, count in enumerate(stones) if count]
    pen.put(f"scrub-{green}", at)
    for layer in ("way-bed", "way"):
        for side in sides:
            pen.put(f"{layer}-{side}", at)
    if kind == "temple":
        pen.put(f"temple-{value}", at)
    elif kind == "ruin":
        _draw_ruin(pen, at, treasures)
    elif kind == "base":
        pen.put("base-tents", at)
    for side in sides:
        pen.put(f"stones-{stones[side]}-{side}", at)


def _draw_ruin(pen: Pen, at: Point, treasures: int) -> None:
    if treasures:
        pen.put("ruin", at)
        pen.put(f"ruin-stack-{treasures}", at, 0, -5)
    else:
        pen.put("ruin-empty", at)


def plate_at(bold: float) -> Point:
    """Where a temple's value lies with numbers of this size."""
    return SMALL_PLATE if bold >= SMALL else PLATE


def draw_plate(pen: Pen, at: Point, value: int, treasures: int, bold: float) -> None:
    """The value of a temple, or the number of treasures that are left in a ruin."""
    if value:
        x, y = plate_at(bold)
        pen.put("value-plate", at, x, y, zoom=bold)
        pen.number(str(value), at, x, y, size=VALUE * bold)
    elif treasures:
        pen.put("count-badge", at, *BADGE, zoom=bold)
        pen.number(str(treasures), at, *BADGE, size=NUMBER * bold, colour=PALE)


def draw_cost(pen: Pen, at: Point, cost: int, bold: float = 1) -> None:
    """What a path or a way costs, on its badge."""
    text.cover(pen.put("cost-badge", at, zoom=bold))
    pen.number(str(cost), at, size=NUMBER * bold)
