"""Soft edges: where one picture ends above another, the lower one fades in over its border."""

from __future__ import annotations

from typing import Literal

import pygame

from game.screen.cache import kept

Edge = Literal["left", "right", "top", "bottom"]


def fading(strip: pygame.Surface, edge: Edge) -> pygame.Surface:
    """A strip of the lower picture: whole at its edge, gone at the other side."""
    soft = strip.convert_alpha()
    soft.blit(_ramp(soft.get_size(), edge), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return soft


@kept
def _ramp(size: tuple[int, int], edge: Edge) -> pygame.Surface:
    across = edge in ("left", "right")
    line = pygame.Surface((2, 1) if across else (1, 2), pygame.SRCALPHA)
    first = 255 if edge in ("left", "top") else 0
    line.set_at((0, 0), (255, 255, 255, first))
    line.set_at((1, 0) if across else (0, 1), (255, 255, 255, 255 - first))
    return pygame.transform.smoothscale(line, size)
