"""How a game by link goes, in three steps, and what to know about the link."""

from __future__ import annotations

from collections.abc import Sequence

from game.screen import palette
from game.ui import styles
from game.ui.boxes import Box, Column, Fitting, Row, Stack
from game.ui.widgets import Sprite, Text

STEP = 210
"""Units that a step needs to stand beside others."""


def numbered_steps(steps: Sequence[str], note: str) -> list[Box]:
    """Numbered steps, side by side where there is room, and a note on a green well."""
    listed = [_step(number, words) for number, words in enumerate(steps, 1)]
    beside = Row(children=listed, gap=10, equal=True, align="start", least_wide=STEP * len(listed))
    return [Fitting(forms=[beside, Column(children=listed, gap=10)]), green_well(note)]


def _step(number: int, words: str) -> Box:
    badge = Sprite(sprite="badge-gold", zoom=1.5)
    written = Text(words=str(number), style=styles.BUTTON, fit="shrink", side="centre", told=False)
    marked = Stack(children=[badge, written], wide=32)
    lines = Text(words=words, style=styles.BODY, level="top", grow=1, wide=0)
    return Row(children=[marked, lines], gap=10, align="start", wide=0, least=38)


def green_well(words: str, bold: str = "") -> Box:
    """A promise on a green well, with a padlock before it."""
    rest = Text(words=words, style=styles.TEXT.in_ink(palette.FOREST))
    first = [Text(words=bold, style=styles.LABEL.in_ink(palette.FOREST))] if bold else []
    lock = Sprite(sprite="ui-lock", ink=palette.FOREST, wide=24)
    lines = Column(children=[*first, rest], wide=0, grow=1)
    return Row(children=[lock, lines], gap=12, frame="well-green", pad=(12, 8))
