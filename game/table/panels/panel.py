"""What all panels share: a picture kept until something in it changes, buttons, and the rim of the pointed one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

import pygame

from game.screen import shared_art, text, textfit
from game.screen.art import Art
from game.screen.brush import Area, Brush
from game.screen.catalogue import Catalogue
from game.screen.palette import GLOW, INK, OFF
from game.screen.targets import Target
from game.session.session import Session
from game.table.panels.part import Part
from game.ui import boxes
from game.ui.boxes import Box, Kit, Placed
from game.ui.tip import Tip

CAPTION = 14.5
"""Size of the letters on a button."""
MARGIN = 14
"""Units round a panel that its shadow may take."""


@dataclass(frozen=True, slots=True)
class Button:
    """A button of a panel, in units from the panel's corner."""

    target: str
    label: str
    box: Area
    act: Callable[[], None]
    caption: str = ""
    icon: str = ""
    main: bool = False
    enabled: bool = True
    zoom: float = 0.8
    hint: str = ""
    number: str = ""
    """What is written on the icon."""
    bare: bool = False
    """Whether the panel draws it in its own way."""
    dead: bool = False
    """Whether it looks as if it could not be used; choosing it says why."""


class Panel(Part):
    """A part that paints itself once and shows that picture until its content changes."""

    frame = "panel"
    shown: object = None
    """What the picture shows now."""

    def update(self, session: Session) -> None:
        """Look at the game again; the picture is painted anew only if what it shows has changed."""
        self.session = session
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
        self._buttons: list[Button] | None = None
        self._placed: Sequence[Placed] | None = None

    @property
    def words(self) -> Catalogue:
        """The catalogue in use."""
        return self.table.words

    @property
    def letters(self) -> float:
        """How much bigger than usual letters are."""
        return self.table.letters

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
        return max(44.0, 44.0 * self.table.app.viewport.ratio / self.unit) if self.narrow else 34.0

    def content(self) -> object:
        """Everything the picture depends on, to be compared; the whole game unless a panel says otherwise."""
        return len(self.session.game.moves), self.session.viewer, bool(self.session.choices)

    def box(self) -> Box | None:
        """What is in the panel, as boxes; None for a panel that still paints itself."""
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
            self._placed = [] if box is None else list(box.lay(self.kit, self.rect))
        return self._placed

    def paint(self, brush: Brush) -> None:
        """Paint the inside, in units from the upper left corner."""

    def buttons(self) -> list[Button]:
        """The buttons now, in reading order."""
        return []

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
        """A picture of the panel with its frame and its buttons, and this inside."""
        margin = self.margin
        with text.sheet((self.rect.width + 2 * margin, self.rect.height + 2 * margin)) as sheet:
            brush = Brush(sheet.surface, art, self.unit, margin, margin, self.letters)
            if self.frame:
                brush.frame(self.frame, (0, 0, self.width, self.height))
            paint(brush)
            shift = (margin - self.rect.x, margin - self.rect.y)
            boxes.paint(self.kit, sheet.surface, [Placed(box, rect.move(shift)) for box, rect in self.placed])
            for button in self._listed():
                if not button.bare:
                    paint_button(brush, button)
        return sheet

    def show_over(self, surface: pygame.Surface, sheet: text.PaintedSheet) -> None:
        """Another picture of the panel in the place of the one that is drawn."""
        text.cover(self.rect)
        surface.set_clip(self.rect)
        sheet.show(surface, self.rect.x - self.margin, self.rect.y - self.margin)
        surface.set_clip(None)

    def draw_live(self, surface: pygame.Surface, art: Art) -> None:
        """A rim round the button that is pointed at."""
        if not self.open:
            return
        pointed = self.table.pointed
        for button in self._listed():
            if button.target == pointed and button.enabled and not button.dead:
                rim(surface, self._place_of(button), self.unit)
        for box, rect in self.placed:
            if box.id == pointed and box.act is not None and box.enabled and not box.dead:
                rim(surface, rect, self.unit)

    def targets(self) -> list[Target]:
        """The buttons as targets."""
        if not self.open:
            return []
        return [
            Target(button.target, button.label, self._place_of(button), button.act, button.hint, button.enabled)
            for button in self._listed()
        ] + [self._within(one) for one in boxes.targets(self.kit, self.placed)]

    def _within(self, target: Target) -> Target:
        """A target that reaches out of no window."""
        return replace(target, rect=target.rect.clip(self.table.window))

    def tip(self, x: float, y: float) -> Tip | None:
        """What its boxes explain at a point."""
        return boxes.tip(self.placed, x, y)

    def _listed(self) -> list[Button]:
        if self._buttons is None:
            self._buttons = self.buttons()
        return self._buttons

    def _place_of(self, button: Button) -> pygame.Rect:
        x, y, w, h = (side * self.unit for side in button.box)
        rect = pygame.Rect(self.rect.x + round(x), self.rect.y + round(y), round(w), round(h))
        return rect.clip(self.table.window)


def rim(surface: pygame.Surface, rect: pygame.Rect, unit: float) -> None:
    """The golden rim of something that is pointed at."""
    width = max(2, round(2 * unit))
    pygame.draw.rect(surface, GLOW, rect, width, round(6 * unit))


def paint_button(brush: Brush, button: Button) -> None:
    """A button of wood and parchment with its icon, its caption, or both."""
    x, y, w, h = button.box
    alive = button.enabled and not button.dead
    state = "disabled" if not alive else "main" if button.main else "normal"
    brush.frame(f"button-{state}", button.box)
    ink = INK if alive else OFF
    middle = y + h / 2
    if button.icon.startswith("ui-"):
        icon_tint: str | None = ink
    else:
        icon_tint = None
    beside = bool(button.caption) and _fits(brush, button.caption, w - 44)
    if button.icon:
        centre = x + 20 if beside else x + w / 2
        brush.sprite(button.icon, centre, middle, zoom=button.zoom, tint=icon_tint)
        brush.text(button.number, "strong", 13.5, INK, (centre - 8, middle - 9, 16, 18), side="centre")
    if button.caption and (beside or not button.icon):
        left = x + 34 if button.icon else x + 6
        brush.text(
            button.caption, "strong", CAPTION, ink, (left, y, x + w - 6 - left, h), side="centre", fit="wrap"
        )


def _fits(brush: Brush, caption: str, room: float) -> bool:
    """Whether the longest word of a caption can be read in so many units beside an icon."""
    longest = max(brush.wide(word, "strong", CAPTION) for word in caption.split(" "))
    return longest * textfit.SMALLEST * 1.05 <= room
