"""Sums over the story of a game: how the scores grew, where points came from, what a scoring consists of.

Plain numbers from the log of a session; nothing is drawn here.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

from engine.tikal import prospects
from game.play.session import LogEntry

Event = dict[str, Any]
AT_SCORINGS = ("camp keys", "altar", "treasures left", "end card", "temple", "treasures")
"""The reasons that only a scoring gives points for, in both games."""


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
    """A scoring as rows in the order of the rules: one per reason, altars and temples by place, end cards by card.

    In Tikal everybody scores temples and then treasures in turn; all temples come before the treasures here.
    """
    found: dict[tuple[object, ...], Row] = {}
    for event in scoring_events(events):
        row = found.setdefault((event["reason"], event.get("place"), event.get("card")), Row(event))
        row.points[event["seat"]] = event["points"]
        if event.get("sets"):
            row.sets[event["seat"]] = _set_points(event["sets"])
    return sorted(found.values(), key=lambda row: row.event["reason"] == "treasures")


def _set_points(sets: list[int] | dict[str, int]) -> list[int]:
    """What each set gives: told in points, or in Tikal as how many of each type."""
    return sets if isinstance(sets, list) else sorted(prospects.treasure_points(sets).values(), reverse=True)


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


def turning_points(log: Sequence[LogEntry]) -> list[int]:
    """The moves after which another round begins, or the last turn; in Tikal those that end a scoring round."""
    found: list[int] = []
    before: object = 0
    for entry in log:
        if entry.event["kind"] == "turn":
            now = entry.event.get("round", entry.event.get("scoring"))
            if before and now != before and now != "volcano":
                found.append(entry.move_index + 1)
            before = now
    return found
