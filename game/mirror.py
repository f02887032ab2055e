"""What the host is told of a picture: targets as buttons, the focus, the reading, and the field for typing."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.host.interface import Host
from game.host.reading import Reading
from game.keyfocus import KeyFocus
from game.scene import Scene
from game.screen.targets import Target
from game.screen.window import Window


class Mirror:
    """Tells the host what is different from what it was told before."""

    def __init__(self, host: Host, window: Window, keyfocus: KeyFocus) -> None:
        self._host, self._window, self._keyfocus = host, window, keyfocus
        self._targets: Sequence[Target] = ()
        self._typing: tuple[pygame.Rect | None, str] = (None, "")
        self._reading = Reading()

    def tell(self, scene: Scene, listed: Sequence[Target], reading: Reading) -> None:
        """A picture of this scene is on the screen."""
        if listed != self._targets:
            self._host.mirror([target.in_css(self._window.in_css) for target in listed])
        self._targets = listed
        focus = self._keyfocus
        if focus.shown and focus.id != focus.told:
            focus.told = focus.id
            self._host.focus(focus.id)
        if reading != self._reading:
            self._reading = reading
            self._host.read(reading)
        if (typing := (scene.typing(), scene.typed())) != self._typing:
            self._typing = typing
            label = next((one.label for one in listed if one.rect == typing[0]), "")
            self._host.typing(self._window.outward(typing[0]), typing[1], label)
