"""The scores as lines over a whole game."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from itertools import pairwise

import pygame

from game.screen import palette
from game.screen.brush import Brush
from game.screen.palette import PALE, SEATS, SOFT
from game.screen.wording import printed
from game.ui import styles
from game.ui.boxes import Box
from game.ui.widgets import Painting

OUTLINE = palette.BARK
STEPS = (5, 10, 20, 25, 50, 100, 200)
LEFT, RIGHT, ABOVE, LABELS = 38.0, 78.0, 12.0, 22.0
"""Units round the lines: for the figures, for the emblems and scores, above, and for the names of the parts."""
EMBLEM = 21.0
"""Units that an emblem at the end of a line is tall."""


def line_chart(
    lines: Sequence[Sequence[int]],
    colours: Sequence[str],
    marks: Sequence[int] = (),
    labels: Sequence[str] = (),
    tall: float = 170,
) -> Box:
    """A line for each seat from the first move to the last; emblems and scores at the ends say whose it is.

    `marks` are moves after which another part begins, `labels` the names of the parts.
    """
    return Painting(by=partial(_paint, lines, colours, marks, labels), tall=tall, grow=1)


def _paint(
    lines: Sequence[Sequence[int]],
    colours: Sequence[str],
    marks: Sequence[int],
    labels: Sequence[str],
    brush: Brush,
    wide: float,
    tall: float,
) -> None:
    """Grid, lines, emblems."""
    low = min(0, *(min(line) for line in lines))
    high = max(10, *(max(line) for line in lines))
    below = LABELS if labels else ABOVE
    across, down = max(1.0, wide - LEFT - RIGHT), max(1.0, tall - ABOVE - below)
    moves = max(1, len(lines[0]) - 1)

    def at(move: int, score: int) -> tuple[float, float]:
        return LEFT + across * move / moves, ABOVE + down * (high - score) / (high - low)

    step = next((one for one in STEPS if (high - low) / one <= down / 24), STEPS[-1])
    for score in range(-(-low // step) * step, high + 1, step):
        _, y = at(0, score)
        brush.line(LEFT, y, LEFT + across, y, palette.GRID)
        brush.write(printed(score), styles.FINE.in_ink(SOFT), (0, y - 9, 32, 18), side="right")
    for mark in marks:
        x, bottom = at(mark, low)
        for number in range(round(down / 10)):
            y = ABOVE + 10 * number
            brush.line(x, y, x, min(bottom, y + 5), PALE, 2)
    for label, start, end in zip(labels, (0, *marks), (*marks, moves), strict=False):
        (x, _), (to_x, _) = at(start, 0), at(end, 0)
        if brush.width(label, styles.FINE) <= to_x - x:
            area = (x, tall - LABELS + 4, to_x - x, LABELS - 4)
            brush.write(label, styles.FINE.in_ink(SOFT), area, side="centre")
    for seat in reversed(range(len(lines))):
        points = [at(move, score) for move, score in enumerate(lines[seat])]
        for colour, width in ((OUTLINE, 5), (SEATS[colours[seat]], 3)):
            _stairs(brush, points, colour, width)
    for seat, y in _ends([at(moves, line[-1])[1] for line in lines], ABOVE + down):
        brush.sprite("seat", LEFT + across + 20, y, colour=colours[seat], zoom=0.8)
        brush.write(printed(lines[seat][-1]), styles.FIGURE, (LEFT + across + 34, y - 11, RIGHT - 34, 22))


def _ends(heights: list[float], lowest: float) -> list[tuple[int, float]]:
    """Where the emblems go: beside the ends of their lines, moved apart where they would overlap."""
    order = sorted(range(len(heights)), key=lambda seat: heights[seat])
    places = [heights[seat] for seat in order]
    for n in range(1, len(places)):
        places[n] = max(places[n], places[n - 1] + EMBLEM)
    for n in reversed(range(len(places))):
        places[n] = min(places[n], lowest)
        lowest = places[n] - EMBLEM
    return list(zip(order, places, strict=True))


def _stairs(brush: Brush, points: list[tuple[float, float]], colour: str, width: float) -> None:
    """A line of level stretches and upright steps, sharp at every corner."""
    thick = max(1, round(width * brush.unit))
    ends = [brush.rect((x, y, 0, 0)).move(-(thick // 2), -(thick // 2)).topleft for x, y in points]
    steps = [after for before, after in pairwise(ends) if before[1] != after[1]]
    for (x, y), (to_x, to_y) in pairwise([ends[0], *steps, ends[-1]]):
        brush.surface.fill(colour, pygame.Rect(x, y, to_x - x + thick, thick))
        brush.surface.fill(colour, pygame.Rect(to_x, min(y, to_y), thick, abs(to_y - y) + thick))
