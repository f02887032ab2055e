"""The picture as it was, which fades into the picture as it is."""

from __future__ import annotations

import pygame

FADE_SECONDS = 0.15
"""How long the old picture fades where nothing is to move."""


OPAQUE = 255


class Fade:
    """What is left of the old picture."""

    def __init__(self) -> None:
        self._before = pygame.Surface((1, 1))
        """Kept between fades: to have so much memory anew takes longer than to fill it."""
        self._left, self._whole = 0.0, 1.0

    def begin(self, picture: pygame.Surface, seconds: float) -> None:
        """Let this picture fade from now on."""
        if self._before.get_size() != picture.get_size():
            self._before = pygame.Surface(picture.get_size())
        self._before.blit(picture, (0, 0))
        self._left = self._whole = seconds

    def end(self) -> None:
        """Show the new picture alone."""
        self._left = 0.0

    def pass_time(self, dt: float) -> bool:
        """Let time pass; true while another frame is wanted."""
        if self._left <= 0:
            return False
        self._left -= dt
        return True

    def draw(self, surface: pygame.Surface) -> None:
        """Draw what is left of it."""
        level = round(OPAQUE * self._left / self._whole)
        if level > 0:
            # What covers everything is copied: blending at full strength takes SDL many times as long.
            self._before.set_alpha(level if level < OPAQUE else None)
            surface.blit(self._before, (0, 0))
