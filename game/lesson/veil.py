"""The veil of a lesson: all but what is talked about lies in the shade."""

from __future__ import annotations

import math
from collections.abc import Sequence

import pygame

from game.screen import text
from game.screen.art import Point
from game.screen.palette import GLOW, SHADE, WHITE, see_through
from game.table.sight import Sight

SHARE = 0.56
"""How much of the window the veil covers."""
SOFT = 4
"""Steps in which the shade begins at the edge of a window."""
RING = 13.5
"""Units of the radius of a ring."""


class Veil:
    """The veil over a window, kept until other windows are wanted in it."""

    def __init__(self) -> None:
        self._key: object = None
        self._picture = pygame.Surface((1, 1))

    def draw(
        self, surface: pygame.Surface, area: pygame.Rect, clear: Sequence[Sight], unit: float, share: float
    ) -> None:
        """Darken an area but for some windows; `share` is how much of the veil is there yet."""
        key = (tuple(area), tuple((tuple(one.rect), one.outline) for one in clear), unit)
        if key != self._key:
            self._key, self._picture = key, _veil(area, clear, unit)
        self._picture.set_alpha(round(255 * share))
        surface.blit(self._picture, area)
        text.shade(self._picture, *area.topleft)


def _veil(area: pygame.Rect, clear: Sequence[Sight], unit: float) -> pygame.Surface:
    veil = pygame.Surface(area.size, pygame.SRCALPHA)
    veil.fill(see_through(SHADE, 255 * SHARE))
    for step in range(SOFT, -1, -1):
        shade = see_through(SHADE, 255 * SHARE * step / (SOFT + 1))
        for one in clear:
            _fill(veil, one, step * unit, shade, area)
    return veil


def _fill(veil: pygame.Surface, one: Sight, by: float, shade: str, area: pygame.Rect) -> None:
    if one.outline:
        points = [(x - area.x, y - area.y) for x, y in one.grown(by)]
        pygame.draw.polygon(veil, shade, points)
    else:
        rect = one.rect.inflate(2 * by, 2 * by).move(-area.x, -area.y)
        pygame.draw.rect(veil, shade, rect, border_radius=round(8 + by))


def draw_ring(surface: pygame.Surface, at: Point, unit: float, part: float) -> None:
    """A white ring round something that is counted, as far as it is drawn yet."""
    radius, wide = RING * unit, max(2, round(2.6 * unit))
    for reach, colour, line in ((radius + unit, SHADE, wide + 2), (radius, WHITE, wide)):
        count = max(2, round(48 * part))
        points = [
            (
                at[0] + reach * math.sin(2 * math.pi * part * n / count),
                at[1] - reach * math.cos(2 * math.pi * part * n / count),
            )
            for n in range(count + 1)
        ]
        pygame.draw.lines(surface, colour, False, points, line)


def draw_light(surface: pygame.Surface, one: Sight, unit: float, strength: float) -> None:
    """The glow round what is pointed at, 16 units wide, and its golden edge."""
    reach = round(16 * unit)
    area = one.rect.inflate(2 * reach + 4, 2 * reach + 4)
    glow = pygame.Surface(area.size, pygame.SRCALPHA)
    steps = 8
    for step in range(steps, 0, -1):
        shade = see_through(GLOW, 150 * strength * ((steps + 1 - step) / steps) ** 2)
        _fill(glow, one, reach * step / steps, shade, area)
    _fill(glow, one, 0, see_through(SHADE, 0), area)
    surface.blit(glow, area)
    width = max(2, round(2.5 * unit))
    if one.outline:
        pygame.draw.lines(surface, GLOW, True, one.grown(0), width)
    else:
        pygame.draw.rect(surface, GLOW, one.rect, width, round(8 * unit))
