"""Points that are counted before everybody's eyes, as data: which source gives whom how much, and why.

A game makes a `Count` from the events of a scoring (game/<game>/counting.py); game/table/scoring/show.py plays it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from itertools import pairwise

from game.session.played import AnyEvent as Event
from game.session.played import AnyView

FLIGHT = 0.45
"""Seconds that a coin flies."""


@dataclass(frozen=True, slots=True)
class ScoringStep:
    """One source that gives points to one player."""

    event: Event
    row: str
    """The row of the figures that it belongs to."""
    label: str
    """What the source is called in the sum."""
    explanation: str
    places: tuple[str, ...] = ()
    """What lights up, one after another."""
    lead: float = 0.12
    """Seconds from the first light to the coin."""
    rest: float = 0.08
    """Seconds from the landing of the coin to the next step."""
    term: str = ""
    """Points of one term are one number of the sum beside a player's score."""
    sprite: str = ""
    """A picture for the sum, in place of the label."""
    joined: bool = False
    """Whether it comes together with the step before it."""

    @property
    def seat(self) -> int:
        """Who gets the points."""
        return int(self.event["seat"])

    @property
    def points(self) -> int:
        """How many they are."""
        return int(self.event["points"])

    @property
    def lands(self) -> float:
        """Seconds from the first light to the landing of the coin."""
        return self.lead + (FLIGHT if self.points else 0.0)

    @property
    def seconds(self) -> float:
        """How long it takes."""
        return self.lands + self.rest


@dataclass(frozen=True, slots=True)
class FigureRow:
    """A row of the table of figures: its name, its words, and a picture before them."""

    name: str
    label: str
    sprite: str = ""
    short: str = ""
    """What is said beside the picture where there is little room."""


@dataclass(frozen=True, slots=True)
class Figure:
    """A number of the table, and why it is so."""

    points: int
    explanation: str


Figures = Mapping[tuple[str, int], Figure]
"""Figures by row and seat."""


@dataclass(frozen=True, slots=True)
class ScoringCount:
    """A whole scoring: what is counted now, and what was counted for others before."""

    heading: str
    """What is counted, such as "Volcano scoring"."""
    title: str
    """The same for the bar, with a sentence beside it."""
    note: str
    steps: tuple[ScoringStep, ...]
    rows: tuple[FigureRow, ...]
    view: AnyView
    """What the table shows meanwhile; the scores in it are those before the first step."""
    earlier: Figures = field(default_factory=dict)
    """What was counted for other players in this scoring."""

    @property
    def scores(self) -> list[int]:
        """The scores before the first step."""
        return [player["score"] for player in self.view["players"]]

    def beats(self) -> list[range]:
        """The numbers of the steps that come together."""
        starts = [number for number, step in enumerate(self.steps) if not step.joined]
        return [range(start, end) for start, end in pairwise([*starts, len(self.steps)])]


def scores_before(view: AnyView, events: Sequence[Event]) -> list[int]:
    """The scores of a view without the points of some events."""
    scores = [player["score"] for player in view["players"]]
    for event in events:
        scores[event["seat"]] -= event["points"]
    return scores


def with_scores(view: AnyView, scores: list[int]) -> AnyView:
    """The same view with other scores."""
    players = [{**player, "score": score} for player, score in zip(view["players"], scores, strict=True)]
    return {**view, "players": players}
