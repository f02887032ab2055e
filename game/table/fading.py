"""The picture as it was, which fades into the picture as it is."""

from __future__ import annotations

import pygame

FADE_SECONDS = 0.15
"""How long the old picture fades where nothing is to move."""


class Fade:
    """What is left of the old picture."""

    def __init__(self) -> None:
        self._before: pygame.Surface | None = None
        self._left, self._whole = 0.0, 1.0

    def begin(self, picture: pygame.Surface, seconds: float) -> None:
        """Let this picture fade from now on."""
        self._before, self._left, self._whole = picture.copy(), seconds, seconds

    def end(self) -> None:
        """Show the new picture alone."""
        self._before, self._left = None, 0.0

    def pass_time(self, dt: float) -> bool:
        """Let time pass; true while another frame is wanted."""
        if self._before is None:
            return False
        self._left -= dt
        if self._left <= 0:
            self.end()
        return True

    def draw(self, surface: pygame.Surface) -> None:
        """Draw what is left of it."""
        if self._before is not None:
            self._before.set_alpha(round(255 * self._left / self._whole))
            surface.blit(self._before, (0, 0))
