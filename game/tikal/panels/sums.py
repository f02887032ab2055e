"""What a player would score as a number, with what it would become if that differs: "29", or "29 → 33"."""

from __future__ import annotations

from game.screen.brush import Brush
from game.screen.fonts import Role
from game.screen.palette import GAIN, INK, LOSS, SOFT

ARROW = "\u2192"
GAP = 4.0


def sum_ink(old: int, new: int) -> str:
    """The colour of what a sum becomes."""
    return INK if new == old else GAIN if new > old else LOSS


def _parts(old: int, new: int, size: float) -> list[tuple[str, Role, float, str]]:
    """Words from the left, each with role, size and colour."""
    last: tuple[str, Role, float, str] = (str(new), "title", size, sum_ink(old, new))
    if new == old:
        return [last]
    return [(str(old), "head", size * 0.9, SOFT), (ARROW, "body", size * 0.85, SOFT), last]


def sum_width(brush: Brush, old: int, new: int, size: float) -> float:
    """How many units a sum takes."""
    parts = _parts(old, new, size)
    return sum(brush.wide(word, role, points) + 2 for word, role, points, _ in parts) + GAP * (len(parts) - 1)


def paint_sum(brush: Brush, old: int, new: int, tall: float, *, size: float) -> None:
    """A sum, from the brush's corner to the right."""
    x = 0.0
    for word, role, points, ink in _parts(old, new, size):
        wide = brush.wide(word, role, points) + 2
        brush.text(word, role, points, ink, (x, 0, wide, tall))
        x += wide + GAP
