"""The newest sentences of the story on a sheet, for whoever watches others play on a small screen."""

from game.screen.brush import Area, Brush
from game.screen.palette import INK, SOFT
from game.table.panels.panel import Panel

ROW = 36.0


def paint_story(brush: Brush, panel: Panel, box: Area) -> None:
    """As many of the newest sentences as fit into a box, the last one first and darker than the others."""
    session, table = panel.session, panel.table
    left, top, width, height = box
    y, end = top, top + height
    for entry in reversed(session.log):
        sentence = table.speech.line(entry.event, session.view, panel.words, session.name)
        if not sentence:
            continue
        if y + ROW - 2 > end and y > top:
            break
        brush.sprite("seat", left + 10, y + ROW / 2 - 1, colour=table.colours[entry.seat], zoom=0.7)
        ink = INK if y == top else SOFT
        brush.text(sentence, "body", 15, ink, (left + 26, y, width - 26, min(ROW - 2, end - y)), fit="wrap")
        y += ROW
