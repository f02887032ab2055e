"""The capsule at a corner of each sanctuary: whose altar it is, and where it has room beside doors and values."""

from __future__ import annotations

from engine.lost_temple import preview
from engine.lost_temple.components import PLAYERS
from engine.lost_temple.views import View
from game.lost_temple import leads, rooms
from game.lost_temple.ground import LostTempleGround
from game.lost_temple.leads import Standing
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
SIDES: tuple[Point, ...] = ((17.3, -30), (34.6, 0), (17.3, 30), (-17.3, 30), (-34.6, 0), (-17.3, -30))
"""The middle of each side of a room."""


def draw(pen: Pen, laid: LostTempleGround, view: View, more: str = "") -> None:
    """The capsules of all sanctuaries with a flag; with one more key of a colour those that it changes, dashed."""
    coming = leads.changed(view, more) if more else []
    for place in leads.sanctuaries(view):
        found = leads.standing(view, place, more)
        if found is not None and laid.touches(place):
            x, y = laid.places[place]
            dx, dy = offset(laid, view, place, len(found.seats))
            at = (x + dx * pen.pixels, y + dy * pen.pixels)
            _draw(pen, at, found, dashed=place in coming)


def _draw(pen: Pen, at: Point, found: Standing, *, dashed: bool) -> None:
    seats = found.seats
    if len(seats) == 1:
        pen.put(f"altar-lead-{PLAYERS[seats[0]]}", at)
        ink = CREAM if PLAYERS[seats[0]] in LIGHT_ON else INK
        pen.number(leads.POINTS, at, 9, 0, size=15, colour=ink)
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


def offset(laid: LostTempleGround, view: View, place: str, emblems: int) -> Point:
    """From the middle of a sanctuary to its capsule: the corner, and the nudge, that covers least."""
    things = _things(laid, view, place)
    spots = [(dx, dy) for dx in NUDGES for dy in (-CORNER, CORNER)]
    return min(spots, key=lambda spot: _covers(spot, HALF_WIDE[emblems], things))


def free_corner(laid: LostTempleGround, view: View, place: str) -> float:
    """Which corner of a dark room has no capsule: -1 the upper one, 1 the lower one."""
    found = leads.standing(view, place) if leads.colour_of(view, place) else None
    return 1.0 if found is None or offset(laid, view, place, len(found.seats))[1] < 0 else -1.0


def _covers(spot: Point, half_wide: float, things: list[tuple[float, float, float]]) -> float:
    """How much of what is to be seen a capsule would hide."""
    found = 0.0
    for x, y, radius in things:
        across = half_wide + radius - abs(x - spot[0])
        down = HALF_TALL + radius - abs(y - spot[1])
        if across > 0 and down > 0:
            found += min(across, down)
    return found


def _things(laid: LostTempleGround, view: View, place: str) -> list[tuple[float, float, float]]:
    """Doors, values and flags round a sanctuary, from its middle, with their radii in units of the art."""
    x, y = laid.places[place]
    found = []
    for other in laid.drawing.cells:
        left, top = laid.places[other]
        dx, dy = (left - x) / laid.pixels, (top - y) / laid.pixels
        if other in view["temple"] and abs(dx) < NEAR and abs(dy) < NEAR:
            found += [(dx + a, dy + b, radius) for a, b, radius in _in_room(view, other)]
    return found


def _in_room(view: View, place: str) -> list[tuple[float, float, float]]:
    room = view["temple"][place]
    name = room["room"]
    if rooms.dark(name):
        return [(*space, VALUE) for space in rooms.SPACES]
    doors = [(*SIDES[side], DOOR) for side in preview.doors(name, room["rotation"])]
    taken = any(seat is not None for seat in room["spaces"])
    return [*doors, (0.0, -3.0 if taken else 0.0, PIECE if taken else VALUE)]
