"""A clock that goes on only when it is told to or looked at, so that a run with the same actions is the same run.

Bots and reviews think until the clock says that their time is up: each look at it takes a moment, and so a frame
has the same number of slices on every machine.
"""

from __future__ import annotations

import datetime
import pkgutil
import random
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from importlib import import_module
from types import SimpleNamespace
from typing import Any
from unittest import mock

import pygame

import game
from game.storage import puzzle_results

LOOK = 0.0005
"""Seconds that a look at the clock takes."""
WHEN = 1_700_000_000
"""When every run begins, in seconds since 1970."""
TODAY = datetime.date(2023, 11, 14)
NOT_HERE = "game.host.browser"
"""Needs the page around it."""


class Clock:
    """Stands for the module `time`."""

    def __init__(self) -> None:
        self.now = 0.0

    def perf_counter(self) -> float:
        """Seconds since some moment."""
        self.now += LOOK
        return self.now

    def time(self) -> float:
        """Seconds since 1970."""
        return WHEN + self.now

    def __getattr__(self, name: str) -> Any:
        return getattr(time, name)


class Day(datetime.date):
    """It is always the same day."""

    @classmethod
    def today(cls) -> datetime.date:  # type: ignore[override]
        """That day."""
        return TODAY


@contextmanager
def stopped() -> Iterator[Clock]:
    """Every module of the game has this clock, nobody waits for a screen, and chance begins anew."""
    clock = Clock()
    for found in pkgutil.walk_packages(game.__path__, "game."):
        if found.name != NOT_HERE:
            import_module(found.name)
    random.seed(0)
    with ExitStack() as stack:
        for name, module in list(sys.modules.items()):
            if name.startswith("game.") and getattr(module, "time", None) is time:
                stack.enter_context(mock.patch.object(module, "time", clock))
        stack.enter_context(mock.patch.object(puzzle_results, "datetime", SimpleNamespace(date=Day)))
        stack.enter_context(mock.patch.object(pygame.display, "flip", return_value=None))
        yield clock
