"""What can be chosen at a table: gathered from its parts and dialogs, and kept until something else can be."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from game.screen.targets import Target, find, nearest, numbered
from game.table import endturn
from game.table.panels.overpage import OverPage
from game.table.panels.part import Part
from game.table.scoring.controls import SKIP

if TYPE_CHECKING:
    from game.table.table import Table


class TargetList:
    """The targets of one table."""

    def __init__(self, table: Table) -> None:
        self._table, self._app, self._session = table, table.app, table.session
        self._listed: list[Target] | None = None

    def forget(self) -> None:
        """Something else can be chosen now."""
        self._listed = None

    def dialogs_up(self) -> list[Part]:
        """The dialogs that are up, the topmost first: the page that advice is about stays up below it."""
        table = self._table
        top = table.dialog()
        if top is None:
            return []
        dialogs = table.dialogs
        return [top, dialogs] if isinstance(top, OverPage) and dialogs.open else [top]

    def parts_at(self, x: float, y: float) -> list[Part]:
        """The parts that a point is about: a dialog that is up there, what is counted, or all of the table."""
        counting = self._table.counting
        if counting.running:
            return counting.parts
        above = (one for one in self.dialogs_up() if one.alone or one.covered.collidepoint(x, y))
        dialog = next(above, None)
        return [dialog] if dialog is not None else self._table.all_parts

    def targets(self) -> list[Target]:
        """What can be chosen now: in a dialog that stands alone, in a docked one and beside it, or everywhere."""
        if self._table.counting.running:
            return self._table.counting.targets()
        if self._listed is None:
            self._listed = self._gathered()
        return self._linked(self._listed)

    def _gathered(self) -> list[Target]:
        above = self.dialogs_up()
        top = above[0] if above else None
        alone = top is not None and above[-1].alone
        end = self._table.turn_end
        found: dict[str, Target] = {}
        for number, part in enumerate(above if alone else [*above, *self._table.all_parts]):
            if part.open:
                covered = [dialog.covered for dialog in above[:number]]
                listed = [one for one in part.targets() if one.rect.collidelist(covered) < 0]
                if part is not end and number >= len(above):
                    listed = [one for one in listed if not end.rect.collidepoint(one.rect.center)]
                for target in numbered(listed) if part.digits and top in (None, part) else listed:
                    found.setdefault(target.id, target)
        return [self._inside(one) for one in found.values()]

    def _inside(self, target: Target) -> Target:
        """The target, moved into the window where a finger's room for it reaches out."""
        window = self._table.window
        inside = window.contains(target.rect)
        return target if inside else replace(target, rect=target.rect.clamp(window).clip(window))

    def _linked(self, listed: list[Target]) -> list[Target]:
        """Also the way from an explanation to the rules: next after the focus, and above everything."""
        links, app = self._table.explanations.links(), self._app
        focused = [number for number, one in enumerate(listed) if one.id == app.focus and app.keyboard]
        after = focused[0] + 1 if focused else len(listed)
        return [*listed[:after], *links, *listed[after:]] if links else listed

    def sensible(self, near: tuple[float, float] | None) -> Target | None:
        """What is to be decided now: the end of a turn, something in a dialog, a choice near the last one."""
        table = self._table
        if table.motion.moving:
            return None
        listed = table.targets()
        if table.counting.running:
            return find(listed, SKIP)
        if table.dialog() is not None:
            return next((target for target in listed if target.enabled), None)
        if self._session.held:
            return find(listed, endturn.END)
        choices = table.choosing(listed) if self._session.choices else []
        return nearest(choices, near or table.rect_named("board").center)

    def meanwhile(self) -> Target | None:
        """What may be chosen while nothing is to be decided."""
        listed = self._table.targets()
        return next((one for name in ("ui-faster", "ui-menu") if (one := find(listed, name))), None)

    def choosing(self, listed: Sequence[Target]) -> list[Target]:
        """Those of the targets that lead on with the decision at hand."""
        actions = {str(action) for action in self._session.choices}
        found = [target for target in listed if target.id in actions]
        return found or [target for target in listed if not target.of_table] or list(listed)
