"""A scene: one thing the player looks at, such as the title or the table.

The app keeps scenes in a stack and talks to the topmost one only. A scene says when its picture has changed;
nothing is drawn otherwise.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from game.host.events import Key
from game.host.reading import Reading
from game.host.viewport import Viewport
from game.screen import targets
from game.screen.gestures import InputEvent
from game.screen.targets import Target

if TYPE_CHECKING:
    import pygame

    from game.app import App
    from game.session.session import Session


DONE = object()
"""What comes after the last piece."""


class Scene:
    """What every scene is. Subclasses draw, list their targets, and react."""

    waiting = False
    """Whether time is to pass although nothing moves: frames come, and are drawn where something has changed."""

    takes_files = False
    """Whether a file that is opened or dropped is for the scene; others go to the saved games."""

    def __init__(self, app: App) -> None:
        self.app = app
        self.stale = True
        self._pieces_left: Iterator[object] | None = None

    @property
    def name(self) -> str:
        """What the scene is called."""
        return type(self).__name__

    @property
    def place_heard(self) -> str:
        """The row of game/soundscape.py that says what is heard around it."""
        return type(self).__name__

    def layout(self, viewport: Viewport) -> None:
        """Place everything for a window of this size; called before the first frame and on every resize."""

    def handle(self, event: InputEvent) -> None:
        """React to an event that chose no target."""

    def update(self, dt: float) -> bool:
        """Let `dt` seconds pass; true while something moves and another frame is wanted at once."""
        return False

    def in_pieces(self) -> Iterator[None]:
        """What the first picture needs and takes long to make, in pieces that do not."""
        return iter(())

    def prepare(self) -> bool:
        """Make one such piece; true when there is none left."""
        if self._pieces_left is None:
            self._pieces_left = self.in_pieces()
        return next(self._pieces_left, DONE) is DONE

    def prepared_by(self, moment: float) -> bool:
        """Make such pieces until a moment of the clock; true when there is none left."""
        while not self.prepare():
            if time.perf_counter() > moment:
                return False
        return True

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the whole scene."""

    def targets(self) -> list[Target]:
        """Everything that can be chosen now, lowest layer first, in reading order."""
        return []

    def sensible(self, near: tuple[float, float] | None) -> Target | None:
        """Where the keyboard's focus goes when what had it is gone, or on a new scene (`near` is None then)."""
        listed = self.targets()
        return targets.nearest(listed, near) if near else next((one for one in listed if one.enabled), None)

    def meanwhile(self, near: tuple[float, float] | None) -> Target | None:
        """Where the focus waits while nothing sensible can be chosen, as when others decide."""
        return Scene.sensible(self, near)

    def catches(self, key: Key) -> bool:
        """Whether the scene is in the middle of something that takes every key."""
        return False

    def reading(self) -> Reading:
        """The scene in words, for screen readers; asked after every frame, so it should be quick."""
        return Reading()

    def back(self) -> None:
        """What Escape does: leave the scene, unless it is the first one."""
        if len(self.app.scenes) > 1:
            self.app.pop()

    def shared_part(self) -> pygame.Rect | None:
        """Where that lies which is shared from here: it stays bright while a share sheet darkens the rest."""
        return None

    def typing(self) -> pygame.Rect | None:
        """The field that text goes to, if one is open; the page shows a phone's keyboard for it."""
        return None

    def typed(self) -> str:
        """What stands in that field and is only there to be copied; empty for one that takes text in."""
        return ""

    def state(self) -> dict[str, Any]:
        """What is on the screen, as plain data."""
        return {}

    def played(self) -> Session | None:
        """The game that is on it, if one is: what a report of something wrong is about."""
        return None

    def save(self) -> None:
        """Store what must not be lost; called before the app ends, also after an error."""

    def changed(self) -> None:
        """Ask for the scene to be drawn again."""
        self.stale = True
