"""What the parts of this table know beside what all parts do: the game in its own types, and what is chosen.

A part asks here, and the table only for what it is to do.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.lost_temple.view import LostTempleSession, ThroughViewer
from game.table.panels.panel import Panel
from game.table.panels.part import Part

if TYPE_CHECKING:
    from game.lost_temple.dialog.dialog import LostTempleDialogs
    from game.lost_temple.selection import LostTempleSelection
    from game.lost_temple.table import LostTempleTable


class AtLostTemple(ThroughViewer):
    """Whatever belongs to one table of Lost Temple."""

    table: LostTempleTable
    session: LostTempleSession

    @property
    def chosen(self) -> LostTempleSelection:
        """What is chosen so far on the way to a decision."""
        return self.table.chosen

    @property
    def dialogs(self) -> LostTempleDialogs:
        """The pages that can be opened."""
        return self.table.dialogs


class LostTemplePart(AtLostTemple, Part):
    """A part of the table of Lost Temple."""

    table: LostTempleTable
    session: LostTempleSession

    def hides(self, name: str) -> bool:
        """Whether something is on its way, and not to be drawn where it will be."""
        return self.table.motion.hides(name)


class LostTemplePanel(LostTemplePart, Panel):
    """A panel of the table of Lost Temple."""
