"""What the panels of Tikal work with: what the viewer sees, and what is chosen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.tikal import View
from game.table.panels.panel import Panel

if TYPE_CHECKING:
    from game.tikal.table import TikalTable


class TikalPanel(Panel):
    """A panel beside the jungle."""

    table: TikalTable

    def __init__(self, table: TikalTable) -> None:
        super().__init__(table)
        self.chosen = table.chosen

    @property
    def view(self) -> View:
        """What the viewer may know."""
        return self.chosen.view
