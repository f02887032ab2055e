"""A picture of a panel as it would be after what is pointed at, shown over the panel as it is."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.screen import text
from game.screen.art import Art
from game.table.panels.panel import Panel
from game.ui import boxes
from game.ui.boxes import Box


class Preview:
    """The picture, kept as long as it shows the same."""

    def __init__(self, panel: Panel) -> None:
        self.panel = panel
        self._shown: object = None
        self._sheet: text.PaintedSheet | None = None

    def draw(self, surface: pygame.Surface, art: Art, shown: object, box: Callable[[], Box]) -> None:
        """Other boxes in place of those of the panel; `shown` is what they depend on, to be compared."""
        shown = (shown, self.panel.shown, self.panel.rect.size, self.panel.unit)
        if self._sheet is None or shown != self._shown:
            self._shown, self._sheet = shown, self._painted(art, box())
        self.panel.show_over(surface, self._sheet)

    def _painted(self, art: Art, box: Box) -> text.PaintedSheet:
        panel = self.panel
        place = panel.rect.move(panel.margin - panel.rect.x, panel.margin - panel.rect.y)
        with text.sheet(panel.rect.inflate(2 * panel.margin, 2 * panel.margin).size) as sheet:
            if panel.frame:
                art.frame(sheet.surface, panel.frame, place)
            boxes.paint(panel.kit, sheet.surface, box.lay(panel.kit, place))
        return sheet
