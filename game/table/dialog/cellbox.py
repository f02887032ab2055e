"""How a thing to choose looks on a dialog's page: in a line of its own, or among others side by side."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

import pygame

from game.screen.letters.fit import Side
from game.screen.palette import DEEP_GOLD, DIM, INK, SOFT
from game.table.dialog.page import Cell
from game.ui import styles
from game.ui.boxes import Box, Column, Fitting, Kit, Row
from game.ui.tip import Tip, TipLine
from game.ui.widgets import Painting, Sprite, Text

PICTURE = 52.0
"""Units that the picture of a thing takes at its left."""
MOST_ZOOM = 1.4
"""How large a picture beside words gets at most."""

SLIM_ENOUGH = 0.66
"""The part of the width of a thing's name in which it can still be read."""


def pictured(cell: Cell) -> bool:
    """Whether a thing has a picture."""
    return bool(cell.sprite or cell.painter)


def line(cell: Cell, least: float) -> Box:
    """A thing in a line of its own: the picture, and the words beside it."""
    state = "disabled" if not cell.enabled else "main" if cell.main else "normal"
    words: list[Box] = []
    if cell.caption:
        side: Side = "left" if pictured(cell) or cell.note else "centre"
        words.append(Text(words=cell.caption, style=styles.LABEL, side=side))
    if cell.note:
        note = styles.SMALL.in_ink(INK if cell.main else SOFT)
        words.append(Text(words=cell.note, style=note, level="top" if cell.caption else "middle", grow=1))
    above = Column(children=[Column(children=words)], pack="centre")
    said = Fitting(forms=[above, Row(children=words, gap=10), above], grow=1, wide=0)
    picture = [_picture(cell, wide=PICTURE - 8, tall=min(PICTURE, 0.7 * cell.room))] if pictured(cell) else []
    return Row(
        children=[*picture, said],
        gap=8,
        align="fill",
        pad=(6, 4),
        least=least,
        frame=f"button-{state}",
        id=cell.target,
        label=cell.label,
        hint=cell.note,
        act=cell.act,
        enabled=cell.enabled,
    )


def tile(cell: Cell, kit: Kit, *, wide: float | None = None, tall: float | None = None) -> Box:
    """A thing among others: picture, name, and what it means where there is room; else those are explained."""
    usual = "well-warm" if not cell.enabled else "button-main" if cell.main else "button-normal"
    name, high = styles.LABEL.in_ink(INK if cell.enabled else DIM), 20 * kit.letters if cell.caption else 0
    caption = Text(words=cell.caption, style=name, side="centre", tall=high, enough=SLIM_ENOUGH)
    picture = _picture(cell, tall=12, grow=1)
    above: list[Box]
    less: list[list[Box]]
    if pictured(cell):
        above = [_picture(cell, tall=cell.room * kit.letters), caption]
        beside = Row(children=[_picture(cell, tall=16), caption], gap=4, pack="centre", grow=1)
        less = [[picture, caption], [beside], [picture]]
    else:
        above, less = [caption], [[replace(caption, tall=12, grow=1, enough=1)]]
    told = styles.FINE if pictured(cell) else styles.BUTTON.in_ink(DEEP_GOLD)
    note = Text(words=cell.note, style=told, side="centre", level="top", tall=16, grow=1)

    def explain(rect: pygame.Rect, unnamed: bool = False) -> Tip | None:
        lines = (TipLine(cell.note),) if cell.note else ()
        return Tip(rect, cell.caption or cell.label, lines) if lines or unnamed else None

    short: list[Box] = [Column(children=one, tip=partial(explain, unnamed=one == [picture])) for one in less]
    return Fitting(
        forms=[Column(children=[*above, note]), *short] if cell.note else short,
        wide=wide,
        tall=tall,
        grow=1,
        pad=(2, 4),
        frame=cell.frame or usual,
        id=cell.target,
        label=cell.label,
        hint=cell.note,
        act=cell.act,
        enabled=cell.enabled,
    )


def _picture(cell: Cell, *, wide: float | None = None, tall: float, grow: float = 0) -> Box:
    if cell.painter is not None:
        return Painting(by=cell.painter, wide=wide, tall=tall, grow=grow)
    zoom = cell.zoom if wide is None else min(cell.zoom, MOST_ZOOM)
    return Sprite(sprite=cell.sprite, ink=INK, zoom=zoom, wide=wide, tall=tall, grow=grow)
