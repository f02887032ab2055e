"""A progress bar in a terminal; nothing at all where the output goes to a file."""

from __future__ import annotations

import sys
import threading
import time

WIDTH = 24
PAUSE = 0.1  # seconds between two drawings


class Progress:
    """How many of some things are done, on one line that vanishes at the end. Any thread may count."""

    def __init__(self, total: int, things: str) -> None:
        self._total = total
        self._things = things
        self._done = 0
        self._shown = sys.stderr.isatty()
        self._start = self._drawn = time.monotonic()
        self._lock = threading.Lock()

    def __enter__(self) -> Progress:
        return self

    def step(self, *_: object) -> None:
        """One more is done."""
        with self._lock:
            self._done += 1
            now = time.monotonic()
            if self._shown and now - self._drawn >= PAUSE:
                self._drawn = now
                print(f"\r{self.line(now - self._start)}\x1b[K", end="", file=sys.stderr, flush=True)

    def line(self, seconds: float) -> str:
        """The bar, what is done, how fast, and how long the rest will take."""
        full = WIDTH * self._done // self._total
        rate = self._done / seconds
        left = round((self._total - self._done) / rate)
        return (
            f"[{'#' * full}{'.' * (WIDTH - full)}] {self._done} of {self._total} {self._things}, "
            f"{rate:.1f} a second, {left // 60}:{left % 60:02d} left"
        )

    def __exit__(self, *_: object) -> None:
        with self._lock:
            if self._shown:
                print("\r\x1b[K", end="", file=sys.stderr, flush=True)
            self._shown = False
