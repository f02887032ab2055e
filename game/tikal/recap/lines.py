"""A task of a turn of Tikal as a line: two rows of words, an icon, a tag for the board, and a weight."""

from __future__ import annotations

from typing import Any

from engine.tikal import PLAYERS, View, preview
from game.screen.catalogue import Catalogue, listed
from game.table.recap.data import RecapLine
from game.tikal.recap.tasks import TikalTask
from game.tikal.words import naming

ARROW = " → "
WEIGHTS = {"guard": 60, "tile": 50, "find": 46, "uncover": 44, "holds": 36, "camp": 30, "people": 10}


def line(words: Catalogue, before: View, view: View, seat: int, task: TikalTask) -> RecapLine:
    """What was done at one place; members alone are worth more words where a temple changes hands by them."""
    clauses = _clauses(words, task)
    holds = _gained(before, view, seat, task.place)
    if len(clauses) == 1 and holds:
        clauses.append(words("tikal.recap.holds"))
    said = clauses[0] if len(clauses) == 1 else words("recap.both", first=clauses[0], second=clauses[1])
    weight = max(WEIGHTS["holds"] if holds else 0, *(WEIGHTS[name] for name in _kinds(task)))
    weight += min(4, len(task.uncovered))
    events = tuple(task.events)
    return RecapLine(
        seat, _icon(view, seat, task), said, (task.place,), task.ways, events, weight, tag(words, task)
    )


def _gained(before: View, view: View, seat: int, place: str) -> bool:
    """Whether a player holds a temple now and did not before."""
    if "value" not in view["board"][place]:
        return False
    return preview.hold(view, place).seat == seat and preview.hold(before, place).seat != seat


def _kinds(task: TikalTask) -> list[str]:
    """What was done, what matters most first."""
    done = {
        "guard": task.guarded,
        "tile": task.tile,
        "find": task.found,
        "uncover": task.uncovered,
        "camp": task.camp,
        "people": task.legs,
    }
    return [name for name, something in done.items() if something]


def grown(task: TikalTask) -> str:
    """The value of a temple before and after."""
    return f"{task.uncovered[0] - 1}{ARROW}{task.uncovered[-1]}"


def tag(words: Catalogue, task: TikalTask) -> str:
    """What stands beside the number on the board."""
    if task.uncovered:
        return grown(task)
    return words("recap.new") if task.tile else ""


def _clauses(words: Catalogue, task: TikalTask) -> list[str]:
    """One or two clauses; the first one names the place."""
    place, kinds = task.place, _kinds(task)
    work = [name for name in kinds if name in ("guard", "find", "uncover", "camp")]
    if task.tile:
        first = words(f"tikal.recap.tile.{preview.kind(task.tile)}", place=place)
        rest = work or [name for name in kinds if name == "people"]
        return [first, *(_second(words, task, name) for name in rest[:1])]
    if task.legs:
        return [_people(words, task, "at"), *(_second(words, task, name) for name in work[:1])]
    first = words(f"tikal.recap.{work[-1]}.at", place=place, **_values(words, task))
    return [first, *(_second(words, task, name) for name in work[:-1][:1])]


def _second(words: Catalogue, task: TikalTask, name: str) -> str:
    if name == "people":
        return _people(words, task, "there")
    return words(f"tikal.recap.{name}", **_values(words, task))


def _values(words: Catalogue, task: TikalTask) -> dict[str, Any]:
    found = listed(naming.the_treasure(words, name) for name in task.found)
    values = grown(task) if task.uncovered else ""
    return {"values": values, "treasure": found, "value": task.guarded}


def _people(words: Catalogue, task: TikalTask, form: str) -> str:
    """Who came: "at" names the place, "there" does not."""
    workers = sum(leg.member == "worker" for leg in task.legs)
    leader = workers < len(task.legs)
    who = "leader" if leader and not workers else "both" if leader else "workers"
    brought = form == "at" and all(len(leg.stops) == 1 for leg in task.legs)
    how = "brought" if brought else form
    return words(f"tikal.recap.{who}.{how}", count=workers, place=naming.hex_name(words, task.place))


def _icon(view: View, seat: int, task: TikalTask) -> str:
    colour, first = PLAYERS[seat], _kinds(task)[0]
    if first == "tile":
        kind = preview.kind(task.tile)
        return f"temple-{view['board'][task.place]['value']}" if kind == "temple" else f"terrain-{kind}"
    if first == "find":
        return "+".join(f"treasure-{name}" for name in task.found[:2])
    if first == "people":
        leader = any(leg.member == "leader" for leg in task.legs)
        return f"leader-{colour}" if leader else f"worker-{colour}"
    return "action-uncover" if first == "uncover" else f"{first}-{colour}"
