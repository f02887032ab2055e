"""Reading plain data from outside with errors that say where.

A Reader wraps one value and knows its path, so that every check can name the field it is about:
"players[2].backpack.pink: should be a whole number from 0 to 7, not -1". The data are within the limits of
`plain` already.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NoReturn

from .errors import PositionError
from .plain import listed, quoted


class Reader:
    """One value of a position, with the path that leads to it."""

    __slots__ = ("value", "where")

    def __init__(self, value: Any, where: str) -> None:
        self.value = value
        self.where = where

    def fail(self, what: str) -> NoReturn:
        """Refuse the position because of this value."""
        raise PositionError(self.where, what)

    def field(self, name: str) -> Reader:
        """A field of a table."""
        table = self.table()
        if name not in table:
            self.fail(f"lacks {name!r}")
        return Reader(table[name], f"{self.where}.{name}")

    def only(self, *names: str) -> None:
        """Refuse fields that mean nothing here."""
        unknown = self.table().keys() - set(names)
        if unknown:
            self.fail(f"has fields that mean nothing here: {listed(sorted(unknown))}")

    def entries(self, names: Sequence[str]) -> list[tuple[int, Reader]]:
        """The entries of a table whose keys are among these names, by number of the name."""
        found = []
        for key, value in self.table().items():
            if key not in names:
                self.fail(f"has an entry {quoted(key)}, which is not one of {', '.join(names)}")
            found.append((names.index(key), Reader(value, f"{self.where}.{key}")))
        return found

    def items(self, lengths: Sequence[int] | None = None) -> list[Reader]:
        """The items of a list, whose length may have to be one of some."""
        if not isinstance(self.value, list):
            self.fail(f"should be a list, not {quoted(self.value)}")
        if lengths is not None and len(self.value) not in lengths:
            self.fail(f"should have {' or '.join(map(str, lengths))} items, not {len(self.value):,}")
        return [Reader(item, f"{self.where}[{i}]") for i, item in enumerate(self.value)]

    def whole(self, low: int, high: int) -> int:
        """A whole number within limits."""
        if type(self.value) is not int or not low <= self.value <= high:
            self.fail(f"should be a whole number from {low} to {high}, not {quoted(self.value)}")
        return self.value

    def flag(self) -> bool:
        """True or false."""
        if type(self.value) is not bool:
            self.fail(f"should be true or false, not {quoted(self.value)}")
        return self.value

    def text(self) -> str:
        """A text."""
        if not isinstance(self.value, str):
            self.fail(f"should be a text, not {quoted(self.value)}")
        return self.value

    def word(self, words: Sequence[str]) -> int:
        """One of some words, as its number."""
        if not isinstance(self.value, str) or self.value not in words:
            self.fail(f"{quoted(self.value)} is not one of {', '.join(words)}")
        return words.index(self.value)

    def words(self, words: Sequence[str]) -> tuple[int, ...]:
        """A list of such words."""
        return tuple(item.word(words) for item in self.items())

    def counts(self, words: Sequence[str], most: int) -> list[int]:
        """A table with how many there are of each of some things; a thing that is not named is there 0 times."""
        counts = [0] * len(words)
        for i, entry in self.entries(words):
            counts[i] = entry.whole(0, most)
        return counts

    def table(self) -> dict[str, Any]:
        """A table of fields, as it is."""
        if not isinstance(self.value, dict):
            self.fail(f"should be a table of fields, not {quoted(self.value)}")
        return self.value


def counted(names: Sequence[str], counts: Sequence[int]) -> dict[str, int]:
    """The table that `Reader.counts` reads."""
    return {name: count for name, count in zip(names, counts, strict=True) if count}
