"""The share sheet: a link, its code, and the ways to give it away, beside or above the scene it was asked from.

In a wide window it slides in at the right, and what lies beside it can still be used: that closes the sheet first.
On a phone it comes from below. Nothing is sent from here: the link goes where the player takes it.
"""

from __future__ import annotations

from functools import partial

import pygame

from game.app import App
from game.host.events import Key, Wheel
from game.host.reading import Reading
from game.host.viewport import Viewport
from game.routes import ShareWanted
from game.scene import Scene
from game.screen import shared_art, sounds, text
from game.screen.gestures import Drag, InputEvent, Tap
from game.screen.targets import Target
from game.session.offer import Offer
from game.share.sheetlayout import Places, arrange
from game.share.sheetpaint import Painter
from game.ui.page import Page

SLIDE_SECONDS, FADE_SECONDS = 0.22, 0.15
COPIED_SECONDS = 2.0
PULL = 80
"""CSS pixels that a sheet from below is pulled down before it closes."""
VEIL = (6, 18, 11, 140)


# One subject although it has many methods: most of them are what every scene has, in a line or two.
class ShareSheet(Scene):
    """A share sheet above another scene."""

    def __init__(self, app: App, offer: Offer) -> None:
        super().__init__(app)
        self.offer = offer
        self.link = offer.address(app.host.address())
        self.below = app.top
        self.copied = 0.0
        """Seconds for which the button still says that the link was copied."""
        self.failed = False
        """Whether it could not be copied: then it stands selected in its field."""
        self.selected = False
        self.saved = ""
        """What came of saving a file, in words."""
        self.system = app.host.shares()
        self._story: list[str] = []
        self._age = 0.0
        self._places = Places.nowhere()
        self._targets: list[Target] = []
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
            return self.app.words("share.not")
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

    def layout(self, viewport: Viewport) -> None:
        """Lay out what lies below, with room for the sheet where there is some, then the sheet."""
        unit = max(viewport.ratio, min(viewport.width / 1280, viewport.height / 720))
        self._places = arrange(self, viewport, unit)
        if isinstance(self.below, Page):
            self.below.aside = viewport.width - self._places.sheet.x if self._places.beside else 0
        self.below.layout(viewport)
        self._drawn = None
        self._list()

    def update(self, dt: float) -> bool:
        """Let the sheet come in, and the button forget that it was used."""
        whole = SLIDE_SECONDS if self.app.settings.motion else FADE_SECONDS
        coming = self._age < whole
        self._age = min(whole, self._age + dt)
        if self.copied > 0:
            self.copied -= dt
            if self.copied <= 0:
                self.changed()
                self._list()
        return coming or self.copied > 0

    def draw(self, surface: pygame.Surface) -> None:
        """What lies below, a veil where it cannot be used, the sheet."""
        self.below.draw(surface)
        sheet, motion = self._places.sheet, self.app.settings.motion
        part = self._age / (SLIDE_SECONDS if motion else FADE_SECONDS)
        if not self._places.beside:
            self._veil(surface, part)
        painted = self._painted(surface.get_size())
        away = (1 - part) ** 3 if motion else 0.0
        dx, dy = (sheet.w + self._places.gap, 0) if self._places.beside else (0, sheet.h)
        text.cover(sheet)
        painted.surface.set_alpha(255 if motion else round(255 * part))
        painted.show(surface, round(dx * away), round(dy * away) + round(self._pulled))

    def targets(self) -> list[Target]:
        """What is on the sheet, and what lies beside it."""
        if not self._places.beside:
            return self._targets
        edge = self._places.sheet
        others = [one for one in self.below.targets() if not one.rect.colliderect(edge)]
        wrapped = [
            Target(one.id, one.label, one.rect, partial(self._leave_for, one), one.hint, one.enabled, one.key)
            for one in others
        ]
        return [*wrapped, *self._targets]

    def sensible(self, near: tuple[float, float] | None) -> Target | None:
        """The first way to give the link away."""
        wanted = ("share-system", "share-copy", "share-file")
        listed = {one.id: one for one in self._targets if one.enabled}
        found = next((listed[id] for id in wanted if id in listed), None)
        return found if near is None and found is not None else super().sensible(near)

    def handle(self, event: InputEvent) -> None:
        """Escape and the like end the selection; a tap on the dark part or a pull closes; the rest goes below."""
        if self.selected and isinstance(event, Key):
            if event.name in ("Escape", "Enter", "Tab"):
                self._select(False)
        elif self._places.beside:
            if isinstance(event, Wheel | Drag) and not self._places.sheet.collidepoint(event.x, event.y):
                self.below.handle(event)
                self.changed()
        elif isinstance(event, Tap) and not self._places.sheet.collidepoint(event.x, event.y):
            self.back()
        elif isinstance(event, Drag):
            self._pull(event)

    def typing(self) -> pygame.Rect | None:
        """The field, while all of it is selected."""
        return self._places.field if self.selected and self.link else None

    def typed(self) -> str:
        """The link, to be copied by hand."""
        return self.link

    def reading(self) -> Reading:
        """The sheet in words."""
        return Reading(self.title, (self.note, *self.promise, *filter(None, [self.saved])), tuple(self._story))

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

    def _veil(self, surface: pygame.Surface, part: float) -> None:
        """Everything but what is shared gets dark."""
        lit = self.below.shared_part()
        place = lit.clip(surface.get_rect()) if lit is not None else pygame.Rect(0, 0, 0, 0)
        bright = surface.subsurface(place).copy()
        shade = pygame.Surface(surface.get_size(), pygame.SRCALPHA)
        shade.fill((*VEIL[:3], round(VEIL[3] * part)))
        surface.blit(shade, (0, 0))
        text.begin()
        surface.blit(bright, place)

    def _painted(self, size: tuple[int, int]) -> text.PaintedSheet:
        shown = (self.app.pointed, self.copied > 0, self.failed, self.selected, self.saved)
        key = (size, self.app.words.language, *shown)
        if self._drawn is None or self._drawn[0] != key:
            with text.sheet(size) as sheet:
                Painter(self, self._places, sheet.surface, shared_art.art(self._places.unit)).paint(self._targets)
            self._drawn = (key, sheet)
        return self._drawn[1]

    def _list(self) -> None:
        words, at = self.app.words, self._places
        copied = words("share.copied" if self.copied > 0 else "share.copy")
        listed = [Target("share-close", words("share.close"), at.close, self.back)]
        if self.link:
            listed.append(Target("share-field", words("share.field"), at.field, self._turn_field, self.link))
            listed.append(Target("share-copy", copied, at.copy, self._copy))
            if self.system:
                listed.append(Target("share-system", words("share.system"), at.system, self._share))
        if self.offer.file is not None:
            listed.append(Target("share-file", words("share.file"), at.file, self._give))
        self._targets = listed
        self._drawn = None

    def _copy(self) -> None:
        sounds.play("tap", self.app.settings.sound)
        said = self.offer.message
        self.app.host.copy(f"{said}\n{self.link}" if said else self.link, self._told)

    def _told(self, done: bool) -> None:
        """Whether the link is on the clipboard now; where it is not, it stands ready to be copied by hand."""
        self.copied, self.failed = (COPIED_SECONDS, False) if done else (0.0, True)
        self._select(not done)
        self._story.append(self.app.words("share.copied.said" if done else "share.copied.not"))
        self._list()
        self.changed()

    def _turn_field(self) -> None:
        self._select(not self.selected)

    def _select(self, selected: bool) -> None:
        self.selected = selected
        self.changed()

    def _share(self) -> None:
        self.app.host.share(self.offer.message or self.title, self.link)

    def _give(self) -> None:
        assert self.offer.file is not None
        place = self.app.host.give(*self.offer.file)
        words = self.app.words
        self.saved = (
            words("saved.given.not") if place is None else words("saved.given", place=place) if place else ""
        )
        if self.saved:
            self._story.append(self.saved)
        self.changed()

    def _pull(self, drag: Drag) -> None:
        """A finger pulls the sheet down."""
        if drag.phase in ("end", "cancel"):
            far = drag.y - drag.from_y
            self._pulled = 0.0
            if drag.phase == "end" and far > PULL * self.app.viewport.ratio:
                self.back()
        elif self._places.sheet.collidepoint(drag.from_x, drag.from_y):
            self._pulled = max(0.0, drag.y - drag.from_y)
        self.changed()


def show(app: App, what: ShareWanted) -> None:
    """Open the sheet above the present scene, in place of another one."""
    if isinstance(app.top, ShareSheet):
        app.top.back()
    app.push(ShareSheet(app, what.offer))
