"""Where the blocks of a page lie between its bar and its foot, and what stays beside them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.ui.boxes import Box, Column, Kit, Row

if TYPE_CHECKING:
    from game.ui.page import Page

SHEET = 880
"""Units of width of a sheet in the middle at most."""
TWO_COLUMNS, LEAST_FOR_TWO = 1120, 760
"""The same with two columns, and of the smallest window that has room for them."""


def in_the_middle(page: Page, kit: Kit, room: pygame.Rect) -> dict[str, pygame.Rect]:
    """The blocks on a sheet that is as tall as they are, in two columns where there is room for them."""
    listed, first, view = page.blocks(), page.split(), page.app.viewport
    gap = kit.px(6 if view.width < 640 * page.unit else 12)
    two = first > 0 and room.w >= kit.px(LEAST_FOR_TWO)
    wide = max(1, min(room.w - 2 * gap, kit.px(TWO_COLUMNS if two else SHEET)))
    pad = min(kit.px(18), wide // 8)
    content: Box = Column(children=listed, gap=page.gap)
    if two:
        columns = [Column(children=part, gap=page.gap) for part in (listed[:first], listed[first:])]
        content = Row(children=columns, gap=36, equal=True, align="start")
    most = max(1, room.h - 2 * gap)
    tall = min(most, content.height(kit, max(1, wide - 2 * pad)) + 2 * pad)
    top = room.y + gap + (0 if view.narrow else min((most - tall) // 3, kit.px(60)))
    sheet = pygame.Rect((room.w - wide) // 2, top, wide, tall)
    inner = pygame.Rect(sheet.x + pad, top + pad, max(1, wide - 2 * pad), max(1, tall - 2 * pad))
    page.view.lay(kit, content, inner, inner, 0)
    return {"sheet": sheet}


def in_all(page: Page, kit: Kit, room: pygame.Rect) -> dict[str, pygame.Rect]:
    """The blocks in all of the window that is left by what stays."""
    places: dict[str, pygame.Rect] = {}
    gap = kit.px(12 if page.wide else 6)
    area = pygame.Rect(room.x + gap, room.y + gap, max(1, room.w - 2 * gap), max(1, room.h - gap))
    if staying := page.staying():
        tall = Column(children=staying, gap=page.gap).height(kit, area.w)
        places["staying"] = pygame.Rect(area.x, area.y, area.w, tall)
        area.y, area.h = area.y + tall + gap, max(1, area.h - tall - gap)
    if (side := page.side()) is not None:
        wide = side.width(kit)
        places["side"] = pygame.Rect(area.x, area.y, wide, max(1, area.h - gap))
        area.x, area.w = area.x + wide + gap, max(1, area.w - wide - gap)
    content = Column(children=page.blocks(), gap=page.gap)
    if page.ground == "table":
        window = pygame.Rect(0, area.y - gap, room.w, area.h + gap)
        page.view.lay(kit, content, window, area, 0 if page.wide else gap)
        return places
    area.h = max(1, area.h - gap)
    inner = area.inflate(-2 * min(kit.px(10), area.w // 16), -2 * kit.px(12))
    inner.h = max(1, inner.h)
    page.view.lay(kit, content, inner, inner, 0)
    return {**places, "sheet": area}
