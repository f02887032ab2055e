"""What one looks at to tell sensible play from strong play: each game's own figures, read off a finished game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine import Game
from tests.bench.manners import lost_temple, tikal

FIGURES: dict[str, Callable[[Game[Any]], dict[str, list[float]]]] = {
    "lost-temple": lost_temple.figures,
    "tikal": tikal.figures,
}
"""For each game a function from a finished game to its figures: by name a number for each time it was taken."""
