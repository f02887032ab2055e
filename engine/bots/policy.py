"""A player of one's own: what a simulation asks of it (tools/own.py finds and asks one)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol


class Policy(Protocol):
    """A player at one seat of one game. It is made with a seed, and asked at each of its decisions."""

    def choose(self, view: Any, /) -> str:
        """One of `view["legal"]`. The view is the player's own: plain data, made anew for every decision."""


Maker = Callable[[int], Policy]
"""Makes a player for a seat from a seed, as a class with `__init__(self, seed: int)` does."""
