"""Where everything lies on the table of Tikal, for every size of window.

The rectangles of a wide table: bar, players, log, board, actions, forecast, sets, floors, treasures; `tile` stands
in place of sets and floors while a tile is placed, and `auction` while turns are auctioned. Of the other two: bar,
chips, tabs, and by page board and sheet (board), forecast, sets, floors and treasures (supply), players and log
(camps). A window that is low but not very low has the forecast above the sheet, too.
"""

from __future__ import annotations

from typing import Literal

import pygame

from game.host.viewport import Viewport
from game.table.layout import Layout, across, down, inset, shape, sideways, spread, upright

Page = Literal["board", "supply", "camps"]
PAGES: tuple[Page, ...] = ("board", "supply", "camps")

WIDE = {
    "bar": (0, 0, 1280, 48),
    "players": (6, 54, 202, 246),
    "log": (6, 306, 202, 408),
    "board": (212, 52, 848, 572),
    "actions": (212, 628, 848, 86),
    "forecast": (1064, 54, 210, 252),
    "sets": (1064, 312, 210, 84),
    "floors": (1064, 402, 210, 128),
    "treasures": (1064, 536, 210, 178),
}
"""A wide table for two players."""
ASIDE = (1064, 312, 210, 218)
"""Where the tile in hand or those of an auction are: they stand for a while in place of sets and floors."""
ROWS = {2: 104, 3: 96, 4: 84}
"""Units of a player's row, by how many play."""
SHEET, PLACING, LEAST_BOARD = 246, 286, 300
"""Units of the sheet below a phone's board, with a tile to be placed too, and what the board keeps of it."""
ABOVE = 150
"""Units above the sheet of a low window from which on it is shown there what everybody would score."""
Shares = tuple[tuple[str, float], ...]
SHARES: dict[Page, Shares] = {
    "board": (),
    "supply": (("forecast", 206), ("sets", 80), ("floors", 104), ("treasures", 170)),
    "camps": (("players", 294), ("log", 300)),
}
"""What a page shows in a narrow window, from top to bottom, and how its height is shared."""
COLUMNS: dict[Page, tuple[Shares, Shares]] = {
    "board": ((), ()),
    "supply": ((("forecast", 158), ("sets", 88)), (("floors", 106), ("treasures", 140))),
    "camps": ((("players", 1),), (("log", 1),)),
}
"""The same in a low window, in two columns."""


def arrange(viewport: Viewport, page: Page, auction: bool, *, placing: bool = False, players: int = 2) -> Layout:
    """The layout for a window; the page counts on small ones, all else on wide ones only."""
    form, unit = shape(viewport)
    if form == "wide":
        aside = "auction" if auction else "tile" if placing else ""
        return Layout(form, unit, _wide(viewport, unit, aside, players))
    return Layout(
        form,
        unit,
        _narrow(viewport, page, unit, PLACING if placing else SHEET)
        if form == "narrow"
        else _low(viewport, page, unit),
    )


def _wide(viewport: Viewport, unit: float, aside: str, players: int) -> dict[str, pygame.Rect]:
    listed = dict(WIDE)
    more = players * ROWS[players] - 2 * ROWS[2]
    (x, y, w, h), (_, top, _, tall) = WIDE["players"], WIDE["log"]
    listed |= {"players": (x, y, w, h + more), "log": (x, top + more, w, tall - more)}
    if aside:
        del listed["sets"], listed["floors"]
        listed[aside] = ASIDE
    rects = spread(viewport, unit, listed, foot="actions", growing=("log", "forecast", "board"))
    # What is over of the height is for what everybody would score; all below it moves down.
    forecast = rects["forecast"]
    spare = max(0, forecast.h - round(WIDE["forecast"][3] * unit))
    for rect in rects.values():
        if rect.x == forecast.x and rect.y > forecast.y:
            rect.y += spare
    return rects


RECAP, TREASURES, GAP = 350, 178, 6
"""Units of height of the recap, and of the treasures below it; the tile in hand has what is between."""


def place_recap(laid: Layout) -> None:
    """Make room in its column for the recap of a wide table, which tells what a scoring would give."""
    rects, unit = laid.rects, laid.unit
    recap, gap, treasures = (round(length * unit) for length in (RECAP, GAP, TREASURES))
    column = rects["forecast"].union(rects["treasures"])
    below = next(name for name in ("auction", "tile", "sets") if name in rects)
    for name in [name for name, rect in rects.items() if column.contains(rect)]:
        del rects[name]
    if below == "auction":
        rects["recap"], _, rects[below] = down(column, recap, gap, None)
    else:
        rects["recap"], _, rects[below], _, rects["treasures"] = down(column, recap, gap, None, gap, treasures)


def _narrow(viewport: Viewport, page: Page, unit: float, tall: int) -> dict[str, pygame.Rect]:
    """One column. The sheet gives way before the board does."""
    rects, middle = upright(viewport, unit)
    if page != "board":
        return rects | _stacked(middle, SHARES[page], unit)
    sheet = min(round(tall * unit), max(viewport.px(150), middle.h - round(LEAST_BOARD * viewport.ratio)))
    board, below = down(middle, None, min(sheet, middle.h // 2))
    return rects | {"board": board, "sheet": inset(below, unit)}


def _low(viewport: Viewport, page: Page, unit: float) -> dict[str, pygame.Rect]:
    """The board gets what the column can spare."""
    column = min(max(round(0.46 * viewport.width), round(372 * unit)), viewport.width)
    rects, middle = sideways(viewport, unit, column)
    if page != "board":
        left, right = across(middle, middle.w // 2, None)
        first, second = COLUMNS[page]
        return rects | _stacked(left, first, unit) | _stacked(right, second, unit)
    spare = middle.h - round(SHEET * unit)
    if spare >= round(ABOVE * unit):
        above, middle = down(middle, spare, None)
        rects["forecast"] = inset(above, unit)
    return rects | {"sheet": inset(middle, unit)}


def _stacked(middle: pygame.Rect, shares: Shares, unit: float) -> dict[str, pygame.Rect]:
    """Panels below each other."""
    whole, left, heights = sum(share for _, share in shares), middle.h, list[int]()
    for _, share in shares:
        heights.append(min(left, round(middle.h * share / whole)))
        left -= heights[-1]
    names = [name for name, _ in shares]
    return {name: inset(rect, unit) for name, rect in zip(names, down(middle, *heights), strict=True)}
