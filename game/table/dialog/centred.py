"""Where everything on a dialog's page lies: rows of cells with headings, a picture, and buttons at the foot.

All numbers are units, until the page is placed in a window.
"""

from __future__ import annotations

from dataclasses import dataclass, field

import pygame

from game.screen import text
from game.table.dialog.page import Cell, DialogPage, Row

PADDING, GAP, HEADING = 16.0, 6.0, 78.0
WIDEST, NARROWEST = 660.0, 300.0


@dataclass(frozen=True, slots=True)
class Placed:
    """A page laid out: its rectangle and where each thing of it lies, in device pixels."""

    page: DialogPage
    rect: pygame.Rect
    note: pygame.Rect
    cells: tuple[tuple[Cell, pygame.Rect], ...]
    headings: tuple[tuple[Row, pygame.Rect], ...]
    foot: tuple[tuple[Cell, pygame.Rect], ...]
    picture: pygame.Rect
    corner: tuple[Cell, pygame.Rect] | None = None
    """The way out of a docked page, in its upper corner."""
    lines: tuple[Cell, ...] = ()
    """The things of a docked page that have a line of their own."""
    below: pygame.Rect = field(default_factory=lambda: pygame.Rect(0, 0, 0, 0))

    def choices(self) -> list[tuple[Cell, pygame.Rect]]:
        """Everything that can be chosen; equal things side by side are one."""
        found: dict[str, tuple[Cell, pygame.Rect]] = {}
        corner = [self.corner] if self.corner else []
        for cell, rect in (*self.cells, *self.foot, *corner):
            known = found.get(cell.target)
            found[cell.target] = (cell, rect if known is None else known[1].union(rect))
        return list(found.values())


def lay_out(page: DialogPage, room: pygame.Rect, unit: float, letters: float, finger_units: float) -> Placed:
    """Find room for everything on a page in the middle of a rectangle, smaller than wished where it must be."""
    wide, tall = room.w / unit - 12, room.h / unit - 12
    rows = _rows(page, min(wide, WIDEST) - 2 * PADDING)
    heading = HEADING if any(row.sprite for row in rows) else 0.0
    columns = max((len(row.cells) for row in rows), default=0)
    inner = min(wide, WIDEST) - 2 * PADDING
    cell_w = min(page.cell[0] * letters, (inner - heading - GAP * max(0, columns - 1)) / max(1, columns))
    content = max(heading + columns * cell_w + GAP * max(0, columns - 1), page.picture_size[0])
    content = min(max(content, NARROWEST - 2 * PADDING, _foot_width(page, unit, letters)), inner)
    note_px = max(6, round(15 * unit * letters))
    note_h = text.height(page.note, "body", note_px, round(content * unit)) / unit + 8 if page.note else 0.0
    buttons_in_rows = foot_rows(page, content, unit, letters)
    foot_h = len(buttons_in_rows) * (finger_units + 6) + 6
    chrome = 2 * PADDING + 22 + note_h + foot_h
    body_h = max(20.0, tall - chrome - page.picture_size[1])
    cell_h = (
        min(page.cell[1] * letters, (body_h - GAP * max(0, len(rows) - 1)) / max(1, len(rows))) if rows else 0.0
    )
    body = len(rows) * cell_h + GAP * max(0, len(rows) - 1)
    picture_h = min(page.picture_size[1], tall - chrome)
    height = min(tall, chrome + body + picture_h)
    width = content + 2 * PADDING
    left, top = (room.w / unit - width) / 2, (room.h / unit - height) / 2
    left, top = left + room.x / unit, top + room.y / unit

    def rect(x: float, y: float, w: float, h: float) -> pygame.Rect:
        return pygame.Rect(
            round((left + x) * unit), round((top + y) * unit), max(0, round(w * unit)), max(0, round(h * unit))
        )

    y = PADDING + 20
    note = rect(PADDING, y, content, note_h)
    y += note_h
    picture = rect(PADDING, y, content, picture_h)
    y += picture_h
    cells, headings = [], []
    for row in rows:
        span = heading + len(row.cells) * cell_w + GAP * max(0, len(row.cells) - 1)
        x = PADDING if heading else PADDING + (content - span) / 2
        if heading:
            headings.append((row, rect(x, y, heading - 4, cell_h)))
        for index, cell in enumerate(row.cells):
            cells.append((cell, rect(x + heading + index * (cell_w + GAP), y, cell_w, cell_h)))
        y += cell_h + GAP
    foot = []
    y = height - PADDING - foot_h + 12
    for buttons in buttons_in_rows:
        step = (content + 6) / len(buttons)
        for index, cell in enumerate(buttons):
            foot.append((cell, rect(PADDING + step * index, y, step - 6, finger_units)))
        y += finger_units + 6
    return Placed(page, rect(0, 0, width, height), note, tuple(cells), tuple(headings), tuple(foot), picture)


def _rows(page: DialogPage, inner: float) -> list[Row]:
    """The page's rows; one long row is broken up where its things would get too narrow."""
    found = []
    for row in page.rows:
        if row.sprite:
            found.append(row)
            continue
        most = max(1, int((inner + GAP) / (page.cell[0] * 0.66 + GAP)))
        count = -(-len(row.cells) // most)
        per = -(-len(row.cells) // count) if count else 1
        found += [Row(row.cells[start : start + per]) for start in range(0, len(row.cells), per)]
    return found


def _button_width(cell: Cell, unit: float, letters: float) -> float:
    return text.measure(cell.caption, "strong", max(6, round(14.5 * unit * letters)))[0] / unit + 24


def _foot_width(page: DialogPage, unit: float, letters: float) -> float:
    return min(sum(_button_width(cell, unit, letters) + 6 for cell in page.foot), WIDEST / 2)


def foot_rows(page: DialogPage, content: float, unit: float, letters: float) -> list[list[Cell]]:
    """The buttons of the foot in as few rows as their words allow."""
    rows: list[list[Cell]] = []
    for cell in page.foot:
        together = [*rows[-1], cell] if rows else [cell]
        widest = max(_button_width(one, unit, letters) for one in together)
        if rows and (widest + 6) * len(together) <= content + 40:
            rows[-1].append(cell)
        else:
            rows.append([cell])
    return rows
