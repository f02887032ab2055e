"""A picture of a table of Tikal, drawn from what everybody can see."""

from __future__ import annotations

from math import sqrt
from textwrap import wrap
from typing import Any

from ..tikal import board
from ..tikal import components as box
from ..tikal.views import HexView, PlayerView, View
from .canvas import Canvas, Colour, Point, between, hexagon
from .panel import INK, PAPER, panel

SIZE = (860, 470)
RADIUS = 46
PANEL = 620  # where the players' lines begin
LINE = 34  # letters of a line there
JUNGLE: Colour = (206, 214, 182)
KINDS: dict[str, Colour] = {
    "clearing": (150, 190, 110),
    "temple": (176, 168, 150),
    "ruin": (190, 156, 100),
    "base": (224, 200, 130),
    "volcano": (186, 84, 60),
}
STONE: Colour = (90, 82, 70)
SEATS: tuple[Colour, ...] = ((198, 40, 40), (240, 140, 20), (250, 250, 250), (40, 80, 190))


def picture(view: View) -> Any:
    """The jungle with its people on the left, the players on the right."""
    canvas = Canvas(*SIZE, PAPER)
    for cell in range(board.CELLS):
        _hex(canvas, cell, view["board"].get(board.NAMES[cell]))
    values = {name: entry.get("value", 0) for name, entry in view["board"].items()}
    for seat, player in enumerate(view["players"]):
        _people(canvas, seat, player, values)
        _panel(canvas, view, seat, player)
    _table(canvas, view)
    return canvas.picture()


def _centre(cell: int) -> Point:
    col, row = board.COL_ROW[cell]
    return 14 + RADIUS * (1 + 1.5 * col), 12 + RADIUS * sqrt(3) * (row + 0.5 + (col % 2) / 2)


def _hex(canvas: Canvas, cell: int, entry: HexView | None) -> None:
    centre = _centre(cell)
    corners = hexagon(centre, RADIUS - 1, 0)
    if entry is None:
        canvas.polygon(corners, JUNGLE)
        canvas.label(centre, board.NAMES[cell], (160, 170, 135))
        return
    tile = box.TILES.index(entry["tile"])
    kind = box.KIND_NAMES[box.KIND[tile]]
    canvas.polygon(corners, KINDS[kind])
    top = (centre[0], centre[1] - 24)
    if kind == "temple":
        canvas.label(top, str(entry["value"]), INK, 2)
    elif kind == "ruin":
        canvas.label(top, f"{entry['treasures']}?", INK, 1.5)
    else:
        canvas.label(top, {"clearing": board.NAMES[cell]}.get(kind, kind), INK)
    for side, stones in enumerate(board.STONES[tile][entry["rotation"]]):
        # Sides go clockwise from the north, corners from the right.
        start, end = corners[(side + 4) % 6], corners[(side + 5) % 6]
        for stone in range(stones):
            place = between(start, end, 0.5 + (stone - (stones - 1) / 2) * 0.2)
            canvas.disc(between(place, centre, 0.1), 3.5, STONE)


def _people(canvas: Canvas, seat: int, player: PlayerView, values: dict[str, int]) -> None:
    """Workers as discs with their number, the leader as a square, camps as tents; a guard frames the value."""
    for name in {*player["workers"], player["leader"], *player["camps"], *player["guards"]} & set(board.NAMES):
        x, y = _centre(board.NAMES.index(name))
        spot = (x - 22 + seat % 2 * 26, y - 8 + seat // 2 * 20)
        if name in player["camps"]:
            canvas.polygon(_tent(spot, 10), INK)
            canvas.polygon(_tent(spot, 8), SEATS[seat])
        if name in player["guards"]:
            canvas.rectangle((x - 17, y - 35), (34, 22), INK)
            canvas.rectangle((x - 16, y - 34), (32, 20), SEATS[seat])
            canvas.label((x, y - 24), str(values[name]), INK, 2)
        workers = player["workers"].get(name, 0)
        if workers:
            canvas.disc(spot, 8, INK)
            canvas.disc(spot, 7, SEATS[seat])
            canvas.label(spot, str(workers), INK)
        if player["leader"] == name:
            canvas.rectangle((spot[0] + 8, spot[1] - 7), (12, 14), INK)
            canvas.rectangle((spot[0] + 9, spot[1] - 6), (10, 12), SEATS[seat])
            canvas.label((spot[0] + 14, spot[1]), "L", INK)


def _tent(spot: Point, size: float) -> list[Point]:
    x, y = spot
    return [(x, y - size - 3), (x + size + 3, y + size - 2), (x - size - 3, y + size - 2)]


def _panel(canvas: Canvas, view: View, seat: int, player: PlayerView) -> None:
    top = 20 + seat * 82
    title = f"{box.PLAYERS[seat]} {player['score']}"
    panel(canvas, (PANEL, top), 76, SEATS[seat], title, view["to_move"] == seat)
    leader = player["leader"] if player["leader"] not in board.NAMES else f"at {player['leader']}"
    camps, guards = box.CAMPS - len(player["camps"]), box.GUARDS - len(player["guards"])
    treasures = ", ".join(f"{count} {name}" for name, count in player["treasures"].items())
    lines = [
        f"workers left {player['supply']}, leader {leader}",
        f"camps left {camps}, guards left {guards}",
        *wrap(f"treasures: {treasures or '-'}", LINE),
    ]
    canvas.lines((PANEL + 22, top + 20), lines, INK, 11)


def _table(canvas: Canvas, view: View) -> None:
    decision = view["decision"]["step"]
    lines = [
        f"{decision}, {view['action_points']} points left" if decision == "act" else decision,
        f"tile {view['tile'] or '-'}, {view['stack']} in the stack",
    ]
    if view["auction"]["shown"]:
        lines.append(f"on show: {len(view['auction']['shown'])} tiles, bid {view['auction']['bid']}")
    canvas.lines((PANEL, 360), lines, INK, 16)
