"""A part of the table whose picture can be looked at more closely: it is panned and zoomed."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager

import pygame

from game.screen import text
from game.screen.art import Point
from game.table.look import Look, Sight
from game.table.part import Part


class Vista(Part):
    """A board with a look of its own."""

    @property
    def sight(self) -> Sight:
        """The picture as it is looked at now."""
        raise NotImplementedError

    @property
    def most(self) -> float:
        """The biggest zoom that is of use."""
        raise NotImplementedError

    @property
    def fixed(self) -> bool:
        """Whether the picture is always shown whole."""
        return False

    @property
    def in_hand(self) -> bool:
        """Whether something is held over the board that can be turned."""
        raise NotImplementedError

    def turn(self, step: int) -> None:
        """Turn what is held over the board by so many sides, clockwise."""
        raise NotImplementedError

    def lay(self, look: Look) -> None:
        """Lay the picture for another look."""
        raise NotImplementedError

    def look(self, look: Look) -> None:
        """Look at the board in another way."""
        if look != self.sight.look and not self.fixed:
            self.lay(look)
            self.table.redraw()

    def zoom(self, steps: int, at: Point | None = None) -> None:
        """Zoom in by so many steps, towards a point or the middle."""
        x, y = at or self.rect.center
        self.look(self.sight.zoomed(steps, x, y, self.most))

    def pan(self, dx: float, dy: float) -> None:
        """Move the picture by so many pixels."""
        self.look(self.sight.panned(dx, dy))

    def inside(self, surface: pygame.Surface) -> AbstractContextManager[None]:
        """Draw inside the board only, and note only texts that can be read there."""
        return _inside(surface, self.rect)


@contextmanager
def _inside(surface: pygame.Surface, rect: pygame.Rect) -> Iterator[None]:
    before = len(text.drawn)
    surface.set_clip(rect)
    yield
    surface.set_clip(None)
    text.drawn[before:] = [one for one in text.drawn[before:] if rect.contains(one.rect)]
