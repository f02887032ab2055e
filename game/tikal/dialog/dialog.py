"""The dialogs of Tikal; none of them opens by itself."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.tikal import actions as do
from game.table.dialog.dialog import Dialogs
from game.tikal.dialog.pages import TikalPages

if TYPE_CHECKING:
    from game.tikal.table import TikalTable


class TikalDialogs(Dialogs):
    """The one dialog that may be open."""

    table: TikalTable

    def __init__(self, table: TikalTable) -> None:
        super().__init__(table, TikalPages(table), ())

    def show(self, kind: str) -> None:
        """Open a page; an exchange begins with a treasure that can be given."""
        if kind == "exchange":
            chosen, own = self.table.chosen, self.session.choices.of(do.EXCHANGE).values("gives")
            if chosen.give not in own:
                chosen.give = str(own[0]) if own else ""
        super().show(kind)
