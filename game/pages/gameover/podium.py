"""The podium before the temple at dusk: blocks, explorers, rays, torches and fireflies."""

from __future__ import annotations

import math
from dataclasses import dataclass

import pygame

from game.pages.gameover.climax import Climax
from game.pages.gameover.result import Result
from game.screen import palette
from game.screen.art import Art
from game.screen.cache import kept
from game.screen.valley import valley

Point = tuple[float, float]

BLOCK = 164
"""Units from block to block."""
WIDE, TALL = 520, 316
"""Units of all blocks, and from the ground to the top of the sun."""
FEET = {1: (0, -92), 2: (-BLOCK - 6, -60), 3: (BLOCK + 4, -40), 4: (2 * BLOCK - 10, 4)}
"""Where the explorers of each place stand, from the middle of the ground."""
SIZES = {1: 0.92, 2: 0.92, 3: 0.84, 4: 0.8}
APART, SHARED, HELD = 46, 0.84, -262
"""Half of the way between winners who share the block, how big they are, and how high the sun is."""
TORCHES = 292
SCENES: dict[str, tuple[Point, Point]] = {
    "end-wide": ((1280, 720), (640, 402)),
    "end-tall": ((390, 400), (195, 346)),
}
"""The size of each scene, and where its podium stands."""
FADE = 0.16
"""The lower part of a scene that fades into the ground of pages where it does not reach the edge."""
RAYS, REACH, SMALL, SOFT = 11, 1.2, 4, 14
"""How many beams, how far, and how many times smaller they are drawn and then blurred."""
FLIES = (
    *((-605, -167), (228, -161), (-333, -24), (298, -45), (44, -93), (545, -103)),
    *((-210, -111), (-359, -144), (457, -47), (-179, -147)),
)
"""Where the fireflies are."""


@dataclass(frozen=True, slots=True)
class Stage:
    """Where the podium stands in the window: the middle of its ground in device pixels, and its zoom."""

    x: int
    y: int
    zoom: float
    tall: bool
    """Whether the scene is the tall one."""
    whole: bool = True
    """Whether the scene goes down to the lower edge of the window."""


def backdrop(art: Art, size: tuple[int, int], stage: Stage) -> pygame.Surface:
    """The temple at dusk, so big that it covers the window round the podium, or at least all that is above it."""
    return _backdrop(art, size, (stage.x, stage.y), "end-tall" if stage.tall else "end-wide", stage.whole)


@kept
def _backdrop(art: Art, size: tuple[int, int], ground: tuple[int, int], name: str, whole: bool) -> pygame.Surface:
    (wide, tall), (x, y) = SCENES[name]
    scale = max(ground[0] / x, (size[0] - ground[0]) / (wide - x), ground[1] / y)
    if whole:
        scale = max(scale, (size[1] - ground[1]) / (tall - y))
    picture = art.scene(name, (round(wide * scale), round(tall * scale)))
    place = picture.get_rect(topleft=(round(ground[0] - x * scale), round(ground[1] - y * scale)))
    found = valley(art, size).copy()
    if place.bottom < size[1]:
        picture = _fading(picture)
    found.blit(picture, place)
    return found


def _fading(picture: pygame.Surface) -> pygame.Surface:
    """The picture with a lower edge that fades."""
    made = picture.convert_alpha() if pygame.display.get_surface() else picture.copy()
    wide, tall = made.get_size()
    edge = round(tall * FADE)
    for row in range(edge):
        part = made.subsurface((0, tall - edge + row, wide, 1))
        part.fill((255, 255, 255, round(255 * (1 - row / edge))), special_flags=pygame.BLEND_RGBA_MULT)
    return made


def paint(surface: pygame.Surface, art: Art, stage: Stage, result: Result, climax: Climax) -> None:
    """Everything that stands before the scene, as far as it has come."""
    if climax.sun > 0:
        _paint_rays(surface, art, stage, climax.sun)
    for side in (-1, 1):
        _paint_torch(surface, art, stage, side, climax.beat)
    for place in (3, 2, 1):
        _paint_block(surface, art, stage, place, climax.block(place))
    if climax.hop > 0:
        for seat in reversed(result.order):
            _paint_explorer(surface, art, stage, result, seat, climax)
        if len(result.winners) > 1 and climax.sun > 0:
            art.draw(surface, "held-sun", _at(art, stage, 0, HELD), zoom=stage.zoom)
    for number, (x, y) in enumerate(FLIES):
        if (number + climax.beat) % 3:
            art.draw(surface, "firefly", _at(art, stage, x, y), zoom=stage.zoom * (0.7 + number % 3 * 0.2))


def _at(art: Art, stage: Stage, x: float, y: float) -> Point:
    return stage.x + x * stage.zoom * art.scale, stage.y + y * stage.zoom * art.scale


def _paint_block(surface: pygame.Surface, art: Art, stage: Stage, place: int, part: float) -> None:
    """A block, as far as it has risen out of the ground."""
    if part <= 0:
        return
    x, y = _at(art, stage, {1: 0, 2: -BLOCK, 3: BLOCK}[place], 0)
    sunk = (1 - part) * 110 * stage.zoom * art.scale
    before = surface.get_clip()
    surface.set_clip(pygame.Rect(0, 0, surface.get_width(), round(y + 8 * stage.zoom * art.scale)))
    art.draw(surface, f"podium-{place}", (x, y + sunk), zoom=stage.zoom)
    surface.set_clip(before)


def _paint_explorer(
    surface: pygame.Surface, art: Art, stage: Stage, result: Result, seat: int, climax: Climax
) -> None:
    """An explorer who hops onto the block; winners lift the sun, or share it."""
    winners, colour = result.winners, result.game.colours[seat]
    place = 1 if seat in winners else result.order.index(seat) + 1
    (x, y), size = FEET[place], SIZES[place]
    pose = "explorer-flag" if place <= 2 else "explorer-rest"
    rise = math.sin(math.pi * climax.hop) * 34 + (1 - climax.hop) * 6
    if place == 1 and len(winners) > 1:
        x, size = round((winners.index(seat) - (len(winners) - 1) / 2) * 2 * APART), SHARED
        pose = "explorer-flag" if winners.index(seat) else "explorer-rest"
    elif place == 1:
        rise += math.sin(math.pi * climax.sun) * 12
        pose = "explorer-win" if climax.sun > 0 else "explorer-flag"
    art.draw(surface, pose, _at(art, stage, x, y - rise), colour=colour, zoom=stage.zoom * size)


def _paint_torch(surface: pygame.Surface, art: Art, stage: Stage, side: int, beat: int) -> None:
    at = _at(art, stage, side * TORCHES, 6)
    art.draw(surface, "torch", at, zoom=stage.zoom)
    for _ in range(1 + (beat + side) % 2):
        art.draw(surface, "torch-light", at, zoom=stage.zoom * 0.86)


def _paint_rays(surface: pygame.Surface, art: Art, stage: Stage, part: float) -> None:
    """Beams of light from the sun that is held up."""
    light = _rays(surface.get_size(), *(round(side) for side in _at(art, stage, 0, HELD)))
    light.set_alpha(round(255 * part))
    surface.blit(light, (0, 0))


@kept
def _rays(size: tuple[int, int], x: int, y: int) -> pygame.Surface:
    """Soft beams, drawn small."""
    small = pygame.Surface((max(1, size[0] // SMALL), max(1, size[1] // SMALL)), pygame.SRCALPHA)
    light = pygame.Color(palette.IVORY)
    small.fill((light.r, light.g, light.b, 0))
    far = REACH * max(small.get_size())
    for number in range(RAYS):
        angle = math.pi * (1 + (number + 0.5) / RAYS)
        ends = [
            (x / SMALL + math.cos(angle + turn) * far, y / SMALL + math.sin(angle + turn) * far)
            for turn in (-0.06, 0.06)
        ]
        pygame.draw.polygon(small, (light.r, light.g, light.b, 36), [(x / SMALL, y / SMALL), *ends])
    soft = pygame.transform.smoothscale(small, (max(1, size[0] // SOFT), max(1, size[1] // SOFT)))
    return pygame.transform.smoothscale(soft, size)
