"""Where flags, explorers and the chests of the score track stand in the temple, and how they are drawn."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import TypeVar

import pygame

from engine.lost_temple.components import PLAYERS
from engine.lost_temple.views import PlayerView, View
from game.lost_temple import ground, rooms
from game.lost_temple.ground import LostTempleGround
from game.screen.art import Art, Point
from game.screen.pen import Pen

FLAG_ZOOM = 0.95
CHEST_APART = 6.0
"""Units between chests that share a score cell."""
K = TypeVar("K", bound=Hashable)


def draw_pieces(
    surface: pygame.Surface, art: Art, laid: LostTempleGround, view: View, hides: Callable[[str], bool]
) -> None:
    """Everything that stands on the board and is not on its way."""
    pen, track = Pen(surface, art, laid.pixels), Pen(surface, art, laid.unit)
    for (seat, place), at in flags(laid, view).items():
        if not hides(f"flag {seat} {place}"):
            pen.put(f"flag-{PLAYERS[seat]}", at, zoom=FLAG_ZOOM)
    for seat, at in explorers(laid, view).items():
        if not hides(f"explorer {seat}"):
            pen.put(f"explorer-{PLAYERS[seat]}", at, zoom=explorer_zoom(view, seat))
    for seat, at in sorted(chests(laid, view).items(), key=lambda item: item[1][1]):
        if not hides(f"chest {seat}"):
            track.put(f"chest-{PLAYERS[seat]}", at, zoom=laid.drawing.chest_zoom)


# Flags


def flags(laid: LostTempleGround, view: View) -> dict[tuple[int, str], Point]:
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


def flag_at(laid: LostTempleGround, view: View, seat: int, place: str) -> Point:
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
        return [(-11, -3)]
    if count == 2 and not company:
        return [(-10, -3), (11, -3)]
    step = 36 / (count - 1)
    return [(-18 + step * number, -11) for number in range(count)]


# Explorers


def explorers(laid: LostTempleGround, view: View, players: Sequence[PlayerView] | None = None) -> dict[int, Point]:
    """Where each explorer stands, now or as players were before."""
    listed = [(player["place"], seat) for seat, player in enumerate(players or view["players"])]
    return {
        seat: spot
        for place, seats in _shared(listed).items()
        for seat, spot in zip(seats, _beside(laid, view, place, seats), strict=True)
    }


def _beside(laid: LostTempleGround, view: View, place: str, seats: list[int]) -> list[Point]:
    if place == ground.OUTSIDE:
        return [laid.at(*laid.drawing.outside[seat]) for seat in seats]
    light = _light(view, place)
    bonus = light and view["temple"][place]["spaces"][0] is None
    spots = explorer_spots(len(seats), _flag_count(view, place), bonus, not light)
    return [laid.spot(place, spot) for spot in spots]


def explorer_spots(count: int, flags: int, bonus: bool, dark: bool) -> list[Point]:
    """Where so many explorers stand in a room, beside flags, a free bonus space or an altar."""
    if dark:
        return [(-12 * (count - 1) / 2 + 12 * number, 1) for number in range(count)]
    if bonus:
        return [((20, -20, 12, -12)[number], (4, 4, 16, 16)[number]) for number in range(count)]
    if flags <= 1:
        first = 11 if flags else -8 * (count - 1)
        step = 12 if flags else 16
        return [(first + step * number, 0) for number in range(count)]
    return [(-8 * (count - 1) + 16 * number, 12) for number in range(count)]


def explorer_zoom(view: View, seat: int) -> float:
    """Explorers are smaller where many pieces share a room."""
    place = view["players"][seat]["place"]
    if place == ground.OUTSIDE or not _light(view, place):
        return 0.95
    explorers = sum(player["place"] == place for player in view["players"])
    return 1.12 if explorers + _flag_count(view, place) <= 2 else 0.8


# Chests


def chests(laid: LostTempleGround, view: View) -> dict[int, Point]:
    """Where each chest stands on the track; those with equal points are moved apart a little."""
    listed = [(player["score"] % ground.TRACK, seat) for seat, player in enumerate(view["players"])]
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
