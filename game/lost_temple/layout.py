"""Where everything lies on the table of Lost Temple, for every size of window.

The rectangles of a wide table: bar, players, log, board, camp, prices, supply, keys, turn, steps. Of the other
two: bar, chips, tabs, and by page board, strip, sheet (board), river (river), camps (camps). The sheet belongs to
the river while a tile is chosen, and to the panels at any other decision.
"""

from __future__ import annotations

import pygame

from game.host.viewport import Viewport
from game.table.layout import BAR, WIDE_SIZE, Layout, down, inset, shape, sideways, spread, upright

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
    "turn": (1064, 506, 210, 142),
    "steps": (1064, 654, 210, 60),
}
NARROW_BOARD = (390, 398)


def arrange(viewport: Viewport, page: str) -> Layout:
    """The layout for a window; the page counts on small ones only."""
    form, unit = shape(viewport)
    if form == "wide":
        rects = spread(viewport, unit, WIDE, foot="camp", growing=("log", "turn", "board"))
        rects["steps"].bottom = rects["camp"].bottom
        _share_height(rects, unit, viewport.height - round(WIDE_SIZE[1] * unit))
    elif form == "narrow":
        rects, middle = upright(viewport, unit)
        rects |= _page(middle, page, unit, viewport)
    else:
        rects = _low(viewport, page, unit)
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


def _low(viewport: Viewport, page: str, unit: float) -> dict[str, pygame.Rect]:
    """The board is as wide as its height allows."""
    tall = max(0, viewport.height - round(BAR * unit))
    beside = viewport.width - round(tall * NARROW_BOARD[0] / NARROW_BOARD[1])
    column = min(max(beside, round(0.42 * viewport.width)), viewport.width)
    rects, middle = sideways(viewport, unit, column)
    if page == "board":
        rects["strip"], below = down(middle, round(58 * unit), None)
        rects["sheet"] = inset(below, unit)
    else:
        rects[page] = middle
    return rects


def _page(middle: pygame.Rect, page: str, unit: float, viewport: Viewport) -> dict[str, pygame.Rect]:
    if page != "board":
        return {page: middle}
    strip = max(round(58 * unit), viewport.px(48))
    # The board gives way to the sheet until its rooms are as small as a finger allows.
    least = round(0.86 * viewport.ratio * NARROW_BOARD[1])
    sheet = min(round(196 * unit), max(viewport.px(64), middle.height - strip - least))
    board, on_river, below = down(middle, max(0, middle.height - strip - sheet), strip, None)
    return {"board": board, "strip": on_river, "sheet": inset(below, unit)}
