"""A sum of a worked example: what it is called, its parts with their pictures, and what comes of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

import pygame

from game.rulebook.sum_marks import CROSS, CROSS_RIM
from game.screen import marked_text, palette, text
from game.screen.fonts import Role
from game.screen.marked_text import Span
from game.screen.palette import GOLD, INK, PALE, SOFT
from game.table.worked_sums import Sum, Term

if TYPE_CHECKING:
    from game.ui.blockpage import BlockPage as Page

NAME, TERM, RESULT = 15.5, 15, 21
ICON = 22
BEST, OTHER, LIT = palette.SAND, palette.PALE_PARCHMENT, palette.GLEAM
TO = "→"


class SumPiece(NamedTuple):
    """A picture or some words of a sum, and where they stand."""

    sprite: str
    words: str
    rect: pygame.Rect


def joined(before: Term, term: Term) -> bool:
    """Whether a plus stands between two parts."""
    return bool(before.words) and TO not in (before.words, term.words)


@dataclass(frozen=True)
class SumBlock:
    """One sum in its box; one that says what cannot be stands without a box."""

    title: str
    sum: Sum

    @property
    def told(self) -> str:
        """All of it in words."""
        parts = " + ".join(term.words for term in self.sum.terms if term.words and term.words != TO)
        return ". ".join(filter(None, (self.title, parts, self.sum.result)))

    def height(self, page: Page, width: int) -> int:
        """Title and parts."""
        pad, room = self._pad(page), self._room(page, width)
        tall = text.height(self.title, self._role, page.type(NAME), room)
        parts = self._parts(page, room)
        return 2 * pad + tall + (max(one.rect.bottom for one in parts) + page.px(2) if parts else 0)

    def draw(
        self, surface: pygame.Surface, page: Page, rect: pygame.Rect, spans: Sequence[Span], lit: bool
    ) -> None:
        """The box, gold for the better one, brighter while it is pointed at."""
        one, pad = self.sum, self._pad(page)
        if not one.barred:
            ground = LIT if lit else BEST if one.best else OTHER
            pygame.draw.rect(surface, ground, rect, border_radius=page.px(7))
            wide = page.px(2 if lit else 1)
            pygame.draw.rect(surface, GOLD if one.best or lit else PALE, rect, wide, border_radius=page.px(7))
        else:
            self._cross(surface, page, rect)
        left = rect.x + self._left(page)
        room = pygame.Rect(left, rect.y + pad, self._room(page, rect.w), rect.h)
        used = marked_text.draw(surface, self.title, self._role, page.type(NAME), INK, room, spans)
        for piece in self._parts(page, room.w):
            place = piece.rect.move(left, room.y + used)
            if piece.sprite:
                picture = page.sprite(piece.sprite, ICON, ICON, SOFT, 1.0)
                surface.blit(picture, picture.get_rect(center=place.center))
            else:
                text.draw(surface, piece.words, "body", page.type(TERM), INK, place, "wrap")
        if one.result:
            wide = self._result(page)
            place = pygame.Rect(rect.right - wide - page.px(12), rect.y, wide, rect.h)
            text.draw(surface, one.result, "head", page.type(RESULT), INK, place, "shrink", "right")

    # Measures

    @property
    def _role(self) -> Role:
        return "body" if self.sum.barred else "strong"

    def _pad(self, page: Page) -> int:
        return page.px(4 if self.sum.barred else 8)

    def _left(self, page: Page) -> int:
        return page.px(36 if self.sum.barred else 12)

    def _result(self, page: Page) -> int:
        return text.measure(self.sum.result, "head", page.type(RESULT))[0] if self.sum.result else 0

    def _room(self, page: Page, width: int) -> int:
        result = self._result(page)
        return max(1, width - self._left(page) - page.px(12) - (result + page.px(12) if result else 0))

    def _cross(self, surface: pygame.Surface, page: Page, rect: pygame.Rect) -> None:
        middle, radius = (rect.x + page.px(14), rect.centery), page.px(11)
        pygame.draw.circle(surface, CROSS, middle, radius)
        arm = radius * 0.42
        for sign in (1, -1):
            ends = [(middle[0] + way * arm, middle[1] + way * sign * arm) for way in (-1, 1)]
            pygame.draw.line(surface, CROSS_RIM, ends[0], ends[1], page.px(2.4))

    def _parts(self, page: Page, room: int) -> list[SumPiece]:
        """Pictures and words one after another, in as many lines as they need."""
        size, tall, gap = page.type(TERM), page.px(ICON + 4), page.px(5)
        found: list[SumPiece] = []
        x = y = 0
        deep = tall
        before: Term | None = None
        for term in self.sum.terms:
            plus = "+" if self.sum.added and before is not None and joined(before, term) else ""
            words = [one for one in (plus,) if one]
            needed = sum(text.measure(one, "body", size)[0] + gap for one in (*words, term.words) if one)
            needed += page.px(ICON) + gap if term.sprite else 0
            if x and x + needed > room:
                x, y, deep = 0, y + deep, tall
            for one in words:
                wide = text.measure(one, "body", size)[0]
                found.append(SumPiece("", one, pygame.Rect(x, y, wide + 2, tall)))
                x += wide + gap
            if term.sprite:
                found.append(SumPiece(term.sprite, "", pygame.Rect(x, y, page.px(ICON), tall)))
                x += page.px(ICON) + gap
            if term.words:
                wide = min(text.measure(term.words, "body", size)[0] + 2, room - x)
                lines = text.height(term.words, "body", size, max(1, wide))
                deep = max(deep, lines)
                found.append(SumPiece("", term.words, pygame.Rect(x, y, wide, max(tall, lines))))
                x += wide + gap
            before = term
        return found
