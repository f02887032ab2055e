"""Where camps, guards, leaders and workers stand on a hex, and how they and the control of a temple are drawn."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine.tikal import preview
from engine.tikal.components import PLAYERS
from engine.tikal.views import PlayerView
from game.screen.art import Point
from game.screen.pen import Pen
from game.tikal.hexes import PLATE

INKS = {"red": "#FFFFFF", "orange": "#4A2100", "white": "#3C3A34", "blue": "#FFFFFF"}
"""The ink of numbers on each player's colour."""
GROUP_SPOTS: tuple[tuple[Point, ...], ...] = (
    (),
    ((0, 23),),
    ((-15.5, 23), (15.5, 23)),
    ((-27, 20), (0, 31), (27, 20)),
    ((-27, 17), (27, 17), (-14, 34), (14, 34)),
)
GROUP_ZOOMS = (1.0, 1.0, 0.92, 0.86, 0.8)
BOLD_SPOTS: tuple[tuple[Point, ...], ...] = (
    (),
    ((0, 23),),
    ((-22, 23), (20, 23)),
    ((-23, 15), (20, 15), (-2, 38)),
    ((-23, 13), (20, 13), (-23, 37), (20, 37)),
)
"""Where groups stand on small hexes, and how much bigger than the drawings say they get there."""
BOLD_ZOOM = 1.22
SMALL = 1.2
"""Numbers that are enlarged so much mean small hexes."""
NUMBER_AT: Point = (8.6, 1.6)
LEADER_SPOTS: tuple[Point, ...] = ((-36, 0), (36, 0), (-26, -24), (30, -28))
LEADER_ZOOM = 0.9
GUARD_AT: Point = (-19, 5)
CAMP_AT: Point = (0, -8)


@dataclass(frozen=True, slots=True)
class Piece:
    """One thing that stands on a hex: its kind, whose it is, where, how big, and how many it stands for."""

    kind: str
    seat: int
    spot: Point
    zoom: float
    count: int = 0


def standing(players: Sequence[PlayerView], place: str, bold: float = 1) -> list[Piece]:
    """Everything of the players on a hex, in the order in which it is drawn; `bold` enlarges groups."""
    found = [Piece("camp", seat, CAMP_AT, 1.0) for seat, one in enumerate(players) if place in one["camps"]]
    found += [Piece("guard", seat, GUARD_AT, 1.0) for seat, one in enumerate(players) if place in one["guards"]]
    leaders = [seat for seat, one in enumerate(players) if one["leader"] == place]
    for seat, spot in zip(leaders, LEADER_SPOTS, strict=False):
        found.append(Piece("leader", seat, spot, LEADER_ZOOM))
    groups = [(seat, one["workers"][place]) for seat, one in enumerate(players) if one["workers"].get(place)]
    spots, zoom = GROUP_SPOTS[len(groups)], GROUP_ZOOMS[len(groups)]
    if bold >= SMALL:
        spots, zoom = BOLD_SPOTS[len(groups)], BOLD_ZOOM
    found += [Piece("group", seat, spot, zoom, count) for (seat, count), spot in zip(groups, spots, strict=True)]
    return found


def spot_of(players: Sequence[PlayerView], place: str, seat: int, member: str) -> Point:
    """Where a player's leader or workers stand on a hex, in units from its middle."""
    kind = "leader" if member == "leader" else "group"
    for piece in standing(players, place):
        if (piece.kind, piece.seat) == (kind, seat):
            return piece.spot
    return (0.0, 23.0)


def draw_piece(pen: Pen, at: Point, piece: Piece) -> None:
    """A piece on its hex."""
    (x, y), colour = piece.spot, PLAYERS[piece.seat]
    if piece.kind != "group":
        pen.put(f"{piece.kind}-{colour}", at, x, y, zoom=piece.zoom)
        return
    zoom = piece.zoom
    pen.put(f"group-{colour}", at, x, y, zoom=zoom)
    number = (x + NUMBER_AT[0] * zoom, y + NUMBER_AT[1] * zoom)
    pen.number(str(piece.count), at, *number, size=12 * zoom, colour=INKS[colour])


def draw_control(pen: Pen, at: Point, hold: preview.Hold, bold: float = 1) -> None:
    """The ring of who holds a temple round its value, and their lead in strength beside it."""
    if hold.seat < 0:
        return
    colour = PLAYERS[hold.seat]
    pen.put(f"control-{colour}", at, *PLATE, zoom=bold)
    if hold.lead:
        x, y = PLATE[0] + 2, PLATE[1] + (17 if bold < SMALL else -19 * bold)
        pen.put(f"lead-{colour}", at, x, y, zoom=bold)
        pen.number(f"+{hold.lead}", at, x, y, size=9.5 * bold, colour=INKS[colour])
