"""A table for trying out what the rules say: any move, everything can be taken back, and nothing is stored."""

from __future__ import annotations

from game.app import App
from game.routes import Following
from game.rulebook.sandboxbar import SandboxBar
from game.session.sandbox import SandboxSession
from game.table.visitor import Visitor


class SandboxTable(Visitor):
    """Mixed into the table of a game; `session` is a tryout."""

    session: SandboxSession

    def __init__(self, app: App, session: SandboxSession) -> None:
        super().__init__(app, session)
        self.retold = None
        self.opponents.dismiss()
        self.parts[self.parts.index(self.bar)] = self.bar = SandboxBar(self)

    def leave(self) -> None:
        """Go back to the page that this was opened on."""
        self.app.pop()

    def _following(self) -> Following | None:
        """Nothing follows: whoever has tried enough goes back."""
        return None
