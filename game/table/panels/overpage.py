"""A panel that lies above the table and above a page that is up, both of which can still be used beside it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.screen import text
from game.screen.art import Art
from game.table.panels.panel import Panel

if TYPE_CHECKING:
    from game.table.table import Table


class OverPage(Panel):
    """A panel over everything, without a veil."""

    table: Table
    dialog = True
    veil = False
    alone = False

    def draw(self, surface: pygame.Surface, art: Art) -> None:
        """The page that the decision opened, and the panel above it."""
        below = self.table.dialogs
        if below.open:
            below.draw(surface, art)
        text.cover(self.rect)
        super().draw(surface, art)

    def draw_live(self, surface: pygame.Surface, art: Art) -> None:
        """Also what is pointed at on that page, as far as it is not covered."""
        below = self.table.dialogs
        if below.open:
            below.draw_live(surface, art)
            if below.covered.colliderect(self.rect):
                text.cover(self.rect)
                super().draw(surface, art)
        super().draw_live(surface, art)
