"""What a player would score as a number, with what it would become if that differs: "29", or "29 → 33"."""

from __future__ import annotations

from game.screen.palette import GAIN, INK, LOSS, SOFT
from game.ui import styles
from game.ui.boxes import Box, Row
from game.ui.widgets import Text

ARROW = "\u2192"


def change_ink(old: int, new: int) -> str:
    """The colour of what points become."""
    return INK if new == old else GAIN if new > old else LOSS


def change_box(old: int, new: int) -> Box:
    """The points as they are, and what they become."""
    parts = [(str(new), styles.FIGURE.in_ink(change_ink(old, new)))]
    if new != old:
        parts = [(str(old), styles.SMALL_FIGURE.in_ink(SOFT)), (ARROW, styles.NOTE), *parts]
    return Row(children=[Text(words=said, style=style, fit="shrink") for said, style in parts], gap=5)
