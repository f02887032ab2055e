"""Something is wrong: the page that saves the game on the table as a file for a report, and says what is in it."""

from __future__ import annotations

from game import report
from game.app import App
from game.routes import ReportWanted
from game.scene import Scene
from game.ui.blocks import paragraph
from game.ui.boxes import Box
from game.ui.buttons import Button, button
from game.ui.page import Page


class ReportPage(Page):
    """What the file holds, that nothing is sent, and the button that saves it."""

    def __init__(self, app: App, about: Scene) -> None:
        super().__init__(app)
        self._about = about
        self._notice = ""
        """What came of saving the file."""
        self._saved = False

    def title(self) -> str:
        """The words in the bar."""
        return self.app.words("report.title")

    def blocks(self) -> list[Box]:
        """What the file is for, what is in it, and who should not look into it."""
        words = self.app.words
        return [
            *([paragraph(self._notice, ("ui-check" if self._saved else "ui-warning",))] if self._notice else []),
            paragraph(words("report.what"), ("ui-save",)),
            paragraph(words("report.holds"), ("ui-info",)),
            paragraph(words("report.hidden"), ("ui-lock",)),
        ]

    def ways(self) -> list[Button]:
        """Save the file."""
        words = self.app.words("report.save")
        return [button("report-save", words, self._save, main=True, icon="ui-save")]

    def _save(self) -> None:
        words = self.app.words
        place = self.app.host.give(*report.file(self.app, self._about))
        self._saved = place is not None
        if place is None:
            self._notice = words("saved.given.not")
        else:
            self._notice = words("saved.given", place=place) if place else words("report.saved")
        self.to_top()
        self.rebuild()


def show(app: App, what: ReportWanted) -> None:
    """Open the page about the scene below."""
    app.push(ReportPage(app, app.top))
