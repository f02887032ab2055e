"""A page whose blocks are panels on the table, and the heading of a panel that draws itself."""

from __future__ import annotations

import pygame

from game.screen import palette, text
from game.screen.palette import DIM, INK, PALE
from game.ui.blockpage import BlockPage
from game.ui.blocks import Block
from game.ui.boxes import Box

Placed = list[tuple[Block | Box, pygame.Rect]]
PALE_NOTE = palette.MINT


class PanelPage(BlockPage):
    """A page whose blocks are placed by the page itself."""

    on_sheet = False


def heading(
    page: BlockPage, surface: pygame.Surface, words: str, rect: pygame.Rect, note: str = "", *, ruled: bool = True
) -> int:
    """The heading of a panel in its first line, with a small note and a rule to the right; where the words end."""
    line = pygame.Rect(rect.x + page.px(16), rect.y + page.px(6), rect.w - page.px(32), page.px(28))
    wanted = text.measure(words, "head", page.type(20))[0]
    used = text.draw(surface, words, "head", page.type(20), INK, line, "shrink")
    x = min(used.x + wanted, line.right)
    if note and x + page.px(14) + text.measure(note, "body", page.type(14.5))[0] <= line.right:
        beside = pygame.Rect(
            x + page.px(14), line.y + page.px(2), line.right - x - page.px(14), line.h - page.px(2)
        )
        used = text.draw(surface, note, "body", page.type(14.5), DIM, beside, "shrink")
        x = used.right
    if ruled and line.right - x > page.px(40):
        start, end, y = x + page.px(10), line.right, line.centery
        pygame.draw.line(surface, PALE, (start, y), (end, y), page.px(1))
        page.art.draw(surface, "rule-end", (end, y))
    return x
