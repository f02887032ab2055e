"""Two pictures for the end of a game: the winners' plate, and the scores as lines over the whole game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import TYPE_CHECKING

import pygame

from game.screen import palette, text
from game.screen.palette import INK, PALE, SEATS, SOFT
from game.screen.wording import printed
from game.ui.blocks import Block

if TYPE_CHECKING:
    from game.ui.page import Page

OUTLINE = palette.BARK
STEPS = (5, 10, 20, 25, 50, 100, 200)


@dataclass(frozen=True)
class Winners(Block):
    """The winners' emblems with the crown, and the sentence that says so."""

    words: str
    seats: Sequence[int]

    def height(self, page: Page, width: int) -> int:
        """A plate."""
        return page.px(96)

    def draw(self, surface: pygame.Surface, page: Page, rect: pygame.Rect) -> None:
        """Emblems at the left, words beside them."""
        step = page.px(58)
        for n, seat in enumerate(self.seats):
            middle = (rect.x + page.px(32) + n * step, rect.centery + page.px(10))
            page.art.draw(surface, "seat", middle, colour=page.colours[seat], zoom=2.2)
            above = (middle[0], rect.y + page.px(13))
            page.art.draw(surface, "ui-crown", above, zoom=1.1, tint=palette.OCHRE)
        left = step * len(self.seats) + page.px(14)
        room = pygame.Rect(rect.x + left, rect.y, rect.w - left, rect.h)
        text.draw(surface, self.words, "head", page.type(28), INK, room, "wrap")


@dataclass(frozen=True)
class Chart(Block):
    """A line for each seat from the first move to the last; emblems at the ends say whose it is."""

    lines: Sequence[Sequence[int]]
    marks: Sequence[int] = ()

    def height(self, page: Page, width: int) -> int:
        """Wider windows have room for a taller chart."""
        return page.px(210 if width > page.px(520) else 170)

    def draw(self, surface: pygame.Surface, page: Page, rect: pygame.Rect) -> None:
        """Grid, lines, emblems."""
        low = min(0, *(min(line) for line in self.lines))
        high = max(10, *(max(line) for line in self.lines))
        area = pygame.Rect(rect.x + page.px(38), rect.y + page.px(14), 0, rect.h - page.px(28))
        area.width = max(1, rect.w - page.px(38 + 40))
        moves = max(1, len(self.lines[0]) - 1)

        def at(move: int, score: int) -> tuple[int, int]:
            return (
                area.x + area.w * move // moves,
                area.bottom - round(area.h * (score - low) / (high - low)),
            )

        step = next((one for one in STEPS if (high - low) / one <= 6), STEPS[-1])
        for score in range(-(-low // step) * step, high + 1, step):
            x, y = at(0, score)
            pygame.draw.line(surface, palette.GRID, (x, y), (area.right, y), page.px(1))
            label = pygame.Rect(rect.x, y - page.px(9), page.px(32), page.px(18))
            text.draw(surface, printed(score), "body", page.type(12), SOFT, label, side="right")
        for mark in self.marks:
            x, _ = at(mark, low)
            for y in range(area.top, area.bottom, page.px(10)):
                pygame.draw.line(surface, PALE, (x, y), (x, min(area.bottom, y + page.px(5))), page.px(2))
        for seat in reversed(range(len(self.lines))):
            points = [at(move, score) for move, score in enumerate(self.lines[seat])]
            for colour, width in ((OUTLINE, page.px(5)), (SEATS[page.colours[seat]], page.px(3))):
                _stairs(surface, points, colour, width)
        for seat, y in self._ends(page, area, [at(moves, line[-1])[1] for line in self.lines]):
            page.art.draw(surface, "seat", (area.right + page.px(22), y), colour=page.colours[seat], zoom=0.8)

    def _ends(self, page: Page, area: pygame.Rect, heights: list[int]) -> list[tuple[int, int]]:
        """Where the emblems go: beside the ends of their lines, moved apart where they would overlap."""
        step = page.px(21)
        order = sorted(range(len(heights)), key=lambda seat: heights[seat])
        places = [heights[seat] for seat in order]
        for n in range(1, len(places)):
            places[n] = max(places[n], places[n - 1] + step)
        lowest = area.bottom
        for n in reversed(range(len(places))):
            places[n] = min(places[n], lowest)
            lowest = places[n] - step
        return list(zip(order, places, strict=True))


def _stairs(surface: pygame.Surface, points: list[tuple[int, int]], colour: str, width: int) -> None:
    """A line of level stretches and upright steps, sharp at every corner."""
    half = width // 2
    steps = [after for before, after in pairwise(points) if before[1] != after[1]]
    for (x, y), (to_x, to_y) in pairwise([points[0], *steps, points[-1]]):
        surface.fill(colour, (x - half, y - half, to_x - x + width, width))
        top = min(y, to_y)
        surface.fill(colour, (to_x - half, top - half, width, abs(to_y - y) + width))
