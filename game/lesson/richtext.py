"""Words of a lesson: lines in which some words are bold, *like these*."""

from __future__ import annotations

from typing import NamedTuple

from game.screen import text
from game.screen.brush import Brush
from game.screen.fonts import Role

BOLD = "*"


class Run(NamedTuple):
    """Words of one look, and how many units from the beginning of their line they stand."""

    words: str
    role: Role
    x: float


def plain(words: str) -> str:
    """The words alone, for those who listen."""
    return words.replace(BOLD, "")


def lines(words: str, brush: Brush, size: float, width: float) -> list[list[Run]]:
    """The words broken into lines of so many units."""
    found: list[list[Run]] = [[]]
    x, bold = 0.0, False
    space = brush.wide(" ", "body", size)
    for part in words.split(BOLD):
        role: Role = "strong" if bold else "body"
        # Only plain spaces part words: some marks keep to the word before them.
        for number, word in enumerate(filter(None, part.split(" "))):
            wide = brush.wide(word, role, size)
            # What follows a bold word without a space, such as a full stop, stays with it.
            joined = number == 0 and not part.startswith(" ") and bool(found[-1]) and not bold
            gap = 0.0 if joined else space if found[-1] else 0.0
            if found[-1] and x + gap + wide > width and not joined:
                found.append([])
                x, gap = 0.0, 0.0
            line = found[-1]
            if line and line[-1].role == role and not joined:
                last = line.pop()
                line.append(last._replace(words=f"{last.words} {word}"))
            else:
                line.append(Run(word, role, x + gap))
            x = line[-1].x + brush.wide(line[-1].words, role, size)
        bold = not bold
    return [line for line in found if line]


def tall(brush: Brush, size: float) -> float:
    """Units from one line to the next."""
    return text.measure("x", "body", brush.px(size))[1] / brush.unit


def write(listed: list[list[Run]], brush: Brush, size: float, colour: str) -> None:
    """Write lines from the brush's corner on."""
    step = tall(brush, size)
    for number, line in enumerate(listed):
        for run in line:
            room = brush.wide(run.words, run.role, size) + 1
            brush.text(run.words, run.role, size, colour, (run.x, number * step, room, step + 1), fit="ellipsis")
