"""Pause, step and skip of a counting, in a panel of their own."""

from __future__ import annotations

from game.table.countsheet import skip_button
from game.table.panel import Button, Panel


class CountControls(Panel):
    """The three buttons."""

    name = "controls"

    def content(self) -> object:
        """Whether the counting goes on."""
        counting = self.table.counting
        return counting.paused, counting.complete

    def buttons(self) -> list[Button]:
        """Hold or go on, the next source, everything at once."""
        counting, words = self.table.counting, self.words
        way = "play" if counting.paused else "pause"
        tall = max(36.0, self.finger_units)
        y, side = (self.height - tall) / 2, 46.0
        rest = self.width - 24 - 2 * (side + 6)
        return [
            Button("count-pause", words(f"count.{way}"), (12, y, side, tall), counting.pause, icon=f"ui-{way}"),
            Button(
                "count-step",
                words("count.step"),
                (18 + side, y, side, tall),
                counting.step,
                icon="ui-step",
                enabled=not counting.complete,
            ),
            skip_button(self, (24 + 2 * side, y, rest, tall)),
        ]
