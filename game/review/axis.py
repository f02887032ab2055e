"""What stands below a review's chart and behind its lines: turns by their numbers, scorings, parts of the game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import groupby
from typing import TYPE_CHECKING

import pygame

from game.screen import palette, text
from game.screen.catalogue import Catalogue
from game.screen.palette import DIM
from game.ui.chartlines import dashed

if TYPE_CHECKING:
    from game.review.frame import ChartFrame
    from game.ui.blockpage import BlockPage as Page

BAND = palette.GROOVE_EDGE
NUMBERS = (5, 10, 20)


def draw_parts(surface: pygame.Surface, page: Page, rect: pygame.Rect, chart: ChartFrame) -> None:
    """Scorings as bands, or the parts of the game, and what stands below them."""
    reviewed, turns, area = chart.story.game.reviewed, chart.story.turns, chart.plot(page, rect)
    foot = pygame.Rect(area.x, area.bottom + page.px(4), area.w, page.px(22))
    if reviewed is not None and reviewed.division is not None:
        _draw_divisions(surface, page, chart, area, foot, reviewed.division)
        return
    bands = [list(group) for flag, group in groupby(enumerate(turns), key=lambda one: one[1].scoring) if flag]
    for number, band in enumerate(bands):
        first, last = (chart.x(area, band[side][0] + shift) for side, shift in ((0, -0.5), (-1, 0.5)))
        first, last = max(area.x, first), min(area.right, last)
        shade = pygame.Surface((max(1, round(last - first)), area.h), pygame.SRCALPHA)
        shade.fill((*pygame.Color(BAND)[:3], 62))
        surface.blit(shade, (round(first), area.y))
        middle = round((first + last) / 2)
        dashed(surface, BAND, (middle, area.top), (middle, area.bottom), page.px(4), page.px(1))
        final = number == len(bands) - 1 and chart.story.reviewing.done
        sprite = "ui-crown" if final else reviewed.scoring_mark if reviewed is not None else ""
        if sprite:
            picture = page.sprite(sprite, 24, 22, palette.OCHRE)
            surface.blit(picture, picture.get_rect(center=(middle, foot.centery + page.px(4))))
    _draw_numbers(surface, page, chart, rect, foot, [number for band in bands for number, _ in band])


def _draw_numbers(
    surface: pygame.Surface,
    page: Page,
    chart: ChartFrame,
    rect: pygame.Rect,
    foot: pygame.Rect,
    taken: Sequence[int],
) -> None:
    """The numbers of some turns, where no scoring stands."""
    words, turns = page.app.words, chart.story.turns
    size = page.type(13)
    wanted = page.px(46)
    apart = foot.w / max(1, chart.total)
    step = next((one for one in NUMBERS if one * apart >= wanted), NUMBERS[-1])
    name = pygame.Rect(rect.x + page.px(2), foot.y, foot.x - rect.x - page.px(14), foot.h)
    text.draw(surface, words("review.turn"), "body", size, DIM, name, side="right")
    blocked = [chart.x(foot, number) for number in taken]
    for number, entry in enumerate(turns):
        if entry.number != 1 and (not entry.number or entry.number % step):
            continue
        x = round(chart.x(foot, number))
        if any(abs(x - one) < page.px(24) for one in blocked):
            continue
        label = pygame.Rect(x - page.px(16), foot.y, page.px(32), foot.h)
        label.clamp_ip(pygame.Rect(rect.x, foot.y, rect.w, foot.h))
        text.draw(surface, str(entry.number), "body", size, DIM, label, side="centre")


def _draw_divisions(
    surface: pygame.Surface,
    page: Page,
    chart: ChartFrame,
    area: pygame.Rect,
    foot: pygame.Rect,
    division: Callable[[Catalogue, str], str],
) -> None:
    """The parts of the game by their names."""
    size, end = page.type(13.5), -1
    for stage, group in groupby(enumerate(chart.story.turns), key=lambda one: one[1].stage):
        numbers = [number for number, _ in group]
        first, last = chart.x(area, numbers[0] - 0.5), chart.x(area, numbers[-1] + 0.5)
        if numbers[0]:
            x = round(first)
            dashed(surface, BAND, (x, area.top), (x, area.bottom), page.px(4), page.px(2))
        said = division(page.app.words, stage)
        wide = text.measure(said, "body", size)[0]
        left = round(min((max(area.x, first) + min(area.right, last)) / 2 - wide / 2, area.right - wide))
        if left > end:
            text.draw(surface, said, "body", size, DIM, pygame.Rect(left, foot.y, wide + 2, foot.h))
            end = left + wide + page.px(6)
