"""How a text is set in a box: its lines, their size, and where each begins. Nothing is drawn here."""

from bisect import bisect_right
from collections.abc import Iterator
from functools import lru_cache
from typing import Literal, NamedTuple

import pygame

from game.screen.fonts import Measures, Role, measures
from game.screen.letters.lines import LinePicture, line, width

Fit = Literal["shrink", "wrap", "ellipsis"]
Side = Literal["left", "centre", "right"]
Level = Literal["top", "middle", "bottom"]
SMALLEST = 0.62
"""How far `shrink` and `wrap` go down from the size asked for before they cut."""
SLIM = (0.92, 0.84, 0.76, 0.7)
"""How much narrower letters of the least size get before they get smaller."""


class LaidText(NamedTuple):
    """A text set in a box: its lines with where they begin, where their ink lies, and their area. The pictures
    of the lines are kept apart, in so much memory and no more."""

    lines: tuple[tuple[str, int, int], ...]
    ink: pygame.Rect
    area: pygame.Rect
    cut: bool
    size: int
    slim: float = 1.0
    """How wide the letters are, as a part of their usual width."""


@lru_cache(maxsize=2048)
def laid_out(
    text: str,
    role: Role,
    size: int,
    colour: str,
    wide: int,
    tall: int,
    fit: Fit,
    side: Side,
    level: Level,
    least: int,
) -> LaidText:
    """The text set in a box of this size, counted from its upper left corner."""
    lines, size, cut, slim = _fitted(text, role, size, wide, tall, fit, least)
    font = measures(role, size)
    first = _baseline(font, len(lines), tall, level)
    placed, spans = [], []
    ink = pygame.Rect(0, 0, 0, 0)
    for number, words in enumerate(lines):
        used = round(width(words, role, size) * slim)
        x = {"left": 0, "centre": (wide - used) // 2, "right": wide - used}[side]
        base = first + number * font.line
        place = line(words, role, size, colour, slim).ink(x, base)
        placed.append((words, x, base))
        spans.append((x, x + used))
        ink = ink.union(place) if ink else place
    left, right = min(x for x, _ in spans), max(x for _, x in spans)
    area = pygame.Rect(left, first - font.base, right - left, font.line * len(lines))
    return LaidText(tuple(placed), ink, area, cut, size, slim)


def _baseline(font: Measures, lines: int, tall: int, level: Level) -> int:
    """Where the first line stands in a box: a matter of the font and the box alone, whatever the letters are."""
    below = (lines - 1) * font.line
    if level == "top":
        wanted = font.base
    elif level == "bottom":
        wanted = tall - font.line * lines + font.base
    else:
        # The eye sees the capitals in the middle: accents and tails are about equally long.
        wanted = (tall - below + font.capital) // 2
    lowest = tall - below - font.drop
    for highest in (font.rise, font.stem, font.capital):
        if highest <= lowest:
            return max(highest, min(wanted, lowest))
    return wanted


@lru_cache(maxsize=512)
def laid_mark(text: str, role: Role, size: int, colour: str) -> LaidText:
    """A line whose capitals have their middle at 0, and whose ink begins there."""
    one: LinePicture = line(text, role, size, colour)
    base = measures(role, size).capital // 2
    ink = one.ink(-one.x, base)
    return LaidText(((text, -one.x, base),), ink, ink, False, size)


@lru_cache(maxsize=1024)
def wrapped_lines(text: str, role: Role, size: int, wide: int) -> tuple[str, ...]:
    lines: list[str] = []
    for paragraph in text.split("\n"):
        current = ""
        for word in paragraph.split(" "):
            longer = f"{current} {word}" if current else word
            if current and width(longer, role, size) > wide:
                lines.append(current)
                current = word
            else:
                current = longer
        lines.append(current)
    return tuple(lines)


def has_lines(text: str, role: Role, size: int, wide: int, tall: int, least: int) -> bool:
    """Whether a text that may break and shrink has room for all of its lines."""
    return not _fitted(text, role, size, wide, tall, "wrap", least)[2]


@lru_cache(maxsize=2048)
def _fitted(
    text: str, role: Role, size: int, wide: int, tall: int, fit: Fit, least: int
) -> tuple[tuple[str, ...], int, bool, float]:
    """The lines to draw, their size, whether something was cut off, and how slim the letters are."""
    smallest = size if fit == "ellipsis" else max(1, round(size * SMALLEST))
    for smaller, slim in _sizes(size, smallest, least):
        room = int(wide / slim)
        lines = wrapped_lines(text, role, smaller, room) if fit == "wrap" else (text,)
        font = measures(role, smaller)
        # Letters that would get too small to read rather let accents and stems stand out of their box a little.
        above = font.rise if smaller > least else font.capital
        rows = above + font.line * (len(lines) - 1) + font.drop
        if rows <= tall and all(width(one, role, smaller) <= room for one in lines):
            return lines, smaller, False, slim
    # What does not fit at all is cut where it can still be read.
    smallest = max(smallest, min(size, least))
    lines = wrapped_lines(text, role, smallest, wide) if fit == "wrap" else (text,)
    font = measures(role, smallest)
    keep = max(1, 1 + (tall - font.rise - font.drop) // font.line)
    kept = list(lines[:keep])
    if len(lines) > keep:
        kept[-1] += "…"
    return tuple(_cut(one, role, smallest, wide) for one in kept), smallest, True, 1.0


def _sizes(size: int, smallest: int, least: int) -> Iterator[tuple[int, float]]:
    """Sizes to try and how slim letters are: smaller ones, slimmer ones of the least size, then still smaller."""
    readable = max(smallest, least)
    yield from ((smaller, 1.0) for smaller in range(size, readable - 1, -1))
    if smallest < least <= size:
        yield from ((least, slim) for slim in SLIM)
    yield from ((smaller, 1.0) for smaller in range(min(size, readable - 1), smallest - 1, -1))


def _cut(words: str, role: Role, size: int, wide: int) -> str:
    if width(words, role, size) <= wide:
        return words
    words = words.rstrip("…")
    fits = bisect_right(range(len(words)), wide, key=lambda count: width(words[:count] + "…", role, size))
    return words[: max(0, fits - 1)].rstrip() + "…"
