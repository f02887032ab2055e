"""How action points are painted: the disc with those left, and a pip for each, full, planned or empty."""

from __future__ import annotations

from engine.tikal import components as box
from game.screen.brush import Brush
from game.screen.catalogue import Catalogue
from game.screen.palette import INK


def paint_disc(brush: Brush, words: Catalogue, left: int, x: float, y: float, zoom: float) -> None:
    """The points that are left."""
    brush.sprite("ap-disc", x, y, zoom=zoom)
    number = (x - 22 * zoom, y - 21 * zoom, 44 * zoom, 26 * zoom)
    brush.text(str(left), "title", 25 * zoom, INK, number, side="centre")
    unit = (x - 20 * zoom, y, 40 * zoom, 22 * zoom)
    brush.text(words("tikal.bar.ap"), "strong", max(12, 12.5 * zoom), INK, unit, side="centre")


def paint_pips(brush: Brush, left: int, planned: int, x: float, y: float, per: int) -> None:
    """Ten pips in rows; the last of those left are the ones that are planned."""
    rows = box.ACTION_POINTS // per
    for pip in range(box.ACTION_POINTS):
        row, column = divmod(pip, per)
        state = "empty" if pip >= left else "planned" if pip >= left - planned else "full"
        brush.sprite(f"ap-{state}", x + column * 14, y + (row - (rows - 1) / 2) * 18)
