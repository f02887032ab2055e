"""A position for trying out what the rules say: any move, everything can be taken back, and nothing is stored."""

from __future__ import annotations

from game.routes import Following
from game.rulebook.sandboxbar import SandboxBar
from game.table.mode import Mode
from game.table.table import Table


class SandboxMode(Mode):
    """Something is tried out; the session is a sandbox."""

    name = "Sandbox"
    bots = recap = goes_back = False

    def bar(self, table: Table) -> SandboxBar:
        """The bar with the way back to the rules."""
        return SandboxBar(table, self)

    def following(self) -> Following | None:
        """Nothing follows: whoever has tried enough goes back."""
        return None

    def leave(self) -> None:
        """Go back to the page that this was opened on."""
        self.table.app.pop()
