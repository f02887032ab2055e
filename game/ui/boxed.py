"""Trees of boxes among the blocks of a page, and how what scrolls ends at its edges."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING

import pygame

from game.screen import text
from game.screen.fade import Edge, fading
from game.screen.targets import Target
from game.ui import boxes
from game.ui.blocks import Block
from game.ui.boxes import Box, Placed

if TYPE_CHECKING:
    from game.ui.page import Page


class Boxed(Block):
    """A tree of boxes on a page: laid out once for its size, wherever it is scrolled to."""

    def __init__(self, box: Box) -> None:
        self.box = box
        self._placed: list[Placed] = []
        self._size = (-1, -1)

    def height(self, page: Page, width: int) -> int:
        """The height of the boxes."""
        return self.box.height(page.kit, width)

    def placed(self, page: Page, rect: pygame.Rect) -> list[Placed]:
        """The boxes in their places."""
        if rect.size != self._size:
            self._size = rect.size
            self._placed = list(self.box.lay(page.kit, pygame.Rect((0, 0), rect.size)))
        return [Placed(box, place.move(rect.topleft)) for box, place in self._placed]

    def draw(self, surface: pygame.Surface, page: Page, rect: pygame.Rect) -> None:
        """The boxes."""
        boxes.paint(page.kit, surface, self.placed(page, rect))

    def targets(self, page: Page, rect: pygame.Rect) -> list[Target]:
        """What can be chosen in them."""
        return boxes.targets(page.kit, self.placed(page, rect))

    def told(self) -> tuple[str, ...]:
        """What is to be read in them."""
        return boxes.told(self._placed)


@contextmanager
def fading_edges(
    surface: pygame.Surface, body: pygame.Rect, edges: Sequence[tuple[pygame.Rect, Edge]], *, letters: bool
) -> Iterator[None]:
    """Draw what scrolls in a body: at its edges it fades into what is on the surface already.

    Without `letters` no lines of text stand where it fades.
    """
    strips = [(strip.clip(surface.get_rect()), edge) for strip, edge in edges]
    grounds = [(strip, edge, surface.subsurface(strip).copy()) for strip, edge in strips if strip]
    top = max([body.top, *(strip.bottom for strip, edge in strips if edge == "top" and not letters)])
    bottom = min([body.bottom, *(strip.top for strip, edge in strips if edge == "bottom" and not letters)])
    before = len(text.drawn)
    with text.scrolled(surface, pygame.Rect(body.x, top, body.w, max(0, bottom - top))):
        surface.set_clip(body)
        yield
    if not letters:
        drawn = text.drawn[before:]
        text.drawn[before:] = [one for one in drawn if top <= one.rect.top <= one.rect.bottom <= bottom]
    for strip, edge, ground in grounds:
        surface.blit(fading(ground, edge), strip)
        text.fade(strip)
