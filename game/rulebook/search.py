"""Searching the rules: word beginnings in everything that is written, whatever the case and the accents."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple
from unicodedata import normalize

from game.screen.letters.marked import Span


class Hit(NamedTuple):
    """Where a search has found something: the chapter, the block of it, which of its texts, and which letters."""

    chapter: str
    block: int
    text: int
    start: int
    end: int


def folded(words: str) -> str:
    """The same letters, as many of them, in small ones without accents."""
    return "".join(normalize("NFD", letter)[0].lower() if letter != "\u2019" else "'" for letter in words)


def found(words: str, query: str) -> list[tuple[int, int]]:
    """Where words begin with what is looked for; each stretch goes on to the end of its last word."""
    wanted, here, spans = folded(query).strip(), folded(words), []
    start = here.find(wanted) if wanted else -1
    while start >= 0:
        end = start + len(wanted)
        if start == 0 or not here[start - 1].isalnum():
            while end < len(here) and here[end].isalnum():
                end += 1
            spans.append((start, end))
        start = here.find(wanted, end)
    return spans


Texts = Sequence[Sequence[str]]
"""The texts of the blocks of a chapter."""


@dataclass
class Search:
    """What is looked for, what was found, and where one stands."""

    query: str = ""
    hits: list[Hit] = field(default_factory=list)
    at: int = -1

    def look(self, query: str, chapters: Iterable[tuple[str, Texts]], now: str) -> None:
        """Look for something else; one stands at the first hit of the chapter that is open, or at the first."""
        self.query = query
        self.hits = [
            Hit(chapter, block, number, *span)
            for chapter, texts in chapters
            for block, listed in enumerate(texts)
            for number, words in enumerate(listed)
            for span in found(words, query)
        ]
        own = (number for number, hit in enumerate(self.hits) if hit.chapter == now)
        self.at = next(own, 0) if self.hits else -1

    @property
    def hit(self) -> Hit | None:
        """Where one stands."""
        return self.hits[self.at] if self.hits else None

    def go(self, step: int) -> Hit | None:
        """Go to the next or the previous hit, round in a circle."""
        if self.hits:
            self.at = (self.at + step) % len(self.hits)
        return self.hit

    def count(self, chapter: str) -> int:
        """How many hits a chapter has."""
        return sum(hit.chapter == chapter for hit in self.hits)

    def spans(self, chapter: str, block: int, text: int) -> list[Span]:
        """The letters to mark in a text."""
        return [
            Span(hit.start, hit.end, number == self.at)
            for number, hit in enumerate(self.hits)
            if hit[:3] == (chapter, block, text)
        ]
