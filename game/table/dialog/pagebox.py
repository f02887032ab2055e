"""A dialog's page as boxes: docked beside the board, or in the middle of a quiet table.

On a docked page things stand below each other, the picture at the left and the words beside it; those that belong
to something or say how tall they are stay side by side.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

import pygame

from game.screen.palette import INK, SOFT
from game.table.dialog.cellbox import line, pictured, tile
from game.table.dialog.page import Cell, DialogPage
from game.table.dialog.page import DialogRow as CellRow
from game.ui import styles
from game.ui.boxes import Box, Column, Fitting, Kit, Placed, Row, shared
from game.ui.buttons import button
from game.ui.widgets import Painting, Sprite, Text, heading

EDGE, GAP, HEADING = 9.0, 5.0, 28.0
NARROWEST, SMALLER = 56.0, 0.86
"""Units that a thing side by side with others takes at least, and how much smaller its name may be written."""
MOST_MORE = 14.0
"""Units by which a line is made taller where the page has room to spare."""
OWNER = 0.2
"""The part of a low page's width that the names of those take to whom things belong."""
WIDEST, LEAST_WIDE = 660.0, 300.0
"""Units of a page in the middle of the window."""
WRAPPED = 40.0
"""Units that a row of buttons may lack before some of them stand in another row: their words take two lines."""
BELOW = "below"
"""The box below everything, which is drawn in each frame."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Lines(Column):
    """Things below each other that take a little more room; in less they give what they have above their least."""

    lower: Column | None = None
    """The same for where they have not even that."""

    def inside(self, kit: Kit, rect: pygame.Rect) -> Iterator[Placed]:
        """From the top down."""
        wanted = [one.height(kit, rect.w) for one in self.children]
        room = rect.h - self.gaps(kit)
        if self.lower is not None and room < sum(kit.px(one.least) for one in self.children):
            yield from self.lower.inside(kit, rect)
            return
        if (spare := room - sum(wanted)) >= 0:
            heights = [tall + min(spare // len(wanted), kit.px(MOST_MORE)) for tall in wanted]
        else:
            loose = [max(0, tall - kit.px(one.least)) for one, tall in zip(self.children, wanted, strict=True)]
            part = min(1.0, -spare / max(1, sum(loose)))
            given = [tall - round(part * above) for tall, above in zip(wanted, loose, strict=True)]
            heights = shared(given, [0.0] * len(given), min(room, sum(given)))
        y = rect.y
        for one, tall in zip(self.children, heights, strict=True):
            yield Placed(one, pygame.Rect(rect.x, y, rect.w, tall))
            y += tall + kit.px(self.gap)


def docked(page: DialogPage, out: Cell, kit: Kit, wide: float) -> Box:
    """A page so many units wide beside the board; `out` is the way out of it, in the corner."""
    side, inner = max(kit.finger, 34.0), wide - 2 * EDGE
    close = button(out.target, "", out.act, icon=out.sprite, label=out.label, wide=side, tall=side, zoom=0.7)
    title = Text(words=page.title, style=styles.SMALL_HEAD, grow=1)
    head = Row(children=[title, close], gap=5, pad=(12, 0, 3, 0), tall=side)
    lines = [box for row in page.rows for box in _lines(row, kit, inner)]
    lower = Lines(children=[box for row in page.rows for box in _low_lines(row, kit, inner)], gap=GAP)
    listed: list[Box] = [
        *_told(page, styles.SMALL.in_ink(SOFT)),
        Lines(children=lines, gap=GAP, grow=1, lower=lower) if lines else Box(grow=1),
        *([Box(id=BELOW, tall=page.below_tall * kit.letters)] if page.below is not None else []),
        *_foot(page.foot, kit, kit.finger),
    ]
    return Column(
        children=[head, Column(children=listed, gap=GAP, pad=(EDGE, 0), grow=1)], gap=1, pad=(0, 3, 0, EDGE - 2)
    )


def centred(page: DialogPage, out: Cell, kit: Kit, wide: float) -> Box:
    """A page in the middle of the window, at most so many units wide; the way out is the last of its buttons."""
    inner = min(wide, WIDEST) - 32
    most = max(1, int((inner + GAP) / (page.cell[0] * 0.66 + GAP)))
    rows = [cells for row in page.rows for cells in _evenly(row.cells, most)]
    columns = max(map(len, rows), default=1)
    across = min(page.cell[0] * kit.letters, (inner - GAP * (columns - 1)) / columns)
    down = page.cell[1] * kit.letters
    tiles = [
        Row(
            children=[replace(tile(cell, kit, wide=across), grow=0) for cell in cells],
            gap=GAP,
            align="fill",
            pack="centre",
            tall=down,
            grow=1,
        )
        for cells in rows
    ]
    told = _told(page, styles.NOTE)
    foot = _foot((*page.foot, out), kit, max(44.0, kit.finger))
    head = heading(page.title, style=styles.SUBHEAD)
    return Column(
        children=[head, *told, *tiles, *foot],
        gap=GAP + 1,
        pad=(16, 8, 16, 12),
        least_wide=LEAST_WIDE,
        most_wide=min(wide, WIDEST),
    )


def _told(page: DialogPage, style: styles.Style) -> list[Box]:
    """The note and the picture of a page, as far as it has them."""
    found: list[Box] = [Text(words=page.note, style=style, level="top", wide=0)] if page.note else []
    if page.picture is not None:
        wide, tall = page.picture_size
        found.append(Painting(by=page.picture, wide=wide, tall=tall, grow=1))
    return found


def _evenly(cells: Sequence[Cell], most: int) -> list[Sequence[Cell]]:
    """Things in as few rows as so many in each allow, all about equally long."""
    rows = -(-len(cells) // most)
    per = -(-len(cells) // rows) if rows else 1
    return [cells[start : start + per] for start in range(0, len(cells), per)]


def _lines(row: CellRow, kit: Kit, inner: float) -> list[Box]:
    """The lines that a row takes: one for each thing, or as few as its things have room in side by side."""
    groups = _side_by_side(row, kit, inner)
    tall = max(kit.finger, (row.tall or _tile_tall(row)) * kit.letters)
    found: list[Box] = [
        Row(
            children=[tile(cell, kit) for cell in cells],
            gap=GAP,
            equal=True,
            align="fill",
            tall=tall,
            least=kit.finger,
            grow=1,
        )
        for cells in groups
    ] or [line(cell, kit.finger) for cell in row.cells]
    if row.sprite and found:
        headed = Row(children=_owner(row, wide=None), gap=3, tall=HEADING)
        found[0] = Column(children=[headed, replace(found[0], grow=1)], least=kit.finger + HEADING)
    return found


def _low_lines(row: CellRow, kit: Kit, inner: float) -> list[Box]:
    """The same with what they belong to beside the things, not above them."""
    if not row.sprite:
        return _lines(row, kit, inner)
    cells = Row(
        children=[tile(cell, kit) for cell in row.cells], gap=GAP, equal=True, align="fill", wide=0, grow=1
    )
    owner = _owner(row, wide=OWNER * inner)
    return [Row(children=[*owner, cells], gap=3, align="fill", tall=kit.finger, least=kit.finger)]


def _owner(row: CellRow, wide: float | None) -> list[Box]:
    """What things belong to: its picture and its name."""
    picture = Sprite(sprite=row.sprite, ink=INK, zoom=1.1, wide=30, tall=HEADING - 2)
    return [picture, Text(words=row.caption, style=styles.SMALL_LABEL, wide=wide, grow=1 if wide is None else 0)]


def _side_by_side(row: CellRow, kit: Kit, inner: float) -> list[Sequence[Cell]]:
    """The things of a row in groups that have room side by side; none where each needs a line for its words."""
    if row.tall:
        return [row.cells]
    if not row.sprite:
        return []
    least = NARROWEST if any(map(pictured, row.cells)) else 34.0
    groups = _evenly(row.cells, max(1, int((inner + GAP) / (least + GAP))))
    across = kit.px((inner + GAP) / max(map(len, groups), default=1) - GAP - 10)
    names = [Text(words=cell.caption, style=styles.LABEL) for cell in row.cells]
    return [] if any(name.width(kit) * SMALLER > across for name in names) else groups


def _tile_tall(row: CellRow) -> float:
    """How tall things side by side are: as picture, name and note need."""
    if not any(map(pictured, row.cells)):
        return 40.0
    room = min(46.0, max(cell.room for cell in row.cells))
    return 8 + room + 20 + (18 if any(cell.note for cell in row.cells) else 0)


def _foot(cells: Sequence[Cell], kit: Kit, tall: float) -> list[Box]:
    """The buttons of the foot in as few rows as their words allow."""
    buttons = [
        button(
            cell.target,
            cell.caption,
            cell.act,
            label=cell.label,
            hint=cell.note,
            main=cell.main,
            enabled=cell.enabled,
            tall=tall,
            style=styles.CAPTION,
        )
        for cell in cells
    ]
    forms = []
    for most in range(len(buttons), 0, -1):
        rows = [buttons[start : start + most] for start in range(0, len(buttons), most)]
        form = Column(children=[Row(children=row, gap=GAP, equal=True) for row in rows], gap=GAP)
        forms.append(replace(form, wide=form.width(kit) / kit.unit - WRAPPED))
    return [Fitting(forms=forms, most_wide=WIDEST / 2)] if forms else []
