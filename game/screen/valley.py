"""The ground of every page: the valley of the title, out of focus, darker, and dark towards the edges."""

from __future__ import annotations

from collections.abc import Iterator

import pygame

from game.screen.art import Art
from game.screen.cache import kept
from game.screen.palette import NIGHT

BLUR = 5
"""How many times smaller the picture gets on its way."""
BRIGHT = 0.6
EDGE, EDGE_SIDE = 170, 64
"""How much of the night lies on the corners, and pixels of the small picture it is made of."""


def valley(art: Art, size: tuple[int, int]) -> pygame.Surface:
    """The ground of a page in a window of this size."""
    return _valley(art, scene(size), size)


def valley_in_pieces(art: Art, size: tuple[int, int]) -> Iterator[None]:
    """Have the ground ready."""
    yield from art.scene_in_pieces(scene(size), size)
    valley(art, size)
    yield


def scene(size: tuple[int, int]) -> str:
    """The picture of the title for a window of this size."""
    return "title-tall" if size[0] < size[1] else "title-wide"


@kept
def _valley(art: Art, name: str, size: tuple[int, int]) -> pygame.Surface:
    picture = art.scene(name, size)
    small = pygame.transform.smoothscale(picture, (max(1, size[0] // BLUR), max(1, size[1] // BLUR)))
    found = pygame.transform.smoothscale(small, size)
    light = round(255 * BRIGHT)
    found.fill((light, light, light), special_flags=pygame.BLEND_RGB_MULT)
    found.blit(pygame.transform.smoothscale(_night(), size), (0, 0))
    return found


@kept
def _night() -> pygame.Surface:
    """The night that comes in from the edges, small."""
    night = pygame.Surface((EDGE_SIDE, EDGE_SIDE), pygame.SRCALPHA)
    half = (EDGE_SIDE - 1) / 2
    dark = pygame.Color(NIGHT)
    for x in range(EDGE_SIDE):
        for y in range(EDGE_SIDE):
            far = min(1.0, (((x - half) / half) ** 2 + ((y - half) / half) ** 2) / 2)
            night.set_at((x, y), (dark.r, dark.g, dark.b, round(EDGE * far)))
    return night
