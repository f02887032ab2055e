"""What the sheet of a small screen shows while others play: the story so far."""

from game.screen.brush import Brush
from game.table.panels.newest_story import paint_story
from game.table.panels.panel import Panel

TOP = 34.0


class StoryPanel(Panel):
    """The newest sentences."""

    name = "sheet"

    def content(self) -> object:
        """The story, as the viewer saw it."""
        return len(self.session.log), self.session.viewer

    def paint(self, brush: Brush) -> None:
        """Heading and sentences."""
        brush.head(self.words("table.log"), self.width)
        paint_story(brush, self, (14, TOP, self.width - 24, self.height - TOP - 8))
