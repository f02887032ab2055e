"""Where things lie on a table, for every size of window: what the tables of both games share.

Three shapes: `wide` is the whole table at once; `narrow` is a phone held upright, with pages; `low` is a phone
held sideways, with the board at the left and the same pages beside it. All numbers are units of the mock-ups, one
unit being a pixel at 1280 by 720 or at 390 by 844.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

import pygame

from game.host.viewport import Viewport

Shape = Literal["wide", "narrow", "low"]

WIDE_SIZE = (1280, 720)
NARROW_SIZE = (390, 844)
LOW_HEIGHT = 390
SMALLEST_WIDE = 0.75
"""Below this unit the letters of the wide table are too small to read."""


@dataclass(frozen=True, slots=True)
class Layout:
    """The rectangles of one window in device pixels, and the unit of everything in them."""

    shape: Shape
    unit: float
    rects: dict[str, pygame.Rect]

    def rect(self, name: str) -> pygame.Rect:
        """The rectangle of that name; an empty one when it is not in sight."""
        return self.rects.get(name, pygame.Rect(0, 0, 0, 0))


def shape(viewport: Viewport) -> tuple[Shape, float]:
    """The shape that fits a window, and its unit."""
    if viewport.narrow:
        return "narrow", min(
            viewport.width / NARROW_SIZE[0], max(viewport.height / NARROW_SIZE[1], 0.9 * viewport.ratio)
        )
    unit = min(viewport.width / WIDE_SIZE[0], viewport.height / WIDE_SIZE[1])
    if unit >= SMALLEST_WIDE * viewport.ratio:
        return "wide", unit
    return "low", min(max(viewport.height / LOW_HEIGHT, viewport.ratio), viewport.width / 800)


def spread(
    view: Viewport, unit: float, listed: dict[str, tuple[int, int, int, int]], foot: str, growing: tuple[str, ...]
) -> dict[str, pygame.Rect]:
    """The mock-up as it is: side panels keep to the sides, the board stands in the middle, all rows are filled.

    Bar, board and what lies at its foot take what is over of the width, and those that grow what is over of the
    height.
    """
    spare_x = round(view.width - WIDE_SIZE[0] * unit)
    spare_y = round(view.height - WIDE_SIZE[1] * unit)
    board_x, _, board_wide, _ = listed["board"]
    rects = {}
    for name, (x, y, w, h) in listed.items():
        left, top, right, bottom = (round(side * unit) for side in (x, y, x + w, y + h))
        if name in ("bar", "board", foot):
            right += spare_x
        elif x >= board_x + board_wide:
            left, right = left + spare_x, right + spare_x
        if name in growing:
            bottom += spare_y
        elif name == foot:
            top, bottom = top + spare_y, bottom + spare_y
        rects[name] = pygame.Rect(left, top, max(0, right - left), max(0, bottom - top))
    return rects


def upright(viewport: Viewport, unit: float) -> tuple[dict[str, pygame.Rect], pygame.Rect]:
    """A phone held upright: the rectangles of bar, chips and tabs, and what is between for the page."""
    width, height = viewport.size
    bar, chips, tabs = (max(round(side * unit), viewport.px(44)) for side in (60, 54, 74))
    top, bottom = bar + chips, height - tabs
    rects = {
        "bar": pygame.Rect(0, 0, width, bar),
        "chips": pygame.Rect(0, bar, width, chips),
        "tabs": pygame.Rect(0, bottom, width, max(0, height - bottom)),
    }
    return rects, pygame.Rect(0, top, width, max(0, bottom - top))


BAR, CHIPS, TABS = 46, 50, 48
"""Units of height in a phone held sideways."""


def sideways(viewport: Viewport, unit: float, column: int) -> tuple[dict[str, pygame.Rect], pygame.Rect]:
    """A phone held sideways: board at the left; chips and tabs in a column of this width, and what is between."""
    width, height = viewport.size
    bar, chips, tabs = (round(side * unit) for side in (BAR, CHIPS, TABS))
    x = width - column
    tall = max(0, height - bar)
    rects = {
        "bar": pygame.Rect(0, 0, width, bar),
        "board": pygame.Rect(0, bar, x, tall),
        "chips": pygame.Rect(x, bar, column, chips),
        "tabs": pygame.Rect(x, height - tabs, column, tabs),
    }
    return rects, pygame.Rect(x, bar + chips, column, max(0, tall - chips - tabs))


def inset(rect: pygame.Rect, unit: float) -> pygame.Rect:
    """A rectangle without the gap round a panel."""
    gap = round(6 * unit)
    return pygame.Rect(rect.x + gap, rect.y + gap, max(0, rect.w - 2 * gap), max(0, rect.h - gap - gap // 2))
