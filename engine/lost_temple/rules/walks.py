"""Where the doors of a temple lead.

The temple changes only when a room is discovered, and then it only grows. So every walk is worked out once, shared
by all copies of a state, and where a room is added only what lies behind its doors is looked at again.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from .. import board
from ..board import Door
from ..components import COLOURS

KEYRINGS = len(COLOURS)  # bits of a set of colours


class Walks:
    """The walks of one temple, as sets of places, by where they begin and the colours that stay locked."""

    __slots__ = ("added", "behind", "doors", "grown", "smaller")

    def __init__(self, doors: Sequence[tuple[Door, ...]], smaller: Walks | None = None, added: int = 0) -> None:
        """The walks of a temple with these doors; it may have grown from a smaller one by one cell."""
        self.doors = doors
        self.smaller = smaller.grown if smaller else {}
        self.added = added
        self.grown: dict[int, int] = {}
        self.behind: dict[int, int] = {}

    def free(self, place: int, locked: int) -> int:
        """The places that are free to reach from here, this one included."""
        key = place << KEYRINGS | locked
        found = self.grown.get(key)
        if found is None:
            before = self.smaller.get(key)
            found = self.spread(1 << place, locked, 0) if before is None else self._grow(before, locked)
            self.grown[key] = found
        return found

    def beyond(self, place: int, locked: int, discovered: int) -> int:
        """The places that take one secret passage to reach; all rooms of this temple are discovered."""
        key = place << KEYRINGS | locked
        found = self.behind.get(key)
        if found is None:
            free = self.free(place, locked)
            found = self.spread(near(free) & discovered & ~free, locked, free)
            self.behind[key] = found
        return found

    def _grow(self, before: int, locked: int) -> int:
        for other, colours in self.doors[self.added]:
            if before >> other & 1 and not colours & locked:
                return before | self.spread(1 << self.added, locked, before)
        return before

    def spread(self, starts: int, locked: int, seen: int) -> int:
        """The places that are free to reach from any of these, apart from those already seen."""
        doors = self.doors
        known = starts | seen
        todo = [*board.places_in(starts)]
        while todo:
            for other, colours in doors[todo.pop()]:
                if not colours & locked and not known >> other & 1:
                    known |= 1 << other
                    todo.append(other)
        return known & ~seen


@lru_cache(maxsize=4096)
def near(places: int) -> int:
    """The places that share a side with one of these."""
    found = 0
    for place in board.places_in(places):
        found |= board.NEAR[place]
    return found
