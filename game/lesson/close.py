"""What comes when a lesson is left: whatever was there before it."""

from __future__ import annotations

from game.app import App
from game.routes import LessonLeft


def show(app: App, what: LessonLeft) -> None:
    """Go back to the page that the lesson was chosen on."""
    app.pop()
