"""A page between two moves: it waits until somebody has read it, and goes on by itself where only bots play."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.games import GAMES
from game.scenes.page import Page, Way

if TYPE_CHECKING:
    from game.app import App
    from game.play.session import Session

READ_SECONDS = 4.0


class Interlude(Page):
    """A page that is about the game of a session and then makes way for its table."""

    def __init__(self, app: App, session: Session) -> None:
        super().__init__(app)
        self.session = session
        self.game = GAMES[session.setup.game]
        self.colours = self.game.colours
        self._read = 0.0

    def ways(self) -> list[Way]:
        """Go on."""
        return [Way("continue", self.app.words("scoring.continue"), self.app.pop, main=True, sprite="ui-next")]

    def update(self, dt: float) -> bool:
        """Give whoever watches bots the time to read."""
        if self.session.people:
            return False
        self._read += dt
        if self._read >= READ_SECONDS:
            self.app.pop()
        return True

    def back(self) -> None:
        """Escape goes on as well."""
        self.app.pop()
