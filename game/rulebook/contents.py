"""The contents of the rules beside their sheet: chapters with the hits of a search, editions, other games."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

import pygame

from game.screen import palette, text
from game.screen.fonts import Role
from game.screen.palette import DEEP_GOLD, DIM, INK, PALE
from game.screen.targets import Target
from game.ui.blocks import CONTROL, Block, Option
from game.ui.panelpage import heading

if TYPE_CHECKING:
    from game.ui.blockpage import BlockPage as Page

HEAD = 37
"""Units of the heading."""


@dataclass(frozen=True)
class Chapter:
    """A line of the contents."""

    option: Option
    count: int
    """What a search has found there."""
    faint: bool
    """Whether something is looked for, and not there."""


@dataclass(frozen=True)
class Contents(Block):
    """The panel at the left."""

    title: str
    chapters: Sequence[Chapter]
    label: str
    editions: Sequence[Option]
    note: str
    games: Sequence[Option]

    def height(self, page: Page, width: int) -> int:
        """As tall as the window leaves room for."""
        return page.px(400)

    def told(self) -> tuple[str, ...]:
        """What is said about the editions."""
        return tuple(filter(None, (self.note,)))

    def draw(self, surface: pygame.Surface, page: Page, rect: pygame.Rect) -> None:
        """Panel, chapters, editions, other games."""
        page.art.frame(surface, "panel", rect)
        heading(page, surface, self.title, rect)
        targets = {target.id: target for target in self.targets(page, rect)}
        for chapter in self.chapters:
            self._draw_chapter(surface, page, targets[chapter.option.id], chapter)
        if self.editions:
            y = targets[self.editions[0].id].rect.y - page.px(27)
            line = y - page.px(4)
            pygame.draw.line(surface, PALE, (rect.x + page.px(12), line), (rect.right - page.px(12), line))
            label = pygame.Rect(rect.x + page.px(15), y, rect.w - page.px(30), page.px(26))
            text.draw(surface, self.label, "strong", page.type(15.5), INK, label)
            below = targets[self.editions[0].id].rect.bottom + page.px(6)
            note = pygame.Rect(label.x, below, label.w, self._note(page, rect.w))
            text.draw(surface, self.note, "body", page.type(14), DIM, note, "wrap", level="top")
        for option in (*self.editions, *self.games):
            page.button(surface, targets[option.id], chosen=option.chosen, sprite=option.sprite)

    def targets(self, page: Page, rect: pygame.Rect) -> list[Target]:
        """Chapters from above, games from below, the editions between them."""
        edge, gap = page.px(11), page.px(6)
        wide, button = rect.w - 2 * edge, page.px(CONTROL)
        bottom = rect.bottom - page.px(9) - len(self.games) * (button + gap)
        found = []
        for number, option in enumerate(self.games):
            place = pygame.Rect(rect.x + edge, bottom + gap + number * (button + gap), wide, button)
            found.append(Target(option.id, option.words, place, option.act))
        listed: list[Target] = []
        if self.editions:
            share = (wide - gap * (len(self.editions) - 1)) // len(self.editions)
            top = bottom - self._note(page, rect.w) - page.px(8) - button
            for number, option in enumerate(self.editions):
                place = pygame.Rect(rect.x + edge + number * (share + gap), top, share, button)
                listed.append(Target(option.id, option.words, place, option.act))
        top = rect.y + page.px(HEAD)
        row = page.px(CONTROL)
        rows = [
            Target(
                one.option.id,
                one.option.words,
                pygame.Rect(rect.x + edge, top + number * row, wide, row),
                one.option.act,
                one.option.hint,
            )
            for number, one in enumerate(self.chapters)
        ]
        return [*rows, *listed, *found]

    def _note(self, page: Page, width: int) -> int:
        return text.height(self.note, "body", page.type(14), width - page.px(30)) if self.note else 0

    def _draw_chapter(self, surface: pygame.Surface, page: Page, target: Target, chapter: Chapter) -> None:
        rect = target.rect.inflate(0, -page.px(2))
        if chapter.option.chosen:
            page.art.frame(surface, "row-active", rect)
        elif page.app.pointed == target.id:
            pygame.draw.rect(surface, palette.LIT, rect, border_radius=page.px(6))
        colour = DIM if chapter.faint and not chapter.option.chosen else INK
        role: Role = "strong" if chapter.option.chosen or chapter.count else "body"
        room = rect.inflate(-page.px(24), 0)
        room.w -= page.px(26) if chapter.count else 0
        text.draw(surface, target.label, role, page.type(16.5), colour, room)
        if chapter.count:
            middle = rect.right - page.px(20), rect.centery
            pygame.draw.circle(surface, palette.LIT, middle, page.px(11))
            pygame.draw.circle(surface, DEEP_GOLD, middle, page.px(11), page.px(1))
            place = pygame.Rect(0, 0, page.px(22), page.px(20))
            place.center = middle
            text.draw(surface, str(chapter.count), "strong", page.type(13.5), INK, place, "shrink", "centre")
