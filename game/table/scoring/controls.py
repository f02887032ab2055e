"""Pause, step and skip of a counting: the buttons, and a panel of their own."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.table.panels.panel import Panel
from game.ui import styles
from game.ui.boxes import Box, Row
from game.ui.buttons import button

if TYPE_CHECKING:
    from game.table.table import Table

SKIP = "count-skip"


class CountingPanel(Panel):
    """A panel that is there while points are counted."""

    table: Table

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.counting = table.counting


def skip_button(panel: CountingPanel, tall: float, wide: float | None = None) -> Box:
    """Fill in everything at once; then go on."""
    counting = panel.counting
    told = panel.words("scoring.continue" if counting.complete else "count.skip")
    icon = "" if counting.complete else "ui-next"
    return button(
        SKIP,
        told,
        counting.skip,
        icon=icon,
        main=counting.complete,
        wide=wide,
        tall=tall,
        grow=1,
        style=styles.CAPTION,
        zoom=0.8,
    )


def hold_buttons(panel: CountingPanel, wide: float, tall: float) -> list[Box]:
    """Hold the picture or go on, and the next source."""
    counting, words = panel.counting, panel.words
    way = "play" if counting.paused else "pause"
    listed = (
        ("count-pause", f"count.{way}", counting.pause, f"ui-{way}", True),
        ("count-step", "count.step", counting.step, "ui-step", not counting.complete),
    )
    return [
        button(id, "", act, icon=icon, label=words(key), enabled=enabled, wide=wide, tall=tall, zoom=0.8)
        for id, key, act, icon, enabled in listed
    ]


class ScoringControls(CountingPanel):
    """The three buttons."""

    name = "controls"

    def content(self) -> object:
        """Whether the counting goes on."""
        return self.counting.paused, self.counting.complete

    def box(self) -> Box:
        """Hold or go on, the next source, everything at once."""
        tall = max(36.0, self.finger_units)
        held = hold_buttons(self, 46.0 if self.narrow else 38.0, tall)
        return Row(children=[*held, skip_button(self, tall)], gap=6, pad=(12, 0))
