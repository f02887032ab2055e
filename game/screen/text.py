"""Text on the screen: one line or several, fitted into a rectangle, with a note of every place text was put.

Scenes call `begin` when they start to draw and `draw` for each text. `drawn` then lists what is to be read on
the screen and where its ink lies, so that tests can find texts that overlap or are cut off. A `Sheet` is a
picture kept for reuse that remembers the texts on it.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Literal, NamedTuple

import pygame

from game.screen.fonts import Role, font, line

Fit = Literal["shrink", "wrap", "ellipsis"]
Side = Literal["left", "centre", "right"]
Level = Literal["top", "middle", "bottom"]
SMALLEST = 0.62
"""How far `shrink` and `wrap` go down from the size asked for before they cut."""

WORD_GAP = 0.25
"""The least space between words, as a part of the size."""


@dataclass(frozen=True, slots=True)
class Drawn:
    """One text on the screen: the words, where their ink lies, and whether some of them had to be cut off."""

    text: str
    rect: pygame.Rect
    cut: bool = False


@dataclass(slots=True)
class Sheet:
    """A picture kept for reuse, with the texts on it; their rectangles count from its upper left corner."""

    surface: pygame.Surface
    texts: list[Drawn] = field(default_factory=list)

    def show(self, surface: pygame.Surface, x: int, y: int) -> None:
        """Blit the picture and note its texts."""
        surface.blit(self.surface, (x, y))
        drawn.extend(Drawn(one.text, one.rect.move(x, y), one.cut) for one in self.texts)


drawn: list[Drawn] = []


def begin() -> None:
    """Start a new picture of the whole screen: nothing has been drawn yet."""
    drawn.clear()


def cover(rect: pygame.Rect) -> None:
    """Something opaque was drawn over this area: the texts below it cannot be read any more."""
    drawn[:] = [one for one in drawn if not one.rect.colliderect(rect)]


@contextmanager
def sheet(size: tuple[int, int]) -> Iterator[Sheet]:
    """A clear sheet to draw on; texts drawn meanwhile are noted on it and not on the screen."""
    page = Sheet(pygame.Surface(size, pygame.SRCALPHA))
    before = drawn[:]
    drawn.clear()
    try:
        yield page
        page.texts = drawn[:]
    finally:
        drawn[:] = before


def draw(
    surface: pygame.Surface,
    text: str,
    role: Role,
    size: int,
    colour: str,
    rect: pygame.Rect,
    fit: Fit = "shrink",
    side: Side = "left",
    level: Level = "middle",
) -> pygame.Rect:
    """Draw a text inside a rectangle and return the area its lines take up.

    `shrink` makes one line smaller until it fits, `wrap` breaks it into lines (and makes them smaller if they
    are too many), `ellipsis` keeps the size. What still does not fit is cut off with three dots.
    """
    if not text or rect.w <= 0 or rect.h <= 0:
        return pygame.Rect(rect.topleft, (0, 0))
    laid = _laid(text, role, max(1, size), colour, rect.w, rect.h, fit, side, level)
    for picture, x, y in laid.pictures:
        surface.blit(picture, (rect.x + x, rect.y + y))
    drawn.append(Drawn(text, laid.ink.move(rect.topleft), laid.cut))
    return laid.area.move(rect.topleft)


class _Laid(NamedTuple):
    """A text set in a box: the pictures of its lines, where their ink lies, and the area of the lines."""

    pictures: tuple[tuple[pygame.Surface, int, int], ...]
    ink: pygame.Rect
    area: pygame.Rect
    cut: bool


@lru_cache(maxsize=2048)
def _laid(
    text: str, role: Role, size: int, colour: str, width: int, tall: int, fit: Fit, side: Side, level: Level
) -> _Laid:
    """The text set in a box of this size, counted from its upper left corner."""
    lines, size, cut = _fitted(text, role, size, width, tall, fit)
    step = font(role, size).get_linesize()
    whole = step * len(lines)
    y = {"top": 0, "middle": (tall - whole) // 2, "bottom": tall - whole}[level]
    places = []
    for index, words in enumerate(lines):
        spare = width - _width(words, role, size)
        places.append(({"left": 0, "centre": spare // 2, "right": spare}[side], y + index * step))
    ink = _ink(lines[0], role, size).move(places[0])
    for words, place in zip(lines[1:], places[1:], strict=True):
        ink = ink.union(_ink(words, role, size).move(place))
    # Letters that hang out of the box could touch a neighbour: move them in.
    shift = max(0, -ink.top) - max(0, ink.bottom - tall) if ink.h <= tall else 0
    pictures = tuple(
        (_picture(words, role, size, colour), x, top + shift)
        for words, (x, top) in zip(lines, places, strict=True)
    )
    left = min(x for x, _ in places)
    right = max(x + _width(words, role, size) for words, (x, _) in zip(lines, places, strict=True))
    return _Laid(pictures, ink.move(0, shift), pygame.Rect(left, y + shift, right - left, whole), cut)


def measure(text: str, role: Role, size: int) -> tuple[int, int]:
    """Width and height of one line."""
    return _width(text, role, size), font(role, size).get_linesize()


def height(text: str, role: Role, size: int, width: int) -> int:
    """How tall a text gets when it is broken into lines of this width."""
    return len(wrapped(text, role, size, width)) * font(role, size).get_linesize()


@lru_cache(maxsize=1024)
def wrapped(text: str, role: Role, size: int, width: int) -> tuple[str, ...]:
    """The lines of a text broken at spaces to a width; a word that is wider stays whole."""
    lines: list[str] = []
    for paragraph in text.split("\n"):
        current = ""
        for word in paragraph.split(" "):
            longer = f"{current} {word}" if current else word
            if current and _width(longer, role, size) > width:
                lines.append(current)
                current = word
            else:
                current = longer
        lines.append(current)
    return tuple(lines)


@lru_cache(maxsize=2048)
def _fitted(
    text: str, role: Role, size: int, width: int, tall: int, fit: Fit
) -> tuple[tuple[str, ...], int, bool]:
    """The lines to draw, their size, and whether something was cut off."""
    smallest = size if fit == "ellipsis" else max(1, round(size * SMALLEST))
    for smaller in range(size, smallest - 1, -1):
        face = font(role, smaller)
        lines = wrapped(text, role, smaller, width) if fit == "wrap" else (text,)
        # A single line may use its whole leading: only its ink has to lie inside.
        rows = face.get_linesize() * len(lines) if len(lines) > 1 else _ink(text, role, smaller).h
        if rows <= tall and all(_width(one, role, smaller) <= width for one in lines):
            return lines, smaller, False
    face = font(role, smallest)
    lines = wrapped(text, role, smallest, width) if fit == "wrap" else (text,)
    keep = max(1, tall // face.get_linesize())
    kept = list(lines[:keep])
    if len(lines) > keep:
        kept[-1] += "…"
    return tuple(_cut(one, role, smallest, width) for one in kept), smallest, True


def _cut(words: str, role: Role, size: int, width: int) -> str:
    if _width(words, role, size) <= width:
        return words
    words = words.rstrip("…")
    while words and _width(words + "…", role, size) > width:
        words = words[:-1]
    return words.rstrip() + "…"


@lru_cache(maxsize=256)
def _gap(role: Role, size: int) -> int:
    """The space between two words; the fonts' own is rounded down to next to nothing at small sizes."""
    return max(font(role, size).size(" ")[0], round(size * WORD_GAP))


@lru_cache(maxsize=4096)
def _word(word: str, role: Role, size: int) -> int:
    return font(role, size).size(word)[0]


@lru_cache(maxsize=4096)
def _width(words: str, role: Role, size: int) -> int:
    pieces = words.split(" ")
    return sum(_word(word, role, size) for word in pieces) + (len(pieces) - 1) * _gap(role, size)


@lru_cache(maxsize=1024)
def _picture(words: str, role: Role, size: int, colour: str) -> pygame.Surface:
    """A line of text, put together word by word."""
    if " " not in words:
        return line(words, role, size, colour)
    picture = pygame.Surface((_width(words, role, size), font(role, size).get_height()), pygame.SRCALPHA)
    x = 0
    for word in words.split(" "):
        if word:
            picture.blit(font(role, size).render(word, True, colour), (x, 0))
        x += _word(word, role, size) + _gap(role, size)
    return picture


@lru_cache(maxsize=2048)
def _ink(words: str, role: Role, size: int) -> pygame.Rect:
    """Where a line has ink, from its upper left corner."""
    return _picture(words, role, size, "#000000").get_bounding_rect()
