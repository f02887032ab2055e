"""Sums over the story of a game: how the scores grew, where points came from, when another stage began.

Plain numbers from the log of a session; nothing is drawn here.
"""

from collections.abc import Iterable, Sequence

from game.session.session import LogEntry


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


def stage_changes(log: Sequence[LogEntry], field: str, unmarked: str = "") -> list[int]:
    """The moves after which the turns are of another stage, by this field of their events.

    The beginning of the game is no change, and neither is the stage that is to be left unmarked.
    """
    found = []
    before: object = None
    for entry in log:
        if entry.event["kind"] == "turn":
            now = entry.event[field]
            if before and now not in (before, unmarked):
                found.append(entry.move_index + 1)
            before = now
    return found
