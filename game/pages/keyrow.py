"""A row of the list of keys: the keys as they stand on a keyboard, and what they do."""

from __future__ import annotations

from game.screen import palette
from game.ui import styles
from game.ui.boxes import Box, Row, Stack
from game.ui.widgets import Ground, Text


def key_row(keys: str, words: str) -> Box:
    """Keys, separated by spaces, and their effect."""
    plates = Row(children=[_key(key) for key in keys.split(" ")], gap=5, pad=(0, 0, 10, 0), wide=0, grow=4)
    effect = Text(words=words, style=styles.PARAGRAPH, spoken=f"{keys}. {words}", wide=0, grow=6)
    return Row(children=[plates, effect], least=30)


def _key(key: str) -> Box:
    plate = Ground(ink=palette.FIELD, edge=palette.GROOVE_EDGE, radius=5)
    written = Text(words=key, style=styles.LABEL, fit="shrink", side="centre", pad=(7, 0), told=False)
    return Stack(children=[plate, written], tall=25, gives_way=True)
