"""What the others did since the viewer last decided, as data: lines to read, places and ways to show on the board.

Each game makes its own recap from the events that the viewer witnessed. It is shown in the same way for all games.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

import pygame

from game.screen.art import Art, Point
from game.screen.catalogue import Catalogue
from game.session.events_since import Since

if TYPE_CHECKING:
    from game.table.layout import Layout

MOST = 3
"""Lines of a turn at most; the others are counted."""
Names = Callable[[int], str]
T_contra = TypeVar("T_contra", contravariant=True)
"""The table of a game."""


@dataclass(frozen=True, slots=True)
class RecapWay:
    """A way that pieces took: the places it leads through, and how many went it."""

    stops: tuple[str, ...]
    count: int = 1


@dataclass(frozen=True, slots=True)
class RecapLine:
    """One thing that somebody did: in words, and where on the board."""

    seat: int
    icon: str
    """The sprite beside the words; two of them are joined by "+"."""
    words: str
    places: tuple[str, ...] = ()
    ways: tuple[RecapWay, ...] = ()
    events: tuple[Any, ...] = ()
    """What happened, to be shown again."""
    weight: int = 0
    """How much it matters: of too many lines the weightiest are shown."""
    tag: str = ""
    """What stands beside its number on the board."""
    loud: bool = False
    """Whether the viewer has lost something by it."""


@dataclass(frozen=True, slots=True)
class RecapLoss:
    """Something that was taken from the viewer: by whom, and what it means."""

    seat: int
    rank: int
    """Lower ones are said first."""
    icon: str
    title: str
    note: str
    place: str = ""
    line: RecapLine | None = None
    """The line that tells how it came about."""


@dataclass(frozen=True, slots=True)
class RecapTurn:
    """What one player did: at most three lines, how many more there were, and points before and after."""

    seat: int
    lines: tuple[RecapLine, ...]
    more: int
    before: int
    after: int


@dataclass(frozen=True, slots=True)
class Recap:
    """Everything since the viewer's last decision: the turns in the order they were played, and what was lost."""

    turns: tuple[RecapTurn, ...]
    losses: tuple[RecapLoss, ...] = ()

    @property
    def first(self) -> int:
        """The turn that is shown first: the one that matters most to the viewer, else the first one."""
        if self.losses:
            seats = [turn.seat for turn in self.turns]
            return seats.index(self.losses[0].seat)
        return 0


class Trails(Protocol[T_contra]):
    """Where the places and ways of a recap lie in the window; what is out of sight lies nowhere."""

    def lines(self, table: T_contra, way: RecapWay) -> list[list[Point]]:
        """The stretches of a way."""

    def outline(self, table: T_contra, place: str) -> list[Point]:
        """The corners of a place."""

    def number(self, table: T_contra, place: str) -> Point | None:
        """Where the number of a line stands."""

    def pixels(self, table: T_contra) -> float:
        """How many pixels a unit of the marks is."""

    def draw_above(self, table: T_contra, surface: pygame.Surface, art: Art, places: list[str]) -> None:
        """What no glow of a rim round these places may lie over."""


@dataclass(frozen=True, slots=True)
class RecapRules:
    """What a game needs for its recaps."""

    tell: Callable[[Since, Catalogue, Names], Recap | None]
    trails: Trails[Any]
    place: Callable[[Layout], None]
    """Makes room for the card on a wide table."""
    foot: str
    """The panel below the board, where the loudest notice stands."""
    caption: str
    """The key of what is before and after."""
    following: Mapping[str, str] = field(default_factory=dict)
    """The keys of what comes after the notice, by decision, where it has words of its own."""


def turn(seat: int, lines: Sequence[RecapLine], before: int, after: int) -> RecapTurn:
    """The weightiest lines of a player, in the order they happened."""
    kept = sorted(lines, key=lambda line: -line.weight)[:MOST]
    shown = tuple(line for line in lines if line in kept)[:MOST]
    return RecapTurn(seat, shown, len(lines) - len(shown), before, after)


def louder(lines: list[RecapLine], place: str, weight: int) -> RecapLine | None:
    """The line of a place, if there is one, made to stand out: the viewer has lost something there."""
    found = next((line for line in lines if place in line.places), None)
    if found is None:
        return None
    lines[lines.index(found)] = loud = replace(found, loud=True, weight=max(weight, found.weight))
    return loud
