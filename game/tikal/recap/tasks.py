"""The tasks of a turn of Tikal: for each place who went there and what was done there.

Moves to one place and the work there belong together. A member that only passes through a place on its way is
counted where it ends up.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field

from engine.tikal import Event
from game.table.recap.data import RecapWay


@dataclass(slots=True)
class Leg:
    """One member on its way."""

    member: str
    stops: list[str]
    events: list[Event]


@dataclass(slots=True)
class TikalTask:
    """What was done at one place."""

    place: str
    tile: str = ""
    legs: list[Leg] = field(default_factory=list)
    uncovered: list[int] = field(default_factory=list)
    """The temple's value after each level that was uncovered."""
    found: list[str] = field(default_factory=list)
    camp: bool = False
    guarded: int = 0
    """The value of the temple that has a guard now."""
    work: list[Event] = field(default_factory=list)

    @property
    def empty(self) -> bool:
        """Whether nothing was done here in the end."""
        return not (self.legs or self.work)

    @property
    def events(self) -> list[Event]:
        """Everything that belongs to it, in no order."""
        return [*self.work, *(event for leg in self.legs for event in leg.events)]

    @property
    def ways(self) -> tuple[RecapWay, ...]:
        """The ways on which members came, those of several members once."""
        counted = Counter(tuple(leg.stops) for leg in self.legs if len(leg.stops) > 1)
        return tuple(RecapWay(stops, count) for stops, count in counted.items())


def gather(events: Sequence[Event]) -> list[TikalTask]:
    """The tasks of a player in the order they were begun."""
    tasks: dict[str, TikalTask] = {}

    def at(place: str) -> TikalTask:
        return tasks.setdefault(place, TikalTask(place))

    for event in events:
        kind = event["kind"]
        if kind == "move":
            start, goal = event["route"][0], event["route"][-1]
            leg = _going_on(tasks.get(start), event["member"])
            if leg is None:
                leg = Leg(event["member"], [start], [])
            if start in tasks and tasks[start].empty:
                del tasks[start]
            leg.stops += event["route"][1:]
            leg.events.append(event)
            at(goal).legs.append(leg)
        elif kind == "bring":
            at(event["place"]).legs.append(Leg(event["member"], [event["place"]], [event]))
        elif kind in WORK:
            task = at(event["place"])
            task.work.append(event)
            WORK[kind](task, event)
    return list(tasks.values())


def _going_on(task: TikalTask | None, member: str) -> Leg | None:
    """The leg of a member that came here in the same turn and did not work."""
    if task is None or any(event["kind"] != "place" for event in task.work):
        return None
    leg = next((leg for leg in reversed(task.legs) if leg.member == member), None)
    if leg is not None:
        task.legs.remove(leg)
    return leg


def _tile(task: TikalTask, event: Event) -> None:
    task.tile = event["tile"]


def _uncover(task: TikalTask, event: Event) -> None:
    task.uncovered.append(event["value"])


def _recover(task: TikalTask, event: Event) -> None:
    task.found.append(event["treasure"])


def _camp(task: TikalTask, event: Event) -> None:
    task.camp = True


def _guard(task: TikalTask, event: Event) -> None:
    task.guarded = event["value"]


WORK = {"place": _tile, "uncover": _uncover, "recover": _recover, "camp": _camp, "guard": _guard}
