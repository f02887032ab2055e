"""One saved game: what it is, who played it and how it stands, and what can be done with it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

import pygame

from game.screen import palette, text
from game.screen.fonts import Role
from game.screen.palette import DEEP_GOLD, INK, PALE, SOFT
from game.screen.targets import Target
from game.ui.blocks import CONTROL, Block, Option

if TYPE_CHECKING:
    from game.ui.page import Page

PICTURE, GAP = 54, 8
LEAST_TEXT = 250
"""Units that the lines need beside the buttons."""
TEXT = 15
MARK = 22
"""Units that the icon before how a game stands takes."""
GREEN = palette.GREEN


@dataclass(frozen=True)
class SavedRow(Block):
    """A picture, three lines beside it, and buttons: at the right where there is room, otherwise below."""

    game: str
    names: str
    standing: str
    cover: str
    options: Sequence[Option]
    lit: bool = False
    """Whether something about it is shown beside the page."""
    mark: str = ""
    """The icon before how it stands, for a game by link."""

    def height(self, page: Page, width: int) -> int:
        """The lines and the buttons, and a rule below."""
        told, control, gap = self._told(page, width), page.px(CONTROL), page.px(GAP)
        return (max(told, control) if self._beside(page, width) else told + gap + control) + gap + page.px(1)

    def draw(self, surface: pygame.Surface, page: Page, rect: pygame.Rect) -> None:
        """Picture, lines, buttons."""
        told, room = self._told(page, rect.w), self._room(page, rect.w)
        picture = page.sprite(self.cover, PICTURE - GAP, 50, INK, 1.0)
        middle = (rect.x + page.px(PICTURE - GAP) // 2, rect.y + told // 2)
        surface.blit(picture, picture.get_rect(center=middle))
        x, y = rect.x + page.px(PICTURE), rect.y
        for (words, role, size, ink), tall in zip(self._lines(page), self._heights(page, room), strict=True):
            line = pygame.Rect(x, y, room, tall)
            if self.mark and words == self.standing:
                page.art.draw(surface, self.mark, (x + page.px(9), y + tall // 2), tint=ink, zoom=0.8)
                line = pygame.Rect(x + page.px(MARK), y, room - page.px(MARK), tall)
            used = text.draw(surface, words, role, size, ink, line, "wrap", level="top")
            if self.mark and words == self.game:
                page.art.draw(surface, "ui-link", (used.right + page.px(18), y + tall // 2), tint=DEEP_GOLD)
            y += tall
        for target, option in zip(self.targets(page, rect), self.options, strict=True):
            page.button(surface, target, main=option.main, chosen=option.chosen, sprite=option.sprite)
        bottom = rect.bottom - page.px(1)
        pygame.draw.line(surface, PALE, (rect.x, bottom), (rect.right, bottom), page.px(1))

    def targets(self, page: Page, rect: pygame.Rect) -> list[Target]:
        """The buttons."""
        gap, told, control = page.px(GAP), self._told(page, rect.w), page.px(CONTROL)
        x, y = rect.x, rect.y + told + gap
        if self._beside(page, rect.w):
            x, y = rect.right - self._wanted(page), rect.y + (max(told, control) - control) // 2
        about = page.app.words("saved.about", game=self.game, names=self.names, standing=self.standing)
        found = []
        for option, wide in zip(self.options, self._widths(page, rect.w), strict=True):
            place = pygame.Rect(x, y, wide, control)
            found.append(Target(option.id, option.words, place, option.act, about, option.enabled))
            x += wide + gap
        return found

    # The buttons

    def _spelt(self, page: Page) -> list[int]:
        """How wide each button wants to be, with its icon and its words."""
        return [
            page.px(CONTROL + 8)
            if option.bare and not option.chosen
            else text.measure(option.words, "strong", page.type(16))[0] + page.px(58)
            for option in self.options
        ]

    def _wanted(self, page: Page) -> int:
        return sum(self._spelt(page)) + page.px(GAP) * (len(self.options) - 1)

    def _beside(self, page: Page, width: int) -> bool:
        return width - self._wanted(page) >= page.px(PICTURE + LEAST_TEXT)

    def _widths(self, page: Page, width: int) -> list[int]:
        """As wide as they want to be, or where that is too much, most of them an icon only.

        Below the lines the first one takes the room that is left.
        """
        wanted = self._spelt(page)
        if self._wanted(page) <= width:
            spare = 0 if self._beside(page, width) else width - self._wanted(page)
            return [wanted[0] + spare, *wanted[1:]]
        asks = any(option.chosen for option in self.options)
        full = [option.chosen if asks else number == 0 for number, option in enumerate(self.options)]
        icon = page.px(CONTROL)
        room = width - page.px(GAP) * (len(self.options) - 1) - icon * full.count(False)
        return [room if spelt else icon for spelt in full]

    # The lines

    def _lines(self, page: Page) -> list[tuple[str, Role, int, str]]:
        turn: tuple[Role, str] = ("strong", GREEN if self.mark == "ui-check" else DEEP_GOLD)
        role, ink = turn if self.mark else ("body", SOFT)
        return [
            (self.game, "head", page.type(18), INK),
            (self.names, "strong", page.type(TEXT), INK),
            (self.standing, role, page.type(TEXT - 1), ink),
        ]

    def _room(self, page: Page, width: int) -> int:
        taken = self._wanted(page) + page.px(GAP) if self._beside(page, width) else 0
        return width - page.px(PICTURE) - taken

    def _heights(self, page: Page, room: int) -> list[int]:
        beside = {self.standing: page.px(MARK), self.game: page.px(34)} if self.mark else {}
        return [
            text.height(words, role, size, room - beside.get(words, 0)) + page.px(1)
            for words, role, size, _ in self._lines(page)
        ]

    def _told(self, page: Page, width: int) -> int:
        return max(page.px(50), sum(self._heights(page, self._room(page, width))))
