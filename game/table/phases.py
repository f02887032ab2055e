"""The parts of a game, as far as its story tells them."""

from __future__ import annotations

from collections.abc import Sequence

from game.session.session import LogEntry


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
