"""The field that searches the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.screen import palette, text
from game.screen.palette import DIM, GOLD, INK, PALE, SOFT

if TYPE_CHECKING:
    from game.ui.blockpage import BlockPage as Page

FIELD = "rules-search"
LONGEST = 40


def draw_field(
    page: Page, surface: pygame.Surface, rect: pygame.Rect, query: str, empty: str, count: str, open_now: bool
) -> None:
    """A magnifier, what is looked for, and which hit of how many one stands at."""
    lit = open_now or page.app.pointed == FIELD
    pygame.draw.rect(surface, palette.FIELD, rect, border_radius=page.px(7))
    pygame.draw.rect(surface, GOLD if lit else PALE, rect, page.px(3 if open_now else 2), page.px(7))
    _magnifier(page, surface, (rect.x + page.px(21), rect.centery))
    left, right = page.px(40), page.px(12)
    size = page.type(16.5)
    if count:
        wide = text.measure(count, "strong", page.type(14))[0]
        place = pygame.Rect(rect.right - right - wide, rect.y, wide + 2, rect.h)
        text.draw(surface, count, "strong", page.type(14), DIM, place, "shrink", "right")
        right += wide + page.px(8)
    room = pygame.Rect(rect.x + left, rect.y, max(1, rect.w - left - right), rect.h)
    if query or open_now:
        shown = query
        while shown and text.measure(shown, "body", size)[0] > room.w - page.px(4):
            shown = shown[1:]
        used = text.draw(surface, shown, "body", size, INK, room, "ellipsis") if shown else None
        if open_now:
            x = used.right + page.px(1) if used else room.x
            top, bottom = room.centery - page.px(11), room.centery + page.px(11)
            pygame.draw.line(surface, INK, (x, top), (x, bottom), page.px(2))
    else:
        text.draw(surface, empty, "body", size, SOFT, room)


def _magnifier(page: Page, surface: pygame.Surface, at: tuple[int, int]) -> None:
    radius, wide = page.px(6.5), page.px(2.4)
    middle = at[0] - page.px(2), at[1] - page.px(2)
    pygame.draw.circle(surface, SOFT, middle, radius, wide)
    start = middle[0] + round(radius * 0.7), middle[1] + round(radius * 0.7)
    pygame.draw.line(surface, SOFT, start, (at[0] + page.px(8), at[1] + page.px(8)), page.px(3))
