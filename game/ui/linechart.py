"""Two pictures for the end of a game: the winners' plate, and the scores as lines over the whole game."""

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
from game.ui.boxes import Box, Column, Fitting, Row
from game.ui.widgets import Painting, Sprite, Text

OUTLINE = palette.BARK
STEPS = (5, 10, 20, 25, 50, 100, 200)
LEFT, RIGHT, ABOVE = 38.0, 40.0, 14.0
"""Units round the lines: for the figures, for the emblems, above and below."""
EMBLEM = 21.0
"""Units that an emblem at the end of a line is tall."""


def winners_plate(words: str, colours: Sequence[str]) -> Box:
    """The winners' emblems with the crown, and the sentence that says so."""
    crown = Sprite(sprite="ui-crown", ink=palette.OCHRE, zoom=1.1)
    emblems = [Column(children=[crown, Sprite(sprite="seat", seat=one, zoom=2.2)], wide=58) for one in colours]
    said = Text(words=words, style=styles.LARGE_HEAD, told=False, wide=0, grow=1, pad=(14, 0, 0, 0))
    return Row(children=[*emblems, said], least=96)


def line_chart(lines: Sequence[Sequence[int]], colours: Sequence[str], marks: Sequence[int] = ()) -> Box:
    """A line for each seat from the first move to the last; emblems at the ends say whose it is."""
    paint = partial(_paint, lines, colours, marks)
    return Fitting(forms=[Painting(by=paint, tall=210, least_wide=520), Painting(by=paint, tall=170)])


def _paint(
    lines: Sequence[Sequence[int]],
    colours: Sequence[str],
    marks: Sequence[int],
    brush: Brush,
    wide: float,
    tall: float,
) -> None:
    """Grid, lines, emblems."""
    low = min(0, *(min(line) for line in lines))
    high = max(10, *(max(line) for line in lines))
    across, down = max(1.0, wide - LEFT - RIGHT), tall - 2 * ABOVE
    moves = max(1, len(lines[0]) - 1)

    def at(move: int, score: int) -> tuple[float, float]:
        return LEFT + across * move / moves, ABOVE + down * (high - score) / (high - low)

    step = next((one for one in STEPS if (high - low) / one <= 6), STEPS[-1])
    for score in range(-(-low // step) * step, high + 1, step):
        _, y = at(0, score)
        brush.line(LEFT, y, LEFT + across, y, palette.GRID)
        brush.write(printed(score), styles.FINE.in_ink(SOFT), (0, y - 9, 32, 18), side="right")
    for mark in marks:
        x, bottom = at(mark, low)
        for number in range(round(down / 10)):
            y = ABOVE + 10 * number
            brush.line(x, y, x, min(bottom, y + 5), PALE, 2)
    for seat in reversed(range(len(lines))):
        points = [at(move, score) for move, score in enumerate(lines[seat])]
        for colour, width in ((OUTLINE, 5), (SEATS[colours[seat]], 3)):
            _stairs(brush, points, colour, width)
    for seat, y in _ends([at(moves, line[-1])[1] for line in lines], ABOVE + down):
        brush.sprite("seat", LEFT + across + 22, y, colour=colours[seat], zoom=0.8)


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
