"""The window as scenes see it: never smaller than they can be laid out for.

A smaller window shows a picture made smaller, and what is pointed at there is brought to the picture's size.
"""

from __future__ import annotations

from dataclasses import replace

import pygame

from game.host.events import Pinch, Pointer, RawInput, Wheel
from game.host.interface import Host
from game.host.viewport import Viewport

LEAST_UPRIGHT, LEAST_SIDEWAYS = (320, 480), (640, 360)
"""CSS pixels of the smallest windows that scenes are laid out for."""
SLIMMEST = 4
"""How many times longer than wide the picture for a smaller window is at most; the rest of it stays black."""


class Window:
    """The window of one host."""

    def __init__(self, host: Host) -> None:
        self._host = host
        self._outside = Viewport(0, 0)
        """The window as it is."""
        self._shown: pygame.Surface | None = None
        self.viewport = Viewport(0, 0)
        """The window as scenes see it."""
        self.surface: pygame.Surface | None = None
        """What scenes draw on."""
        self.times = 1.0
        """How many times larger than the window the picture is."""

    def fit(self) -> bool:
        """Take on the size that the window has now; true if it is another one."""
        outside = self._host.viewport()
        if outside == self._outside:
            return False
        self._outside = outside
        self._shown = self.surface = self._host.window(outside)
        self.viewport, self.times = enlarged(outside)
        if self.times > 1:
            self.surface = pygame.Surface(self.viewport.size)
        return True

    def show(self) -> None:
        """Show what was drawn."""
        if self._shown is not None and self.surface is not None and self.surface is not self._shown:
            size = [max(1, round(side / self.times)) for side in self.surface.get_size()]
            self._shown.blit(pygame.transform.smoothscale(self.surface, size), (0, 0))
        pygame.display.flip()

    def inward(self, raw: RawInput) -> RawInput:
        """Input with its place in the picture."""
        if self.times == 1 or not isinstance(raw, Pointer | Wheel | Pinch):
            return raw
        return replace(raw, x=raw.x * self.times, y=raw.y * self.times)

    def outward(self, rect: pygame.Rect | None) -> pygame.Rect | None:
        """A part of the picture with its place in the window."""
        return rect and pygame.Rect(*(round(side / self.times) for side in rect))

    @property
    def in_css(self) -> Viewport:
        """What turns places in the picture into CSS pixels of the window."""
        return replace(self.viewport, ratio=self.viewport.ratio * self.times)


def enlarged(viewport: Viewport) -> tuple[Viewport, float]:
    """The size of the picture for a window, and how many times larger that is."""
    least = LEAST_UPRIGHT if viewport.narrow else LEAST_SIDEWAYS
    sides = [max(1, side) for side in viewport.size]
    times = max(viewport.px(wanted) / side for wanted, side in zip(least, sides, strict=True))
    if times <= 1:
        return viewport, 1.0
    longest = SLIMMEST * min(sides)
    width, height = (round(min(side, longest) * times) for side in sides)
    return replace(viewport, width=width, height=height), times
