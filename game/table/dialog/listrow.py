"""How a thing of a docked page is drawn that has a line of its own: the picture, and the words beside it."""

from __future__ import annotations

from game.screen import text
from game.screen.brush import Area, Brush
from game.screen.palette import INK, SOFT
from game.table.dialog.docked import CAPTION, NOTE, PICTURE
from game.table.dialog.page import Cell


def paint_line(brush: Brush, cell: Cell, box: Area) -> None:
    """A thing to choose in a line of its own."""
    x, y, w, h = box
    brush.frame("button-disabled" if not cell.enabled else "button-main" if cell.main else "button-normal", box)
    left = x + 8
    if cell.sprite or cell.painter:
        _paint_picture(brush, cell, (x + 4, y + 4, PICTURE - 4, h - 8))
        left = x + PICTURE + 4
    room = x + w - 7 - left
    if not cell.note:
        side = "left" if cell.sprite or cell.painter else "centre"
        brush.text(cell.caption, "strong", CAPTION, INK, (left, y, room, h), fit="wrap", side=side)  # type: ignore[arg-type]
        return
    ink = INK if cell.main else SOFT
    if not cell.caption:
        brush.text(cell.note, "body", NOTE, ink, (left, y + 3, room, h - 6), fit="wrap")
        return
    above = 19.0 * brush.letters
    tall = min(
        h - 6 - above, text.height(cell.note, "body", brush.px(NOTE), round(room * brush.unit)) / brush.unit
    )
    top = y + (h - above - tall) / 2
    brush.text(cell.caption, "strong", CAPTION, INK, (left, top, room, above))
    brush.text(cell.note, "body", NOTE, ink, (left, top + above, room, tall + 1), fit="wrap", level="top")


def _paint_picture(brush: Brush, cell: Cell, box: Area) -> None:
    x, y, w, h = box
    if cell.painter is not None:
        cell.painter(brush.at(x, y), w, h)
    else:
        tint = INK if cell.sprite.startswith("ui-") else None
        zoom = min(cell.zoom, h / 32, w / 34)
        brush.sprite(cell.sprite, x + w / 2, y + h / 2, zoom=zoom, tint=tint)
