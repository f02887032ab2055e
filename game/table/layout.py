"""Where everything lies on the table, for every size of window.

Three shapes: `wide` is the whole table at once; `narrow` is a phone held upright, with the pages board, river and
camps; `low` is a phone held sideways, with the board at the left and the same pages beside it. All numbers are
units of the mock-ups, one unit being a pixel at 1280 by 720 or at 390 by 844.

The rectangles of a wide table: bar, players, log, board, camp, prices, supply, keys, turn. Of the other two: bar,
chips, tabs, and by page board, strip, sheet (board), river (river), camps (camps). The sheet belongs to the
river while a tile is chosen, and to the panels at any other decision.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

import pygame

from game.view import View

Shape = Literal["wide", "narrow", "low"]
Page = Literal["board", "river", "camps"]
PAGES: tuple[Page, ...] = ("board", "river", "camps")

WIDE = {
    "bar": (0, 0, 1280, 48),
    "players": (6, 54, 202, 262),
    "log": (6, 322, 202, 392),
    "board": (212, 52, 848, 548),
    "camp": (212, 604, 848, 110),
    "prices": (1064, 54, 210, 186),
    "supply": (1064, 246, 210, 156),
    "keys": (1064, 408, 210, 92),
    "turn": (1064, 506, 210, 208),
}
WIDE_SIZE = (1280, 720)
NARROW_SIZE = (390, 844)
NARROW_BOARD = (390, 398)
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


def arrange(view: View, page: Page) -> Layout:
    """The layout for a window; the page counts on small ones only."""
    if view.narrow:
        return _narrow(view, page)
    unit = min(view.width / WIDE_SIZE[0], view.height / WIDE_SIZE[1])
    return _low(view, page) if unit < SMALLEST_WIDE * view.ratio else _wide(view, unit)


def _wide(view: View, unit: float) -> Layout:
    rects = spread(view, unit, WIDE, foot="camp", growing=("log", "turn", "board"))
    return Layout("wide", unit, rects)


def spread(
    view: View, unit: float, listed: dict[str, tuple[int, int, int, int]], foot: str, growing: tuple[str, ...]
) -> dict[str, pygame.Rect]:
    """The mock-up as it is: side panels keep to the sides, the board stands in the middle, all rows are filled.

    Bar, board and what lies at its foot take what is over of the width, and those that grow what is over of the
    height.
    """
    spare_x = round(view.width - WIDE_SIZE[0] * unit)
    spare_y = round(view.height - WIDE_SIZE[1] * unit)
    rects = {}
    for name, (x, y, w, h) in listed.items():
        left, top, right, bottom = (round(side * unit) for side in (x, y, x + w, y + h))
        if name in ("bar", "board", foot):
            right += spare_x
        elif x > 1000:
            left, right = left + spare_x, right + spare_x
        if name in growing:
            bottom += spare_y
        elif name == foot:
            top, bottom = top + spare_y, bottom + spare_y
        rects[name] = pygame.Rect(left, top, max(0, right - left), max(0, bottom - top))
    return rects


def _narrow(view: View, page: Page) -> Layout:
    """One column. The sheet folds before the board gives up its width."""
    unit, rects, middle = column(view)
    return Layout("narrow", unit, rects | _page(middle, page, unit, view))


def column(view: View) -> tuple[float, dict[str, pygame.Rect], pygame.Rect]:
    """A phone held upright: its unit, the rectangles of bar, chips and tabs, and what is between for the page."""
    unit = min(view.width / NARROW_SIZE[0], max(view.height / NARROW_SIZE[1], 0.9 * view.ratio))
    width, height = view.size
    bar, chips, tabs = (max(round(side * unit), view.px(44)) for side in (60, 54, 74))
    top, bottom = bar + chips, height - tabs
    rects = {
        "bar": pygame.Rect(0, 0, width, bar),
        "chips": pygame.Rect(0, bar, width, chips),
        "tabs": pygame.Rect(0, bottom, width, max(0, height - bottom)),
    }
    return unit, rects, pygame.Rect(0, top, width, max(0, bottom - top))


def _low(view: View, page: Page) -> Layout:
    """The board at the left for good; chips, the page and tabs in a column beside it."""
    unit = max(view.height / LOW_HEIGHT, view.ratio)
    unit = min(unit, view.width / 800)
    width, height = view.size
    bar, chips, tabs = (round(side * unit) for side in (46, 50, 48))
    tall = max(0, height - bar)
    column = min(max(width - round(tall * NARROW_BOARD[0] / NARROW_BOARD[1]), round(0.46 * width)), width)
    x = width - column
    rects = {
        "bar": pygame.Rect(0, 0, width, bar),
        "board": pygame.Rect(0, bar, x, tall),
        "chips": pygame.Rect(x, bar, column, chips),
        "tabs": pygame.Rect(x, height - tabs, column, tabs),
    }
    middle = pygame.Rect(x, bar + chips, column, max(0, tall - chips - tabs))
    if page == "board":
        strip = round(58 * unit)
        rects["strip"] = pygame.Rect(x, middle.y, column, strip)
        rects["sheet"] = inset(pygame.Rect(x, middle.y + strip, column, max(0, middle.h - strip)), unit)
    else:
        rects[page] = middle
    return Layout("low", unit, rects)


def _page(middle: pygame.Rect, page: Page, unit: float, view: View) -> dict[str, pygame.Rect]:
    if page != "board":
        return {page: middle}
    strip = max(round(58 * unit), view.px(48))
    # The board gives way to the sheet until its rooms are as small as a finger allows.
    least = round(0.86 * view.ratio * NARROW_BOARD[1])
    sheet = min(round(196 * unit), max(view.px(64), middle.height - strip - least))
    board = max(0, middle.height - strip - sheet)
    return {
        "board": pygame.Rect(middle.x, middle.y, middle.width, board),
        "strip": pygame.Rect(middle.x, middle.y + board, middle.width, strip),
        "sheet": inset(pygame.Rect(middle.x, middle.y + board + strip, middle.width, sheet), unit),
    }


def inset(rect: pygame.Rect, unit: float) -> pygame.Rect:
    """A rectangle without the gap round a panel."""
    gap = round(6 * unit)
    return pygame.Rect(rect.x + gap, rect.y + gap, max(0, rect.w - 2 * gap), max(0, rect.h - gap - gap // 2))
