"""What changes under a thumb does not take its next tap for half a second: that tap was meant for what was there.

So who taps a button again and again does not choose what comes up in its place. A target that is steady goes on
with what was chosen there and takes every tap.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from math import hypot

from game.screen import targets
from game.screen.gestures import Tap
from game.screen.targets import Target

QUIET = 0.5
"""Seconds for which what has come up under the thumb takes no tap."""
REACH = 24.0
"""How far from its last tap a thumb is still in the same place, in CSS pixels."""


class Thumb:
    """Where a finger tapped last, what lies there, and since when."""

    def __init__(self) -> None:
        self._at: tuple[float, float] | None = None
        self._below = ""
        self._since = 0.0

    def means(self, tap: Tap, target: Target | None, listed: Sequence[Target], ratio: float) -> bool:
        """Whether a tap is for what lies there, and not for what lay there a moment ago."""
        if tap.device != "touch":
            return True
        self.look(listed)
        meant = self.passes(tap.x, tap.y, target, time.perf_counter(), ratio)
        if meant:
            self.tapped(tap.x, tap.y, listed)
        return meant

    def look(self, listed: Sequence[Target]) -> None:
        """See what lies there now, by the clock."""
        self.watch(listed, time.perf_counter())

    def tapped(self, x: float, y: float, listed: Sequence[Target]) -> None:
        """A finger tapped here, and meant what lies there."""
        self._at, self._since = (x, y), float("-inf")
        self._below = self._there(listed)

    def forget(self) -> None:
        """The finger has rested since."""
        self._at = None

    def watch(self, listed: Sequence[Target], now: float) -> None:
        """See whether something else has come up where the finger tapped last."""
        if self._at is not None and (below := self._there(listed)) != self._below:
            self._below, self._since = below, now

    def passes(self, x: float, y: float, target: Target | None, now: float, ratio: float) -> bool:
        """Whether a tap here is meant for this target, after `watch`; the ratio is device pixels per CSS pixel."""
        if self._at is None or target is None or target.steady or target.id != self._below:
            return True
        near = hypot(x - self._at[0], y - self._at[1]) <= REACH * ratio
        return not near or now - self._since >= QUIET

    def _there(self, listed: Sequence[Target]) -> str:
        assert self._at is not None
        found = targets.at(listed, *self._at)
        return found.id if found is not None else ""
