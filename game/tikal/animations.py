"""What moves in the jungle: each kind of event as a short animation."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from engine.tikal import PLAYERS, Event, preview
from game.screen.art import Art, Point
from game.screen.pen import Pen
from game.table.board.animation import Animation, AnimationMaker, between, on_path, rising
from game.tikal.board import hexes, pieces
from game.tikal.scoring import volcanoes

if TYPE_CHECKING:
    from game.tikal.table import TikalTable

FLIP_SECONDS = 0.26
HOP_SECONDS, LONGEST_WALK = 0.14, 1.2
DROP_SECONDS = 0.24
TREASURE_SECONDS = 0.32
FALL = 46
"""Units from which pieces and floors drop."""


def _pen(table: TikalTable, surface: pygame.Surface, art: Art) -> Pen:
    return Pen(surface, art, table.board.ground.pixels)


def _place(table: TikalTable, event: Event, scores: list[int]) -> list[Animation]:
    place, board = event["place"], table.board
    if not board.open:
        return []
    worth = preview.worth(event["tile"])
    green = hexes.scrub(place)

    def flip(surface: pygame.Surface, art: Art, part: float) -> None:
        pixels = board.ground.pixels
        kept = hexes.picture(art, pixels, event["tile"], event["rotation"], worth, worth, green, board.bold)
        picture = kept.sheet.surface
        wide = max(1, round(picture.get_width() * abs(math.cos(math.pi * part))))
        x, y = board.ground.places[place]
        if part < 0.5:
            back = art.get(hexes.unknown(place), zoom=pixels / art.scale)
            wide = max(1, round(back.get_width() * abs(math.cos(math.pi * part))))
            turned = pygame.transform.smoothscale(back, (wide, back.get_height()))
        else:
            turned = pygame.transform.smoothscale(picture, (wide, picture.get_height()))
        surface.blit(turned, turned.get_rect(center=(round(x), round(y))))

    return [Animation(f"tile {place}", FLIP_SECONDS, flip)]


def _walk(table: TikalTable, event: Event, scores: list[int]) -> list[Animation]:
    """A member hops from hex to hex."""
    seat, member, route, board = event["seat"], event["member"], event["route"], table.board
    if not board.open or len(route) < 2:
        return []
    start = board.ground.spot(route[0], board.spot_of(table.shown_players, route[0], seat, member))

    def hop(surface: pygame.Surface, art: Art, part: float) -> None:
        end = board.ground.spot(route[-1], board.spot_of(table.view["players"], route[-1], seat, member))
        points = [start, *(board.ground.places[place] for place in route[1:-1]), end]
        at = on_path(points, part, 12 * board.ground.pixels)
        _pen(table, surface, art).put(f"{member}-{PLAYERS[seat]}", at, zoom=_zoom(member))

    seconds = min(LONGEST_WALK, HOP_SECONDS * (len(route) - 1))
    return [Animation(_coming(event, route[-1]), seconds, hop)]


def _coming(event: Event, place: str) -> str:
    kind = "leader" if event["member"] == "leader" else "group"
    return f"{kind} {event['seat']} {place}"


def _zoom(member: str) -> float:
    return pieces.LEADER_ZOOM if member == "leader" else 1.0


def _bring(table: TikalTable, event: Event, scores: list[int]) -> list[Animation]:
    seat, member, place = event["seat"], event["member"], event["place"]

    def spot() -> Point:
        return table.board.spot_of(table.view["players"], place, seat, member)

    return _dropping(table, place, _coming(event, place), f"{member}-{PLAYERS[seat]}", spot, _zoom(member))


def _camp(table: TikalTable, event: Event, scores: list[int]) -> list[Animation]:
    seat, place = event["seat"], event["place"]
    return _dropping(table, place, f"camp {seat} {place}", f"camp-{PLAYERS[seat]}", lambda: pieces.CAMP_AT)


def _guard(table: TikalTable, event: Event, scores: list[int]) -> list[Animation]:
    seat, place = event["seat"], event["place"]
    return _dropping(table, place, f"guard {seat} {place}", f"guard-{PLAYERS[seat]}", lambda: pieces.GUARD_AT)


def _dropping(
    table: TikalTable, place: str, piece: str, sprite: str, spot: Callable[[], Point], zoom: float = 1
) -> list[Animation]:
    """A piece drops to its spot on a hex and bounces a little."""
    board = table.board
    if not board.open:
        return []

    def drop(surface: pygame.Surface, art: Art, part: float) -> None:
        x, y = spot()
        bounce = 4 * math.sin(math.pi * (part - 0.7) / 0.3) if part > 0.7 else FALL * (1 - part / 0.7)
        _pen(table, surface, art).put(sprite, board.ground.places[place], x, y - bounce, zoom=zoom)

    return [Animation(piece, DROP_SECONDS, drop)]


def _uncover(table: TikalTable, event: Event, scores: list[int]) -> list[Animation]:
    """A floor drops on the temple."""
    place, value, board = event["place"], event["value"], table.board
    if not board.open:
        return []

    def drop(surface: pygame.Surface, art: Art, part: float) -> None:
        height = 20 + FALL * (1 - part)
        _pen(table, surface, art).put(f"floor-{value}", board.ground.places[place], -4, -height, zoom=0.8)

    return [Animation("", DROP_SECONDS, drop)]


def _recover(table: TikalTable, event: Event, scores: list[int]) -> list[Animation]:
    """A treasure lifts from the ruin, turns face up, and goes to who recovered it."""
    place, seat, board = event["place"], event["seat"], table.board
    if not board.open:
        return []

    def lift(surface: pygame.Surface, art: Art, part: float) -> None:
        x, y = board.ground.places[place]
        turn = abs(math.cos(math.pi * part))
        name = "treasure-hidden" if part < 0.5 else f"treasure-{event['treasure']}"
        picture = art.get(name, zoom=1.8 * board.unit / art.scale)
        size = (max(1, round(picture.get_width() * turn)), picture.get_height())
        turned = pygame.transform.smoothscale(picture, size)
        at = (round(x), round(y - 40 * board.unit * part))
        surface.blit(turned, turned.get_rect(center=at))

    def fly(surface: pygame.Surface, art: Art, part: float) -> None:
        x, y = board.ground.places[place]
        at = between((x, y - 40 * board.unit), table.row_of(seat), part)
        zoom = (1.8 - 0.9 * part) * board.unit / art.scale
        art.draw(surface, f"treasure-{event['treasure']}", at, zoom=zoom)

    return [Animation("", TREASURE_SECONDS, lift), Animation("", TREASURE_SECONDS, fly)]


def _exchange(table: TikalTable, event: Event, scores: list[int]) -> list[Animation]:
    """Two treasures change places."""
    seat, other = event["seat"], event["other"]

    def swap(surface: pygame.Surface, art: Art, part: float) -> None:
        mine, theirs = table.row_of(seat), table.row_of(other)
        for treasure, start, goal, side in ((event["gave"], mine, theirs, 1), (event["took"], theirs, mine, -1)):
            x, y = between(start, goal, part)
            aside = side * 30 * table.unit * math.sin(math.pi * part)
            art.draw(surface, f"treasure-{treasure}", (x + aside, y + aside), zoom=1.4 * table.unit / art.scale)

    return [Animation("", 2 * TREASURE_SECONDS, swap)]


def _volcano(table: TikalTable, event: Event, scores: list[int]) -> list[Animation]:
    """A volcano interrupts everything."""

    def erupt(surface: pygame.Surface, art: Art, part: float) -> None:
        volcanoes.draw_round(table, surface, art, part)

    return [Animation("", volcanoes.ROUND_SECONDS, erupt)]


def _points(table: TikalTable, event: Event, scores: list[int]) -> list[Animation]:
    """Points that are not part of a scoring, such as a bid that is paid."""
    seat = event["seat"]
    scores[seat] += event["points"]
    return [rising(table, seat, event["points"], lambda: table.row_of(seat))] if event["points"] else []


MAKERS: dict[str, AnimationMaker] = {
    "place": _place,
    "move": _walk,
    "bring": _bring,
    "camp": _camp,
    "guard": _guard,
    "uncover": _uncover,
    "recover": _recover,
    "exchange": _exchange,
    "volcano": _volcano,
    "points": _points,
}
