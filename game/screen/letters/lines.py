"""Single lines of text: how wide they are, and their pictures, put together word by word and kept for reuse."""

from functools import lru_cache
from typing import NamedTuple

import pygame

from game.screen.cache import kept
from game.screen.fonts import Role, font

WORD_GAP = 0.25
"""The least space between words, as a part of the size."""


class LinePicture(NamedTuple):
    """The picture of a line, without an empty border, and where it lies: from the line's start on its baseline."""

    picture: pygame.Surface
    x: int
    y: int

    def ink(self, x: int, baseline: int) -> pygame.Rect:
        """Where the ink lies when the line begins here."""
        return self.picture.get_rect(x=x + self.x, y=baseline + self.y)


@lru_cache(maxsize=256)
def _gap(role: Role, size: int) -> int:
    """The space between two words; the fonts' own is rounded down to next to nothing at small sizes."""
    return max(font(role, size).size(" ")[0], round(size * WORD_GAP))


@lru_cache(maxsize=4096)
def _word(word: str, role: Role, size: int) -> int:
    return font(role, size).size(word)[0]


@lru_cache(maxsize=4096)
def width(words: str, role: Role, size: int) -> int:
    """How wide a line is."""
    pieces = words.split(" ")
    return sum(_word(word, role, size) for word in pieces) + (len(pieces) - 1) * _gap(role, size)


@kept
def line(words: str, role: Role, size: int, colour: str, slim: float = 1.0) -> LinePicture:
    """A line of text, its letters as slim as that. Callers only read its picture."""
    face, x, pieces = font(role, size), 0, []
    for word in words.split(" "):
        if word:
            pieces.append((face.render(word, True, colour), (x, 0)))
        x += _word(word, role, size) + _gap(role, size)
    if not pieces:
        return LinePicture(pygame.Surface((0, 0)), 0, 0)
    whole = pieces[0][0]
    if len(pieces) > 1 or pieces[0][1] != (0, 0):
        # A word is as tall as its letters need: a line that only took the font's height would cut their tails.
        tall = max(piece.get_height() for piece, _ in pieces)
        whole = pygame.Surface((width(words, role, size), tall), pygame.SRCALPHA)
        whole.blits(pieces, doreturn=False)
    if slim < 1:
        whole = pygame.transform.smoothscale(whole, (max(1, round(whole.get_width() * slim)), whole.get_height()))
    ink = whole.get_bounding_rect()
    return LinePicture(whole.subsurface(ink).copy(), ink.x, ink.y - face.get_ascent())
