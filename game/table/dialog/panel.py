"""The page of a dialog on the screen: where it lies, and what can be chosen on it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

import pygame

from game.screen.art import Art
from game.screen.brush import Brush
from game.screen.targets import Target
from game.table.dialog.page import Cell, DialogPage
from game.table.dialog.pagebox import BELOW, centred, docked
from game.table.layout import centred_at
from game.table.panels.panel import Panel
from game.ui import boxes
from game.ui.boxes import Box

if TYPE_CHECKING:
    from game.table.table import Table

ROUND = 6.0
"""Units that a page in the middle keeps from each edge of the window."""


class DialogPanel(Panel):
    """The page that is up."""

    table: Table
    name = "dialog"
    page: DialogPage
    _out: Cell

    def show(self, page: DialogPage, out: Cell) -> None:
        """Lie where a page has room; `out` is the way out of it."""
        self.page, self._out = page, out
        if page.docked:
            self._dock(self.table.dock, self.table.dock_tops())
        else:
            window = self.table.window
            self.rect = window.inflate(-2 * round(ROUND * self.unit), -2 * round(ROUND * self.unit))
            box = self.box()
            wide = min(box.width(self.kit), self.rect.w)
            tall = min(box.height(self.kit, wide), self.rect.h)
            self.rect = centred_at(window.center, wide, tall)
        self.refresh()

    def _dock(self, area: pygame.Rect, tops: Sequence[int]) -> None:
        """Lie at the foot of an area; begin at one of `tops` if possible, to cover whole panels and no halves."""
        self.rect = area.copy()
        wanted = self.box().height(self.kit, area.w)
        whole = min((area.bottom - top for top in tops if area.bottom - top >= wanted), default=wanted)
        self.rect.height = min(area.h, whole)
        self.rect.bottom = area.bottom

    def box(self) -> Box:
        """The page."""
        return (docked if self.page.docked else centred)(self.page, self._out, self.kit, self.width)

    def draw_live(self, surface: pygame.Surface, art: Art) -> None:
        """The rim of what is pointed at, and what follows the pointer."""
        place = boxes.find(self.placed, BELOW)
        if self.page.below is not None and place is not None:
            brush = Brush(surface, art, self.unit, place.x, place.y, self.letters)
            self.page.below(brush, place.w / self.unit, place.h / self.unit)
        super().draw_live(surface, art)

    def targets(self) -> list[Target]:
        """Everything on the page, the way out last; equal things side by side are one."""
        found: dict[str, Target] = {}
        for one in super().targets():
            known = found.get(one.id)
            found[one.id] = one if known is None else replace(one, rect=known.rect.union(one.rect))
        return sorted(found.values(), key=lambda one: one.id == self._out.target)
