"""The column of the title: which ways on there are, and where their buttons lie.

Rows are lists of names. What leads nowhere yet has no name here: another way on is one more name in its row.
"""

from __future__ import annotations

import pygame

Rows = list[list[str]]
WIDE, GAP, ASIDE = 300, 12, 6
"""Units of the column's width, between its large rows, and between buttons that share a row."""
TALL, LOW = 50, 46
"""Units of height of the large buttons, and of those below them."""
LARGE = ("continue", "play", "learn", "today")
"""Names whose row is large."""
AIR = 4
"""Units by which the small rows stand apart from the large ones."""


def rows(under_way: bool, low: bool = False) -> Rows:
    """The ways on, from the top: what is played first; a low window has a row less."""
    first = ["continue", "play"] if under_way else ["play"]
    second = [["learn", "today"]] if low else [["learn"], ["today"]]
    return [first, *second, ["saved", "record"], ["rules", "settings", "language"]]


def height(listed: Rows, tight: bool) -> int:
    """Units that the column is tall."""
    return sum(_tall(row, tight) + _gap(row, tight) for row in listed) - _gap(listed[-1], tight)


def places(listed: Rows, left: int, top: int, wide: int, unit: float, tight: bool) -> dict[str, pygame.Rect]:
    """Where the button of each name lies; `wide` is in pixels."""
    found: dict[str, pygame.Rect] = {}
    y = float(top)
    for row in listed:
        tall, gap = _tall(row, tight) * unit, ASIDE * unit
        each = (wide - gap * (len(row) - 1)) / len(row)
        for number, name in enumerate(row):
            found[name] = pygame.Rect(round(left + number * (each + gap)), round(y), round(each), round(tall))
        y += tall + _gap(row, tight) * unit
    return found


def _tall(row: list[str], tight: bool) -> int:
    return 44 if tight else TALL if row[0] in LARGE else LOW


def _gap(row: list[str], tight: bool) -> int:
    return 8 if tight else GAP + AIR if row[0] == LARGE[-1] else GAP if row[0] in LARGE else GAP - 4
