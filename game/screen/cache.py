"""Pictures kept for reuse, in so much memory and no more: what has not been asked for longest is let go of.

`@kept` is for functions that make pictures, or fonts, which keep pictures of their letters: all of them share one
memory, so that no new one makes it grow.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import update_wrapper
from typing import Generic, ParamSpec, Protocol, TypeVar, cast

import pygame

NEEDED, WANTED = 3, 8
"""How many pictures as big as the window a scene needs, and how many have room where memory is not short."""
ENOUGH = 48 * 2**20
"""Bytes beyond which there is only room for what is needed: phones have little memory and many pixels."""
SMALLEST = (1280, 720)
"""The window to count with when there is none, or a smaller one."""
ENTRY = 200
"""Bytes that anything kept takes besides its pixels."""
FONT, LETTERS = 100_000, 14
"""Bytes of an open font, and how many times the square of its height the letters take that it has drawn."""

Key = tuple[object, ...]
Parameters = ParamSpec("Parameters")
Made = TypeVar("Made")


class Pictured(Protocol):
    """Something with a picture, such as a sheet with texts on it."""

    @property
    def surface(self) -> pygame.Surface:
        """The picture."""
        ...


class PictureCache(Generic[Made]):
    """Two shelves. What is asked for moves to the first one; when that is full it becomes the second, and what
    nobody has asked for since the last time is gone. Finding something costs no more than a look into a dict.
    `turned` is called then, for those who remember where pictures are; `share` is a part of the usual room."""

    def __init__(self, turned: Callable[[], None] = lambda: None, share: float = 1.0) -> None:
        self._turned = turned
        self._share = share
        self._first: dict[Key, Made] = {}
        self._second: dict[Key, Made] = {}
        self._bytes = 0

    def get(self, key: Key, make: Callable[[], Made]) -> Made:
        """What is kept under that key; it is made if it is not here."""
        found = self._first.get(key)
        if found is None:
            found = self._second.pop(key, None) or make()
            self._first[key] = found
            self._bytes += size(found) + ENTRY
            if self._bytes > self._share * room():
                self._turn()
        return found

    def __contains__(self, key: Key) -> bool:
        return key in self._first or key in self._second

    def clear(self) -> None:
        """Let go of everything."""
        self._turn()
        self._turn()

    def drop(self, maker: object) -> None:
        """Let go of everything whose key begins with this."""
        for key in [key for key in self._second if key[0] is maker]:
            del self._second[key]
        for key in [key for key in self._first if key[0] is maker]:
            self._bytes -= size(self._first.pop(key)) + ENTRY

    def _turn(self) -> None:
        self._second, self._first = self._first, {}
        self._bytes = 0
        self._turned()

    @property
    def bytes(self) -> int:
        """What everything here takes up."""
        return sum(size(one) + ENTRY for shelf in (self._first, self._second) for one in shelf.values())


SHARED: PictureCache[object] = PictureCache(share=1 / 3)
"""Where the results of `kept` functions are."""


class CachedPictures(Generic[Parameters, Made]):
    """A function that makes pictures, and has them at hand when it is asked again."""

    def __init__(self, make: Callable[Parameters, Made]) -> None:
        self._make = make
        update_wrapper(self, make)

    def __call__(self, *args: Parameters.args, **more: Parameters.kwargs) -> Made:
        """What the function makes of these, which can be compared."""
        found = SHARED.get((self, *args, *more.items()), lambda: self._make(*args, **more))
        return cast(Made, found)

    def cache_clear(self) -> None:
        """Let go of what was made so far."""
        SHARED.drop(self)


def kept(make: Callable[Parameters, Made]) -> CachedPictures[Parameters, Made]:
    """Keep what this function makes."""
    return CachedPictures(make)


def size(made: object) -> int:
    """The bytes of the pictures in something, or of a font; a part of a bigger picture has none of its own."""
    if isinstance(made, pygame.Surface):
        return 0 if made.get_parent() else made.get_pitch() * made.get_height()
    if isinstance(made, pygame.font.Font):
        return FONT + LETTERS * made.get_height() ** 2
    if isinstance(made, tuple):
        return sum(size(one) for one in made)
    return size(cast(Pictured, made).surface) if not isinstance(made, int | float | str) else 0


def room() -> int:
    """The bytes on one shelf, by the size of the window."""
    window = pygame.display.get_surface() if pygame.display.get_init() else None
    width, height = window.get_size() if window else SMALLEST
    screen = 4 * max(width * height, SMALLEST[0] * SMALLEST[1])
    return min(WANTED * screen, max(NEEDED * screen, ENOUGH))
