"""The game's own generator of chance (SplitMix64).

It is written out here because the library's shuffles may change between Python versions, and a
record must give the same game for ever. Its whole state is one integer.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from typing import TypeVar

T = TypeVar("T")

WORD = 0xFFFFFFFFFFFFFFFF


class Chance:
    """A seeded generator: equal seeds give equal draws on every platform."""

    __slots__ = ("state",)

    def __init__(self, state: int) -> None:
        self.state = state & WORD

    @classmethod
    def seeded(cls, seed: int) -> Chance:
        """A generator for a seed of any size; neighbouring seeds have nothing in common."""
        return cls(int.from_bytes(hashlib.sha256(str(seed).encode()).digest()[:8], "big"))

    def word(self) -> int:
        """The next 64 random bits."""
        self.state = (self.state + 0x9E3779B97F4A7C15) & WORD
        z = self.state
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & WORD
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & WORD
        return z ^ (z >> 31)

    def below(self, n: int) -> int:
        """A whole number from 0 to n - 1, each equally likely."""
        if n <= 0:
            raise ValueError("there is nothing to choose from")
        limit = WORD + 1 - (WORD + 1) % n
        while (word := self.word()) >= limit:
            pass
        return word % n

    def shuffled(self, items: Iterable[T]) -> list[T]:
        """The items in random order, as a new list."""
        result = list(items)
        for i in range(len(result) - 1, 0, -1):
            j = self.below(i + 1)
            result[i], result[j] = result[j], result[i]
        return result
