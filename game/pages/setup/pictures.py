"""The pictures of the set-up: a game as a scene, a player as an explorer on a ground of their colour."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.screen import palette
from game.screen.art import Art
from game.screen.brush import Brush
from game.screen.cache import kept
from game.screen.palette import SEATS
from game.ui.boxes import Box
from game.ui.widgets import Painting

RADIUS = 5
SHAPE = 428 / 240
"""How much wider than tall the pictures of games are drawn."""
FLAG, REST = "explorer-flag", "explorer-rest"
SUN = 0.43
"""The radius of the light behind an explorer, as a part of the picture's height."""


def scene(name: str, middle: float) -> Box:
    """A scene of the drawings with round corners, as much round its middle, from 0 to 1, as there is room for."""

    def paint(brush: Brush, wide: float, tall: float) -> None:
        place = brush.rect((0, 0, wide, tall))
        if min(place.size) > 0:
            brush.surface.blit(_rounded(brush.art, name, middle, place.size, round(RADIUS * brush.unit)), place)
            _edge(brush, place)

    return Painting(by=paint)


def portrait(colour: str, pose: str, *, tall: float, wide: float | None = None, bust: bool = False) -> Box:
    """An explorer, or only head and shoulders where the picture is small."""

    def paint(brush: Brush, wide: float, tall: float) -> None:
        place = brush.rect((0, 0, wide, tall))
        if min(place.size) > 0:
            made = _figure(brush.art, colour, pose, place.size, round(RADIUS * brush.unit), bust)
            brush.surface.blit(made, place)
            _edge(brush, place)

    return Painting(by=paint, wide=wide, tall=tall)


def _edge(brush: Brush, place: pygame.Rect) -> None:
    width = max(1, round(1.4 * brush.unit))
    pygame.draw.rect(brush.surface, palette.BARK, place, width, round(RADIUS * brush.unit))


@kept
def _rounded(art: Art, name: str, middle: float, size: tuple[int, int], radius: int) -> pygame.Surface:
    whole = art.scene(name, (max(size[0], round(size[1] * SHAPE)), size[1]))
    spare = whole.get_width() - size[0]
    left = min(spare, max(0, round(whole.get_width() * middle - size[0] / 2)))
    return _cut(lambda surface: surface.blit(whole, (-left, 0)), size, radius)


@kept
def _figure(art: Art, colour: str, pose: str, size: tuple[int, int], radius: int, bust: bool) -> pygame.Surface:
    wide, tall = size
    back = pygame.Color(SEATS[colour]).lerp(palette.BARK, 0.28)
    zoom = tall / (96 if bust else 190) / art.scale
    feet = (wide * 0.5, tall * (1.5 if bust else 0.94))

    def paint(surface: pygame.Surface) -> None:
        surface.fill(back)
        pygame.draw.circle(surface, back.lerp(palette.WHITE, 0.16), (wide // 2, round(tall * 0.52)), tall * SUN)
        art.draw(surface, pose, feet, colour=colour, zoom=zoom)

    return _cut(paint, size, radius)


def _cut(paint: Callable[[pygame.Surface], object], size: tuple[int, int], radius: int) -> pygame.Surface:
    """A picture with round corners."""
    made = pygame.Surface(size, pygame.SRCALPHA)
    paint(made)
    mask = pygame.Surface(size, pygame.SRCALPHA)
    pygame.draw.rect(mask, palette.WHITE, mask.get_rect(), border_radius=radius)
    made.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return made
