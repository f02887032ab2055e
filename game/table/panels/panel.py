"""What all panels share: boxes placed once, a picture kept until something changes, the rim of the pointed one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

import pygame

from game.screen import shared_art, text
from game.screen.art import Art
from game.screen.brush import Brush
from game.screen.palette import GLOW
from game.screen.targets import Target
from game.session.session import Session
from game.table.panels.part import Part
from game.ui import boxes
from game.ui.boxes import Box, Kit, Placed
from game.ui.tip import Tip

MARGIN = 14
"""Units round a panel that its shadow may take."""


class Panel(Part):
    """A part that paints itself once and shows that picture until its content changes."""

    frame = "panel"
    shown: object = None
    """What the picture shows now."""

    def update(self, session: Session) -> None:
        """Look at the game again; the picture is painted anew only if what it shows has changed."""
        shown = (self.content(), self.words.language, self.letters)
        if shown != self.shown:
            self.shown = shown
            self.refresh()

    def place(self, rect: pygame.Rect, unit: float, narrow: bool) -> None:
        """Lie here from now on."""
        super().place(rect, unit, narrow)
        self.refresh()

    def refresh(self) -> None:
        """Paint anew with the next drawing."""
        self._sheet: text.PaintedSheet | None = None
        self._placed: Sequence[Placed] | None = None

    @property
    def width(self) -> float:
        """Width in units."""
        return self.rect.width / self.unit

    @property
    def height(self) -> float:
        """Height in units."""
        return self.rect.height / self.unit

    @property
    def finger_units(self) -> float:
        """The least side of something to choose, in units: 44 CSS pixels on a small screen."""
        return max(44.0, 44.0 * self.app.viewport.ratio / self.unit) if self.narrow else 34.0

    def content(self) -> object:
        """Everything the picture depends on, to be compared; the whole game unless a panel says otherwise."""
        return len(self.session.game.moves), self.session.viewer, bool(self.session.choices)

    def box(self) -> Box | None:
        """What is in the panel, as boxes; None where it is empty."""
        return None

    @property
    def kit(self) -> Kit:
        """What its boxes are measured and painted with."""
        return Kit(shared_art.art(self.table.unit), self.unit, self.letters, self.finger_units)

    @property
    def placed(self) -> Sequence[Placed]:
        """Its boxes, each with its place in the window."""
        if self._placed is None:
            box = self.box() if self.open else None
            self._placed = [] if box is None else box.lay(self.kit, self.rect)
        return self._placed

    def paint(self, brush: Brush) -> None:
        """Paint what lies below the boxes, in units from the upper left corner."""

    def ready(self, art: Art) -> bool:
        """Paint the picture if it is not kept from before."""
        if not self.open or self._sheet is not None:
            return False
        self._sheet = self.painted(art, self.paint)
        return True

    def draw(self, surface: pygame.Surface, art: Art) -> None:
        """Show the picture, painting it first if need be."""
        if not self.open:
            return
        self.ready(art)
        if self._sheet is not None:
            self._sheet.show(surface, self.rect.x - self.margin, self.rect.y - self.margin)

    @property
    def margin(self) -> int:
        """The room for a shadow round the picture."""
        return round(MARGIN * self.unit)

    def painted(self, art: Art, paint: Callable[[Brush], None]) -> text.PaintedSheet:
        """A picture of the panel: its frame, this, and its boxes above it."""
        margin = self.margin
        with text.sheet((self.rect.width + 2 * margin, self.rect.height + 2 * margin)) as sheet:
            brush = Brush(sheet.surface, art, self.unit, margin, margin, self.letters)
            if self.frame:
                brush.frame(self.frame, (0, 0, self.width, self.height))
            paint(brush)
            shift = (margin - self.rect.x, margin - self.rect.y)
            boxes.paint(self.kit, sheet.surface, [Placed(box, rect.move(shift)) for box, rect in self.placed])
        return sheet

    def show_over(self, surface: pygame.Surface, sheet: text.PaintedSheet) -> None:
        """Another picture of the panel in the place of the one that is drawn."""
        text.cover(self.rect)
        surface.set_clip(self.rect)
        sheet.show(surface, self.rect.x - self.margin, self.rect.y - self.margin)
        surface.set_clip(None)

    def draw_live(self, surface: pygame.Surface, art: Art) -> None:
        """A rim round what is pointed at."""
        if not self.open:
            return
        pointed = self.pointed
        for box, rect in self.placed:
            if box.id == pointed and box.act is not None and box.enabled and not box.dead:
                rim(surface, rect, self.unit)

    def targets(self) -> list[Target]:
        """What can be chosen in it."""
        if not self.open:
            return []
        return [self._within(one) for one in boxes.targets(self.kit, self.placed)]

    def _within(self, target: Target) -> Target:
        """A target that reaches out of no window."""
        return replace(target, rect=target.rect.clip(self.table.window))

    def tip(self, x: float, y: float) -> Tip | None:
        """What its boxes explain at a point."""
        return boxes.tip(self.placed, x, y)


def rim(surface: pygame.Surface, rect: pygame.Rect, unit: float) -> None:
    """The golden rim of something that is pointed at."""
    width = max(2, round(2 * unit))
    pygame.draw.rect(surface, GLOW, rect, width, round(6 * unit))
