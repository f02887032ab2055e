"""Buttons of wood and parchment; make one with `button`."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

import pygame

from game.screen import palette, text
from game.screen.letters.fit import SMALLEST
from game.ui import styles
from game.ui.boxes import Act, Box, Column, Fitting, Kit, Placed, Row, Stack
from game.ui.styles import Style
from game.ui.tip import Tip
from game.ui.widgets import Sprite, Text


@dataclass(frozen=True, slots=True, kw_only=True)
class Button(Stack):
    """The wood of a button, below its icon and words; make one with `button`."""

    kind: str = "normal"
    air: float = 0
    """Units that it would like at each side beyond its padding."""

    def inner_width(self, kit: Kit) -> int:
        """What is on it, and air."""
        return max((one.width(kit) for one in self.children), default=0) + 2 * kit.px(self.air)

    def paint(self, kit: Kit, surface: pygame.Surface, rect: pygame.Rect) -> None:
        """The wood: grey when it cannot be used, lit when it is pointed at."""
        alive = self.enabled and not self.dead
        state = "disabled" if not alive else "hover" if kit.pointed == self.id else self.kind
        left, top, right, bottom = self.sides(kit)
        outer = pygame.Rect(rect.x - left, rect.y - top, rect.w + left + right, rect.h + top + bottom)
        kit.art.frame(surface, f"button-{state}", outer)


@dataclass(frozen=True, slots=True, kw_only=True)
class Captioned(Fitting):
    """Icon and words; or the icon alone, where even slim letters of the longest word have no room beside it."""

    words: str
    style: Style

    def fit(self, kit: Kit, width: int) -> Box:
        """With the words, as long as they can be read."""
        both, alone = self.forms
        size = kit.type(self.style.size)
        longest = max(text.measure(word, self.style.role, size)[0] for word in self.words.split(" "))
        beside = both.width(kit) - text.measure(self.words, self.style.role, size)[0]
        return both if beside + longest * SMALLEST * 1.12 <= width else alone

    def inside(self, kit: Kit, rect: pygame.Rect) -> Iterator[Placed]:
        """The one that fits."""
        yield Placed(self.fit(kit, rect.w), rect)


def button(
    id: str,
    words: str,
    act: Act,
    *,
    icon: str = "",
    below: str = "",
    gain: str = "",
    bare: bool = False,
    main: bool = False,
    chosen: bool = False,
    label: str = "",
    hint: str = "",
    enabled: bool = True,
    dead: bool = False,
    grow: float = 0,
    wide: float | None = None,
    tall: float | None = None,
    least: float = 44,
    air: float = 0,
    style: Style = styles.BUTTON,
    zoom: float = 1.0,
    tip: Callable[[pygame.Rect], Tip | None] | None = None,
) -> Button:
    """A button with an icon, words, or both, and smaller words `below`; `bare` shows the icon alone.

    What it brings stands large at its right: `gain`, such as "+6". `air` is for one as wide as what is on it.

    Icon and words stand together in the middle; where they have no room side by side, the icon stands alone, or
    the words above the gain.
    """
    ink = palette.INK if enabled and not dead else palette.OFF
    picture: list[Box] = []
    if icon:
        picture = [Sprite(sprite=icon, ink=ink, zoom=zoom, told=False, wide=28, least=20)]
    whole: Box
    if bare or not words:
        whole = Row(children=picture, pack="centre")
    else:
        letters: Box = Text(words=words, style=style.in_ink(ink), side="centre", told=False, gives_way=True)
        if below:
            small = Text(words=below, style=styles.FINE.in_ink(ink), side="centre", fit="shrink", told=False)
            letters = Column(children=[letters, small], pack="centre", gives_way=True)
        brings = [Text(words=gain, style=styles.SCORE, told=False)] if gain else []
        whole = spelt = Row(children=[*picture, letters, *brings], gap=4, pack="centre", align="fill")
        if gain:
            named = Text(words=words, style=style.in_ink(ink), side="centre", fit="shrink", told=False)
            brought = Text(words=gain, style=styles.SCORE, side="centre", told=False)
            whole = Fitting(forms=[spelt, Column(children=[named, brought], pack="centre")])
        elif picture and not below:
            alone = Row(children=picture, pack="centre")
            whole = Captioned(forms=[spelt, alone], words=words, style=style)
    return Button(
        children=[whole],
        id=id,
        act=act,
        label=label or words,
        hint=hint,
        enabled=enabled,
        dead=dead,
        kind="main" if main else "pressed" if chosen else "normal",
        grow=grow,
        wide=least if bare and wide is None else wide,
        tall=tall,
        least=least,
        air=air,
        pad=(8, 3),
        told=False,
        tip=tip,
    )
