"""A ring that fills while a computer player thinks, so that nobody wonders whether something is stuck."""

from __future__ import annotations

import math

import pygame

from game.screen import palette
from game.screen.cache import kept
from game.screen.palette import GLOW

STEPS = 48
"""The ring grows in so many steps."""
FINER = 4
"""It is drawn so many times larger and scaled down, for smooth edges."""
TRACK = palette.TRACK


def draw_ring(
    surface: pygame.Surface, centre: tuple[float, float], radius: float, width: float, share: float
) -> None:
    """A ring of which this share, from the top on, is filled."""
    picture = _ring(round(radius), max(2, round(width)), round(share * STEPS))
    surface.blit(picture, picture.get_rect(center=(round(centre[0]), round(centre[1]))))


@kept
def _ring(radius: int, width: int, step: int) -> pygame.Surface:
    side = 2 * (radius + width)
    large = pygame.Surface((side * FINER, side * FINER), pygame.SRCALPHA)
    _arc(large, radius, width, STEPS, TRACK)
    if step:
        _arc(large, radius, width, step, GLOW)
    return pygame.transform.smoothscale(large, (side, side))


def _arc(surface: pygame.Surface, radius: int, width: int, step: int, colour: str) -> None:
    """The band from the top to a step, as one shape: its outer edge there and its inner edge back."""
    middle, ends = surface.get_width() / 2, (radius + width / 2, radius - width / 2)
    angles = [math.tau * n / STEPS / 4 - math.tau / 4 for n in range(4 * step + 1)]
    edges = [[(math.cos(a) * r * FINER + middle, math.sin(a) * r * FINER + middle) for a in angles] for r in ends]
    pygame.draw.polygon(surface, colour, edges[0] + edges[1][::-1])
