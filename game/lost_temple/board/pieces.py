"""Where flags, explorers and the chests of the score track stand in the temple, and how they are drawn."""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable, Sequence
from typing import TypeVar

import pygame

from engine.lost_temple import PLAYERS, PlayerView, View
from game.lost_temple.board import capsules, mapping, rooms
from game.lost_temple.board.mapping import LostTempleMapping
from game.screen import text
from game.screen.art import Art, Point
from game.screen.pen import Pen

FLAG_ZOOM, DARK_FLAG = 0.95, 0.72
CHEST_APART = 6.0
"""Units between chests that share a score cell."""
K = TypeVar("K", bound=Hashable)


def draw_pieces(
    surface: pygame.Surface, art: Art, laid: LostTempleMapping, view: View, hides: Callable[[str], bool]
) -> None:
    """Everything that stands on the board and is not on its way."""
    pen, track = Pen(surface, art, laid.pixels), Pen(surface, art, laid.unit)
    draw_figures(pen, laid, view, hides)
    for seat, at in sorted(chests(laid, view).items(), key=lambda item: item[1][1]):
        if not hides(f"chest {seat}"):
            text.cover(track.put(f"chest-{PLAYERS[seat]}", at, zoom=laid.drawing.chest_zoom))


def draw_figures(
    pen: Pen,
    laid: LostTempleMapping,
    view: View,
    hides: Callable[[str], bool],
    only: Collection[str] | None = None,
) -> None:
    """The flags and explorers in the rooms, of some places or of all."""
    for (seat, place), at in flags(laid, view).items():
        if (only is None or place in only) and not hides(f"flag {seat} {place}"):
            pen.put(f"flag-{PLAYERS[seat]}", at, zoom=flag_zoom_at(view, place))
    for seat, at in explorers(laid, view).items():
        if (only is None or view["players"][seat]["place"] in only) and not hides(f"explorer {seat}"):
            pen.put(f"explorer-{PLAYERS[seat]}", at, zoom=explorer_zoom(view, seat))


# Flags


def flags(laid: LostTempleMapping, view: View) -> dict[tuple[int, str], Point]:
    """Where each flag in a light room stands; those of dark rooms stand on spaces."""
    players = view["players"]
    listed = [(place, seat) for seat, player in enumerate(players) for place in player["flags"]]
    visited = {player["place"] for player in players}
    return {
        (seat, place): laid.spot(place, spot)
        for place, seats in _shared(listed).items()
        if _light(view, place)
        for seat, spot in zip(seats, flag_spots(len(seats), place in visited), strict=True)
    }


def flag_at(laid: LostTempleMapping, view: View, seat: int, place: str) -> Point:
    """Where one flag stands, in a light room or on its space of a dark one."""
    known = flags(laid, view).get((seat, place))
    if known is not None:
        return known
    spaces = view["temple"][place]["spaces"]
    if len(spaces) == 1 or seat not in spaces:
        return laid.places[place]
    return laid.spot(place, rooms.SPACES[spaces.index(seat)])


def flag_spots(count: int, company: bool) -> list[Point]:
    """Where so many flags stand in a light room, apart from explorers if there are any."""
    if count == 1 and not company:
        return [(1, -3)]
    if count == 1:
        return [(-12, -3)]
    if count == 2 and not company:
        return [(-11, -3), (12, -3)]
    step = {2: 22.0, 3: 18.0, 4: 14.5}[count]
    return [((number - (count - 1) / 2) * step + 1, -11 if company else -3) for number in range(count)]


def flag_zoom(count: int) -> float:
    """Flags are smaller where many share a room, so that each can be seen."""
    return {1: FLAG_ZOOM, 2: 0.84, 3: 0.68, 4: 0.56}[max(1, count)]


def flag_zoom_at(view: View, place: str) -> float:
    """How big the flags of a room are, light or dark."""
    return flag_zoom(_flag_count(view, place)) if _light(view, place) else DARK_FLAG


# Explorers


def explorers(
    laid: LostTempleMapping, view: View, players: Sequence[PlayerView] | None = None
) -> dict[int, Point]:
    """Where each explorer stands, now or as players were before."""
    listed = [(player["place"], seat) for seat, player in enumerate(players or view["players"])]
    return {
        seat: spot
        for place, seats in _shared(listed).items()
        for seat, spot in zip(seats, _beside(laid, view, place, seats), strict=True)
    }


def _beside(laid: LostTempleMapping, view: View, place: str, seats: list[int]) -> list[Point]:
    if place == mapping.OUTSIDE:
        return [laid.at(*laid.drawing.outside[seat]) for seat in seats]
    light = _light(view, place)
    bonus = light and view["temple"][place]["spaces"][0] is None
    if not light:
        free = capsules.free_corner(laid, view, place) if place in laid.drawing.cells else 1.0
        return [laid.spot(place, spot) for spot in dark_spots(len(seats), free)]
    spots = explorer_spots(len(seats), _flag_count(view, place), bonus)
    return [laid.spot(place, spot) for spot in spots]


def dark_spots(count: int, free: float) -> list[Point]:
    """Where explorers stand in a dark room: at its corners, away from altar, values and the altar's capsule."""
    return [(0.0, 28 * free), (-31.0, 1.0), (31.0, 1.0), (0.0, -28 * free)][:count]


def explorer_spots(count: int, flags: int, bonus: bool) -> list[Point]:
    """Where so many explorers stand in a light room, beside flags or a free bonus space."""
    if bonus:
        return [((23, -23, 17, -17)[number], (5, 5, -17, -17)[number]) for number in range(count)]
    if flags <= 1:
        first = 11 if flags else -8 * (count - 1)
        step = 13 if flags else 16
        return [(first + step * number, 0 if count + flags <= 2 else 8) for number in range(count)]
    return [((number - (count - 1) / 2) * 17, 14) for number in range(count)]


def explorer_zoom(view: View, seat: int) -> float:
    """Explorers are smaller where many pieces share a room."""
    place = view["players"][seat]["place"]
    if place == mapping.OUTSIDE or place in mapping.SECRETS:
        return 0.95
    if not _light(view, place):
        return 0.68
    explorers, flags = sum(player["place"] == place for player in view["players"]), _flag_count(view, place)
    if not flags:
        return 0.72
    return 1.0 if explorers + flags <= 2 else 0.72


# Chests


def chests(laid: LostTempleMapping, view: View) -> dict[int, Point]:
    """Where each chest stands on the track; those with equal points are moved apart a little."""
    listed = [(player["score"] % mapping.TRACK, seat) for seat, player in enumerate(view["players"])]
    found = {}
    for score, seats in _shared(listed).items():
        x, y = laid.track(score)
        for number, seat in enumerate(seats):
            apart = CHEST_APART * laid.unit * (number - (len(seats) - 1) / 2)
            found[seat] = (x + apart, y + apart)
    return found


def _shared(listed: Sequence[tuple[K, int]]) -> dict[K, list[int]]:
    """The seats that share each place."""
    found: dict[K, list[int]] = {}
    for place, seat in listed:
        found.setdefault(place, []).append(seat)
    return found


def _flag_count(view: View, place: str) -> int:
    return sum(place in player["flags"] for player in view["players"])


def _light(view: View, place: str) -> bool:
    room = view["temple"][place].get("room", "") if place in view["temple"] else ""
    return bool(room) and not rooms.dark(room)
