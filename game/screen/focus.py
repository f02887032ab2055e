"""How the keyboard's focus is seen: a rim that stands out on any ground, and the keys that choose things."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.host.viewport import Viewport
from game.screen import palette, text
from game.screen.fonts import KEYS
from game.screen.targets import Target, find

RIM, SHADE = palette.GLOW, palette.NIGHT
KEY = 19
"""Side of the small plate with a key, in CSS pixels."""


def draw(surface: pygame.Surface, viewport: Viewport, targets: Sequence[Target], focus: str) -> None:
    """The rim round the focused target, and on every target that has a key the key."""
    for target in targets:
        if target.key and target.enabled:
            _draw_key(surface, viewport, target)
    focused = find(targets, focus)
    if focused is not None:
        _draw_rim(surface, viewport, focused.rect)


def _draw_rim(surface: pygame.Surface, viewport: Viewport, rect: pygame.Rect) -> None:
    """Light between two dark lines, so that it is found on parchment, gold and jungle alike."""
    width = viewport.px(3)
    ring = rect.inflate(width * 3, width * 3)
    for grown, thick, colour in ((2 * width // 2, width * 2, SHADE), (0, width, RIM)):
        pygame.draw.rect(surface, colour, ring.inflate(grown, grown), thick, width * 3)


def _draw_key(surface: pygame.Surface, viewport: Viewport, target: Target) -> None:
    side = viewport.px(KEY)
    plate = pygame.Rect(target.rect.left - side // 4, target.rect.top - side // 4, side, side)
    plate.clamp_ip(surface.get_rect())
    pygame.draw.rect(surface, SHADE, plate, border_radius=side // 4)
    pygame.draw.rect(surface, RIM, plate, max(1, viewport.px(1)), side // 4)
    text.cover(plate)
    text.draw(surface, target.key.upper(), KEYS, viewport.px(13), RIM, plate, side="centre")
