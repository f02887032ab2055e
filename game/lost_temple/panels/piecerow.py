"""Keys, treasures or cards side by side, all of one size."""

from __future__ import annotations

from collections.abc import Sequence

from game.screen.brush import Brush
from game.ui.boxes import Box
from game.ui.widgets import Painting

TALL, WIDE = 36.0, 22.0
"""Units that a piece takes at its own size."""


def piece_row(sprites: Sequence[str], zoom: float, step: float, *, grow: float = 0) -> Box:
    """Pieces in the middle of their place, so many units apart; closer and smaller where there is less room."""

    def paint(brush: Brush, width: float, height: float) -> None:
        apart = min(step, width / len(sprites))
        size = min(zoom, height / TALL, max(apart / WIDE, 0.6))
        left = width / 2 - apart * (len(sprites) - 1) / 2
        for number, sprite in enumerate(sprites):
            brush.sprite(sprite, left + apart * number, height / 2, zoom=size)

    return Painting(by=paint, wide=step * len(sprites), grow=grow)
