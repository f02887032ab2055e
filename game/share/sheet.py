"""The share sheet: a link, its code, and the ways to give it away, beside or above the scene it was asked from.

In a wide window it slides in at the right, and what lies beside it can still be used: that closes the sheet first.
On a phone it comes from below. Nothing is sent from here: the link goes where the player takes it.
"""

from __future__ import annotations

from dataclasses import replace
from functools import partial

import pygame

from game.app import App
from game.host.events import Key, Wheel
from game.host.reading import Reading
from game.host.viewport import Viewport
from game.routes import ShareWanted
from game.screen import palette, sounds, text
from game.screen.gestures import Drag, InputEvent, Tap
from game.screen.targets import Target
from game.session.offer import Offer
from game.share import sheetbox
from game.ui import boxes
from game.ui.boxes import Box
from game.ui.boxscene import BoxScene
from game.ui.page import Page

SLIDE_SECONDS, FADE_SECONDS = 0.22, 0.15
COPIED_SECONDS = 2.0
PULL = 80
"""CSS pixels that a sheet from below is pulled down before it closes."""
VEIL = 140
"""How dark everything but what is shared gets, of 255."""


# One subject although it has many methods: most of them are what every scene has, in a line or two.
class ShareSheet(BoxScene):
    """A share sheet above another scene."""

    def __init__(self, app: App, offer: Offer) -> None:
        super().__init__(app)
        self.offer = offer
        self.link = offer.address(app.host.address())
        self.below = app.top
        self.copied = 0.0
        """Seconds for which the button still says that the link was copied."""
        self.selected = False
        self.saved = ""
        """What came of saving a file, in words."""
        self.system = app.host.shares()
        self._story: list[str] = []
        self._age = 0.0
        self._shape: sheetbox.Shape = "below"
        self._pulled = 0.0
        self._drawn: tuple[object, text.PaintedSheet] | None = None

    # What it says

    @property
    def title(self) -> str:
        """The words at the top."""
        words, name = self.app.words, self.offer.receiver
        if self.offer.purpose == "turn":
            return words("share.turn", name=name) if name else words("share.turn.over")
        return words(f"share.{self.offer.purpose}")

    @property
    def note(self) -> str:
        """What the link does for whoever opens it."""
        if not self.link:
            return self.app.words("share.not.comments" if self.offer.comments else "share.not")
        ending = ".over" if self.offer.purpose == "turn" and not self.offer.receiver else ""
        moment = self.offer.moment
        if moment and self.offer.purpose in ("watch", "review"):
            return self.app.words(f"share.{self.offer.purpose}.note.moment", move=moment)
        return self.app.words(f"share.{self.offer.purpose}.note{ending}")

    @property
    def promise(self) -> tuple[str, str]:
        """That nothing leaves the device by itself, and what is in the link."""
        what = self.offer.purpose if self.offer.purpose in ("set-up", "puzzle") else "game"
        return self.app.words("share.stays"), self.app.words(f"share.holds.{what}", count=len(self.link))

    # The scene

    @property
    def letters(self) -> float:
        """A low window has no room for larger letters."""
        return 1.0 if self._shape == "low" else super().letters

    def layout(self, viewport: Viewport) -> None:
        """Lay out what lies below, with room for the sheet where there is some, and the sheet."""
        super().layout(viewport)
        if isinstance(self.below, Page):
            self.below.aside = viewport.width - self.rect.x if self._beside else 0
        self.below.layout(viewport)

    def tree(self, viewport: Viewport) -> Box:
        """The sheet where it has room."""
        self._shape = sheetbox.shape(viewport, self.unit)
        self._drawn = None
        return sheetbox.in_window(sheetbox.sheet_box(self, self._shape), self._shape)

    @property
    def rect(self) -> pygame.Rect:
        """Where the sheet lies."""
        found = boxes.find(self.kept, sheetbox.SHEET)
        assert found is not None
        return found

    @property
    def _beside(self) -> bool:
        """Whether it lies beside what is below, which can still be used."""
        return self._shape == "beside"

    def update(self, dt: float) -> bool:
        """Let the sheet come in, and the button forget that it was used."""
        whole = SLIDE_SECONDS if self.app.settings.motion else FADE_SECONDS
        coming = self._age < whole
        self._age = min(whole, self._age + dt)
        if self.copied > 0:
            self.copied -= dt
            if self.copied <= 0:
                self._renew()
        return coming or self.copied > 0

    @property
    def _come(self) -> float:
        """How far it has come in."""
        return self._age / (SLIDE_SECONDS if self.app.settings.motion else FADE_SECONDS)

    def draw_ground(self, surface: pygame.Surface) -> None:
        """What lies below, and a veil where it cannot be used."""
        self.below.draw(surface)
        if not self._beside:
            self._veil(surface, self._come)

    def draw_boxes(self, surface: pygame.Surface) -> None:
        """The sheet, as far as it has come in or is pulled."""
        sheet, part, motion = self.rect, self._come, self.app.settings.motion
        painted = self._painted(surface.get_size())
        away = (1 - part) ** 3 if motion else 0.0
        dx, dy = (surface.get_width() - sheet.x, 0) if self._beside else (0, sheet.h)
        text.cover(sheet)
        painted.surface.set_alpha(255 if motion else round(255 * part))
        painted.show(surface, round(dx * away), round(dy * away) + round(self._pulled))

    def targets(self) -> list[Target]:
        """What is on the sheet, and what lies beside it."""
        own = super().targets()
        if not self._beside:
            return own
        others = [one for one in self.below.targets() if not one.rect.colliderect(self.rect)]
        return [*(replace(one, act=partial(self._leave_for, one)) for one in others), *own]

    def sensible(self, near: tuple[float, float] | None) -> Target | None:
        """The first way to give the link away."""
        wanted = ("share-system", "share-copy", "share-file")
        listed = {one.id: one for one in super().targets() if one.enabled}
        found = next((listed[id] for id in wanted if id in listed), None)
        return found if near is None and found is not None else super().sensible(near)

    def handle(self, event: InputEvent) -> None:
        """Escape and the like end the selection; a tap on the dark part or a pull closes; the rest goes below."""
        if self.selected and isinstance(event, Key):
            if event.name in ("Escape", "Enter", "Tab"):
                self._select(False)
        elif self._beside:
            if isinstance(event, Key) and event.ctrl:
                self._take_back(event)
            elif isinstance(event, Wheel | Drag) and not self.rect.collidepoint(event.x, event.y):
                self.below.handle(event)
                self.changed()
        elif isinstance(event, Tap) and not self.rect.collidepoint(event.x, event.y):
            self.back()
        elif isinstance(event, Drag):
            self._pull(event)

    def typing(self) -> pygame.Rect | None:
        """The field, while all of it is selected."""
        return boxes.find(self.kept, "share-field") if self.selected else None

    def typed(self) -> str:
        """The link, to be copied by hand."""
        return self.link

    def reading(self) -> Reading:
        """The sheet in words."""
        said = filter(None, (self.note, self.offer.said, *self.promise, self.saved))
        return Reading(self.title, tuple(said), tuple(self._story))

    def state(self) -> dict[str, object]:
        """What is offered."""
        return {"link": self.link, "purpose": self.offer.purpose, "copied": self.copied > 0}

    def back(self) -> None:
        """Close the sheet."""
        self._reset()
        self.app.pop()

    def save(self) -> None:
        """Whatever lies below has its room again."""
        self._reset()

    # Inside

    def _reset(self) -> None:
        if isinstance(self.below, Page):
            self.below.aside = 0

    def _leave_for(self, target: Target) -> None:
        self.back()
        target.act()

    def _take_back(self, key: Key) -> None:
        """Undo and redo at the table beside it leave the sheet, as their buttons do."""
        wanted = {"z": "ui-redo" if key.shift else "ui-undo", "y": "ui-redo"}.get(key.name.lower())
        if wanted is not None:
            self.app.choose(wanted)

    def _veil(self, surface: pygame.Surface, part: float) -> None:
        """Everything but what is shared gets dark."""
        lit = self.below.shared_part()
        bright = surface.subsurface(lit.clip(surface.get_rect())).copy() if lit is not None else None
        shade = pygame.Surface(surface.get_size(), pygame.SRCALPHA)
        shade.fill(palette.see_through(palette.SHADE, VEIL * part))
        surface.blit(shade, (0, 0))
        text.begin()
        if lit is not None and bright is not None:
            surface.blit(bright, lit.clip(surface.get_rect()))

    def _painted(self, size: tuple[int, int]) -> text.PaintedSheet:
        key = (size, self.app.words.language, self.app.pointed)
        if self._drawn is None or self._drawn[0] != key:
            with text.sheet(size) as sheet:
                boxes.paint(self.kit, sheet.surface, self.kept)
            self._drawn = (key, sheet)
        return self._drawn[1]

    def _renew(self) -> None:
        """Something on the sheet is different now."""
        self.place(self.app.viewport)
        self.changed()

    def copy(self) -> None:
        """Put the link on the clipboard, after what is said with it."""
        sounds.play("tap", self.app.settings.effects_volume)
        said = self.offer.message
        self.app.host.copy(f"{said}\n{self.link}" if said else self.link, self._told)

    def _told(self, done: bool) -> None:
        """Whether the link is on the clipboard now; where it is not, it stands ready to be copied by hand."""
        self.copied = COPIED_SECONDS if done else 0.0
        self._story.append(self.app.words("share.copied.said" if done else "share.copied.not"))
        self._select(not done)

    def turn_field(self) -> None:
        """Select the link, or no longer."""
        self._select(not self.selected)

    def _select(self, selected: bool) -> None:
        self.selected = selected
        self._renew()

    def share(self) -> None:
        """Give the link to the device's own sheet."""
        self.app.host.share(self.offer.message or self.title, self.link)

    def give(self) -> None:
        """Save the file."""
        assert self.offer.file is not None
        place = self.app.host.give(*self.offer.file)
        words = self.app.words
        self.saved = (
            words("saved.given.not") if place is None else words("saved.given", place=place) if place else ""
        )
        if self.saved:
            self._story.append(self.saved)
        self._renew()

    def _pull(self, drag: Drag) -> None:
        """A finger pulls the sheet down."""
        if drag.phase in ("end", "cancel"):
            far = drag.y - drag.from_y
            self._pulled = 0.0
            if drag.phase == "end" and far > PULL * self.app.viewport.ratio:
                self.back()
        elif self.rect.collidepoint(drag.from_x, drag.from_y):
            self._pulled = max(0.0, drag.y - drag.from_y)
        self.changed()


def show(app: App, what: ShareWanted) -> None:
    """Open the sheet above the present scene, in place of another one."""
    if isinstance(app.top, ShareSheet):
        app.top.back()
    app.push(ShareSheet(app, what.offer))
