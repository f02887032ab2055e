"""Sums over the story of a game: how the scores grew, where points came from, what a scoring consists of.

Plain numbers from the log of a session; nothing is drawn here.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

from game.session import LogEntry

Event = dict[str, Any]
AT_SCORINGS = ("camp keys", "altar", "treasures left", "end card")
"""The reasons that only a scoring gives points for."""


@dataclass(slots=True)
class Row:
    """One line of a scoring: the first event of it, and what each seat gets."""

    event: Event
    points: dict[int, int] = field(default_factory=dict)
    sets: dict[int, list[int]] = field(default_factory=dict)


def scoring_events(events: Iterable[Event]) -> list[Event]:
    """Those of some events that belong to a scoring."""
    return [event for event in events if event["kind"] == "points" and event["reason"] in AT_SCORINGS]


def rows(events: Iterable[Event]) -> list[Row]:
    """A scoring as rows in the order of the rules: one per reason, altars by sanctuary, end cards by card."""
    found: dict[tuple[object, ...], Row] = {}
    for event in scoring_events(events):
        row = found.setdefault((event["reason"], event.get("place"), event.get("card")), Row(event))
        row.points[event["seat"]] = event["points"]
        if event.get("sets"):
            row.sets[event["seat"]] = event["sets"]
    return list(found.values())


def by_reason(log: Iterable[LogEntry], players: int) -> dict[str, list[int]]:
    """The points of each seat by reason, in the order in which the reasons first came up."""
    sums: dict[str, list[int]] = {}
    for entry in log:
        if entry.event["kind"] == "points":
            sums.setdefault(entry.event["reason"], [0] * players)[entry.seat] += entry.event["points"]
    return sums


def score_lines(log: Iterable[LogEntry], players: int, moves: int) -> list[list[int]]:
    """For each seat its score before the first move and after every move."""
    gains = [[0] * (moves + 1) for _ in range(players)]
    for entry in log:
        if entry.event["kind"] == "points":
            gains[entry.seat][entry.move_index + 1] += entry.event["points"]
    for line in gains:
        for move in range(1, len(line)):
            line[move] += line[move - 1]
    return gains


def turning_points(log: Sequence[LogEntry]) -> list[int]:
    """The moves after which another round begins, or the last turn."""
    found: list[int] = []
    before = 0
    for entry in log:
        if entry.event["kind"] == "turn":
            now = entry.event["round"]
            if before and now != before:
                found.append(entry.move_index + 1)
            before = now
    return found
