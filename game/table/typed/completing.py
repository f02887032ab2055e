"""Completing a text word by word, whatever its case, accents and signs: what of a list it can still become."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import takewhile
from unicodedata import normalize

WORD = re.compile(r"\S+")


@lru_cache(2048)
def folded(words: str) -> str:
    """The same letters and figures in small ones without accents, anything between them as one blank."""
    bare = "".join(
        sign if sign.isalnum() else " " for sign in normalize("NFD", words) if not "\u0300" <= sign < "\u0370"
    )
    return " ".join(bare.casefold().split())


@dataclass(frozen=True, slots=True)
class TypedLine:
    """Something that can be typed, what it means in the language of the player, and what it does."""

    text: str
    meaning: Callable[[], str]
    act: Callable[[], None]
    asks: bool = False
    """Whether it is a question."""

    def steps(self) -> list[tuple[str, int]]:
        """Its words up to each of them, folded, and where that ends in the text."""
        found: list[tuple[str, int]] = []
        for word in WORD.finditer(self.text):
            before = found[-1][0] if found else ""
            found.append((f"{before} {folded(word[0])}".strip(), word.end()))
        return found


@dataclass(frozen=True, slots=True)
class Completion:
    """A text that goes on from what is typed, and all that it can become."""

    text: str
    lines: tuple[TypedLine, ...]

    @property
    def whole(self) -> TypedLine | None:
        """What it is, if it is complete."""
        return self.lines[0] if len(self.lines) == 1 else None


def common(found: Sequence[Completion]) -> str:
    """The words with which all of some ways to go on begin."""
    words = zip(*(one.text.split() for one in found), strict=False)
    return " ".join(same[0] for same in takewhile(lambda same: len(set(map(folded, same))) == 1, words))


class TypedLines:
    """Everything that can be typed at a moment."""

    def __init__(self, lines: Sequence[TypedLine]) -> None:
        self._known = [(line, line.steps()) for line in lines]

    def exact(self, typed: str) -> TypedLine | None:
        """What is written so."""
        wanted = folded(typed)
        return next((line for line, steps in self._known if steps[-1][0] == wanted), None)

    def completions(self, typed: str) -> list[Completion]:
        """The ways to go on, each as far as it says something new; a blank that is typed ends a word."""
        wanted = folded(typed)
        fitting = [
            (line, steps)
            for line, steps in self._known
            if steps[-1][0].startswith(wanted) and _ends(steps[-1][0], wanted, typed)
        ]
        while True:
            groups: dict[str, list[TypedLine]] = {}
            for line, steps in fitting:
                groups.setdefault(_next(line, steps, wanted), []).append(line)
            if len(groups) != 1 or len(fitting) == 1:
                break
            (only,) = groups
            if folded(only) == wanted:
                break
            wanted = folded(only)
        return [
            Completion(lines[0].text if len(lines) == 1 else text, tuple(lines)) for text, lines in groups.items()
        ]


def _ends(whole: str, wanted: str, typed: str) -> bool:
    """Whether a blank after what is typed stands where a word ends."""
    closed = wanted and typed[-1:].isspace() and len(whole) > len(wanted)
    return not closed or whole[len(wanted)] == " "


def _next(line: TypedLine, steps: list[tuple[str, int]], wanted: str) -> str:
    """The text up to the end of the word that comes next; all of it where nothing but signs would be left."""
    for so_far, end in steps:
        if len(so_far) > len(wanted):
            return line.text if so_far == steps[-1][0] else line.text[:end]
    return line.text
