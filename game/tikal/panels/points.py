"""Action points as boxes: the disc with those left, a pip for each of them, and the badge with a cost."""

from __future__ import annotations

from engine.tikal import ACTION_POINTS
from game.screen.catalogue import Catalogue
from game.screen.palette import INK, OFF
from game.ui import styles
from game.ui.boxes import Box, Column, Row, Stack
from game.ui.widgets import Sprite, Text

LARGE_DISC = 56.0
"""Units of a disc from which on its number is as big as a score."""


def points_disc(words: Catalogue, left: int, side: float) -> Box:
    """The points that are left, on a disc of so many units."""
    style = styles.CHIP_SCORE if side >= LARGE_DISC else styles.SCORE
    number = Text(words=str(left), style=style, side="centre", fit="shrink", tall=0.45 * side)
    unit = Text(
        words=words("tikal.bar.ap"), style=styles.FINE_LABEL, side="centre", fit="shrink", tall=0.32 * side
    )
    written = Column(children=[number, unit], pack="centre", pad=(0.15 * side, 0))
    return Stack(children=[Sprite(sprite="ap-disc"), written], wide=side, tall=side)


def points_pips(left: int, planned: int, per: int) -> Box:
    """A pip for each point of a turn, so many in a row; the last of those left are the ones that are planned."""
    states = [
        "empty" if pip >= left else "planned" if pip >= left - planned else "full" for pip in range(ACTION_POINTS)
    ]
    pips = [Sprite(sprite=f"ap-{state}", wide=14, tall=18) for state in states]
    return Column(children=[Row(children=pips[first : first + per]) for first in range(0, ACTION_POINTS, per)])


def cost_badge(cost: str, *, ready: bool = True, zoom: float = 1.0) -> Box:
    """What something costs, on its badge; a pale one where that cannot be done."""
    style = styles.LARGE_LABEL if zoom > 1.2 else styles.LABEL if cost.isdigit() else styles.FINE_LABEL
    number = Text(words=cost, style=style.in_ink(INK if ready else OFF), side="centre", fit="shrink")
    badge = Sprite(sprite="cost-badge" if ready else "cost-badge-off", zoom=zoom)
    return Stack(children=[badge, number], wide=22 * zoom, tall=25 * zoom)
