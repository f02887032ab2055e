"""What a game needs for its reviews: turns in a few words, where they stand in the game, and sources of points.

A turn is told from events that its own player witnessed, so the same code tells a turn that was played and one
that was only thought of. What came to light in a turn that was only thought of is made up: it is never named.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from game.screen.catalogue import Catalogue
from game.session.played import AnyEvent, AnyView
from game.session.session import LogEntry

Names = Callable[[int], str]
AS_GOOD = 1.0
"""Points less than which no difference between two turns is told."""


@dataclass(frozen=True, slots=True)
class Clause:
    """One thing that was done in a turn: in a few words, where, and how much it matters."""

    words: str
    place: str = ""
    weight: int = 0


@dataclass(frozen=True, slots=True)
class Source:
    """Where points come from: a key of words, a picture, a colour, and which events belong to it."""

    name: str
    sprite: str
    colour: str
    counts: Callable[[AnyEvent], bool]


@dataclass(frozen=True, slots=True)
class Feat:
    """Something worth remembering of a game: a picture, and how much of it a seat has done; 0 if nothing."""

    sprite: str
    most: Callable[[Sequence[LogEntry], int], int]


Teller = Callable[[Catalogue, Sequence[AnyEvent], int], list[Clause]]
"""Tells the events of a turn of a seat."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ReviewFacts:
    """How a game is looked back at."""

    tell: Teller
    caption: Callable[[Catalogue, str, int], str]
    """What a turn is called, by the part of the game and its number; 0 for a turn of a scoring."""
    stage: Callable[[AnyView], str] = lambda view: ""
    """The part of the game that a turn begins in."""
    scoring: Callable[[AnyView], bool] = lambda view: False
    """Whether a turn is one of a scoring, which has no number."""
    prelude: Callable[[AnyView], bool] = lambda view: False
    """Whether a turn comes before the game proper."""
    scoring_mark: str = ""
    """The sprite below a scoring on the chart; the last one has a crown."""
    division: Callable[[Catalogue, str], str] | None = None
    """What a part of the game is called below the chart, where it is told by parts and not by turns."""
    per_player: bool = False
    """Whether everybody's turns are counted by themselves, and anew in each part of the game."""
    sources: tuple[Source, ...] = ()
    feats: Mapping[str, Feat] = field(default_factory=dict)
    subjects: Mapping[str, Sequence[str]] = field(default_factory=dict)
    """What costly turns can be about, in the order of a list: a word, and the reasons of better turns it means."""
    left: Callable[[Sequence[AnyEvent], Sequence[AnyEvent]], str] = lambda better, after: ""
    """What it was about by what rivals did after it, where the better turn would have kept them from that."""

    def subject(self, reason: str, better: Sequence[AnyEvent], after: Sequence[AnyEvent]) -> str:
        """What a costly turn was about; empty where there is no word for that."""
        named = (name for name, reasons in self.subjects.items() if reason in reasons)
        return self.left(better, after) or next(named, "")


def reason_of(*reasons: str) -> Callable[[AnyEvent], bool]:
    """Whether points are for one of these reasons."""
    return lambda event: event["reason"] in reasons
