"""What the man in the pirogue asks somebody who is here for the first time: lessons, or no, thank you."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.lesson.placement import draw_tip
from game.screen import palette, shared_art, text
from game.screen.brush import Brush
from game.screen.targets import Target
from game.ui import boxes, styles
from game.ui.boxes import Box, Column, Kit, Placed, Row, Stack
from game.ui.buttons import Button
from game.ui.widgets import Painting, Sprite, Text

if TYPE_CHECKING:
    from game.app import App

AFTER = 1.2
"""Seconds until he speaks."""
RISE, RISE_UNITS = 0.16, 6
PULSES, PULSE_SECONDS = 3, 1.6
WIDE, LEAST, CORNER, SHOULDER = 392, 196, (812, 474), (740, 600)
"""Units of the bubble, where it stands in a picture of 1280 by 720, and the tip of it."""
EDGE, BUTTON, FINGER = 19, 48, 44
GAMES = (("lost-temple", "pirogue-red"), ("tikal", "temple-5"))
"""The games that lessons are offered for, and their pictures."""
NO = "offer-no"


class Invitation:
    """The bubble of the title; it is closed by anything that is chosen."""

    def __init__(self, app: App, begin: Callable[[str], None], close: Callable[[], None]) -> None:
        self._app, self._begin, self._close = app, begin, close
        self._time = 0.0
        self._unit = 1.0
        self._placed: list[Placed] = []
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
        (width, height), px, box = window, self._kit.px, self._box()
        rect = boxes.sized(self._kit, box, min(width - px(16), px(WIDE)))
        self._shoulder = None
        if narrow:
            rect.midbottom = (width // 2, buttons.top - px(8))
        elif width < px(1100) or height < px(560):
            rect.bottomright = (width - px(8), height - px(8))
        else:
            # The picture covers the window from its middle: the man is where it puts him.
            zoom = max(width / 1280, height / 720)
            left, top = (width - 1280 * zoom) / 2, (height - 720 * zoom) / 2
            rect.h = max(rect.h, px(LEAST))
            rect.topleft = round(left + CORNER[0] * zoom), round(top + CORNER[1] * zoom)
            rect.clamp_ip(pygame.Rect(0, 0, width - px(8), height - px(8)))
            self._shoulder = (left + SHOULDER[0] * zoom, top + SHOULDER[1] * zoom)
        self._placed = box.lay(self._kit, rect)

    def covers(self, rect: pygame.Rect) -> bool:
        """Whether the bubble lies on something."""
        return self.open and bool(self._placed) and bool(self._placed[0].rect.colliderect(rect))

    @property
    def _kit(self) -> Kit:
        return Kit(shared_art.art(self._unit), self._unit, finger=FINGER, pointed=self._app.pointed)

    def _box(self) -> Box:
        """The question, a button for each game, and no."""
        words, games = self._app.words, Row(children=[self._game(*one) for one in GAMES], gap=12, equal=True)
        asked = Text(words=words("title.offer.text"), style=styles.BODY, level="top", grow=1, pad=(0, 0, 0, 6))
        children = [Text(words=words("title.offer"), style=styles.PAGE_HEAD, tall=32), asked, games, self._no()]
        return Column(children=children, gap=4, pad=(EDGE, 10, EDGE, 2), frame="panel-plain")

    def _game(self, game: str, sprite: str) -> Box:
        title = self._app.words(f"{game}.title")
        picture = Sprite(sprite=sprite, wide=40, tall=BUTTON - 6)
        return Button(
            children=[Row(children=[picture, Text(words=title, style=styles.CHOICE, grow=1, told=False)], gap=4)],
            id=f"offer-{game}",
            act=partial(self._begin, game),
            label=title,
            kind="main" if game == GAMES[0][0] else "normal",
            tall=BUTTON,
            pad=(8, 3),
        )

    def _no(self) -> Box:
        """Words with a line below them."""
        said = self._app.words("title.offer.no")
        written = Text(words=said, style=styles.SMALL.in_ink(palette.SOFT), tall=FINGER, told=False)
        lined = Stack(children=[written, Painting(by=self._underline)], id=NO, act=self._close, label=said)
        return Row(children=[lined], pack="centre")

    def _underline(self, brush: Brush, wide: float, tall: float) -> None:
        colour = palette.INK if self._app.pointed == NO else palette.SOFT
        brush.line(0, tall / 2 + 8, wide, tall / 2 + 8, colour)

    @property
    def choices(self) -> list[Target]:
        """Two games, and no."""
        return boxes.targets(self._kit, self._placed) if self.open else []

    def told(self) -> str:
        """What he says."""
        return " ".join(boxes.told(self._placed)) if self.open else ""

    def draw(self, surface: pygame.Surface) -> None:
        """The bubble with its tip, the question and the answers."""
        if not self.open:
            return
        part = min(1.0, (self._time - AFTER) / RISE) if self._app.settings.motion else 1.0
        rise, rect = round((1 - part) * RISE_UNITS * self._unit), self._placed[0].rect
        text.cover(rect)
        boxes.paint(self._kit, surface, [Placed(box, place.move(0, rise)) for box, place in self._placed])
        if self._shoulder is not None:
            x, y = self._shoulder
            draw_tip(surface, rect, pygame.Rect(round(x), round(y), 1, 1), self._unit)
