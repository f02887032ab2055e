"""The frame of a page as boxes: the bar with its title and buttons, and the buttons at the foot."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

import pygame

from game.screen import palette, text
from game.ui import styles
from game.ui.blockpage import PageButton
from game.ui.blocks import CONTROL
from game.ui.boxes import Box, Fitting, Kit, Placed, Row
from game.ui.widgets import Button, Text, button

if TYPE_CHECKING:
    from game.ui.page import Page

ALWAYS = ("back", "page-up", "page-down")
"""What stands in the bar of every page."""
LEAST_TITLE = 18
"""The smallest size of letters that keep a title on one line before it takes two."""
FOOT, WAY = 880, 260
"""The widest that all buttons at the foot get together, and one of them, in units."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Title(Text):
    """The title in the bar, whose letters are never larger than usual: on one line, or small on two."""

    def inner_width(self, kit: Kit) -> int:
        """One line."""
        return text.measure(self.words, self.style.role, kit.px(self.style.size))[0] + kit.px(1)

    def paint(self, kit: Kit, surface: pygame.Surface, rect: pygame.Rect) -> None:
        """The words."""
        role, size, ink = self.style.role, kit.px(self.style.size), self.style.ink
        fits = text.measure(self.words, role, kit.px(LEAST_TITLE))[0] <= rect.w
        text.draw(surface, self.words, role, size, ink, rect, "shrink" if fits else "wrap")


def lay(page: Page) -> list[Placed]:
    """Bar and foot with everything on them in their places."""
    return [*bar(page).lay(replace(page.kit, measured={}), page.bar), *lay_foot(page)]


def lay_foot(page: Page) -> list[Placed]:
    """The buttons at the foot in their places."""
    kit, narrow = replace(page.kit, measured={}), page.app.viewport.narrow
    ways = [one.box(narrow) if isinstance(one, PageButton) else one for one in page.ways()]
    wide = max(1, min(page.foot.w - kit.px(20), kit.px(FOOT)))
    place = pygame.Rect(page.foot.centerx - wide // 2, page.foot.y, wide, page.foot.h)
    return list(Row(children=[_way(one) for one in ways], gap=10, pack="centre").lay(kit, place))


def _way(one: Button) -> Button:
    return replace(one, wide=one.wide or WAY, tall=CONTROL, gives_way=one.wide is None)


def bar(page: Page) -> Box:
    """The way back, the title, what else the page has there, and arrows where it is longer than the window."""
    words = page.app.words
    back: Box = Box(wide=CONTROL)
    if len(page.app.scenes) > 1:
        back = button("back", words("page.back"), page.back, icon="ui-back", bare=True)
    return Row(
        children=[back, titles(page), *page.bar_buttons(), *(arrows(page) if page.overflows else [])],
        gap=8,
        pad=(8, 0),
        frame="bar",
    )


def titles(page: Page) -> Box:
    """The title, and as many of its notes as there is room for."""
    whole = page.bar.h / page.unit
    title = Title(words=page.title(), style=styles.BAR_TITLE, tall=whole, pad=(0, 0, 0, 4), told=False)
    small = Text(words="", style=styles.TEXT.in_ink(palette.MINT), fit="shrink", tall=whole, pad=(0, 0, 0, 4))
    forms: list[Box] = [title]
    if page.note():
        forms.insert(0, Row(children=[title, replace(small, words=page.note())], gap=22))
    if page.side_note() and page.wide:
        side = replace(small, words=page.side_note(), side="right", grow=1)
        forms.insert(0, Row(children=[forms[0], side], gap=24))
    return Fitting(forms=forms, grow=1, wide=0, tall=whole)


def arrows(page: Page) -> list[Box]:
    """Up and down."""
    words, last = page.app.words, page.scroll >= page.total - page.body.height
    listed: list[tuple[str, str, Callable[[], None], bool]] = [
        ("page-up", "page.up", lambda: page.leaf(-1), page.scroll > 0),
        ("page-down", "page.down", lambda: page.leaf(1), not last),
    ]
    return [
        button(id, words(key), act, icon=f"ui-{id[5:]}", bare=True, enabled=enabled)
        for id, key, act, enabled in listed
    ]
