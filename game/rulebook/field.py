"""The field that searches the rules."""

from __future__ import annotations

import pygame

from game.app import App
from game.screen import palette
from game.screen.brush import Brush
from game.screen.palette import DIM, GOLD, INK, PALE, SOFT
from game.ui import styles

FIELD = "rules-search"
LONGEST = 40
LEFT, RIGHT = 40, 12
"""Units before what is looked for, and after what was found."""
TYPED, COUNT = styles.BODY, styles.SMALL_LABEL.in_ink(DIM)


def paint_field(app: App, query: str, count: str, open_now: bool, brush: Brush, wide: float, tall: float) -> None:
    """A magnifier, what is looked for, and which hit of how many one stands at."""
    lit, rect, radius = open_now or app.pointed == FIELD, brush.rect((0, 0, wide, tall)), round(7 * brush.unit)
    pygame.draw.rect(brush.surface, palette.FIELD, rect, border_radius=radius)
    edge = max(1, round((3 if open_now else 2) * brush.unit))
    pygame.draw.rect(brush.surface, GOLD if lit else PALE, rect, edge, radius)
    _paint_magnifier(brush.at(21, tall / 2))
    room = wide - LEFT - RIGHT
    if count:
        used = brush.width(count, COUNT) + 2
        brush.write(count, COUNT, (wide - RIGHT - used, 0, used, tall), side="right")
        room -= used + 8
    if not query and not open_now:
        brush.write(app.words("rules.search"), TYPED.in_ink(SOFT), (LEFT, 0, max(1, room), tall))
        return
    shown = query
    while shown and brush.width(shown, TYPED) > room - 4:
        shown = shown[1:]
    if shown:
        brush.write(shown, TYPED, (LEFT, 0, max(1, room), tall), fit="ellipsis")
    if open_now:
        x = LEFT + (brush.width(shown, TYPED) if shown else 0) + 1
        brush.line(x, tall / 2 - 11, x, tall / 2 + 11, INK, 2)


def _paint_magnifier(brush: Brush) -> None:
    middle, radius = (round(brush.x - 2 * brush.unit), round(brush.y - 2 * brush.unit)), round(6.5 * brush.unit)
    pygame.draw.circle(brush.surface, SOFT, middle, radius, max(1, round(2.4 * brush.unit)))
    brush.line(2.5, 2.5, 8, 8, SOFT, 3)
