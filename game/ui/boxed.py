"""A tree of boxes among the blocks of a page that draw themselves."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.screen.targets import Target
from game.ui import boxes
from game.ui.blocks import Block
from game.ui.boxes import Box, Placed

if TYPE_CHECKING:
    from game.ui.blockpage import BlockPage


class Boxed(Block):
    """A tree of boxes on a page: laid out once for its size, wherever it is scrolled to."""

    def __init__(self, box: Box) -> None:
        self.box = box
        self._placed: list[Placed] = []
        self._size = (-1, -1)

    def height(self, page: BlockPage, width: int) -> int:
        """The height of the boxes."""
        return self.box.height(page.kit, width)

    def placed(self, page: BlockPage, rect: pygame.Rect) -> list[Placed]:
        """The boxes in their places."""
        if rect.size != self._size:
            self._size = rect.size
            self._placed = list(self.box.lay(page.kit, pygame.Rect((0, 0), rect.size)))
        return [Placed(box, place.move(rect.topleft)) for box, place in self._placed]

    def draw(self, surface: pygame.Surface, page: BlockPage, rect: pygame.Rect) -> None:
        """The boxes."""
        boxes.paint(page.kit, surface, self.placed(page, rect))

    def targets(self, page: BlockPage, rect: pygame.Rect) -> list[Target]:
        """What can be chosen in them."""
        return boxes.targets(page.kit, self.placed(page, rect))

    def told(self) -> tuple[str, ...]:
        """What is to be read in them."""
        return boxes.told(self._placed)
