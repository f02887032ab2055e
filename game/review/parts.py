"""Smaller parts of a review: the panel round the cards, tabs and buttons among panels, the rows of all turns."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

import pygame

from game.screen import palette, text
from game.screen.palette import DIM, INK
from game.screen.targets import Target
from game.screen.wording import signed
from game.ui.blocks import Block
from game.ui.panelpage import heading

if TYPE_CHECKING:
    from game.review.story import Entry, ReviewStory
    from game.ui.blockpage import BlockPage as Page

ROW = 44
LOST, WON = palette.DEEP_RED, palette.GREEN


@dataclass(frozen=True)
class CardPanel(Block):
    """The parchment behind some cards, with its heading, and words where there are no cards."""

    title: str
    note: str
    none: str = ""

    def height(self, page: Page, width: int) -> int:
        """Whatever room there is."""
        return page.px(340)

    def draw(self, surface: pygame.Surface, page: Page, rect: pygame.Rect) -> None:
        """Panel and heading."""
        page.art.frame(surface, "panel-plain", rect)
        heading(page, surface, self.title, rect, self.note)
        if self.none:
            inner = pygame.Rect(rect.x + page.px(16), rect.y + page.px(44), rect.w - page.px(32), page.px(60))
            text.draw(surface, self.none, "body", page.type(16), DIM, inner, "wrap", level="top")

    def told(self) -> tuple[str, ...]:
        """The heading."""
        return tuple(filter(None, (self.title, self.none)))


@dataclass(frozen=True)
class TurnRow(Block):
    """One turn in the list of all: whose, what it is called, and what it lost."""

    entry: Entry
    story: ReviewStory
    act: Callable[[], None]

    def height(self, page: Page, width: int) -> int:
        """A finger's height."""
        return page.px(ROW)

    def draw(self, surface: pygame.Surface, page: Page, rect: pygame.Rect) -> None:
        """Emblem, caption, points."""
        lit = page.app.pointed == self._id
        page.art.frame(surface, "review-card-active" if lit else "review-card", rect)
        turn = self.entry.turn
        middle = (rect.x + page.px(22), rect.centery)
        page.art.draw(surface, "seat", middle, colour=page.colours[turn.seat], zoom=0.9)
        label = pygame.Rect(rect.x + page.px(42), rect.y, rect.w - page.px(42 + 84), rect.h)
        text.draw(surface, self.entry.caption, "strong", page.type(16), INK, label)
        place = pygame.Rect(rect.right - page.px(84), rect.y, page.px(54), rect.h)
        ink = LOST if turn.lost >= 0.5 else WON
        text.draw(surface, self._points, "head", page.type(18), ink, place, side="right")
        mark = "mark-loss" if turn.lost >= 0.5 else "mark-gain"
        page.art.draw(surface, mark, (rect.right - page.px(18), rect.centery), zoom=0.7)

    @property
    def _id(self) -> str:
        return f"turn-{self.entry.turn.first}"

    @property
    def _points(self) -> str:
        lost = self.entry.turn.lost
        return signed(-round(lost)) if lost >= 0.5 else "0"

    def targets(self, page: Page, rect: pygame.Rect) -> list[Target]:
        """The row."""
        name = self.story.session.name(self.entry.turn.seat)
        said = page.app.words("review.row", caption=self.entry.caption, name=name, points=self._points)
        return [Target(self._id, said, rect, self.act, page.app.words("review.stand"))]
