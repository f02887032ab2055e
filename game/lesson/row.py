"""A row of the page of lessons: a game, its lessons as dots that can be chosen, and the way to go on."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

import pygame

from game.screen import palette, text
from game.screen.palette import DEEP_GOLD, GOLD, INK, PALE, SOFT
from game.screen.targets import Target
from game.ui.blocks import CONTROL, Block

if TYPE_CHECKING:
    from game.ui.blockpage import BlockPage as Page

PICTURE, GAP, DOT = 58, 8, 13
DONE = palette.BRONZE


@dataclass(frozen=True)
class Dot:
    """A lesson: what it is called, whether it was gone through, and whether it is the one to go on with."""

    label: str
    act: Callable[[], None]
    done: bool
    now: bool
    state: str
    """The same in words, for those who listen."""


@dataclass(frozen=True)
class LessonRow(Block):
    """Picture and name above, the dots and the button below each other."""

    game: str
    title: str
    cover: str
    note: str
    dots: Sequence[Dot]
    button: str
    act: Callable[[], None]

    def told(self) -> tuple[str, ...]:
        """The game, and how far one has come."""
        return (self.title, self.note)

    def height(self, page: Page, width: int) -> int:
        """The name, the rows of dots, the button."""
        rows = -(-len(self.dots) // self._across(page, width))
        return self._head(page, width) + rows * page.px(CONTROL) + page.px(GAP + CONTROL + 2 * GAP)

    def draw(self, surface: pygame.Surface, page: Page, rect: pygame.Rect) -> None:
        """Picture, name, dots, button, and a rule below."""
        picture = page.sprite(self.cover, PICTURE - GAP, 54, INK, 1.0)
        surface.blit(
            picture, picture.get_rect(center=(rect.x + page.px(PICTURE) // 2 - page.px(4), rect.y + page.px(30)))
        )
        left = rect.x + page.px(PICTURE)
        line = pygame.Rect(left, rect.y + page.px(4), rect.right - left, page.px(30))
        text.draw(surface, self.title, "head", page.type(20), INK, line)
        below = pygame.Rect(left, line.bottom, line.w, self._noted(page, rect.w))
        text.draw(surface, self.note, "body", page.type(15), SOFT, below, "wrap", level="top")
        targets = self.targets(page, rect)
        for number, (target, dot) in enumerate(zip(targets, self.dots, strict=False), 1):
            self._draw_dot(surface, page, target, dot, number)
        page.button(surface, targets[-1], main=True, sprite="ui-play")
        y = rect.bottom - page.px(1)
        pygame.draw.line(surface, PALE, (rect.x, y), (rect.right, y), page.px(1))

    def _draw_dot(self, surface: pygame.Surface, page: Page, target: Target, dot: Dot, number: int) -> None:
        radius = page.px(DOT + (2 if dot.now else 0))
        if page.app.pointed == target.id:
            pygame.draw.circle(surface, palette.LIT, target.rect.center, radius + page.px(5))
        if dot.now or dot.done:
            pygame.draw.circle(surface, GOLD if dot.now else DONE, target.rect.center, radius)
        edge = DEEP_GOLD if dot.now else DONE
        pygame.draw.circle(surface, edge, target.rect.center, radius, page.px(1.6))
        ink = palette.WHITE if dot.done and not dot.now else INK
        text.draw(surface, str(number), "strong", page.type(14), ink, target.rect, side="centre")

    def targets(self, page: Page, rect: pygame.Rect) -> list[Target]:
        """Each dot, and the button."""
        across, side = self._across(page, rect.w), page.px(CONTROL)
        found, top = [], rect.y + self._head(page, rect.w)
        for number, dot in enumerate(self.dots):
            place = pygame.Rect(rect.x + number % across * side, top + number // across * side, side, side)
            found.append(Target(f"lesson-{self.game}-{number + 1}", dot.label, place, dot.act, dot.state))
        rows = -(-len(self.dots) // across)
        wide = text.measure(self.button, "strong", page.type(16))[0] + page.px(70)
        y = top + rows * side + page.px(GAP)
        button = pygame.Rect(rect.x, y, min(wide, rect.w), page.px(CONTROL))
        return [*found, Target(f"learn-{self.game}", self.button, button, self.act)]

    def _noted(self, page: Page, width: int) -> int:
        return text.height(self.note, "body", page.type(15), width - page.px(PICTURE)) + page.px(4)

    def _head(self, page: Page, width: int) -> int:
        """How tall the picture is with the name and the note beside it."""
        return max(page.px(64), page.px(38) + self._noted(page, width))

    def _across(self, page: Page, width: int) -> int:
        """How many dots stand in a row: all of them, or half where they do not fit."""
        every = len(self.dots)
        return (
            every
            if every * page.px(CONTROL) <= width
            else max(1, min((every + 1) // 2, width // page.px(CONTROL)))
        )
