"""The veil that lies over a board while points are counted, and what shines through it or lies above a trail."""

from __future__ import annotations

import math
from collections.abc import Iterable

import pygame

from game.screen import palette, text
from game.screen.art import Point
from game.screen.pen import Pen

PLATE_ROOM, PLATE_POINTS = 0.3, 24
"""Room round a number, as a part of its height, and corners of its outline."""


def hexagon(at: Point, radius: float, *, flat: bool) -> list[Point]:
    """The corners of a cell, with a side or a corner at the top."""
    turn = 0 if flat else 30
    angles = [math.radians(turn + 60 * number) for number in range(6)]
    return [(at[0] + radius * math.cos(angle), at[1] + radius * math.sin(angle)) for angle in angles]


def plate(ink: pygame.Rect) -> list[Point]:
    """An outline round a number, with a little room and round corners."""
    room = ink.h * PLATE_ROOM
    angles = [math.tau * number / PLATE_POINTS for number in range(PLATE_POINTS)]
    return [
        (
            ink.centerx + math.copysign(math.sqrt(abs(math.cos(angle))), math.cos(angle)) * (ink.w / 2 + room),
            ink.centery + math.copysign(math.sqrt(abs(math.sin(angle))), math.sin(angle)) * (ink.h / 2 + room),
        )
        for angle in angles
    ]


def draw_veil(surface: pygame.Surface, rect: pygame.Rect, share: float, clear: Iterable[list[Point]]) -> None:
    """Darken a rectangle by this share, except inside some outlines."""
    veil = pygame.Surface(rect.size, pygame.SRCALPHA)
    veil.fill(palette.see_through(palette.SHADE, 255 * share))
    for outline in clear:
        pygame.draw.polygon(veil, (0, 0, 0, 0), [(x - rect.x, y - rect.y) for x, y in outline])
    surface.blit(veil, rect)
    text.shade(veil, *rect.topleft)


class VeilWindow:
    """A piece of the still picture that is drawn once more above a light, so that no number is washed out."""

    def __init__(self, surface: pygame.Surface, outline: list[Point]) -> None:
        xs, ys = [x for x, _ in outline], [y for _, y in outline]
        area = pygame.Rect(
            round(min(xs)), round(min(ys)), math.ceil(max(xs) - min(xs)), math.ceil(max(ys) - min(ys))
        )
        self._area = area.clip(surface.get_rect())
        self._picture = pygame.Surface(self._area.size, pygame.SRCALPHA)
        corner = self._area.topleft
        pygame.draw.polygon(self._picture, palette.WHITE, [(x - corner[0], y - corner[1]) for x, y in outline])
        cut = pygame.Surface(self._area.size, pygame.SRCALPHA)
        cut.blit(surface, (0, 0), self._area)
        self._picture.blit(cut, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw it where it was."""
        surface.blit(self._picture, self._area)


def draw_rays(pen: Pen, at: Point, zoom: float = 1.0) -> None:
    """The light behind something that counts."""
    pen.put("count-light", at, zoom=zoom)
    pen.put("count-rays", at, zoom=zoom)
