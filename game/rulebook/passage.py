"""What a chapter of the rules is made of: heading, paragraphs with pictures, what editions do differently."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial

from game.rulebook.markedtext import MarkedText, text_id
from game.screen import palette
from game.screen.letters.marked import Span
from game.screen.palette import DEEP_GOLD, DIM, GOLD, INK, PALE, SOFT
from game.ui import styles
from game.ui.blocks import picture
from game.ui.boxes import Box, Column, Fitting, Row, Stack
from game.ui.styles import Style
from game.ui.widgets import Ground, Rule, Sprite, Text

PICTURES = 46
"""Units of the column with the pictures."""
BESIDE = 280
"""Units of a difference from which on several stand side by side."""
TALL = 24
"""Units of the name of an edition."""
OUT = 8
"""Units by which what is lit stands out from the column of the text."""
Spans = Callable[[int, int], Sequence[Span]]
"""The letters to mark in a text, by its block and its number there."""


@dataclass(frozen=True)
class ChapterTitle:
    """The heading of a chapter."""

    words: str

    @property
    def texts(self) -> tuple[str, ...]:
        """Everything that is written in it, in the order of reading."""
        return (self.words,)


@dataclass(frozen=True)
class Difference:
    """What some editions do, with their names."""

    editions: tuple[str, ...]
    words: str
    own: bool


@dataclass(frozen=True)
class Passage:
    """A paragraph with its pictures, and what editions do differently."""

    id: str
    words: str
    sprites: tuple[str, ...] = ()
    differences: tuple[Difference, ...] = ()

    @property
    def texts(self) -> tuple[str, ...]:
        """The paragraph, then each difference."""
        return (self.words, *(one.words for one in self.differences))


def marked(words: str, style: Style, at: tuple[int, int], spans: Spans, *, spoken: str = "") -> MarkedText:
    """Words that a search finds, by the block and the number of the text in it."""
    return MarkedText(
        words=words, style=style, id=text_id(*at), spans=partial(spans, *at), spoken=spoken, level="top"
    )


def title_box(title: ChapterTitle, number: int, spans: Spans) -> Box:
    """The heading, with a rule to the right where there is room."""
    words = marked(title.words, styles.BAR_TITLE.in_ink(INK), (number, 0), spans)
    rule = Row(children=[Rule(grow=1, wide=0), Sprite(sprite="rule-end")], wide=40, grow=1)
    return Fitting(forms=[Row(children=[words, rule], gap=10), words], pad=(OUT, 0, OUT, 4))


def passage_box(passage: Passage, number: int, spans: Spans, lit: bool) -> Box:
    """Pictures at the left, the lines beside them, and the differences; lit when somebody was sent here."""
    pictures = [picture(sprite, PICTURES, 64, ink=SOFT, zoom=1.2) for sprite in passage.sprites]
    column = [Column(children=pictures, gap=4, wide=PICTURES, align="centre")] if pictures else []
    lines = replace(marked(passage.words, styles.PARAGRAPH, (number, 0), spans), wide=1, grow=1)
    rows: list[Box] = [Row(children=[*column, lines], gap=10)]
    if passage.differences:
        listed = [_difference(one, (number, n), spans) for n, one in enumerate(passage.differences, 1)]
        abreast = Row(children=listed, gap=10, equal=True, align="fill", least_wide=BESIDE * len(listed))
        below = Fitting(forms=[abreast, Column(children=listed, gap=6)], wide=1, grow=1)
        indent = [Box(wide=PICTURES)] if pictures else []
        rows.append(Row(children=[*indent, below], gap=10))
    glow = [Ground(ink=palette.GLEAM, edge=GOLD, edge_wide=2, radius=8)] if lit else []
    return Stack(children=[*glow, Column(children=rows, gap=4, pad=(OUT, 5))], id=passage.id)


def _difference(one: Difference, at: tuple[int, int], spans: Spans) -> Box:
    """The names of the editions, and what they do; gold where it is the edition that is read."""
    ground, edge, ink = (palette.LIT, GOLD, INK) if one.own else (palette.GROOVE, PALE, palette.BARK)
    said = f"{', '.join(one.editions)}: {one.words}"
    words = replace(marked(one.words, styles.BODY.in_ink(ink), at, spans, spoken=said), wide=150, grow=1)
    tags = [_tag(name, one.own) for name in one.editions]
    beside = Row(children=[*tags, words], gap=8)
    below = Column(children=[Row(children=tags, gap=6), words], gap=4)
    inner = Fitting(forms=[beside, below], pad=(10, 8), wide=1, grow=1)
    stripe = Ground(ink=edge, radius=2, wide=4)
    return Stack(children=[Ground(ink=ground), Row(children=[stripe, inner], align="fill")], wide=1)


def _tag(name: str, own: bool) -> Box:
    """The name of an edition on a small shield."""
    ink, rim = (GOLD, DEEP_GOLD) if own else (palette.PALE_PARCHMENT, palette.GROOVE_EDGE)
    style = styles.SMALL_LABEL.in_ink(INK if own else DIM)
    words = Text(words=name, style=style, fit="shrink", side="centre", told=False, pad=(9, 0))
    return Stack(children=[Ground(ink=ink, edge=rim, radius=TALL / 2), words], tall=TALL)
