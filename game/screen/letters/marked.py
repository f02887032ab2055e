"""Words in lines with some of them marked, as a search does it: gold where one stands, pale elsewhere."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import pygame

from game.screen import palette, text
from game.screen.fonts import Role

HERE, ELSEWHERE = (palette.HONEY, palette.AMBER), (palette.LIT, palette.GRID)
"""Ground and rim of the hit one stands at, and of the others."""


class Span(NamedTuple):
    """Some letters of a text, and whether one stands there."""

    start: int
    end: int
    here: bool = False


def draw(
    surface: pygame.Surface,
    words: str,
    role: Role,
    size: int,
    colour: str,
    rect: pygame.Rect,
    spans: Sequence[Span] = (),
) -> int:
    """Write words from the top of a rectangle on, broken into lines; how tall they are."""
    tall, y, first = text.measure("x", role, size)[1], rect.y, 0
    for line in text.wrapped(words, role, size, rect.w):
        for span in spans:
            start, end = max(span.start, first) - first, min(span.end, first + len(line)) - first
            if start < end:
                _mark(surface, line, role, size, (start, end), pygame.Rect(rect.x, y, rect.w, tall), span.here)
        text.draw(surface, line, role, size, colour, pygame.Rect(rect.x, y, rect.w + 2, tall), "ellipsis")
        first += len(line) + 1
        y += tall
    return y - rect.y


def line_of(words: str, role: Role, size: int, wide: int, letter: int) -> int:
    """How far below the top of a text, in pixels, the line with this letter begins."""
    tall, first = text.measure("x", role, size)[1], 0
    for number, line in enumerate(text.wrapped(words, role, size, wide)):
        first += len(line) + 1
        if letter < first:
            return number * tall
    return 0


def _mark(
    surface: pygame.Surface,
    line: str,
    role: Role,
    size: int,
    part: tuple[int, int],
    rect: pygame.Rect,
    here: bool,
) -> None:
    left = rect.x + (text.measure(line[: part[0]], role, size)[0] if part[0] else 0)
    wide = text.measure(line[part[0] : part[1]], role, size)[0]
    edge = max(1, size // 9)
    box = pygame.Rect(left - edge, rect.y + edge // 2, wide + 2 * edge, rect.h - edge)
    ground, rim = HERE if here else ELSEWHERE
    pygame.draw.rect(surface, ground, box, border_radius=2 * edge)
    pygame.draw.rect(surface, rim, box, max(1, edge // 2), border_radius=2 * edge)
