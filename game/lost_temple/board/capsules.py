"""The capsule at a corner of each sanctuary: whose altar it is, and where it has room beside doors and values."""

from __future__ import annotations

from functools import lru_cache

from engine.lost_temple import PLAYERS, View, preview
from game.lost_temple.board import altar_leads, rooms
from game.lost_temple.board.altar_leads import AltarStanding
from game.lost_temple.board.mapping import LostTempleMapping
from game.screen.art import Point
from game.screen.palette import CREAM, INK
from game.screen.pen import Pen

CORNER = 41.0
"""Units from the middle of a room to the middle of its capsule."""
NUDGES = (0.0, 6.0, -6.0, 11.0, -11.0, 22.0, -22.0)
"""How far a capsule may stand beside the corner, nearest first."""
HALF_TALL = 11.0
HALF_WIDE = {1: 22.0, 2: 32.0, 3: 43.0, 4: 54.0}
"""Half of a capsule's sides by how many emblems it holds, in units of the art."""
DOOR, VALUE, PIECE = 9.0, 10.0, 9.0
"""Radii of what is to stay in sight."""
STEP = 22.0
LIGHT_ON = ("red", "black")
"""Players on whose colour letters are light."""
NEAR = 110.0
APART = 4.0
"""How much worse it is to lie over another capsule than over a door or a value."""
Lying = tuple[str, str, int, bool]
"""A place, its room, how that is turned, and whether a flag stands in it."""
SIDES: tuple[Point, ...] = ((17.3, -30), (34.6, 0), (17.3, 30), (-17.3, 30), (-34.6, 0), (-17.3, -30))
"""The middle of each side of a room."""


def draw(pen: Pen, laid: LostTempleMapping, view: View, more: str = "") -> None:
    """The capsules of all sanctuaries with a flag; with one more key of a colour those that it changes, dashed."""
    coming = altar_leads.changed(view, more) if more else []
    standings = _standings(view, more)
    offsets = _beside(laid, view, standings)
    for place, found in standings.items():
        if laid.touches(place):
            x, y = laid.places[place]
            dx, dy = offsets[place]
            at = (x + dx * pen.pixels, y + dy * pen.pixels)
            _draw(pen, at, found, dashed=place in coming)


def _standings(view: View, more: str = "") -> dict[str, AltarStanding]:
    """Who leads at the altars of all sanctuaries with a flag."""
    listed = {place: altar_leads.standing(view, place, more) for place in altar_leads.sanctuaries(view)}
    return {place: found for place, found in listed.items() if found is not None}


def _draw(pen: Pen, at: Point, found: AltarStanding, *, dashed: bool) -> None:
    seats = found.seats
    if len(seats) == 1:
        pen.put(f"altar-lead-{PLAYERS[seats[0]]}", at)
        ink = CREAM if PLAYERS[seats[0]] in LIGHT_ON else INK
        pen.number(altar_leads.POINTS, at, 9, 0, size=15, colour=ink)
    else:
        left = -(HALF_WIDE[len(seats)] - 11)
        for number, seat in enumerate(seats[:-1]):
            part = "left" if number == 0 else "between"
            pen.put(f"altar-{part}-{PLAYERS[seat]}", at, left + STEP * number, 0)
        sign = left + STEP * (len(seats) - 2) + 20
        pen.put(f"altar-right-{PLAYERS[seats[-1]]}", at, sign + 20, 0)
        pen.put("altar-tie" if found.certain else "altar-open", at, sign, 0)
    pen.put(f"altar-{'dashed' if dashed else 'rim'}-{len(seats)}", at)


# Where there is room


def spots(laid: LostTempleMapping, view: View, half_wide: dict[str, float]) -> dict[str, Point]:
    """From the middle of each sanctuary to its capsule, of which half the width is given.

    That is the corner, and the nudge, that covers least of what is to be seen, and nothing of the capsules before.
    """
    temple = view["temple"]
    lying = tuple((place, *_room(view, place)) for place in laid.drawing.cells if place in temple)
    return _spots(laid, lying, tuple(half_wide.items()))


@lru_cache(maxsize=16)
def _spots(
    laid: LostTempleMapping, lying: tuple[Lying, ...], wanted: tuple[tuple[str, float], ...]
) -> dict[str, Point]:
    """The same from what can be compared, so that it is only worked out when a room, a flag or a lead changes."""
    found: dict[str, Point] = {}
    taken: list[tuple[float, float, float]] = []
    for place, half in wanted:
        x, y = (side / laid.pixels for side in laid.places[place])
        things = _things(laid, lying, place)
        costs = {
            (dx, dy): _covers((dx, dy), half, things) + APART * _over(x + dx, y + dy, half, taken)
            for dx in NUDGES
            for dy in (-CORNER, CORNER)
        }
        found[place] = min(costs, key=lambda spot: costs[spot])
        taken.append((x + found[place][0], y + found[place][1], half))
    return found


def _over(x: float, y: float, half: float, taken: list[tuple[float, float, float]]) -> float:
    """How much a capsule at a point would lie over others."""
    return sum(
        max(0.0, half + other - abs(x - left)) for left, top, other in taken if abs(y - top) < 2 * HALF_TALL
    )


def free_corner(laid: LostTempleMapping, view: View, place: str) -> float:
    """Which corner of a dark room has no capsule: -1 the upper one, 1 the lower one."""
    return -1.0 if corner(laid, view, place) > 0 else 1.0


def corner(laid: LostTempleMapping, view: View, place: str) -> float:
    """At which corner of a room its capsule stands: -1 the upper one, 1 the lower one, 0 where there is none."""
    standings = _standings(view)
    if place not in standings:
        return 0.0
    return -1.0 if _beside(laid, view, standings)[place][1] < 0 else 1.0


def _beside(laid: LostTempleMapping, view: View, standings: dict[str, AltarStanding]) -> dict[str, Point]:
    return spots(laid, view, {place: HALF_WIDE[len(found.seats)] for place, found in standings.items()})


def _covers(spot: Point, half_wide: float, things: list[tuple[float, float, float]]) -> float:
    """How much of what is to be seen a capsule would hide."""
    found = 0.0
    for x, y, radius in things:
        across = half_wide + radius - abs(x - spot[0])
        down = HALF_TALL + radius - abs(y - spot[1])
        if across > 0 and down > 0:
            found += min(across, down)
    return found


def _things(laid: LostTempleMapping, lying: tuple[Lying, ...], place: str) -> list[tuple[float, float, float]]:
    """Doors, values and flags round a sanctuary, from its middle, with their radii in units of the art."""
    x, y = laid.places[place]
    found = []
    for other, name, rotation, taken in lying:
        left, top = laid.places[other]
        dx, dy = (left - x) / laid.pixels, (top - y) / laid.pixels
        if abs(dx) < NEAR and abs(dy) < NEAR:
            found += [(dx + a, dy + b, radius) for a, b, radius in _in_room(name, rotation, taken)]
    return found


def _room(view: View, place: str) -> tuple[str, int, bool]:
    """A room, how it is turned, and whether a flag stands in it."""
    room = view["temple"][place]
    return room["room"], room["rotation"], any(seat is not None for seat in room["spaces"])


def _in_room(name: str, rotation: int, taken: bool) -> list[tuple[float, float, float]]:
    if rooms.dark(name):
        return [(*space, VALUE) for space in rooms.SPACES]
    doors = [(*SIDES[side], DOOR) for side in preview.doors(name, rotation)]
    return [*doors, (0.0, -3.0 if taken else 0.0, PIECE if taken else VALUE)]
