"""Pause, step and skip of a counting, in a panel of their own."""

from __future__ import annotations

from game.table.panels.panel import Button, Panel
from game.table.scoring.sheet import hold_buttons, skip_button


class ScoringControls(Panel):
    """The three buttons."""

    name = "controls"

    def content(self) -> object:
        """Whether the counting goes on."""
        counting = self.table.counting
        return counting.paused, counting.complete

    def buttons(self) -> list[Button]:
        """Hold or go on, the next source, everything at once."""
        tall = max(36.0, self.finger_units)
        side = 46.0 if self.narrow else 38.0
        y, rest = (self.height - tall) / 2, self.width - 24 - 2 * (side + 6)
        return [
            *hold_buttons(self, [(12, y, side, tall), (18 + side, y, side, tall)]),
            skip_button(self, (24 + 2 * side, y, rest, tall)),
        ]
