"""Where everything on a docked page lies: a column beside the board, or a sheet at the foot of a small window.

Things stand below each other, the picture at the left and the words beside it; those that belong to something or
say how tall they are stay side by side. All numbers are units, until the page is placed in a window.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

import pygame

from game.screen import text
from game.screen.fonts import Role
from game.table.dialog.centred import Placed, foot_rows
from game.table.dialog.page import Cell, DialogPage, Row

EDGE, GAP, HEADING = 9.0, 5.0, 28.0
PICTURE = 52.0
"""Units that the picture of a thing takes at its left."""
NARROWEST, SMALLER = 56.0, 0.86
"""Units that a thing side by side with others takes at least, and how much smaller its name may be written."""
MOST_MORE = 14.0
"""Units by which a line is made taller where the page has room to spare."""
CAPTION, NOTE = 15.0, 13.5
"""Sizes of the letters beside a picture."""


@dataclass(frozen=True, slots=True)
class _Line:
    """Things that share a line of the page, and how tall it is."""

    cells: tuple[Cell, ...]
    tall: float
    heading: Row | None = None
    alone: bool = False
    """Whether it is one thing with its words beside the picture."""


def dock(
    page: DialogPage,
    corner: Cell,
    area: pygame.Rect,
    tops: Sequence[int],
    unit: float,
    letters: float,
    finger_units: float,
) -> Placed:
    """Lay a page out at the foot of an area; `corner` is the way out of it.

    The page begins at one of `tops` where it can, so that it covers whole panels and no halves.
    """
    width, most = area.w / unit, area.h / unit
    inner = width - 2 * EDGE
    note_h = _tall(page.note, "body", NOTE, inner, unit, letters) + 5 if page.note else 0.0
    buttons = foot_rows(page, inner, unit, letters)
    foot_h = len(buttons) * (finger_units + GAP)
    top = max(finger_units, 30.0) + 4
    below = page.below_tall * letters
    chrome = top + note_h + foot_h + below + EDGE
    lines = [line for row in page.rows for line in _lines(row, inner, unit, letters, finger_units)]
    spare = most - chrome - page.picture_size[1]
    lines = _squeezed(lines, spare, finger_units)
    picture_h = min(page.picture_size[1], most - chrome)
    height = min(most, chrome + picture_h + sum(line.tall + GAP for line in lines))
    whole_panels = min((area.bottom - y for y in tops if area.bottom - y >= height * unit), default=0) / unit
    lines = _stretched(lines, min(most, whole_panels) - height)
    height = max(height, min(most, whole_panels))
    left, base = area.x / unit, area.bottom / unit - height

    def rect(x: float, y: float, w: float, h: float) -> pygame.Rect:
        x0, y0 = round((left + x) * unit), round((base + y) * unit)
        return pygame.Rect(x0, y0, max(0, round(w * unit)), max(0, round(h * unit)))

    y = top
    note = rect(EDGE, y, inner, note_h)
    y += note_h
    picture = rect(EDGE, y, inner, picture_h)
    y += picture_h
    cells, headings = [], []
    for line in lines:
        start = y
        if line.heading is not None:
            headings.append((line.heading, rect(EDGE, y, inner, HEADING - 2)))
            start += HEADING
        wide = (inner - GAP * (len(line.cells) - 1)) / len(line.cells)
        for number, cell in enumerate(line.cells):
            cells.append((cell, rect(EDGE + number * (wide + GAP), start, wide, y + line.tall - start)))
        y += line.tall + GAP
    under = rect(EDGE, y, inner, below)
    y += below
    foot = []
    for row in buttons:
        step = (inner + GAP) / len(row)
        foot += [(cell, rect(EDGE + step * n, y, step - GAP, finger_units)) for n, cell in enumerate(row)]
        y += finger_units + GAP
    side = max(finger_units, 34.0)
    out = corner, rect(width - side - 3, 3, side, side)
    alone = tuple(cell for line in lines if line.alone for cell in line.cells)
    whole = rect(0, 0, width, height)
    return Placed(page, whole, note, tuple(cells), tuple(headings), tuple(foot), picture, out, alone, under)


def _lines(row: Row, inner: float, unit: float, letters: float, finger: float) -> list[_Line]:
    """The lines that a row takes: one for each thing, or as few as its things have room in side by side."""
    groups = _side_by_side(row, inner, unit, letters)
    if groups:
        tall = max(finger, (row.tall or _picture_tall(row)) * letters)
        found = [_Line(group, tall) for group in groups]
    else:
        found = [_Line((cell,), _list_tall(cell, inner, unit, letters, finger), alone=True) for cell in row.cells]
    if row.sprite and found:
        found[0] = replace(found[0], tall=found[0].tall + HEADING, heading=row)
    return found


def _side_by_side(row: Row, inner: float, unit: float, letters: float) -> list[tuple[Cell, ...]]:
    """The things of a row in groups that have room side by side; none where each needs a line for its words."""
    if row.tall:
        return [row.cells]
    if not row.sprite or not row.cells:
        return []
    most = max(1, int((inner + GAP) / (_least(row) + GAP)))
    count = -(-len(row.cells) // most)
    per = -(-len(row.cells) // count)
    wide = (inner - GAP * (per - 1)) / per - 10
    size = max(6, round(CAPTION * unit * letters))
    if any(text.measure(cell.caption, "strong", size)[0] / unit * SMALLER > wide for cell in row.cells):
        return []
    return [row.cells[start : start + per] for start in range(0, len(row.cells), per)]


def _picture_tall(row: Row) -> float:
    """How tall things side by side are: as picture, name and note need."""
    if not any(cell.sprite or cell.painter for cell in row.cells):
        return 40.0
    room = min(46.0, max(cell.room for cell in row.cells))
    return 8 + room + 20 + (18 if any(cell.note for cell in row.cells) else 0)


def _least(row: Row) -> float:
    """Units that each thing of a row takes at least; figures alone are narrow."""
    return NARROWEST if any(cell.sprite or cell.painter for cell in row.cells) else 34.0


def _list_tall(cell: Cell, inner: float, unit: float, letters: float, finger: float) -> float:
    """How tall a thing is that has a line of its own: as its words beside the picture need."""
    room = inner - (PICTURE if cell.sprite or cell.painter else 0.0) - 12
    caption = _tall(cell.caption, "strong", CAPTION, room, unit, letters) if cell.caption else 0.0
    note = _tall(cell.note, "body", NOTE, room, unit, letters) if cell.note else 0.0
    picture = min(PICTURE, 0.7 * cell.room) if cell.sprite or cell.painter else 0.0
    return max(finger, caption + note + 10, picture + 8)


def _tall(words: str, role: Role, size: float, wide: float, unit: float, letters: float) -> float:
    return text.height(words, role, max(6, round(size * unit * letters)), round(wide * unit)) / unit


def _stretched(lines: list[_Line], spare: float) -> list[_Line]:
    """The lines with what is over of the height, as far as it suits them."""
    if spare <= 0 or not lines:
        return lines
    return [replace(line, tall=line.tall + min(spare / len(lines), MOST_MORE)) for line in lines]


def _squeezed(lines: list[_Line], room: float, finger: float) -> list[_Line]:
    """The lines made lower where there is too little room, in equal parts of what they have above a finger."""
    needed = sum(line.tall + GAP for line in lines)
    if needed <= room or not lines:
        return lines
    least = [finger + (HEADING if line.heading else 0.0) for line in lines]
    loose = sum(max(0.0, line.tall - low) for line, low in zip(lines, least, strict=True))
    part = max(0.0, 1 - (needed - room) / loose) if loose else 0.0
    lower = [
        replace(line, tall=min(line.tall, low + part * max(0.0, line.tall - low)))
        for line, low in zip(lines, least, strict=True)
    ]
    over = sum(line.tall + GAP for line in lower) - room
    if over <= 0.5:
        return lower
    shrink = max(0.2, 1 - over / sum(line.tall for line in lower))
    return [replace(line, tall=line.tall * shrink) for line in lower]
