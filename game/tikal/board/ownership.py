"""Who holds a temple, drawn at its plate: a ring in the owner's colour and a capsule with emblem and lead."""

from __future__ import annotations

from collections.abc import Sequence

from engine.tikal import PLAYERS, preview
from game.screen.art import Point
from game.screen.pen import Pen
from game.tikal.board.hexes import NUMBER, SMALL, plate_at
from game.tikal.board.pieces import INKS, Piece

CAPSULE_BELOW = 16.5
"""Units from the middle of the plate down to the middle of the capsule."""
LEAD_AT = 6.6
"""Units from the middle of the capsule to its number."""
SMALL_CAPSULE: Point = (38, -5)
SMALL_ZOOM = 1.3
"""Where the emblem lies on small hexes, and how much bigger it is; there is no room for the lead."""
CAPSULE, GROUP = (18.5, 7.0), (14.0, 9.0)
"""Half the width and height of the capsule, and of a group of workers."""
RINGS = ("left", "right")


def _capsule_at(bold: float) -> Point:
    """Where the middle of the capsule lies."""
    x, y = plate_at(bold)
    return SMALL_CAPSULE if bold >= SMALL else (x, y + CAPSULE_BELOW * bold)


def hidden(standing: Sequence[Piece], bold: float) -> bool:
    """Whether workers stand over the capsule, as they may where they give way to the menu; the ring is seen."""
    x, y = _capsule_at(bold)
    across, down = (bold * (one + other) for one, other in zip(CAPSULE, GROUP, strict=True))
    groups = (piece.spot for piece in standing if piece.kind == "group")
    return any(abs(left - x) < across and abs(top - y) < down for left, top in groups)


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
    (x, y), zoom = _capsule_at(bold), SMALL_ZOOM if bold >= SMALL else bold
    if tied:
        pen.put("owner-tie", at, x, y, zoom=zoom)
    elif hold.seat >= 0:
        colour = PLAYERS[hold.seat]
        if hold.guarded or bold >= SMALL:
            pen.put(f"owner-guard-{colour}", at, x, y, zoom=zoom)
        else:
            pen.put(f"owner-{colour}", at, x, y, zoom=zoom)
            pen.number(f"+{hold.lead}", at, x + LEAD_AT * zoom, y, size=NUMBER * zoom, colour=INKS[colour])
