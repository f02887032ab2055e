"""A part that is made of panels and shows some of them at a time."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.screen.art import Art
from game.screen.targets import Target
from game.table.panels.panel import Panel
from game.table.panels.part import Part
from game.ui.tip import Tip


class PanelGroup(Part):
    """Passes everything on to the panels in sight."""

    @property
    def shown(self) -> Sequence[Panel]:
        """The panels in sight."""
        raise NotImplementedError

    def draw(self, surface: pygame.Surface, art: Art) -> None:
        """The panels in sight."""
        for panel in self.shown:
            panel.draw(surface, art)

    def draw_live(self, surface: pygame.Surface, art: Art) -> None:
        """The rims of the panels in sight."""
        for panel in self.shown:
            panel.draw_live(surface, art)

    def targets(self) -> list[Target]:
        """What the panels in sight offer."""
        return [target for panel in self.shown for target in panel.targets()]

    def tip(self, x: float, y: float) -> Tip | None:
        """What the panels in sight explain."""
        for panel in self.shown:
            if panel.rect.collidepoint(x, y) and (tip := panel.tip(x, y)) is not None:
                return tip
        return None
