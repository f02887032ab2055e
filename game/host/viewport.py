"""How big the window is: in device pixels, which scenes draw and measure in, and the ratio to CSS pixels.

On a desktop window the two are the same; in a page the ratio is the device pixel ratio times the zoom.
"""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Viewport:
    """The size of the drawing surface in device pixels, and device pixels per CSS pixel."""

    width: int
    height: int
    ratio: float = 1.0

    @property
    def size(self) -> tuple[int, int]:
        """Width and height in device pixels."""
        return self.width, self.height

    @property
    def narrow(self) -> bool:
        """Whether the window is taller than wide, as a phone held upright."""
        return self.width < self.height

    def px(self, css: float) -> int:
        """The number of device pixels of a length in CSS pixels, at least one."""
        return max(1, round(css * self.ratio))
