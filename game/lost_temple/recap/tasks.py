"""The tasks of a turn of Lost Temple: on the river, for each room, and what was delivered, played or scored.

The explorer's way to a room and the excavation there belong together. What a tile brings into the camp belongs to
the tile.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from engine.lost_temple import Event

ALONE = {"card": "card", "tent": "tent"}
"""Kinds of events that are a task of their own."""
REASONS = {"delivery": "delivery", "scoring": "scoring"}


@dataclass(slots=True)
class LostTempleTask:
    """One thing that was done: its kind, where, and everything that belongs to it."""

    kind: str
    place: str = ""
    events: list[Event] = field(default_factory=list)
    stops: list[str] = field(default_factory=list)
    """The places that the explorer went through to get here."""

    def of(self, kind: str, reason: str = "") -> list[Event]:
        """Its events of a kind."""
        return [one for one in self.events if one["kind"] == kind and reason in ("", one.get("reason"))]

    @property
    def points(self) -> int:
        """The points that it gave."""
        return sum(event["points"] for event in self.of("points"))


def gather(events: Sequence[Event]) -> list[LostTempleTask]:
    """The tasks of a player in the order they were begun."""
    found: list[LostTempleTask] = []
    for event in events:
        kind, reason = event["kind"], event.get("reason", "")
        if kind == "paddle":
            found.append(LostTempleTask("river", f"site {event['site']}", [event]))
        elif kind == "room":
            found.append(LostTempleTask("room", event["place"], [event]))
        elif kind in ("go", "back"):
            _walk(found, event)
        elif kind == "flag" or reason == "excavation":
            _at(found, event["place"]).events.append(event)
        elif kind in ALONE:
            found.append(LostTempleTask(ALONE[kind], "", [event]))
        elif reason == "delivery" and found and found[-1].kind == "river":
            found[-1].events.append(event)
        elif reason in REASONS:
            _like(found, REASONS[reason]).events.append(event)
    return found


def _walk(found: list[LostTempleTask], event: Event) -> None:
    """The explorer goes on: a way that ends nowhere in particular is the beginning of this one."""
    route = event["route"]
    last = next((one for one in reversed(found) if one.kind == "walk" and one.place == route[0]), None)
    if event["kind"] == "back" and last is not None:
        last.events.append(event)
        return
    if last is not None and last.stops and not last.of("flag"):
        found.remove(last)
        stops, events = [*last.stops, *route[1:]], [*last.events, event]
    else:
        stops, events = list(route), [event]
    if len(stops) > 1:
        found.append(LostTempleTask("walk", route[-1], events, stops))


def _at(found: list[LostTempleTask], place: str) -> LostTempleTask:
    """The task of the explorer at a place, who may have been there before."""
    for task in reversed(found):
        if task.kind == "walk" and task.place == place:
            return task
    found.append(LostTempleTask("walk", place))
    return found[-1]


def _like(found: list[LostTempleTask], kind: str) -> LostTempleTask:
    for task in found:
        if task.kind == kind:
            return task
    found.append(LostTempleTask(kind))
    return found[-1]
