"""What the sheet of a small screen shows while others play: the story so far."""

from __future__ import annotations

from game.screen.brush import Brush
from game.table.panels.newest_story import paint_story
from game.table.panels.panel import Panel
from game.ui.boxes import Box, Column
from game.ui.widgets import Painting, heading


class StoryPanel(Panel):
    """The newest sentences."""

    name = "sheet"

    def content(self) -> object:
        """The story, as the viewer saw it."""
        return len(self.session.log), self.session.viewer

    def box(self) -> Box:
        """Heading and sentences."""
        newest = Painting(by=self._paint_newest, grow=1)
        return Column(children=[heading(self.words("table.log")), newest], gap=8, pad=(14, 6, 12, 8))

    def _paint_newest(self, brush: Brush, width: float, height: float) -> None:
        paint_story(brush, self, (0, 0, width, height))
