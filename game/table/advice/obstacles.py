"""What an explanation should not hide: what it talks about, what can be chosen next, and everything written."""

from __future__ import annotations

from collections.abc import Sequence
from math import hypot
from typing import TYPE_CHECKING

import pygame

from game.ui.tip import Tip

if TYPE_CHECKING:
    from game.table.table import Table

SAID, TALKED_OF, CHOICE, VALUE, PANEL, STORY = 1000.0, 12.0, 3.0, 2.0, 0.5, 1.0
"""How much worse than plain ground it is to hide something, for the same area."""
LARGE = 0.2
"""A target that takes more than this part of the window is a ground, and may be covered."""
AWAY = 0.15
"""How much worse every pixel away from what is explained is, for each pixel of width."""
STEP = 40.0
"""Units between the places further away that are tried."""
NUDGES = (1, 2, 4, 8, 16)
"""Device pixels that the best of all places may be moved by."""


def best(near: Sequence[pygame.Rect], tip: Tip, table: Table) -> pygame.Rect:
    """The place that hides the least: the first one nearby that hides nothing, else also one further away."""
    seen = _sights(tip, table)
    rects = [rect for rect, _ in seen]

    def hidden(spot: pygame.Rect) -> float:
        return sum(seen[index][1] * _common(spot, rects[index]) for index in spot.collidelistall(rects))

    found, least = near[0], hidden(near[0])
    for spot in near[1:]:
        if (loss := hidden(spot)) < least:
            found, least = spot, loss
    for away, spot in _further(near[0].size, tip.anchor, table):
        if away >= least:
            break
        if (loss := away + hidden(spot)) < least:
            found, least = spot, loss
    # A little aside it may hide still less: what it talks of has an edge that no row of places is made for.
    nudged = (found.move(dx, dy) for by in NUDGES for dx in (-by, 0, by) for dy in (-by, 0, by))
    return min([found, *(spot for spot in nudged if table.window.contains(spot))], key=hidden)


def _further(size: tuple[int, int], anchor: pygame.Rect, table: Table) -> list[tuple[float, pygame.Rect]]:
    """Places all over the window, the nearest first, with how much worse their distance makes them."""
    (width, height), step = table.window.size, max(1, round(STEP * table.unit))
    found = []
    for x in range(0, width - size[0] + 1, step):
        for y in range(0, height - size[1] + 1, step):
            spot = pygame.Rect((x, y), size)
            aside = max(0, anchor.left - spot.right, spot.left - anchor.right)
            over = max(0, anchor.top - spot.bottom, spot.top - anchor.bottom)
            found.append((AWAY * size[0] * hypot(aside, over), spot))
    return sorted(found, key=lambda one: one[0])


def _sights(tip: Tip, table: Table) -> list[tuple[pygame.Rect, float]]:
    width, height = table.window.size
    most = LARGE * width * height
    story = table.rect_named("log")
    found = [(rect, TALKED_OF) for rect in (tip.anchor, *tip.about)]
    if (above := table.mode.above) is not None:
        found.append((above, SAID))
    for target in table.targets():
        if target.enabled and target.rect.w * target.rect.h < most and not target.rect.contains(tip.anchor):
            found.append((target.rect, STORY if story.contains(target.rect) else CHOICE))
    found += [(part.rect, PANEL) for part in table.parts if part.open and part.name not in ("", "board", "log")]
    return found + [(drawn.rect, STORY if story.contains(drawn.rect) else VALUE) for drawn in table.picture.texts]


def _common(one: pygame.Rect, other: pygame.Rect) -> int:
    both = one.clip(other)
    return both.w * both.h
