"""What lies above the rims of a hex: the plate of its value, who holds it, and everything that stands there.

All of a hex is one picture that is kept, so that it can be laid over rims and glows again at the cost of a blit.
"""

from __future__ import annotations

from engine.tikal import preview
from game.screen.art import Art, Point
from game.screen.cache import kept
from game.screen.pen import Pen
from game.tikal.board import hexes, ownership, pieces
from game.tikal.board.hexes import HexPicture

NOBODY = preview.Hold(-1, 0, False)


def forget_pictures() -> None:
    """Let go of the pictures that are kept: hexes will be drawn at another size."""
    picture.cache_clear()


@kept
def picture(
    art: Art,
    pixels: float,
    bold: float,
    value: int,
    treasures: int,
    hold: preview.Hold,
    tied: tuple[int, ...],
    standing: tuple[pieces.Piece, ...],
) -> HexPicture:
    """The plate, the hold and the pieces of a hex; leaders lie below the plate, workers above it."""

    def draw(pen: Pen, at: Point) -> None:
        for piece in standing:
            if piece.kind != "group":
                pieces.draw_piece(pen, at, piece, bold)
        if value:
            ownership.draw_ring(pen, at, hold, tied, bold)
        hexes.draw_plate(pen, at, value, treasures, bold)
        if value and not ownership.hidden(standing, bold):
            ownership.draw_owner(pen, at, hold, tied, bold)
        for piece in standing:
            if piece.kind == "group":
                pieces.draw_piece(pen, at, piece, bold)

    return hexes.pictured(art, pixels, draw)
