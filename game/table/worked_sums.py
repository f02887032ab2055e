"""Sums of worked examples: what is asked for, what comes of it, and how a game reckons them.

Each game says how the kinds of sums in its files are reckoned (game/<game>/features/rulebook.py); every number
comes from the engine's own functions in the position of the example.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from game.screen.catalogue import Catalogue
from game.screen.pen import Pen

if TYPE_CHECKING:
    from game.table.table import Table


@dataclass(frozen=True, slots=True)
class Ask:
    """A sum that is asked for: what kind it is, and about what."""

    kind: str
    about: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Term:
    """One part of a sum: a picture, words, or both."""

    words: str = ""
    sprite: str = ""


@dataclass(frozen=True, slots=True)
class WayStep:
    """A step of a way from one place to the next, and what stands at the side between them."""

    start: str
    goal: str
    cost: str = ""
    sprite: str = ""
    """What opens the way there, which the trail shows."""


@dataclass(frozen=True, slots=True)
class Sum:
    """What is reckoned: its parts, what comes of it, and where it is seen on the board."""

    terms: tuple[Term, ...] = ()
    result: str = ""
    best: bool = False
    """Whether it is the better one of several, and gold."""
    barred: bool = False
    """Whether it says what cannot be, and has no result."""
    added: bool = True
    """Whether its parts are added up."""
    words: Mapping[str, Any] | None = None
    """Values for its title in the catalogue."""
    way: tuple[WayStep, ...] = ()
    places: tuple[str, ...] = ()


Reckon = Callable[[Catalogue, Any, tuple[str, ...]], Sum]
Trail = Callable[[Pen, Any, tuple[WayStep, ...]], None]
Again = Callable[[Pen, Any, list[str]], None]


@dataclass(frozen=True, slots=True)
class WorkedSums:
    """How a game works its examples through: the kinds of sums, and how a way is dotted."""

    kinds: Mapping[str, Reckon]
    trail: Trail
    again: Again
    """Draws what lies at places once more, above their rims."""

    def sums(self, table: Table, asks: tuple[Ask, ...]) -> list[Sum]:
        """The sums of an example at a table in its position."""
        return [self.kinds[ask.kind](table.words, table.session, ask.about) for ask in asks]
