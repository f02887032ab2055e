"""Where a recap lies: its card and its notice on a wide table, a strip of the board in a small window."""

from __future__ import annotations

from game.host.viewport import Viewport
from game.table.layout import Layout
from game.table.recap.data import RecapRules

STRIP, NOTICE = 62.0, 84.0
"""Units of height that a line and a notice take of the board of a small window."""
LEAST_STRIP, LEAST_NOTICE = 56.0, 84.0
"""CSS pixels that they take at least."""


def make_room(layout: Layout, rules: RecapRules, viewport: Viewport, *, loud: bool) -> None:
    """Put the panels of a recap into a layout; a loud one has a notice."""
    if layout.shape == "wide":
        rules.place(layout)
        if loud:
            layout.rects["notice"] = layout.rects.pop(rules.foot)
    elif "board" in layout.rects:
        board, unit = layout.rects["board"], layout.unit
        least = viewport.px(LEAST_NOTICE if loud else LEAST_STRIP)
        tall = min(max(round((NOTICE if loud else STRIP) * unit), least), board.h // 3)
        strip = board.copy()
        strip.height, strip.bottom = tall, board.bottom
        board.height -= tall
        layout.rects["notice" if loud else "recap-strip"] = strip.inflate(-round(8 * unit), -round(6 * unit))
