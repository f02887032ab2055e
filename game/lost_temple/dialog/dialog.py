"""The dialogs of Lost Temple: which of them open by themselves, and the spaces of a room to choose from."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.lost_temple.dialog.pages import FORCED, LostTemplePages
from game.lost_temple.river import icons
from game.table.dialog.dialog import Dialogs

if TYPE_CHECKING:
    from game.lost_temple.table import LostTempleTable


class LostTempleDialogs(Dialogs):
    """The one dialog that may be open."""

    maker: LostTemplePages
    table: LostTempleTable

    def __init__(self, table: LostTempleTable) -> None:
        super().__init__(table, LostTemplePages(table), FORCED)

    @property
    def forced(self) -> str:
        """Also the page of the one icon that is left of a tile, where everything else stays in sight beside it."""
        table = self.table
        return super().forced or ("" if table.small or not table.mode.hastens else icons.lone(table.session))

    def show(self, kind: str) -> None:
        """Open a page; it takes the place of a list of ways."""
        self.table.chosen.leave_ways()
        super().show(kind)

    def show_spaces(self) -> None:
        """Let the player choose between the spaces where the explorer stands; a single one is taken at once."""
        digs = self.table.chosen.digs
        if len(digs) == 1:
            self.table.act(digs[0])
        else:
            self.show("dig")
