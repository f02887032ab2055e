"""What the man in the pirogue asks somebody who is here for the first time: lessons, or no, thank you."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from game.lesson.placement import tip
from game.screen import palette, text
from game.screen.art import Art
from game.screen.palette import INK, SOFT
from game.screen.targets import Target

if TYPE_CHECKING:
    from game.app import App

AFTER = 1.2
"""Seconds until he speaks."""
RISE, RISE_UNITS = 0.16, 6
PULSES, PULSE_SECONDS = 3, 1.6
SIZE, CORNER, SHOULDER = (392, 196), (812, 474), (740, 600)
"""Units of the bubble, where it stands in a picture of 1280 by 720, and the tip of it."""
EDGE, BUTTON, FINGER = 19, 48, 44
GAMES = (("lost-temple", "pirogue-red"), ("tikal", "temple-5"))
"""The games that lessons are offered for, and their pictures."""
PARCHMENT, RIM = palette.PARCHMENT, palette.BARK
NO = "offer-no"


class Invitation:
    """The bubble of the title; it is closed by anything that is chosen."""

    def __init__(self, app: App, begin: Callable[[str], None], close: Callable[[], None]) -> None:
        self._app, self._begin, self._close = app, begin, close
        self._time = 0.0
        self._rect = pygame.Rect(0, 0, 1, 1)
        self._unit = 1.0
        self._listed: list[Target] = []
        self._shoulder: tuple[float, float] | None = None

    @property
    def open(self) -> bool:
        """Whether he has begun to speak."""
        return self._time >= AFTER

    @property
    def pulse(self) -> float:
        """How strongly the way to the lessons shines, from 0 to 1; still after a few times."""
        if not self.open:
            return 0.0
        spent = (self._time - AFTER) / PULSE_SECONDS
        if spent >= PULSES or not self._app.settings.motion:
            return 1.0
        return 0.55 + 0.45 * abs(1 - 2 * (spent % 1))

    def pass_time(self, dt: float) -> bool:
        """Let time pass; true while something changes."""
        self._time += dt
        return self._time < AFTER + PULSES * PULSE_SECONDS + 0.1

    def lay(self, window: tuple[int, int], unit: float, narrow: bool, buttons: pygame.Rect) -> None:
        """Stand beside the man, or on a phone above the buttons, as wide as the window."""
        self._unit = unit
        width, height = window
        px = self._px
        if narrow or width < px(1100) or height < px(560):
            wide = min(width - px(16), px(SIZE[0]))
            free = buttons.top - px(8) if narrow else height - px(8)
            self._rect = pygame.Rect(0, 0, wide, self._tall(wide))
            self._rect.midbottom = (width // 2, free)
            if not narrow:
                self._rect.right = width - px(8)
            self._shoulder = None
        else:
            # The picture covers the window from its middle: the man is where it puts him.
            zoom = max(width / 1280, height / 720)
            left, top = (width - 1280 * zoom) / 2, (height - 720 * zoom) / 2
            self._rect = pygame.Rect(0, 0, px(SIZE[0]), max(px(SIZE[1]), self._tall(px(SIZE[0]))))
            self._rect.topleft = round(left + CORNER[0] * zoom), round(top + CORNER[1] * zoom)
            self._rect.clamp_ip(pygame.Rect(0, 0, width - px(8), height - px(8)))
            self._shoulder = (left + SHOULDER[0] * zoom, top + SHOULDER[1] * zoom)
        self._list()

    def _px(self, units: float) -> int:
        return max(1, round(units * self._unit))

    def _tall(self, wide: int) -> int:
        words = self._app.words("title.offer.text")
        lines = text.height(words, "body", self._px(16.5), wide - 2 * self._px(EDGE))
        return self._px(46) + lines + self._px(12 + BUTTON + 4 + FINGER)

    def _list(self) -> None:
        rect, words, px = self._rect, self._app.words, self._px
        bottom = rect.bottom - px(FINGER) - px(2)
        half = (rect.w - 2 * px(EDGE) - px(12)) // 2
        self._listed = []
        for number, (game, _) in enumerate(GAMES):
            place = pygame.Rect(
                rect.x + px(EDGE) + number * (half + px(12)), bottom - px(BUTTON), half, px(BUTTON)
            )
            self._listed.append(Target(f"offer-{game}", words(f"{game}.title"), place, self._beginning(game)))
        no = words("title.offer.no")
        wide = text.measure(no, "body", px(14.5))[0] + px(24)
        last = pygame.Rect(0, bottom, min(wide, rect.w), px(FINGER))
        last.centerx = rect.centerx
        self._listed.append(Target(NO, no, last, self._close))

    def _beginning(self, game: str) -> Callable[[], None]:
        return lambda: self._begin(game)

    def targets(self) -> list[Target]:
        """Two games, and no."""
        return self._listed if self.open else []

    def told(self) -> str:
        """What he says."""
        return f"{self._app.words('title.offer')} {self._app.words('title.offer.text')}" if self.open else ""

    def draw(self, surface: pygame.Surface, art: Art, pointed: str) -> None:
        """The bubble with its tip, the question and the answers."""
        if not self.open:
            return
        px, rect, words = self._px, self._rect, self._app.words
        part = min(1.0, (self._time - AFTER) / RISE) if self._app.settings.motion else 1.0
        rise = round((1 - part) * RISE_UNITS * self._unit)
        text.cover(rect)
        art.frame(surface, "panel-plain", rect.move(0, rise))
        if self._shoulder is not None:
            x, y = self._shoulder
            points = tip(rect, pygame.Rect(round(x), round(y), 1, 1), self._unit)
            if points:
                pygame.draw.polygon(surface, PARCHMENT, points)
                pygame.draw.lines(surface, RIM, False, [points[0], points[2], points[1]], px(1))
        inner = rect.inflate(-2 * px(EDGE), 0).move(0, rise)
        head = pygame.Rect(inner.x, inner.y + px(10), inner.w, px(32))
        text.draw(surface, words("title.offer"), "head", px(22), INK, head)
        body = pygame.Rect(inner.x, head.bottom + px(4), inner.w, self._listed[0].rect.top - head.bottom - px(10))
        text.draw(surface, words("title.offer.text"), "body", px(16.5), INK, body, "wrap", level="top")
        for number, (target, (_, sprite)) in enumerate(zip(self._listed, GAMES, strict=False)):
            state = "hover" if pointed == target.id else "main" if number == 0 else "normal"
            art.frame(surface, f"button-{state}", target.rect)
            room = target.rect.inflate(-px(16), -px(6))
            picture = art.get(sprite)
            zoom = min(1.0, px(40) / picture.get_width(), room.h / picture.get_height())
            picture = art.get(sprite, zoom=zoom)
            surface.blit(picture, picture.get_rect(center=(room.x + px(20), room.centery)))
            label = pygame.Rect(room.x + px(44), room.y, room.w - px(44), room.h)
            text.draw(surface, target.label, "strong", px(17), INK, label)
        last = self._listed[-1]
        used = text.draw(surface, last.label, "body", px(14.5), SOFT, last.rect, side="centre")
        colour = INK if pointed == NO else SOFT
        pygame.draw.line(surface, colour, (used.left, used.bottom), (used.right, used.bottom), px(1))
