"""Blocks of pages that draw themselves, for pages that are no trees of boxes yet.

A block says how tall it is at a width, draws itself into its rectangle and lists what can be chosen in it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

import pygame

from game.screen import text
from game.screen.palette import INK, PALE, SOFT
from game.screen.targets import Target

if TYPE_CHECKING:
    from game.ui.blockpage import BlockPage

SIZE = 17
"""The size of paragraphs."""
CONTROL = 44
"""The height of everything that can be chosen, in units."""


class Block:
    """One block of a page."""

    def height(self, page: BlockPage, width: int) -> int:
        """How tall the block is at this width."""
        raise NotImplementedError

    def draw(self, surface: pygame.Surface, page: BlockPage, rect: pygame.Rect) -> None:
        """Draw the block."""
        raise NotImplementedError

    def targets(self, page: BlockPage, rect: pygame.Rect) -> list[Target]:
        """What can be chosen in the block."""
        return []

    def told(self) -> tuple[str, ...]:
        """What there is to read in the block, for those who listen."""
        return ()


@dataclass(frozen=True)
class Heading(Block):
    """A line in the page's serif with a rule below."""

    words: str

    def told(self) -> tuple[str, ...]:
        """The line."""
        return (self.words,)

    def height(self, page: BlockPage, width: int) -> int:
        """One line and the rule."""
        return page.px(34)

    def draw(self, surface: pygame.Surface, page: BlockPage, rect: pygame.Rect) -> None:
        """The line and the rule."""
        line = pygame.Rect(rect.x, rect.y, rect.w, rect.h - page.px(4))
        text.draw(surface, self.words, "head", page.type(20), INK, line, level="bottom")
        y = rect.bottom - page.px(2)
        pygame.draw.line(surface, PALE, (rect.x, y), (rect.right, y), page.px(1))


@dataclass(frozen=True)
class Paragraph(Block):
    """A paragraph, with pictures on its left if it has some."""

    words: str
    sprites: Sequence[str] = ()
    soft: bool = False
    zoom: float = 1.0

    def told(self) -> tuple[str, ...]:
        """The paragraph."""
        return (self.words,)

    def height(self, page: BlockPage, width: int) -> int:
        """The lines, or the pictures if they are taller."""
        lines = text.height(self.words, "body", page.type(SIZE), width - self._column(page))
        return max(lines + page.px(4), sum(self._heights(page)) + page.px(4))

    def draw(self, surface: pygame.Surface, page: BlockPage, rect: pygame.Rect) -> None:
        """Pictures in a column, the lines beside them."""
        column = self._column(page)
        y = rect.y + (rect.h - sum(self._heights(page))) // 2
        for sprite, tall in zip(self.sprites, self._heights(page), strict=True):
            picture = self._picture(page, sprite)
            middle = (rect.x + (column - page.px(12)) // 2, y + tall // 2)
            surface.blit(picture, picture.get_rect(center=middle))
            y += tall
        lines = pygame.Rect(rect.x + column, rect.y, rect.w - column, rect.h)
        colour = SOFT if self.soft else INK
        text.draw(surface, self.words, "body", page.type(SIZE), colour, lines, fit="wrap")

    def _column(self, page: BlockPage) -> int:
        return page.px(76) if self.sprites else 0

    def _heights(self, page: BlockPage) -> list[int]:
        return [self._picture(page, sprite).get_height() + page.px(4) for sprite in self.sprites]

    def _picture(self, page: BlockPage, sprite: str) -> pygame.Surface:
        """The sprite, made smaller where it is wider than its column."""
        return page.sprite(sprite, 64, 120, SOFT, self.zoom)


@dataclass(frozen=True)
class Option:
    """One of the buttons of a choice."""

    id: str
    words: str
    act: Callable[[], None]
    chosen: bool = False
    enabled: bool = True
    sprite: str = ""
    hint: str = ""
    main: bool = False
    """Whether it leads on, and is gold."""
    bare: bool = False
    """Whether its picture says enough where many stand side by side."""


@dataclass(frozen=True)
class Choice(Block):
    """A label and a few buttons of which one is chosen, with a line below that explains."""

    label: str
    options: Sequence[Option]
    note: str = ""

    def height(self, page: BlockPage, width: int) -> int:
        """Label, rows of buttons and note."""
        label = 0 if self._beside(page, width) else page.px(26)
        return label + self._places(page, width)[-1].bottom + self._note(page, width)

    def draw(self, surface: pygame.Surface, page: BlockPage, rect: pygame.Rect) -> None:
        """Label, buttons and note."""
        beside = self._beside(page, rect.w)
        tall = page.px(CONTROL if beside else 26)
        label = pygame.Rect(rect.x, rect.y, page.label_width(rect.w) if beside else rect.w, tall)
        label.width -= page.px(4)
        text.draw(surface, self.label, "strong", page.type(16), INK, label, "wrap")
        for target, option in zip(self.targets(page, rect), self.options, strict=True):
            page.button(surface, target, chosen=option.chosen, sprite=option.sprite)
        note = self._note(page, rect.w)
        if note:
            x = page.label_width(rect.w) if beside else 0
            below = pygame.Rect(rect.x + x, rect.bottom - note, rect.w - x, note)
            text.draw(surface, self.note, "body", page.type(14), SOFT, below, "wrap")

    def targets(self, page: BlockPage, rect: pygame.Rect) -> list[Target]:
        """The buttons."""
        beside = self._beside(page, rect.w)
        move = (rect.x + (page.label_width(rect.w) if beside else 0), rect.y + (0 if beside else page.px(26)))
        return [
            Target(option.id, option.words, place.move(move), option.act, option.hint, option.enabled)
            for option, place in zip(self.options, self._places(page, rect.w), strict=True)
        ]

    def _beside(self, page: BlockPage, width: int) -> bool:
        return width >= page.px(520)

    def _note(self, page: BlockPage, width: int) -> int:
        if not self.note:
            return 0
        wide = width - (page.label_width(width) if self._beside(page, width) else 0)
        return text.height(self.note, "body", page.type(14), wide) + page.px(6)

    def _places(self, page: BlockPage, width: int) -> list[pygame.Rect]:
        """Where the buttons lie, from the first one: side by side as long as they fit, then in the next row."""
        room = width - (page.label_width(width) if self._beside(page, width) else 0)
        gap, tall, places = page.px(8), page.px(CONTROL), []
        x = y = 0
        for option in self.options:
            wide = text.measure(option.words, "strong", page.type(16))[0] + page.px(28)
            wide = min(room, max(page.px(64), wide + (page.px(30) if option.sprite else 0)))
            if x and x + wide > room:
                x, y = 0, y + tall + gap
            places.append(pygame.Rect(x, y, wide, tall))
            x += wide + gap
        return places


@dataclass(frozen=True)
class Note(Block):
    """A few words on a card, where there is nothing else to show."""

    words: str

    def height(self, page: BlockPage, width: int) -> int:
        """The lines."""
        return text.height(self.words, "body", page.type(16), width - page.px(32)) + page.px(24)

    def draw(self, surface: pygame.Surface, page: BlockPage, rect: pygame.Rect) -> None:
        """The lines on parchment."""
        page.art.frame(surface, "panel-plain", rect)
        inner = rect.inflate(-page.px(32), -page.px(16))
        text.draw(surface, self.words, "body", page.type(16), INK, inner, "wrap")

    def told(self) -> tuple[str, ...]:
        """The words."""
        return (self.words,)


@dataclass(frozen=True)
class Buttons(Block):
    """Buttons of equal width beside each other: tabs, of which one is chosen, or ways on."""

    options: Sequence[Option]

    def height(self, page: BlockPage, width: int) -> int:
        """One row."""
        return page.px(CONTROL)

    def draw(self, surface: pygame.Surface, page: BlockPage, rect: pygame.Rect) -> None:
        """The buttons."""
        for target, option in zip(self.targets(page, rect), self.options, strict=True):
            page.button(surface, target, main=option.chosen, sprite=option.sprite)

    def targets(self, page: BlockPage, rect: pygame.Rect) -> list[Target]:
        """The buttons."""
        gap, count = page.px(8), len(self.options)
        wide = (rect.w - gap * (count - 1)) // count
        return [
            Target(
                option.id,
                option.words,
                pygame.Rect(rect.x + n * (wide + gap), rect.y, wide, rect.h),
                option.act,
                option.hint,
                option.enabled,
            )
            for n, option in enumerate(self.options)
        ]
