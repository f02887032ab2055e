"""The panel of one's record about the turns of the day: fourteen days with their stars, and days in a row."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

import pygame

from game.screen import text
from game.screen.palette import DEEP_GOLD, DIM, INK
from game.screen.targets import Target
from game.screen.wording import day_name
from game.session.puzzles import of_day
from game.storage import puzzle_results as puzzle_results
from game.storage.puzzle_results import PuzzleResults
from game.ui.blocks import CONTROL, Block
from game.ui.panelpage import heading
from game.ui.stargrid import STARS, StarCell, draw_cell

if TYPE_CHECKING:
    from game.ui.blockpage import BlockPage as Page

DAYS, ACROSS = 14, 7
TOP, TALL, GAP = 40, 54, 6


@dataclass(frozen=True)
class LastDays(Block):
    """Two weeks, today ringed; choosing a day opens its puzzle."""

    kept: PuzzleResults
    open: Callable[[int], Callable[[], None]]
    everything: Callable[[], None]
    """Opens the collection."""

    def height(self, page: Page, width: int) -> int:
        """Heading, two rows, what they add up to, and the way to all of them."""
        return page.px(TOP + 2 * (TALL + GAP) + 30 + CONTROL + 12)

    def draw(self, surface: pygame.Surface, page: Page, rect: pygame.Rect) -> None:
        """The days, and the sums below."""
        words = page.app.words
        page.art.frame(surface, "panel-plain", rect)
        heading(page, surface, words("turns.days"), rect)
        targets = self.targets(page, rect)
        for cell, target in zip(self._cells(page), targets, strict=False):
            draw_cell(surface, page, cell, target.rect)
        page.button(surface, targets[-1], sprite="ui-calendar")
        run = puzzle_results.in_a_row(self.kept.days, puzzle_results.today())
        got = sum(cell.stars for cell in self._cells(page))
        y = rect.y + page.px(TOP) + 2 * (self._tall(page, rect) + page.px(GAP))
        half = (rect.w - page.px(28)) // 2
        sums = (
            ("ui-flame", str(run) if run else "", words("turns.row", count=run)),
            ("ui-star", str(got), words("turns.stars", most=STARS * DAYS)),
        )
        for number, (sprite, value, said) in enumerate(sums):
            x = rect.x + page.px(14) + number * half
            page.art.draw(surface, sprite, (x + page.px(11), y + page.px(14)), tint=DEEP_GOLD, zoom=0.9)
            wide = text.measure(value, "head", page.type(19))[0] + page.px(4) if value else 0
            place = pygame.Rect(x + page.px(26), y, half - page.px(28), page.px(28))
            if value:
                text.draw(surface, value, "head", page.type(19), INK, pygame.Rect(place.x, y, wide, place.h))
            rest = pygame.Rect(place.x + wide + page.px(2), y, place.right - place.x - wide - page.px(2), place.h)
            text.draw(surface, said, "body", page.type(14.5), DIM, rest)

    def _cells(self, page: Page) -> list[StarCell]:
        words, today = page.app.words, puzzle_results.today()
        found = []
        for day in range(today - DAYS + 1, today + 1):
            result = self.kept.results.get(of_day(day).id)
            stars = result.stars if result is not None else 0
            state = words("puzzle.stars", count=stars) if result else words("turns.state.new")
            label = day_name(words, day)
            found.append(
                StarCell(
                    f"day-{day}",
                    label,
                    label.partition(" ")[0],
                    stars,
                    state,
                    self.open(day),
                    marked=day == today,
                    played=result is not None,
                )
            )
        return found

    def _tall(self, page: Page, rect: pygame.Rect) -> int:
        room = rect.h - page.px(TOP + 2 * GAP + 30 + CONTROL + 8)
        return min(page.px(TALL), room // 2)

    def targets(self, page: Page, rect: pygame.Rect) -> list[Target]:
        """Each day, and all the others."""
        inner, gap = rect.inflate(-page.px(28), 0), page.px(GAP)
        step = (inner.w + gap) / ACROSS
        tall = self._tall(page, rect)
        found = []
        for number, cell in enumerate(self._cells(page)):
            x = inner.x + round(number % ACROSS * step)
            y = rect.y + page.px(TOP) + number // ACROSS * (tall + gap)
            place = pygame.Rect(x, y, round(step) - gap, tall)
            found.append(Target(cell.id, cell.label, place, cell.act, cell.state))
        button = pygame.Rect(inner.x, rect.bottom - page.px(CONTROL + 8), inner.w, page.px(CONTROL))
        return [*found, Target("turns", page.app.words("turns.all"), button, self.everything)]
