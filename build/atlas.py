"""Renders sprites, cuts away their empty margins and packs them into atlas pages.
A sprite keeps the same box, in whole units, at every scale, so that the index needs to name it only once.
"""

from dataclasses import dataclass

import pygame

from build.drawings import Box, Sprite
from build.errors import BuildError
from build.raster import render

WIDTH = 1024
GAP = 1  # a clear pixel between neighbours, so that scaling never bleeds one into the other


@dataclass(frozen=True, slots=True)
class Picture:
    """A rendered sprite: the surface holds exactly the box, at one scale."""

    id: str
    box: Box
    surface: pygame.Surface


def render_sprite(sprite: Sprite, scales: tuple[int, ...]) -> dict[int, Picture]:
    """The sprite at every scale, cut to the units that hold any of its pixels."""
    left, top, width, height = sprite.box
    whole = {scale: render(sprite.svg, width * scale, height * scale, sprite.id) for scale in scales}
    cut = pygame.Rect(0, 0, width, height)
    if sprite.trim:
        cut = _used(whole, sprite.id)
    box = (left + cut.x, top + cut.y, cut.w, cut.h)
    return {
        scale: Picture(sprite.id, box, surface.subsurface([side * scale for side in cut]))
        for scale, surface in whole.items()
    }


def _used(whole: dict[int, pygame.Surface], id_: str) -> pygame.Rect:
    """The smallest rectangle of whole units round everything visible at any scale."""
    rects = []
    for scale, surface in whole.items():
        seen = surface.get_bounding_rect(min_alpha=3)
        if not seen:
            raise BuildError(f"The drawing {id_} is empty at scale {scale}; please mend it.")
        x, y = seen.x // scale, seen.y // scale
        rects.append(pygame.Rect(x, y, -(-seen.right // scale) - x, -(-seen.bottom // scale) - y))
    return rects[0].unionall(rects[1:])


def pack(sizes: dict[str, tuple[int, int]]) -> dict[str, tuple[int, int]]:
    """Upper left corners for rectangles on one page: rows of falling height, each filled from the left."""
    corners: dict[str, tuple[int, int]] = {}
    x = y = row = 0
    for id_, (width, height) in sorted(sizes.items(), key=lambda item: (-item[1][1], -item[1][0], item[0])):
        if x and x + width > WIDTH:
            x, y, row = 0, y + row + GAP, 0
        corners[id_] = (x, y)
        x, row = x + width + GAP, max(row, height)
    return corners


def page(pictures: list[Picture]) -> tuple[pygame.Surface, dict[str, tuple[int, int]]]:
    """One atlas page with all pictures on it, and where each of them lies."""
    corners = pack({picture.id: picture.surface.get_size() for picture in pictures})
    places = [(picture.surface, corners[picture.id]) for picture in pictures]
    width = max(x + surface.get_width() for surface, (x, _) in places)
    height = max(y + surface.get_height() for surface, (_, y) in places)
    whole = pygame.Surface((width, height), pygame.SRCALPHA)
    for surface, corner in places:
        surface.set_alpha(None)  # copy the pixels as they are instead of blending them
        whole.blit(surface, corner)
    return whole, corners
