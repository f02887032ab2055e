"""How an action tile is drawn, at any size: its face and its two or three icons."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Literal

from game.lost_temple.part import LostTemplePart
from game.lost_temple.words import naming, tooltips
from game.screen import palette, text
from game.screen.art import Art, Point
from game.screen.brush import Brush
from game.screen.cache import kept
from game.screen.pen import Pen
from game.ui.boxes import Box, Column, Row
from game.ui.widgets import Painting

Face = Literal["quiet", "legal", "pointed"]
SIZE = 56
"""Units of a tile's side on the wide board."""
TWO: tuple[Point, ...] = ((-10.6, -9.5), (10.6, 9.5))
THREE: tuple[Point, ...] = ((-11.2, -11.2), (11.2, -11.2), (0, 12.3))
POINTS_INK = palette.COIN_INK


BOX = 80
"""Units of the picture of a tile with its glow."""


def tile_box(part: LostTemplePart, tile: str, site: int, side: float, face: Face) -> Box:
    """A tile of a site that can be looked at, with sides of so many units."""

    def paint(brush: Brush, width: float, height: float) -> None:
        place = brush.rect((0, 0, width, height))
        draw_tile(Pen(brush.surface, brush.art, place.w / SIZE), place.center, tile, face)

    return Painting(
        by=paint,
        wide=side,
        tall=side,
        id=f"ui-tile {tile}",
        label=part.words("lost-temple.river.tile", tile=naming.tile(part.words, tile)),
        act=partial(part.table.show_tile, tile),
        tip=partial(tooltips.tile_tip, part.words, part.session, tile, site),
    )


def in_columns(tiles: Sequence[Box], each: int, gap: float) -> Box:
    """Tiles in rows of so many, which stand in the middle."""
    rows = [Row(children=tiles[first : first + each], gap=gap) for first in range(0, len(tiles), each)]
    return Column(children=[Column(children=rows, gap=gap)], align="centre")


def draw_tile(pen: Pen, at: Point, tile: str, face: Face) -> None:
    """A tile by its engine name, such as "room+pink", with its middle at a point."""
    sheet = _picture(pen.art, pen.pixels, tile, face)
    side = sheet.surface.get_width()
    sheet.show(pen.surface, round(at[0] - side / 2), round(at[1] - side / 2))


@kept
def _picture(art: Art, pixels: float, tile: str, face: Face) -> text.PaintedSheet:
    side = max(2, round(BOX * pixels))
    with text.sheet((side, side)) as sheet:
        _paint(Pen(sheet.surface, art, pixels), (side / 2, side / 2), tile, face)
    return sheet


def _paint(pen: Pen, at: Point, tile: str, face: Face) -> None:
    pen.put(f"tile-{face}", at)
    icons = naming.icons(tile)
    for icon, (dx, dy) in zip(icons, TWO if len(icons) == 2 else THREE, strict=True):
        sprite = naming.icon_sprite(icon)
        pen.put(sprite, at, dx, dy, zoom=0.87 if sprite.startswith("key") else 0.97)
        if icon.isdigit():
            pen.number(icon, at, dx, dy, size=13.5, colour=POINTS_INK)
