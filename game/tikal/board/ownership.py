"""Who holds a temple, drawn at its plate: a ring in the owner's colour and a capsule with emblem and lead."""

from __future__ import annotations

from collections.abc import Sequence

from engine.tikal import PLAYERS, preview
from game.screen.art import Point
from game.screen.pen import Pen
from game.tikal.board.hexes import NUMBER, SMALL, plate_at
from game.tikal.board.pieces import INKS

CAPSULE_BELOW = 16.5
"""Units from the middle of the plate down to the middle of the capsule."""
LEAD_AT = 6.6
"""Units from the middle of the capsule to its number."""
SMALL_CAPSULE: Point = (38, -5)
SMALL_ZOOM = 1.3
"""Where the emblem lies on small hexes, and how much bigger it is; there is no room for the lead."""
RINGS = ("left", "right")


def draw_ring(pen: Pen, at: Point, hold: preview.Hold, tied: Sequence[int], bold: float) -> None:
    """The ring round the plate: of who holds the temple, half of it each of two who are tied."""
    x, y = plate_at(bold)
    if hold.seat >= 0:
        pen.put(f"ring-{PLAYERS[hold.seat]}", at, x, y, zoom=bold)
    elif len(tied) == len(RINGS):
        for side, seat in zip(RINGS, tied, strict=True):
            pen.put(f"ring-{side}-{PLAYERS[seat]}", at, x, y, zoom=bold)
    elif tied:
        pen.put("ring-tie", at, x, y, zoom=bold)


def draw_owner(pen: Pen, at: Point, hold: preview.Hold, tied: Sequence[int], bold: float) -> None:
    """The capsule at the plate: emblem and lead, the emblem alone of a guard, "=" for a tie."""
    x, y = plate_at(bold)
    y, zoom = y + CAPSULE_BELOW * bold, bold
    if bold >= SMALL:
        (x, y), zoom = SMALL_CAPSULE, SMALL_ZOOM
    if tied:
        pen.put("owner-tie", at, x, y, zoom=zoom)
    elif hold.seat >= 0:
        colour = PLAYERS[hold.seat]
        if hold.guarded or bold >= SMALL:
            pen.put(f"owner-guard-{colour}", at, x, y, zoom=zoom)
        else:
            pen.put(f"owner-{colour}", at, x, y, zoom=zoom)
            pen.number(f"+{hold.lead}", at, x + LEAD_AT * zoom, y, size=NUMBER * zoom, colour=INKS[colour])
