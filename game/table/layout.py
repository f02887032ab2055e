"""Where things lie on a table, for every size of window: what the tables of both games share.

Three shapes: `wide` is the whole table at once; `narrow` is a phone held upright, with pages; `low` is a phone
held sideways, with the board at the left and the same pages beside it. All numbers are units of the mock-ups, one
unit being a pixel at 1280 by 720 or at 390 by 844.
"""

from __future__ import annotations

from collections.abc import Sequence
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
        return self.rects.get(name, nowhere())


def nowhere() -> pygame.Rect:
    """Where something lies that is out of sight."""
    return pygame.Rect(0, 0, 0, 0)


def whole(viewport: Viewport) -> pygame.Rect:
    """All of a window."""
    return pygame.Rect((0, 0), viewport.size)


def centred_at(at: tuple[float, float], width: int, height: int) -> pygame.Rect:
    """A rectangle of this size with its middle at a point."""
    found = pygame.Rect(0, 0, width, height)
    found.center = round(at[0]), round(at[1])
    return found


def down(area: pygame.Rect, *heights: int | None) -> list[pygame.Rect]:
    """Strips of an area below each other; None is what the others leave, and those after it end at the foot."""
    ends = _cut(area.top, area.bottom, heights)
    return [pygame.Rect(area.x, start, area.w, end - start) for start, end in ends]


def across(area: pygame.Rect, *widths: int | None) -> list[pygame.Rect]:
    """Strips of an area side by side, in the same way."""
    ends = _cut(area.left, area.right, widths)
    return [pygame.Rect(start, area.y, end - start, area.h) for start, end in ends]


def _cut(start: int, end: int, lengths: Sequence[int | None]) -> list[tuple[int, int]]:
    """Where each of some strips begins and ends."""
    found = []
    for number, length in enumerate(lengths):
        if length is None:
            foot = end - sum(one or 0 for one in lengths[number + 1 :])
            found.append((start, max(start, foot)))
            start = foot
        else:
            found.append((start, start + length))
            start += length
    return found


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
    tall = [max(round(side * unit), viewport.px(44)) for side in (60, 54, 74)]
    bar, chips, middle, tabs = down(whole(viewport), tall[0], tall[1], None, tall[2])
    return {"bar": bar, "chips": chips, "tabs": tabs}, middle


BAR, CHIPS, TABS = 46, 50, 48
"""Units of height in a phone held sideways."""


def sideways(viewport: Viewport, unit: float, column: int) -> tuple[dict[str, pygame.Rect], pygame.Rect]:
    """A phone held sideways: board at the left; chips and tabs in a column of this width, and what is between."""
    bar, below = down(whole(viewport), round(BAR * unit), None)
    board, beside = across(below, None, column)
    chips, middle, tabs = down(beside, round(CHIPS * unit), None, round(TABS * unit))
    return {"bar": bar, "board": board, "chips": chips, "tabs": tabs}, middle


def inset(rect: pygame.Rect, unit: float) -> pygame.Rect:
    """A rectangle without the gap round a panel."""
    gap = round(6 * unit)
    return down(across(rect, gap, None, gap)[1], gap, None, gap // 2)[1]
