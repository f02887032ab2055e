"""The newest sentences of the story on a sheet, for whoever watches others play on a small screen."""

from game.screen.brush import Area, Brush
from game.screen.palette import SOFT
from game.table.panels.panel import Panel
from game.ui import boxes, styles
from game.ui.boxes import Box, Column, Row
from game.ui.widgets import Sprite, Text

ROW = 36.0


def newest_story(panel: Panel, tall: float) -> Box:
    """As many of the newest sentences as fit into a height, the last one first and darker than the others."""
    table = panel.table
    most = max(1, int((tall + 2) // ROW))
    each = ROW if most > 1 else tall + 2
    rows: list[Box] = []
    for entry in reversed(panel.session.log):
        sentence = table.told(entry.event)
        if not sentence:
            continue
        if len(rows) == most:
            break
        style = styles.TEXT.in_ink(SOFT) if rows else styles.TEXT
        words = Text(words=sentence, style=style, tall=each - 2, grow=1)
        emblem = Sprite(sprite="seat", seat=table.colours[entry.seat], zoom=0.7, wide=20)
        rows.append(Row(children=[emblem, words], gap=6, tall=each))
    return Column(children=rows)


def paint_story(brush: Brush, panel: Panel, area: Area) -> None:
    """The same, for a panel that still paints itself."""
    placed = newest_story(panel, area[3]).lay(panel.kit, brush.rect(area))
    boxes.paint(panel.kit, brush.surface, placed)
