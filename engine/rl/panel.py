"""What the pictures of both games share: their ink and paper, and the head of a player's panel."""

from __future__ import annotations

from .canvas import Canvas, Colour, Point

INK: Colour = (40, 34, 26)
PAPER: Colour = (236, 228, 208)
LIT: Colour = (252, 246, 230)


def panel(canvas: Canvas, corner: Point, height: float, colour: Colour, title: str, is_to_move: bool) -> None:
    """A square in the player's colour and a title; who is to move has a light ground to the picture's edge."""
    x, y = corner
    if is_to_move:
        canvas.rectangle((x - 10, y - 8), (canvas.width - x, height), LIT)
    canvas.rectangle((x, y), (14, 14), INK)
    canvas.rectangle((x + 1, y + 1), (12, 12), colour)
    canvas.text((x + 22, y), title, INK, 2)
