"""Where camps, guards, leaders and workers stand on a hex, and how they are drawn."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine.tikal import PLAYERS, PlayerView
from game.screen import palette
from game.screen.art import Point
from game.screen.pen import Pen
from game.tikal.board.hexes import NUMBER, SMALL

INKS = palette.ON_SEAT
"""The ink of numbers on each player's colour."""
GROUP_SPOTS: tuple[tuple[Point, ...], ...] = (
    (),
    ((0, 26),),
    ((-15, 26), (15, 26)),
    ((-15, 26), (15, 26), (0, 43)),
    ((-15, 26), (15, 26), (-15, 43), (15, 43)),
)
GROUP_ZOOM = 0.92
SMALL_GROUP_SPOTS: tuple[tuple[Point, ...], ...] = (
    (),
    ((0, 29),),
    ((-20, 29), (20, 29)),
    ((-20, 15), (20, 15), (0, 40)),
    ((-20, 15), (20, 15), (-20, 40), (20, 40)),
)
"""Where groups stand on small hexes, as a number without a figure."""
NUMBER_AT, SMALL_NUMBER_AT = (8.6, 1.6), (4.6, 0.0)
"""Where the number lies on the picture of a group, and on a small one."""
LEADER_SPOTS: tuple[Point, ...] = ((-36, 0), (36, 0), (-26, -26), (36, -28))
TEMPLE_LEADER_SPOTS: tuple[Point, ...] = ((-38, 0), (47, -1), (-13, -9), (24, -36))
"""Where leaders stand beside a temple: none of them hides its value or who holds it."""
SMALL_LEADER_SPOTS: tuple[Point, ...] = ((-38, -4), (-24, -30), (50, -30), (52, 12))
"""The same on small hexes."""
LEADER_ZOOM = 0.9
GUARD_AT: Point = (-19, 5)
GUARD_LEADER_AT: Point = (-46, 0)
"""Where a leader stands beside a guard."""
CAMP_AT: Point = (0, -8)


@dataclass(frozen=True, slots=True)
class Piece:
    """One thing that stands on a hex: its kind, whose it is, where, and how many it stands for."""

    kind: str
    seat: int
    spot: Point
    count: int = 0


def standing(players: Sequence[PlayerView], place: str, *, temple: bool, bold: float = 1) -> list[Piece]:
    """Everything of the players on a hex, in the order in which it is drawn; `bold` says how small hexes are."""
    guards = [Piece("guard", seat, GUARD_AT) for seat, one in enumerate(players) if place in one["guards"]]
    small = bold >= SMALL
    spots = LEADER_SPOTS if not temple else SMALL_LEADER_SPOTS if small else TEMPLE_LEADER_SPOTS
    if guards:
        spots = (GUARD_LEADER_AT, *spots[1:])
    leaders = [seat for seat, one in enumerate(players) if one["leader"] == place]
    groups = [(seat, one["workers"][place]) for seat, one in enumerate(players) if one["workers"].get(place)]
    rows = (SMALL_GROUP_SPOTS if small else GROUP_SPOTS)[len(groups)]
    return [
        *(Piece("camp", seat, CAMP_AT) for seat, one in enumerate(players) if place in one["camps"]),
        *(Piece("leader", seat, spot) for seat, spot in zip(leaders, spots, strict=False)),
        *guards,
        *(Piece("group", seat, spot, count) for (seat, count), spot in zip(groups, rows, strict=True)),
    ]


def spot_of(standing: Sequence[Piece], seat: int, member: str) -> Point:
    """Where a player's leader or workers stand among what stands on a hex, in units from its middle."""
    kind = "leader" if member == "leader" else "group"
    return next((one.spot for one in standing if (one.kind, one.seat) == (kind, seat)), GROUP_SPOTS[1][0])


def draw_piece(pen: Pen, at: Point, piece: Piece, bold: float) -> None:
    """A piece on its hex; numbers are enlarged by `bold`."""
    (x, y), colour = piece.spot, PLAYERS[piece.seat]
    if piece.kind != "group":
        pen.put(f"{piece.kind}-{colour}", at, x, y, zoom=LEADER_ZOOM if piece.kind == "leader" else 1.0)
        return
    small = bold >= SMALL
    zoom, (across, down) = (bold, SMALL_NUMBER_AT) if small else (GROUP_ZOOM * bold, NUMBER_AT)
    pen.put(f"{'pill' if small else 'group'}-{colour}", at, x, y, zoom=zoom)
    pen.number(str(piece.count), at, x + across * zoom, y + down * zoom, size=NUMBER * bold, colour=INKS[colour])
