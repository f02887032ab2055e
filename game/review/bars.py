"""Where the points came from: a bar for each player and source, or one bar of all sources for each player."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

import pygame

from game.screen import palette, text
from game.screen.palette import INK, PALE, SEATS
from game.screen.targets import Target
from game.screen.wording import printed
from game.ui.blocks import Block
from game.ui.panelpage import heading

if TYPE_CHECKING:
    from game.review.story import ReviewStory
    from game.table.reviewfacts import Source
    from game.ui.blockpage import BlockPage as Page

EDGE = palette.EDGE
BAR, ROW = 11, 26
LEAST = 14
"""Units of a part from which on it has its number in it."""
PAID = 6
"""Units between points that were won and points that were paid."""


@dataclass(frozen=True)
class Bars(Block):
    """The panel with the bars."""

    story: ReviewStory
    apart: bool
    """Whether every source has bars of its own."""

    @property
    def sums(self) -> list[tuple[Source, list[int]]]:
        """The points of each player by source."""
        return self.story.sources()

    def height(self, page: Page, width: int) -> int:
        """Heading, bars, and the score or the legend."""
        if self.apart:
            return page.px(238)
        return page.px(40 + ROW * self.story.players + 8) + self._legend_height(page, width)

    def _row(self, page: Page, rect: pygame.Rect) -> int:
        """How far one player's bar is from the next one's."""
        room = rect.h - page.px(48) - self._legend_height(page, rect.w)
        return max(page.px(ROW), min(page.px(44), room // self.story.players))

    def draw(self, surface: pygame.Surface, page: Page, rect: pygame.Rect) -> None:
        """Panel, heading, bars."""
        page.art.frame(surface, "panel-plain", rect)
        heading(page, surface, page.app.words("review.sources"), rect, ruled=self.apart)
        if self.apart:
            self._draw_apart(surface, page, rect)
        else:
            self._draw_stacked(surface, page, rect)

    def _name(self, page: Page, source: Source) -> str:
        return page.app.words(f"{self.story.game.name}.review.source.{source.name}")

    # A bar for each source

    def _draw_apart(self, surface: pygame.Surface, page: Page, rect: pygame.Rect) -> None:
        sums = self.sums
        most = max((abs(points) for _, own in sums for points in own), default=1) or 1
        left, foot = rect.x + page.px(64), rect.bottom - page.px(30)
        room = rect.right - page.px(44) - left
        top = rect.y + page.px(40)
        step = min(page.px(58), (foot - top) // max(1, len(sums)))
        for number, (source, own) in enumerate(sums):
            y = top + number * step
            picture = page.sprite(source.sprite, 32, 32, INK)
            middle = (rect.x + page.px(36), y + step // 2)
            surface.blit(picture, picture.get_rect(center=middle))
            label = pygame.Rect(left, y, room + page.px(30), page.px(18))
            text.draw(surface, self._name(page, source), "strong", page.type(14.5), INK, label)
            tall = min(page.px(BAR), (step - page.px(20)) // max(1, len(own)) - page.px(3))
            for seat, points in enumerate(own):
                bar = pygame.Rect(left, y + page.px(19) + seat * (tall + page.px(4)), 0, max(3, tall))
                bar.width = max(page.px(3), round(room * max(0, points) / most))
                _bar(surface, page, bar, SEATS[page.colours[seat]])
                said = pygame.Rect(bar.right + page.px(6), bar.centery - page.px(9), page.px(40), page.px(18))
                shown = printed(points)
                text.draw(surface, shown, "head", page.type(14), INK, said)
        self._draw_scores(surface, page, rect, foot)

    def _draw_scores(self, surface: pygame.Surface, page: Page, rect: pygame.Rect, y: int) -> None:
        left = rect.x + page.px(16)
        pygame.draw.line(surface, PALE, (left, y), (rect.right - page.px(16), y), page.px(2))
        line = pygame.Rect(left, y + page.px(2), rect.w - page.px(32), page.px(26))
        text.draw(surface, page.app.words("review.score"), "strong", page.type(15), INK, line)
        scores = self.story.session.game.scores
        step = (rect.right - page.px(10) - (rect.x + page.px(150))) // len(scores)
        for seat, score in enumerate(scores):
            x = rect.x + page.px(150) + seat * step
            page.art.draw(surface, "seat", (x + page.px(12), line.centery), colour=page.colours[seat], zoom=0.85)
            place = pygame.Rect(x + page.px(26), line.y, step - page.px(28), line.h)
            text.draw(surface, printed(score), "head", page.type(19), INK, place)

    # One bar for each player

    def _draw_stacked(self, surface: pygame.Surface, page: Page, rect: pygame.Rect) -> None:
        sums, scores = self.sums, self.story.session.game.scores
        whole = [sum(abs(own[seat]) for _, own in sums) for seat in range(self.story.players)]
        left, right = rect.x + page.px(36), rect.right - page.px(58)
        scale, row = (right - left - page.px(PAID)) / max(1, *whole), self._row(page, rect)
        for seat, bars in enumerate(self._stacks(page, rect, scale)):
            y = rect.y + page.px(40) + row * seat
            middle = (rect.x + page.px(20), y + (row - page.px(6)) // 2)
            page.art.draw(surface, "seat", middle, colour=page.colours[seat], zoom=0.85)
            for source, points, bar in bars:
                pygame.draw.rect(surface, source.colour, bar)
                pygame.draw.rect(surface, EDGE, bar, max(1, page.px(1)))
                shown = printed(points)
                if text.measure(shown, "strong", page.type(13))[0] + page.px(3) <= bar.w and bar.w >= page.px(
                    LEAST
                ):
                    ink = palette.WHITE if pygame.Color(source.colour).hsla[2] < 40 else INK
                    text.draw(surface, shown, "strong", page.type(13), ink, bar, side="centre")
            place = pygame.Rect(right, y - page.px(2), page.px(46), row - page.px(2))
            text.draw(surface, printed(scores[seat]), "head", page.type(18), INK, place, side="right")
        self._draw_legend(surface, page, rect)

    def _stacks(self, page: Page, rect: pygame.Rect, scale: float) -> list[list[tuple[Source, int, pygame.Rect]]]:
        """Each player's parts side by side, those that cost points last and a little apart."""
        found, step = [], self._row(page, rect)
        for seat in range(self.story.players):
            top, x, row = rect.y + page.px(40) + step * seat, float(rect.x + page.px(36)), []
            parts = [(source, own[seat]) for source, own in self.sums if own[seat]]
            for group in ([one for one in parts if one[1] > 0], [one for one in parts if one[1] < 0]):
                for source, points in group:
                    end = x + abs(points) * scale
                    bar = pygame.Rect(round(x), top, max(1, round(end) - round(x)), step - page.px(6))
                    row.append((source, points, bar))
                    x = end
                x += page.px(PAID) if group else 0
            found.append(row)
        return found

    def _legend(self, page: Page, width: int) -> list[tuple[Source, int, int, int]]:
        """The sources with where they stand below the bars: from the left, and in which row."""
        size, x, row, found = page.type(14), 0, 0, []
        for source, _ in self.sums:
            wide = page.px(20) + text.measure(self._name(page, source), "body", size)[0]
            if x and x + wide > width - page.px(32):
                x, row = 0, row + 1
            found.append((source, x, row, wide))
            x += wide + page.px(14)
        return found

    def _legend_height(self, page: Page, width: int) -> int:
        rows = max((row for _, _, row, _ in self._legend(page, width)), default=0) + 1
        return rows * page.px(22) + page.px(8)

    def _draw_legend(self, surface: pygame.Surface, page: Page, rect: pygame.Rect) -> None:
        top = rect.y + page.px(42) + self._row(page, rect) * self.story.players
        for source, x, row, wide in self._legend(page, rect.w):
            place = pygame.Rect(rect.x + page.px(16) + x, top + row * page.px(22), wide, page.px(22))
            dot = pygame.Rect(place.x, place.centery - page.px(6), page.px(12), page.px(12))
            pygame.draw.rect(surface, source.colour, dot, border_radius=page.px(3))
            pygame.draw.rect(surface, EDGE, dot, max(1, page.px(1)), page.px(3))
            label = pygame.Rect(dot.right + page.px(6), place.y, wide - page.px(16), place.h)
            text.draw(surface, self._name(page, source), "body", page.type(14), INK, label)

    def targets(self, page: Page, rect: pygame.Rect) -> list[Target]:
        """Nothing to choose."""
        return []

    def told(self) -> tuple[str, ...]:
        """Every player's points by source."""
        found: list[str] = []
        words, session = self.story.words, self.story.session
        for seat in range(self.story.players):
            parts = [
                words(
                    "review.listed",
                    name=words(f"{self.story.game.name}.review.source.{source.name}"),
                    points=printed(own[seat]),
                )
                for source, own in self.sums
            ]
            found.append(f"{session.name(seat)}. {', '.join(parts)}")
        return tuple(found)


@dataclass(frozen=True)
class Lines(Block):
    """A panel with a heading and a few lines."""

    title: str
    lines: Sequence[str]

    def height(self, page: Page, width: int) -> int:
        """Heading and lines."""
        inner = width - page.px(32)
        return page.px(48) + sum(text.height(line, "body", page.type(15), inner) for line in self.lines)

    def draw(self, surface: pygame.Surface, page: Page, rect: pygame.Rect) -> None:
        """Panel, heading, lines."""
        page.art.frame(surface, "panel-plain", rect)
        heading(page, surface, self.title, rect, ruled=False)
        y = rect.y + page.px(38)
        for line in self.lines:
            tall = text.height(line, "body", page.type(15), rect.w - page.px(32))
            place = pygame.Rect(rect.x + page.px(16), y, rect.w - page.px(32), tall)
            text.draw(surface, line, "body", page.type(15), INK, place, "wrap", level="top")
            y += tall

    def told(self) -> tuple[str, ...]:
        """The lines."""
        return tuple(self.lines)


def _bar(surface: pygame.Surface, page: Page, rect: pygame.Rect, colour: str) -> None:
    """A bar with a light upper edge and a dark rim."""
    radius = max(1, rect.h // 4)
    pygame.draw.rect(surface, colour, rect, border_radius=radius)
    light = pygame.Color(colour).lerp(palette.WHITE, 0.28)
    if rect.w > 2 * page.px(3):
        pygame.draw.rect(
            surface, light, (rect.x + page.px(2), rect.y + page.px(1), rect.w - page.px(4), page.px(2))
        )
    pygame.draw.rect(surface, EDGE, rect, max(1, page.px(1)), radius)
