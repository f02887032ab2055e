"""A table of numbers: a column for each player under the emblem and name, a row for each reason."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.ui import styles
from game.ui.blocks import picture
from game.ui.boxes import Box, Column, Fitting, Row
from game.ui.widgets import Rule, Sprite, Text

CELL = 130
"""Units of width that a player's column has at most."""
SHARE = 64
"""The part of a hundred that all players' columns have at most."""


@dataclass(frozen=True)
class ScoreRow:
    """One row: its label, a value for each player, a picture before the label; the sum at the foot is strong."""

    label: str
    values: Sequence[str]
    sprite: str = ""
    strong: bool = False


def score_table(names: Sequence[str], colours: Sequence[str], rows: Sequence[ScoreRow]) -> Box:
    """Names above, rows below."""
    heads = [_head(name, colour) for name, colour in zip(names, colours, strict=False)]
    lines: list[Box] = [_line(Box(), heads)]
    for row in rows:
        lines.append(Rule(tall=2 if row.strong else 1))
        lines.append(_line(_label(row), [_value(value, row.strong) for value in row.values]))
    return Column(children=lines)


def _line(label: Box, cells: Sequence[Box]) -> Box:
    """A label and the players' cells, none of them wider than need be."""
    least = CELL * len(cells) * 100 / SHARE
    first = Column(children=[label], wide=0, grow=100 - SHARE)
    roomy = Row(children=[first, *(Column(children=[one], wide=CELL) for one in cells)], least_wide=least)
    shares = [Column(children=[one], wide=0, grow=SHARE / len(cells)) for one in cells]
    return Fitting(forms=[roomy, Row(children=[first, *shares])])


def _head(name: str, colour: str) -> Box:
    written = Text(words=name, style=styles.LABEL, fit="shrink", side="centre", pad=(2, 0), tall=22, told=False)
    return Column(children=[Sprite(sprite="seat", seat=colour, zoom=1.2, tall=34), written], pad=(0, 0, 0, 2))


def _label(row: ScoreRow) -> Box:
    style = styles.LABEL if row.strong else styles.TEXT
    words = Text(words=row.label, style=style, told=False, wide=0, grow=1)
    before = [Row(children=[picture(row.sprite, 34, 30)], pack="centre", wide=36)] if row.sprite else []
    return Row(children=[*before, words], gap=2, least=37, pad=(0, 4, 4, 4))


def _value(value: str, strong: bool) -> Box:
    style = styles.PAGE_HEAD if strong else styles.SUBHEAD
    return Text(words=value, style=style, fit="shrink", side="centre", pad=(2, 0), told=False)
