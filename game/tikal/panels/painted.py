"""Boxes in a place where a base class hands over a brush."""

from __future__ import annotations

from game.screen.brush import Area, Brush
from game.ui import boxes
from game.ui.boxes import Box, Kit


def paint_box(brush: Brush, box: Box, area: Area) -> None:
    """Lay a box into an area of a brush, and paint it."""
    kit = Kit(brush.art, brush.unit, brush.letters)
    boxes.paint(kit, brush.surface, list(box.lay(kit, brush.rect(area))))
