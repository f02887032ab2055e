"""What stands below a review's chart and behind its lines: turns by their numbers, scorings, parts of the game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import groupby

import pygame

from game.review.leadlines import LeadLines, Size
from game.screen import palette
from game.screen.brush import Brush
from game.screen.catalogue import Catalogue
from game.ui import styles
from game.ui.chartlines import dashed

BAND = palette.GROOVE_EDGE
SHADE = palette.see_through(BAND, 62)
NUMBERS = (5, 10, 20)
"""Every how many turns a number stands, where there is room."""
APART, CLEAR = 46, 24
"""Units from one number to the next at least, and from a number to a scoring."""
BELOW, TALL = 4, 22
"""Units between the lines and what stands below them, and how tall that is."""


def paint_parts(brush: Brush, size: Size, lead: LeadLines) -> None:
    """Scorings as bands, or the parts of the game, and what stands below them."""
    reviewed, turns = lead.story.game.reviewed, lead.story.turns
    if reviewed is not None and reviewed.division is not None:
        _paint_divisions(brush, size, lead, reviewed.division)
        return
    bands = [list(group) for flag, group in groupby(enumerate(turns), key=lambda one: one[1].scoring) if flag]
    for number, band in enumerate(bands):
        first = max(0.0, lead.x(size, band[0][0] - 0.5))
        last = min(size[0], lead.x(size, band[-1][0] + 0.5))
        place = brush.rect((first, 0, last - first, size[1]))
        shade = pygame.Surface((max(1, place.w), place.h), pygame.SRCALPHA)
        shade.fill(SHADE)
        brush.surface.blit(shade, place)
        middle = (first + last) / 2
        paint_dashes(brush, middle, size[1], 1)
        final = number == len(bands) - 1 and lead.story.reviewing.done
        mark = "ui-crown" if final else reviewed.scoring_mark if reviewed is not None else ""
        if mark:
            _paint_fitted(brush, mark, middle, size[1] + BELOW + TALL / 2 + 4)
    _paint_numbers(brush, size, lead, [lead.x(size, number) for band in bands for number, _ in band])


def paint_dashes(brush: Brush, x: float, tall: float, width: float) -> None:
    """A dashed line from top to bottom."""
    at = round(brush.x + x * brush.unit)
    ends = (at, round(brush.y)), (at, round(brush.y + tall * brush.unit))
    dashed(brush.surface, BAND, *ends, round(4 * brush.unit), max(1, round(width * brush.unit)))


def _paint_fitted(brush: Brush, sprite: str, x: float, y: float) -> None:
    """A picture that is at most 24 by 22 units big."""
    wide, tall = brush.art.get(sprite).get_size()
    zoom = min(4.0, 24 * brush.unit / wide, 22 * brush.unit / tall)
    picture = brush.art.get(sprite, tint=palette.OCHRE, zoom=zoom)
    middle = round(brush.x + x * brush.unit), round(brush.y + y * brush.unit)
    brush.surface.blit(picture, picture.get_rect(center=middle))


def _paint_numbers(brush: Brush, size: Size, lead: LeadLines, blocked: Sequence[float]) -> None:
    """The numbers of some turns, where no scoring stands."""
    apart, y = size[0] / max(1, lead.total), size[1] + BELOW
    step = next((one for one in NUMBERS if one * apart >= APART), NUMBERS[-1])
    name = lead.story.words("review.turn")
    brush.write(name, styles.FINE, (-60, y, 48, TALL), side="right")
    for number, entry in enumerate(lead.story.turns):
        if entry.number != 1 and (not entry.number or entry.number % step):
            continue
        x = lead.x(size, number)
        if all(abs(x - one) >= CLEAR for one in blocked):
            brush.write(str(entry.number), styles.FINE, (x - 16, y, 32, TALL), side="centre")


def _paint_divisions(brush: Brush, size: Size, lead: LeadLines, named: Callable[[Catalogue, str], str]) -> None:
    """The parts of the game by their names."""
    end = -1.0
    for stage, group in groupby(enumerate(lead.story.turns), key=lambda one: one[1].stage):
        numbers = [number for number, _ in group]
        first, last = lead.x(size, numbers[0] - 0.5), lead.x(size, numbers[-1] + 0.5)
        if numbers[0]:
            paint_dashes(brush, first, size[1], 2)
        said = named(lead.story.words, stage)
        wide = brush.width(said, styles.FINE)
        left = min((max(0.0, first) + min(size[0], last)) / 2 - wide / 2, size[0] - wide)
        if left > end:
            brush.write(said, styles.FINE, (left, size[1] + BELOW, wide + 2, TALL))
            end = left + wide + 6
