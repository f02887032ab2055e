"""A few words over every scene for a moment, such as that there is silence now."""

from __future__ import annotations

import pygame

from game.host.viewport import Viewport
from game.screen import palette, shared_art, text
from game.screen.fonts import KEYS

SECONDS = 1.6


class Toast:
    """At most one at a time."""

    def __init__(self) -> None:
        self.words = ""
        self._icon = ""
        self._until = 0.0

    def say(self, words: str, icon: str, now: float) -> None:
        """Show these words with an icon."""
        self.words, self._icon, self._until = words, icon, now + SECONDS

    def over(self, now: float) -> bool:
        """Whether its time has just come to an end."""
        if not self.words or now < self._until:
            return False
        self.words = ""
        return True

    def draw(self, surface: pygame.Surface, viewport: Viewport) -> None:
        """In the middle, a little above the foot of the window."""
        if not self.words:
            return
        art, size, px = shared_art.present(), viewport.px(17), viewport.px
        wide = text.measure(self.words, KEYS, size)[0] + px(74)
        plate = pygame.Rect(0, 0, min(wide, viewport.width - px(16)), px(48))
        plate.midbottom = (viewport.width // 2, viewport.height - px(96))
        art.frame(surface, "tooltip", plate)
        text.cover(plate)
        zoom = viewport.ratio / art.scale
        art.draw(surface, self._icon, (plate.x + px(28), plate.centery), tint=palette.CREAM, zoom=zoom)
        room = plate.inflate(-px(64), 0).move(px(16), 0)
        text.draw(surface, self.words, KEYS, size, palette.CREAM, room, fit="shrink")
