"""Where everything lies on the table of Lost Temple, for every size of window.

The rectangles of a wide table: bar, players, log, board, camp, prices, supply, keys, turn, turn-end. Of the other
two: bar, chips, tabs, and by page board, strip, sheet (board), river (river), camps (camps). The sheet belongs to
the river while a tile is chosen, to a room while it is placed, and to the panels at any other decision. The end of
the turn has one place: at the lower right of the window or of the sheet.
"""

from __future__ import annotations

import pygame

from game.host.viewport import Viewport
from game.table.layout import BAR, WIDE_SIZE, Layout, across, down, inset, shape, sideways, spread, upright

PAGES = ("board", "river", "camps")

WIDE = {
    "bar": (0, 0, 1280, 48),
    "players": (6, 54, 202, 262),
    "log": (6, 322, 202, 392),
    "board": (212, 52, 848, 548),
    "camp": (212, 604, 848, 110),
    "prices": (1064, 54, 210, 186),
    "supply": (1064, 246, 210, 156),
    "keys": (1064, 408, 210, 92),
    "turn": (1064, 506, 210, 148),
    "turn-end": (1064, 660, 210, 54),
}
NARROW_BOARD = (390, 398)
LOW, END, EDGE = 118, 132, (14, 8)
"""Units of height below which a sheet is one row, of width of the end of the turn, and round what is in it."""
STRIP = 58
"""Units of height of the river below a small board."""


def arrange(viewport: Viewport, page: str, *, placing: bool = False) -> Layout:
    """The layout for a window; page and what is placed count on small ones only."""
    form, unit = shape(viewport)
    if form == "wide":
        rects = spread(viewport, unit, WIDE, foot="camp", growing=("log", "turn", "board"))
        rects["turn-end"].bottom = rects["camp"].bottom
        _share_height(rects, unit, viewport.height - round(WIDE_SIZE[1] * unit))
    elif form == "narrow":
        rects, middle = upright(viewport, unit)
        rects |= _page(middle, page, unit, viewport, placing=placing)
    else:
        rects = _low(viewport, page, unit, placing=placing)
    return Layout(form, unit, rects)


def _share_height(rects: dict[str, pygame.Rect], unit: float, spare: int) -> None:
    """Give camp, players and prices some of the height that a window of 4 to 3 has over; the board needs none."""

    def part(share: float, most: float) -> int:
        return max(0, min(round(spare * share), round(most * unit)))

    grown = part(0.15, 26)
    rects["camp"].update(rects["camp"].x, rects["camp"].y - grown, rects["camp"].w, rects["camp"].h + grown)
    rects["board"].h -= grown
    for grows, gives, more in (("players", "log", part(0.42, 90)), ("prices", "turn", part(0.16, 34))):
        first, last = rects[grows], rects[gives]
        for rect in rects.values():
            if rect.x == first.x and first.y < rect.y <= last.y:
                rect.y += more
        first.h += more
        last.h -= more


def place_recap(laid: Layout) -> None:
    """On a wide table the recap stands in place of the story: prices and supply are wanted for the decision."""
    laid.rects["recap"] = laid.rects.pop("log")


def _low(viewport: Viewport, page: str, unit: float, *, placing: bool) -> dict[str, pygame.Rect]:
    """The board is as wide as its height allows."""
    tall = max(0, viewport.height - round(BAR * unit))
    beside = viewport.width - round(tall * NARROW_BOARD[0] / NARROW_BOARD[1])
    column = min(max(beside, round(0.42 * viewport.width)), viewport.width)
    rects, middle = sideways(viewport, unit, column)
    if page == "board":
        rects["strip"], below = down(middle, 0 if placing else round(STRIP * unit), None)
        rects["sheet"] = inset(below, unit)
        rects["turn-end"] = _end(rects["sheet"], unit, viewport)
    else:
        rects[page] = middle
    return rects


def _end(sheet: pygame.Rect, unit: float, viewport: Viewport) -> pygame.Rect:
    """The right end of the last row of a sheet; a low sheet has but one."""
    aside, wide = round(EDGE[0] * unit), round(END * unit)
    tall = max(round(44 * unit), viewport.px(44))
    if sheet.h < LOW * unit:
        return across(down(sheet, round(6 * unit), None, round(6 * unit))[1], None, wide, aside)[1]
    return across(down(sheet, None, tall, round(EDGE[1] * unit))[1], None, wide, aside)[1]


def _page(
    middle: pygame.Rect, page: str, unit: float, viewport: Viewport, *, placing: bool
) -> dict[str, pygame.Rect]:
    """What is placed has the room of river and sheet together, so that the board stays as it is."""
    if page != "board":
        return {page: middle}
    strip = max(round(STRIP * unit), viewport.px(48))
    # The board gives way to the sheet until its rooms are as small as a finger allows.
    least = round(0.86 * viewport.ratio * NARROW_BOARD[1])
    sheet = min(round(196 * unit), max(viewport.px(64), middle.height - strip - least))
    board, on_river, below = down(middle, max(0, middle.height - strip - sheet), strip, None)
    if placing:
        return {"board": board, "sheet": inset(on_river.union(below), unit)}
    rect = inset(below, unit)
    return {"board": board, "strip": on_river, "sheet": rect, "turn-end": _end(rect, unit, viewport)}
