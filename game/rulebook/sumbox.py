"""A sum of a worked example: what it is called, its parts with their pictures, and what comes of it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pygame

from game.rulebook.markedtext import MarkedText
from game.rulebook.sum_marks import CROSS, CROSS_RIM
from game.screen import palette
from game.screen.brush import Brush
from game.screen.palette import GOLD, PALE, SOFT
from game.table.worked_sums import Sum, Term
from game.ui import styles
from game.ui.blocks import picture
from game.ui.boxes import Act, Box, Column, Flow, Row, Stack
from game.ui.widgets import Painting, Text

ICON = 22
BEST, OTHER, LIT = palette.SAND, palette.PALE_PARCHMENT, palette.GLEAM
TO = "→"


def joined(before: Term, term: Term) -> bool:
    """Whether a plus stands between two parts."""
    return bool(before.words) and TO not in (before.words, term.words)


def sum_told(title: str, one: Sum) -> str:
    """All of a sum in words."""
    parts = " + ".join(term.words for term in one.terms if term.words and term.words != TO)
    return ". ".join(filter(None, (title, parts, one.result)))


def sum_box(one: Sum, title: MarkedText, lit: Callable[[], bool], id: str, act: Act) -> Box:
    """One sum on its ground, which is gold for the better one and brighter while it is `lit`.

    One that says what cannot be has a cross and no ground. Its ground tells all of it to those who listen.
    """
    told = sum_told(title.words, one)
    name = replace(title, style=styles.TEXT if one.barred else styles.LABEL, told=False)
    column = Column(children=[name, *_parts(one)], gap=2, wide=1, grow=1)
    if one.barred:
        cross = Painting(by=_paint_cross, words=told, wide=ICON, tall=ICON)
        return Row(children=[cross, column], gap=11, pad=(3, 4, 12, 4), id=id, act=act, label=told)
    result = Text(words=one.result, style=styles.HEAD, fit="shrink", side="right", told=False)

    def paint_ground(brush: Brush, wide: float, tall: float) -> None:
        bright, rect, radius = lit(), brush.rect((0, 0, wide, tall)), round(7 * brush.unit)
        ground = LIT if bright else BEST if one.best else OTHER
        pygame.draw.rect(brush.surface, ground, rect, border_radius=radius)
        edge = max(1, round((2 if bright else 1) * brush.unit))
        pygame.draw.rect(brush.surface, GOLD if one.best or bright else PALE, rect, edge, radius)

    line = Row(children=[column, *([result] if one.result else [])], gap=12, pad=(12, 8))
    return Stack(children=[Painting(by=paint_ground, words=told), line], id=id, act=act, label=told)


def _parts(one: Sum) -> list[Box]:
    """Pictures and words one after another, in as many lines as they need."""
    found: list[Box] = []
    before: Term | None = None
    for term in one.terms:
        pieces: list[Box] = []
        if one.added and before is not None and joined(before, term):
            pieces.append(Text(words="+", style=styles.TEXT, told=False))
        if term.sprite:
            pieces.append(
                Row(children=[picture(term.sprite, ICON, ICON, ink=SOFT, zoom=1.0)], pack="centre", wide=ICON)
            )
        if term.words:
            pieces.append(Text(words=term.words, style=styles.TEXT, told=False, gives_way=True))
        found.append(Row(children=pieces, gap=5, least=ICON + 4))
        before = term
    return [Flow(children=found, gap=5)] if found else []


def _paint_cross(brush: Brush, wide: float, tall: float) -> None:
    """That something cannot be."""
    x, y, arm = wide / 2, tall / 2, wide / 2 * 0.42
    middle = round(brush.x + x * brush.unit), round(brush.y + y * brush.unit)
    pygame.draw.circle(brush.surface, CROSS, middle, round(wide / 2 * brush.unit))
    for sign in (1, -1):
        brush.line(x - arm, y - sign * arm, x + arm, y + sign * arm, CROSS_RIM, 2.4)
