"""A turn on a card: a picture of its place, what was played, what the strongest player would do, and why."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

import pygame

from game.review.story import Card, ReviewStory, joined
from game.screen import palette, text
from game.screen.palette import DEEP_GOLD, DIM, INK
from game.screen.targets import Target
from game.screen.wording import capital, signed
from game.table.reviewfacts import Clause
from game.ui.blocks import Block

if TYPE_CHECKING:
    from game.review.thumbnail import Thumbnails
    from game.ui.blockpage import BlockPage as Page

WIDE, TALL = 98, 104
"""The height of a card in units: beside others, and on a phone."""
PICTURE = (96, 82)
YOU, STRONGEST = palette.COPPER, palette.GREEN
SIZE = 15.5


def draw_rank(surface: pygame.Surface, page: Page, card: Card, at: tuple[float, float]) -> None:
    """A turn's place among the costliest or the best, on a shield that points down or up."""
    page.art.draw(surface, "rank-loss" if card.lost else "rank-gain", at)
    down = page.px(-1 if card.lost else 1.5)
    text.mark(surface, str(card.rank), "head", page.px(14), palette.WHITE, (at[0], at[1] + down))


@dataclass(frozen=True)
class CardBlock(Block):
    """One card, all of it a target."""

    card: Card
    story: ReviewStory
    pictures: Thumbnails
    lit: bool
    act: Callable[[], None]
    stand: Callable[[], None] | None = None
    """What the arrow of a card on a phone does."""

    def height(self, page: Page, width: int) -> int:
        """As in the mock-ups."""
        return page.px(TALL if self._narrow(page, width) else WIDE)

    def _narrow(self, page: Page, width: int) -> bool:
        return width < page.px(480)

    def draw(self, surface: pygame.Surface, page: Page, rect: pygame.Rect) -> None:
        """Ground, picture, lines, badge."""
        card, words = self.card, page.app.words
        narrow = self._narrow(page, rect.w)
        lit = self.lit or page.app.pointed == card.id
        page.art.frame(surface, "review-card-active" if lit else "review-card", rect)
        wide, tall = (page.px(side) for side in ((76, 84) if narrow else PICTURE))
        picture = pygame.Rect(rect.x + page.px(8), rect.y + page.px(8 if not narrow else 10), wide, tall)
        self._draw_picture(surface, page, picture)
        draw_rank(surface, page, card, (picture.x + page.px(9), picture.y + page.px(9)))
        x = picture.right + page.px(10)
        badge = pygame.Rect(0, 0, page.px(60 if not narrow else 52), page.px(36 if not narrow else 28))
        badge.topright = rect.right - page.px(9), rect.y + page.px(30 if not narrow else 6)
        self._draw_badge(surface, page, badge, narrow)
        right = badge.x - page.px(8)
        full = right if not narrow else rect.right - page.px(8)
        line = page.px(20)
        y = rect.y + page.px(7 if not narrow else 8)
        title = pygame.Rect(x, y, right - x, line)
        used = text.draw(surface, card.entry.caption, "strong", page.type(16), INK, title)
        if lit and not narrow:
            self._draw_stand(surface, page, pygame.Rect(used.right, y, right - used.right, line))
        better = words("review.same") if card.better is None else self._fitted(page, card.better, full - x, True)
        played = self._fitted(page, card.played, full - x, False)
        for number, (label, ink, said) in enumerate(
            (("review.you", YOU, played), ("review.strongest", STRONGEST, better))
        ):
            place = pygame.Rect(x, y + line + page.px(5 if narrow else 2) + number * line, full - x, line)
            self._draw_line(surface, page, place, words(label), ink, said)
        below = y + 3 * line + page.px(6 if narrow else 4)
        why = pygame.Rect(x, below, full - x - (page.px(20) if narrow else 0), rect.bottom - page.px(6) - below)
        text.draw(surface, card.why, "head", page.type(15), DIM, why, "shrink")
        if narrow:
            middle = (rect.right - page.px(18), rect.bottom - page.px(22))
            page.art.draw(surface, "ui-chevron", middle, tint=DEEP_GOLD)

    def _draw_picture(self, surface: pygame.Surface, page: Page, rect: pygame.Rect) -> None:
        turn = self.card.entry.turn
        picture = self.pictures.at(turn.first + turn.length, self.card.place, rect.size, page.unit)
        if picture is not None:
            surface.blit(picture, rect)
            pygame.draw.rect(surface, INK, rect, max(1, page.px(1)), page.px(3))
        else:
            cover = page.sprite(self.story.game.cover, 60, 60, INK)
            surface.blit(cover, cover.get_rect(center=rect.center))

    def _draw_badge(self, surface: pygame.Surface, page: Page, rect: pygame.Rect, narrow: bool) -> None:
        page.art.frame(surface, "review-loss" if self.card.lost else "review-gain", rect)
        inner = rect.inflate(-page.px(8), 0)
        size = page.type(22 if not narrow else 19)
        text.draw(surface, signed(self.card.points), "head", size, palette.FIELD, inner, side="centre")
        if not narrow:
            below = pygame.Rect(rect.x - page.px(16), rect.bottom + page.px(2), rect.w + page.px(24), page.px(20))
            key = "review.lost" if self.card.lost else "review.gained"
            text.draw(surface, page.app.words(key), "body", page.type(13), DIM, below, side="centre")

    def _draw_stand(self, surface: pygame.Surface, page: Page, room: pygame.Rect) -> None:
        said, size = page.app.words("review.stand"), page.type(14)
        wide = text.measure(said, "strong", size)[0]
        if wide + page.px(40) > room.w:
            return
        place = pygame.Rect(room.right - wide - page.px(2), room.y, wide + page.px(2), room.h)
        text.draw(surface, said, "strong", size, DEEP_GOLD, place)
        page.art.draw(surface, "ui-eye", (place.x - page.px(14), room.centery), zoom=0.8, tint=DEEP_GOLD)

    def _draw_line(
        self, surface: pygame.Surface, page: Page, rect: pygame.Rect, label: str, ink: str, said: str
    ) -> None:
        size = page.type(SIZE)
        wide = text.measure(label, "strong", size)[0]
        text.draw(surface, label, "strong", size, ink, pygame.Rect(rect.x, rect.y, wide + page.px(2), rect.h))
        rest = pygame.Rect(rect.x + wide + page.px(5), rect.y, rect.w - wide - page.px(5), rect.h)
        text.draw(surface, said, "body", size, INK, rest, "shrink")

    def _fitted(self, page: Page, clauses: Sequence[Clause], room: int, strongest: bool) -> str:
        """As many of the weightiest clauses as have room in the line."""
        words = page.app.words
        room -= text.measure(words("review.strongest" if strongest else "review.you"), "strong", page.type(SIZE))[
            0
        ]
        for most in (4, 3, 2, 1):
            said = f"{joined(clauses, most)}." if clauses else f"{words('review.nothing')}."
            if most == 1 or text.measure(said, "body", page.type(SIZE))[0] <= room - page.px(6):
                return said
        return ""

    def targets(self, page: Page, rect: pygame.Rect) -> list[Target]:
        """The card, and on a phone its arrow."""
        said = self.story.said(self.card)
        found = [Target(self.card.id, said, rect, self.act, page.app.words("review.stand"))]
        if self.stand is not None and self._narrow(page, rect.w):
            arrow = pygame.Rect(rect.right - page.px(44), rect.bottom - page.px(44), page.px(44), page.px(44))
            found.append(Target(f"stand-{self.card.id}", page.app.words("review.stand"), arrow, self.stand))
        return found

    def told(self) -> tuple[str, ...]:
        """The card in a sentence."""
        return (capital(self.story.said(self.card)),)


@dataclass(frozen=True)
class Waiting(Block):
    """The outline of a card that is still to come."""

    tall: int

    def height(self, page: Page, width: int) -> int:
        """As tall as a card."""
        return page.px(self.tall)

    def draw(self, surface: pygame.Surface, page: Page, rect: pygame.Rect) -> None:
        """A grey outline."""
        page.art.frame(surface, "review-card-empty", rect)
