"""A picture of a table of Lost Temple, drawn from what everybody can see."""

from __future__ import annotations

from math import sqrt
from textwrap import wrap
from typing import Any

from ..lost_temple import board
from ..lost_temple import components as box
from ..lost_temple.views import PlayerView, RoomView, View
from .canvas import Canvas, Colour, Point, between, hexagon
from .panel import INK, PAPER, panel

SIZE = (860, 620)
RADIUS = 46
PANEL = 530  # where the players' lines begin
RIVER = 470  # where the river begins, from the top
LINE = 52  # letters of a line there
UNKNOWN: Colour = (214, 202, 174)
DARK: Colour = (92, 86, 84)
COLOURS: dict[str, Colour] = {
    "pink": (226, 120, 160),
    "blue": (90, 140, 210),
    "green": (100, 170, 90),
    "yellow": (230, 196, 70),
    "brown": (160, 110, 70),
    "multicoloured": (200, 200, 200),
    "treasure": (214, 170, 50),
}
SEATS: tuple[Colour, ...] = ((198, 40, 40), (240, 140, 20), (20, 20, 20), (214, 190, 150))


def picture(view: View) -> Any:
    """The temple and the river on the left, the players on the right."""
    canvas = Canvas(*SIZE, PAPER)
    for place in range(board.OUTSIDE):
        _place(canvas, view, place)
    for seat, player in enumerate(view["players"]):
        _explorer(canvas, seat, player)
        _panel(canvas, view, seat, player)
    _river(canvas, view)
    return canvas.picture()


def _centre(place: int) -> Point:
    if place >= board.CELLS:  # secret rooms, and outside after them
        return 50 + (place - board.CELLS) * 66, 430
    row, col = board.ROW_COL[place]
    shift = 1 if board.ROWS[row] == 5 else 0.5
    return 12 + RADIUS * sqrt(3) * (col + shift), 12 + RADIUS * (1 + 1.5 * row)


def _place(canvas: Canvas, view: View, place: int) -> None:
    name = board.PLACE_NAMES[place]
    room = view["temple"].get(name)
    centre = _centre(place)
    if place >= board.CELLS:
        canvas.rectangle((centre[0] - 30, centre[1] - 24), (60, 48), DARK if room else UNKNOWN)
        canvas.label((centre[0], centre[1] - 14), name, PAPER)
    else:
        _room(canvas, room, place, centre)
    if room:
        _spaces(canvas, room, place, centre)
        _flags(canvas, view, name, centre)


def _room(canvas: Canvas, room: RoomView | None, place: int, centre: Point) -> None:
    corners = hexagon(centre, RADIUS - 1, -1 / 4)
    if room is None:
        canvas.polygon(corners, UNKNOWN)
        canvas.label(centre, board.PLACE_NAMES[place], (170, 156, 126))
        return
    number = box.ROOMS.index(room["room"])
    colour = COLOURS[room["room"].split("-")[0]]
    if number >= box.LIGHT_ROOMS:
        canvas.polygon(corners, colour)
        canvas.polygon(hexagon(centre, RADIUS - 7, -1 / 4), DARK)
        return
    canvas.polygon(corners, tuple(round(255 - (255 - part) * 0.45) for part in colour))  # type: ignore[arg-type]
    for side in range(6):
        if board.ROOM_DOORS[number][room["rotation"]] >> side & 1:
            start, end = corners[side], corners[(side + 1) % 6]
            one, other = (between(between(start, end, share), centre, 0.06) for share in (0.25, 0.75))
            canvas.line(one, other, 7, colour)


def _spaces(canvas: Canvas, room: RoomView, place: int, centre: Point) -> None:
    """What each space gives, or the flag on it; light rooms in ink, dark ones in white."""
    known = box.SECRET_ROOMS[place - board.CELLS : place - board.CELLS + 1]
    rewards = box.SPACES[box.ROOMS.index(room["room"])] if place < board.CELLS else known
    for i, (seat, reward) in enumerate(zip(room["spaces"], rewards, strict=True)):
        single = len(rewards) == 1
        spot = centre if single else (centre[0] - 14 + i % 2 * 28, centre[1] - 14 + i // 2 * 22)
        if seat is not None:
            _flag(canvas, spot, seat)
            continue
        text = f"{reward.points or ''}{'T' * reward.treasure}{'C' * reward.card}"
        light = place < board.CELLS and single
        canvas.label(spot, text, INK if light else PAPER, 1.5)


def _flags(canvas: Canvas, view: View, name: str, centre: Point) -> None:
    """Flags in a light room beside the first one, which has the space."""
    room = view["temple"][name]
    others = [s for s, p in enumerate(view["players"]) if name in p["flags"] and s not in room["spaces"]]
    for i, seat in enumerate(others):
        _flag(canvas, (centre[0] - 14 + i * 14, centre[1] - 20), seat)


def _flag(canvas: Canvas, spot: Point, seat: int) -> None:
    x, y = spot
    canvas.rectangle((x - 6, y - 8), (2, 17), INK)
    canvas.rectangle((x - 5, y - 9), (14, 11), INK)
    canvas.rectangle((x - 4, y - 8), (12, 9), SEATS[seat])


def _explorer(canvas: Canvas, seat: int, player: PlayerView) -> None:
    x, y = _centre(board.PLACE_NAMES.index(player["place"]))
    _piece(canvas, (x - 24 + seat * 16, y + 16), seat)


def _piece(canvas: Canvas, spot: Point, seat: int) -> None:
    canvas.disc(spot, 8, PAPER)
    canvas.disc(spot, 7, INK)
    canvas.disc(spot, 6, SEATS[seat])


def _panel(canvas: Canvas, view: View, seat: int, player: PlayerView) -> None:
    top = 20 + seat * 92
    title = f"{box.PLAYERS[seat]} {player['score']}"
    panel(canvas, (PANEL, top), 86, SEATS[seat], title, view["to_move"] == seat)
    x = PANEL + 22
    for colour, number in player["backpack"].items():
        for _ in range(number):
            canvas.disc((x + 5, top + 26), 5, COLOURS[colour])
            x += 13
    hidden = {name: _count(player[name]) for name in ("camp", "treasures", "cards")}
    lines = [
        f"flags left {box.FLAGS - len(player['flags'])}, passages {player['passages']}",
        f"camp keys {hidden['camp']}, tent {'up' if player['tent'] else 'used'}",
        f"treasures {hidden['treasures']}, cards {hidden['cards']}",
    ]
    canvas.lines((PANEL + 22, top + 38), lines, INK, 12)


def _count(things: dict[str, int] | int) -> int:
    """What a player hides is a number; of what lies open only the number is shown as well."""
    return things if isinstance(things, int) else sum(things.values())


def _river(canvas: Canvas, view: View) -> None:
    prices = ", ".join(f"{name} {price}" for name, price in view["prices"].items())
    lines = [f"{view['round']}: {view['decision']['step']}", *wrap(f"prices: {prices}", LINE)]
    canvas.lines((PANEL, 400), lines, INK, 14)
    canvas.label((_centre(board.OUTSIDE)[0], 412), "outside", INK)
    for site, tiles in enumerate(view["river"]):
        left = 14 + site * 140
        canvas.rectangle((left, RIVER), (132, 140), (150, 190, 214))
        canvas.text((left + 6, RIVER + 6), f"site {site}", INK)
        boats = [seat for seat, player in enumerate(view["players"]) if player["site"] == site]
        for i, seat in enumerate(boats):
            _piece(canvas, (left + 62 + i * 18, RIVER + 11), seat)
        canvas.lines((left + 6, RIVER + 28), tiles, INK, 14)
        after = "seaplane" if site in box.SEAPLANES_AFTER else "forest" if site == box.FOREST_AFTER else ""
        if after:
            canvas.text((left + 6, RIVER + 124), f"then {after}", INK)
