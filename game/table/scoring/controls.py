"""Pause, step and skip of a counting, in a panel of their own."""

from __future__ import annotations

from game.table.scoring.sheet import CountingPanel, hold_buttons, skip_button
from game.ui.boxes import Box, Row


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
