"""The frame of a page as boxes: the bar with its title and buttons, and the buttons at the foot."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

import pygame

from game.screen import palette, text
from game.ui import styles
from game.ui.blocks import CONTROL
from game.ui.boxes import Act, Box, Fitting, Kit, Row
from game.ui.buttons import Button, button
from game.ui.widgets import Sprite, Text

if TYPE_CHECKING:
    from game.app import App

ALWAYS = ("back", "page-up", "page-down")
"""What stands in the bar of every page."""
LEAST_TITLE = 18
"""The smallest size of letters that keep a title on one line before it takes two."""
FOOT, WAY = 880, 260
"""The widest that all buttons at the foot get together, and one of them, in units."""
PALE_NOTE = styles.NOTE.in_ink(palette.MINT)


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


def bar_box(app: App, back: Act, titles: tuple[str, str, str], right: Sequence[Box], tall: float) -> Box:
    """The way back, the title with as many of its two notes as there is room for, and what stands at the right."""
    title, note, side = titles
    way: Box = Box(wide=CONTROL)
    if len(app.scenes) > 1:
        way = button("back", app.words("page.back"), back, icon="ui-back", bare=True)
    name = Title(words=title, style=styles.BAR_TITLE, tall=tall, pad=(0, 0, 0, 4), told=False)
    small = Text(words="", style=PALE_NOTE, fit="shrink", tall=tall, pad=(0, 0, 0, 4), told=False)
    forms: list[Box] = [name]
    if note:
        forms.insert(0, Row(children=[name, replace(small, words=note)], gap=22))
    if side:
        forms.insert(0, Row(children=[forms[0], replace(small, words=side, side="right", grow=1)], gap=24))
    named = Fitting(forms=forms, grow=1, wide=0, tall=tall)
    return Row(children=[way, named, *right], gap=8, pad=(8, 0), frame="bar")


def foot_box(ways: Sequence[Button], note: str, tall: float) -> Box:
    """The buttons in the middle, equally wide but for icons alone, and a note with a padlock at the left."""
    shown = [replace(one, wide=one.wide or WAY, tall=CONTROL, gives_way=one.wide is None) for one in ways]
    row = Row(children=shown, gap=10, pack="centre", most_wide=FOOT, gives_way=True)
    if not note:
        return Row(children=[row], pack="centre", pad=(10, 0), tall=tall)
    lock = Sprite(sprite="ui-lock", ink=palette.MINT, zoom=0.9)
    told = Row(children=[lock, Text(words=note, style=PALE_NOTE, wide=0, grow=1)], gap=12, wide=0, grow=1)
    return Row(children=[told, row, Box(wide=0, grow=1)], gap=10, pad=(24, 0, 10, 0), tall=tall)
