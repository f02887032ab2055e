"""Pictures kept for reuse, in so much memory and no more: what has not been asked for longest is let go of."""

from collections.abc import Callable

import pygame

SCREENS = 8
"""How many pictures as big as the window there is room for, twice: see `Keep`."""
SMALLEST = (1280, 720)
"""The window to count with when there is none, or a smaller one."""


class Keep:
    """Two shelves. What is asked for moves to the first one; when that is full it becomes the second, and what
    nobody has asked for since the last time is gone. Finding something costs no more than a look into a dict.
    `turned` is called then, for those who remember where pictures are."""

    def __init__(self, turned: Callable[[], None]) -> None:
        self._turned = turned
        self._first: dict[tuple[object, ...], pygame.Surface] = {}
        self._second: dict[tuple[object, ...], pygame.Surface] = {}
        self._bytes = 0

    def get(self, key: tuple[object, ...], make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """The picture of that key; it is made if it is not here."""
        found = self._first.get(key)
        if found is None:
            found = self._second.pop(key, None) or make()
            self._first[key] = found
            self._bytes += size(found)
            if self._bytes > room():
                self._turn()
        return found

    def __contains__(self, key: tuple[object, ...]) -> bool:
        return key in self._first or key in self._second

    def clear(self) -> None:
        """Let go of everything."""
        self._turn()
        self._turn()

    def _turn(self) -> None:
        self._second, self._first = self._first, {}
        self._bytes = 0
        self._turned()

    @property
    def bytes(self) -> int:
        """What all pictures take up."""
        return sum(size(picture) for shelf in (self._first, self._second) for picture in shelf.values())


def size(picture: pygame.Surface) -> int:
    """The bytes of a picture; a part of a bigger one has none of its own."""
    return 0 if picture.get_parent() else picture.get_pitch() * picture.get_height()


def room() -> int:
    """The bytes on one shelf, by the size of the window."""
    window = pygame.display.get_surface() if pygame.display.get_init() else None
    width, height = window.get_size() if window else SMALLEST
    return SCREENS * 4 * max(width * height, SMALLEST[0] * SMALLEST[1])
