"""How the tiles of the jungle are drawn: terrain, ways, temples with their value, ruins with what is left, stones.

Used by the board, by the tile in hand and by the auction. Sizes are pixels per unit of the art, where a hex has a
radius of 57.5 units.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from engine.tikal import board, preview
from game.screen import text
from game.screen.art import Art, Point
from game.screen.pen import Pen

PLATE: Point = (21, -7)
"""Where a temple's value lies."""
BADGE: Point = (15, -22)
"""Where the number of a ruin's treasures lies."""
BOX = 168
"""Units of the picture of a hex; high temples rise above their hex."""
PALE = "#FFFFFF"


def scrub(place: str) -> int:
    """Which greenery grows in the corners of a place."""
    column, row = board.COL_ROW[board.NAMES.index(place)]
    return (column + row * 3) % 4


def unknown(place: str) -> str:
    """The sprite of a place that nobody has explored."""
    column, row = board.COL_ROW[board.NAMES.index(place)]
    return f"terrain-unknown-{(column + row * 2) % 3}"


@dataclass(frozen=True, slots=True)
class Kept:
    """A picture that is kept, cut to what is drawn on it, and where its corner lies from the middle of the hex."""

    sheet: text.Sheet
    left: int
    top: int


def show_tile(
    pen: Pen, at: Point, tile: str, rotation: int, value: int, treasures: int, green: int, bold: float
) -> None:
    """The same as draw_tile, from a picture that is kept."""
    kept = picture(pen.art, pen.pixels, tile, rotation, value, treasures, green, bold)
    kept.sheet.show(pen.surface, round(at[0]) + kept.left, round(at[1]) + kept.top)


def forget_pictures() -> None:
    """Let go of the pictures that are kept: tiles will be drawn at another size."""
    picture.cache_clear()


@lru_cache(maxsize=96)
def picture(
    art: Art, pixels: float, tile: str, rotation: int, value: int, treasures: int, green: int, bold: float
) -> Kept:
    """A tile as a picture."""
    side = max(2, round(BOX * pixels))
    middle = side // 2
    with text.sheet((side, side)) as sheet:
        pen = Pen(sheet.surface, art, pixels)
        draw_tile(pen, (middle, middle), tile, rotation, value, treasures, green, bold)
    drawn = sheet.surface.get_bounding_rect()
    texts = [one.shown(-drawn.x, -drawn.y, drawn.move(-drawn.x, -drawn.y)) for one in sheet.texts]
    return Kept(text.Sheet(sheet.surface.subsurface(drawn).copy(), texts), drawn.x - middle, drawn.y - middle)


def draw_tile(
    pen: Pen,
    at: Point,
    tile: str,
    rotation: int,
    value: int | None = None,
    treasures: int | None = None,
    green: int = 0,
    bold: float = 1,
) -> None:
    """A tile turned so; without a value or a number of treasures it is as new. `bold` enlarges its numbers."""
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
        draw_temple(pen, at, preview.worth(tile) if value is None else value, bold)
    elif kind == "ruin":
        draw_ruin(pen, at, preview.worth(tile) if treasures is None else treasures, bold)
    elif kind == "base":
        pen.put("base-tents", at)
    for side in sides:
        pen.put(f"stones-{stones[side]}-{side}", at)


def draw_temple(pen: Pen, at: Point, value: int, bold: float = 1) -> None:
    """A temple with a floor for each point, and its value."""
    pen.put(f"temple-{value}", at)
    pen.put("value-plate", at, *PLATE, zoom=bold)
    pen.number(str(value), at, *PLATE, size=15 * bold)


def draw_ruin(pen: Pen, at: Point, treasures: int, bold: float = 1) -> None:
    """A ruin with the treasures that are left in it."""
    if not treasures:
        pen.put("ruin-empty", at)
        return
    pen.put("ruin", at)
    pen.put(f"ruin-stack-{treasures}", at, 0, -5)
    pen.put("count-badge", at, *BADGE, zoom=bold)
    pen.number(str(treasures), at, *BADGE, size=11.5 * bold, colour=PALE)


def draw_cost(pen: Pen, at: Point, cost: int, bold: float = 1) -> None:
    """What a path or a way costs, on its badge."""
    pen.put("cost-badge", at, zoom=bold)
    pen.number(str(cost), at, size=12 * bold)
