"""An errand of a turn of Tikal as a line: two rows of words, an icon, a tag for the board, and a weight."""

from __future__ import annotations

from typing import Any

from engine.tikal import PLAYERS, View, preview
from game.screen.catalogue import Catalogue
from game.table.recap.data import RecapLine
from game.tikal.recap.tasks import TikalTask
from game.tikal.words import naming

ARROW = " → "
WEIGHTS = {"guard": 60, "tile": 50, "find": 46, "uncover": 44, "holds": 36, "camp": 30, "people": 10}


def line(words: Catalogue, before: View, view: View, seat: int, errand: TikalTask) -> RecapLine:
    """What was done at one place; members alone are worth more words where a temple changes hands by them."""
    clauses = _clauses(words, errand)
    holds = _gained(before, view, seat, errand.place)
    if len(clauses) == 1 and holds:
        clauses.append(words("tikal.recap.holds"))
    said = clauses[0] if len(clauses) == 1 else words("recap.both", first=clauses[0], second=clauses[1])
    weight = max(WEIGHTS["holds"] if holds else 0, *(WEIGHTS[name] for name in _kinds(errand)))
    weight += min(4, len(errand.uncovered))
    events = tuple(errand.events)
    return RecapLine(
        seat, _icon(view, seat, errand), said, (errand.place,), errand.ways, events, weight, tag(words, errand)
    )


def _gained(before: View, view: View, seat: int, place: str) -> bool:
    """Whether a player holds a temple now and did not before."""
    if "value" not in view["board"][place]:
        return False
    return preview.hold(view, place).seat == seat and preview.hold(before, place).seat != seat


def _kinds(errand: TikalTask) -> list[str]:
    """What was done, what matters most first."""
    done = {
        "guard": errand.guarded,
        "tile": errand.tile,
        "find": errand.found,
        "uncover": errand.uncovered,
        "camp": errand.camp,
        "people": errand.legs,
    }
    return [name for name, something in done.items() if something]


def grown(errand: TikalTask) -> str:
    """The value of a temple before and after."""
    return f"{errand.uncovered[0] - 1}{ARROW}{errand.uncovered[-1]}"


def tag(words: Catalogue, errand: TikalTask) -> str:
    """What stands beside the number on the board."""
    if errand.uncovered:
        return grown(errand)
    return words("recap.new") if errand.tile else ""


def _clauses(words: Catalogue, errand: TikalTask) -> list[str]:
    """One or two clauses; the first one names the place."""
    place, kinds = errand.place, _kinds(errand)
    work = [name for name in kinds if name in ("guard", "find", "uncover", "camp")]
    if errand.tile:
        first = words(f"tikal.recap.tile.{preview.kind(errand.tile)}", place=place)
        rest = work or [name for name in kinds if name == "people"]
        return [first, *(_second(words, errand, name) for name in rest[:1])]
    if errand.legs:
        return [_people(words, errand, "at"), *(_second(words, errand, name) for name in work[:1])]
    first = words(f"tikal.recap.{work[-1]}.at", place=place, **_values(words, errand))
    return [first, *(_second(words, errand, name) for name in work[:-1][:1])]


def _second(words: Catalogue, errand: TikalTask, name: str) -> str:
    if name == "people":
        return _people(words, errand, "there")
    return words(f"tikal.recap.{name}", **_values(words, errand))


def _values(words: Catalogue, errand: TikalTask) -> dict[str, Any]:
    found = ", ".join(naming.the_treasure(words, name) for name in errand.found)
    values = grown(errand) if errand.uncovered else ""
    return {"values": values, "treasure": found, "value": errand.guarded}


def _people(words: Catalogue, errand: TikalTask, form: str) -> str:
    """Who came: "at" names the place, "there" does not."""
    workers = sum(leg.member == "worker" for leg in errand.legs)
    leader = workers < len(errand.legs)
    who = "leader" if leader and not workers else "both" if leader else "workers"
    brought = form == "at" and all(len(leg.stops) == 1 for leg in errand.legs)
    how = "brought" if brought else form
    return words(f"tikal.recap.{who}.{how}", count=workers, place=errand.place)


def _icon(view: View, seat: int, errand: TikalTask) -> str:
    colour, first = PLAYERS[seat], _kinds(errand)[0]
    if first == "tile":
        kind = preview.kind(errand.tile)
        return f"temple-{view['board'][errand.place]['value']}" if kind == "temple" else f"terrain-{kind}"
    if first == "find":
        return "+".join(f"treasure-{name}" for name in errand.found[:2])
    if first == "people":
        leader = any(leg.member == "leader" for leg in errand.legs)
        return f"leader-{colour}" if leader else f"worker-{colour}"
    return "action-uncover" if first == "uncover" else f"{first}-{colour}"
