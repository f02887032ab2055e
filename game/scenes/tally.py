"""Sums over the story of a game: how the scores grew, where points came from, what a scoring consists of.

Plain numbers from the log of a session; nothing is drawn here.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field

from game.play.session import Event, LogEntry
from game.table.tablegame import TableGame


@dataclass(slots=True)
class Row:
    """One line of a scoring: the first event of it, and what each seat gets."""

    event: Event
    points: dict[int, int] = field(default_factory=dict)
    sets: dict[int, list[int]] = field(default_factory=dict)


def scoring_events(events: Iterable[Event], game: TableGame) -> list[Event]:
    """Those of some events that belong to a scoring."""
    reasons = game.table.scored_apart
    return [event for event in events if event["kind"] == "points" and event["reason"] in reasons]


def rows(events: Iterable[Event], game: TableGame) -> list[Row]:
    """A scoring as rows in the order of the game's reasons: one per reason, place and card."""
    found: dict[tuple[object, ...], Row] = {}
    for event in scoring_events(events, game):
        row = found.setdefault((event["reason"], event.get("place"), event.get("card")), Row(event))
        row.points[event["seat"]] = event["points"]
        if event.get("sets"):
            row.sets[event["seat"]] = game.set_points(event)
    return sorted(found.values(), key=lambda row: game.table.scored_apart.index(row.event["reason"]))


def by_reason(log: Iterable[LogEntry], players: int) -> dict[str, list[int]]:
    """The points of each seat by reason, in the order in which the reasons first came up."""
    sums: dict[str, list[int]] = {}
    for entry in log:
        if entry.event["kind"] == "points":
            sums.setdefault(entry.event["reason"], [0] * players)[entry.seat] += entry.event["points"]
    return sums


def score_lines(log: Iterable[LogEntry], players: int, moves: int, start: int = 0) -> list[list[int]]:
    """For each seat its score before the first move and after every move."""
    gains = [[start, *[0] * moves] for _ in range(players)]
    for entry in log:
        if entry.event["kind"] == "points":
            gains[entry.seat][entry.move_index + 1] += entry.event["points"]
    for line in gains:
        for move in range(1, len(line)):
            line[move] += line[move - 1]
    return gains
