"""What an explanation should not hide: what it talks about, what can be chosen next, and values on the board."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import pygame

from game.table.part import Tip

if TYPE_CHECKING:
    from game.table.tabletop import Tabletop

TALKED_OF, CHOICE, VALUE = 12.0, 3.0, 2.0
"""How much worse than plain ground it is to hide something, for the same area."""
LARGE = 0.2
"""A target that takes more than this part of the window is a ground, and may be covered."""


def best(spots: Sequence[pygame.Rect], tip: Tip, table: Tabletop) -> pygame.Rect:
    """The place that hides the least; the first of several."""
    seen = list(_sights(tip, table))
    return min(spots, key=lambda spot: sum(weight * _common(spot, rect) for rect, weight in seen))


def _sights(tip: Tip, table: Tabletop) -> list[tuple[pygame.Rect, float]]:
    width, height = table.app.viewport.size
    most = LARGE * width * height
    found = [(rect, TALKED_OF) for rect in (tip.anchor, *tip.about)]
    found += [
        (target.rect, CHOICE)
        for target in table.targets()
        if target.enabled and target.rect.w * target.rect.h < most and not target.rect.contains(tip.anchor)
    ]
    return found + [(drawn.rect, VALUE) for drawn in table.values()]


def _common(one: pygame.Rect, other: pygame.Rect) -> int:
    both = one.clip(other)
    return both.w * both.h
