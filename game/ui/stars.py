"""Stars, full or hollow, and the gauge of a puzzle with the marks of its stars."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.screen import palette
from game.screen.brush import Area, Brush

GOLD, EDGE = palette.GOLD, palette.DEEP_GOLD
GROOVE, GROOVE_EDGE, MARK = palette.GROOVE, palette.GROOVE_EDGE, palette.BARK
SIDE = 20.0
"""Units that a star of zoom 1 is wide."""


def paint_star(brush: Brush, x: float, y: float, full: bool, zoom: float = 1.0) -> None:
    """A star with its middle at a point."""
    if full:
        brush.sprite("ui-star", x, y, zoom=zoom, tint=GOLD)
    brush.sprite("ui-star-hollow", x, y, zoom=zoom, tint=EDGE)


def paint_stars(brush: Brush, x: float, y: float, count: int, most: int, zoom: float, step: float) -> None:
    """A row of stars from the left, so many of them full."""
    for number in range(most):
        paint_star(brush, x + number * step, y, number < count, zoom)


def paint_gauge(brush: Brush, box: Area, value: float, limits: Sequence[int], base: int) -> None:
    """How far a value has come from what there was at the beginning, with a mark for each limit."""
    low, high = _ends(limits, base)
    groove = brush.rect(box)
    radius = groove.h // 2
    line = max(1, round(brush.unit))
    pygame.draw.rect(brush.surface, GROOVE, groove, border_radius=radius)
    part = min(1.0, max(0.0, (value - low) / (high - low)))
    if part > 0:
        full = pygame.Rect(groove.x, groove.y, max(groove.h, round(groove.w * part)), groove.h)
        pygame.draw.rect(brush.surface, GOLD, full, border_radius=radius)
    pygame.draw.rect(brush.surface, GROOVE_EDGE, groove, line, radius)
    for limit in limits:
        x = groove.x + round(groove.w * (limit - low) / (high - low))
        pygame.draw.line(brush.surface, MARK, (x, groove.top), (x, groove.bottom - 1), line)


def _ends(limits: Sequence[int], base: int) -> tuple[float, float]:
    """What the gauge begins and ends with: a little more than the best known fits."""
    high = limits[-1] + max(1.0, 0.06 * (limits[-1] - base))
    return float(min(base, 0) if base < limits[0] / 2 else base - (limits[-1] - base) / 2), high
