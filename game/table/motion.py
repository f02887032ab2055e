"""What moves on the table: engine events as short animations, one after another.

The game is already where the animations end; a piece that is still moving is left out of the still picture and
drawn here. Skipping an animation only shows the end sooner.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from itertools import pairwise
from typing import TYPE_CHECKING, Any

import pygame

from engine.lost_temple import preview
from engine.lost_temple.components import PLAYERS, TREASURES
from game import text
from game.art import Art, Point
from game.table import ground, naming, rooms, waterway
from game.table.prices import NUMBERS_AT, Prices
from game.table.rooms import Pen
from game.table.tiles import draw_tile

if TYPE_CHECKING:
    from game.table.scene import Table

Event = dict[str, Any]
Paint = Callable[[pygame.Surface, Art, float], None]

SITE_SECONDS, LONGEST = 0.12, 0.5
TILE_SECONDS = 0.3
FLIP_SECONDS = 0.26
FLAG_SECONDS = 0.22
HOP_SECONDS = 0.14
CELL_SECONDS = 0.03
POINTS_SECONDS = 0.45
WHEEL_SECONDS = 0.45
SECTOR = 72
"""Degrees that the wheel turns after a delivery."""
GAIN, LOSS = "#FFD978", "#FFC98F"


@dataclass(slots=True)
class Animation:
    """One piece on its way; `together` begins with the one before instead of after it."""

    piece: str
    seconds: float
    paint: Paint
    together: bool = False
    spent: float = 0.0


class Motion:
    """The animations that are still to be shown."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._waiting: list[Animation] = []
        self._running: list[Animation] = []
        self._hidden: set[str] = set()

    @property
    def moving(self) -> bool:
        """Whether anything is on its way."""
        return bool(self._running or self._waiting)

    def hides(self, piece: str) -> bool:
        """Whether a piece is still on its way and left out of the still picture."""
        return piece in self._hidden

    def begin(self, events: list[Event]) -> None:
        """Show these events; called before the parts have seen the new state."""
        scores = [player["score"] for player in self.table.shown_players]
        for event in events:
            make = MAKERS.get(event["kind"])
            if make is not None:
                self._waiting += make(self.table, event, scores)
        self._advance()

    def skip(self) -> None:
        """Show the end state at once."""
        if self.moving:
            self._running.clear()
            self._waiting.clear()
            self._hidden.clear()
            self.table.redraw()

    def update(self, dt: float) -> None:
        """Let time pass."""
        if not self.moving:
            return
        for one in self._running:
            one.spent += dt
        self._running = [one for one in self._running if one.spent < one.seconds]
        self._advance()

    def draw(self, surface: pygame.Surface, art: Art) -> None:
        """Draw everything that is on its way."""
        for one in self._running:
            one.paint(surface, art, _ease(min(1.0, one.spent / one.seconds)))

    def _advance(self) -> None:
        while self._waiting and (not self._running or self._waiting[0].together):
            self._running.append(self._waiting.pop(0))
        hidden = {one.piece for one in (*self._running, *self._waiting) if one.piece}
        if hidden != self._hidden:
            self._hidden = hidden
            self.table.redraw()


def _ease(part: float) -> float:
    return 1 - (1 - part) ** 3


def _between(a: Point, b: Point, part: float) -> Point:
    return a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part


def _on_path(points: list[Point], part: float, hop: float) -> Point:
    """A point of a path that is hopped along, each leg taking the same time."""
    legs = list(pairwise(points))
    if not legs:
        return points[-1]
    place = min(part * len(legs), len(legs) - 1e-6)
    start, goal = legs[int(place)]
    x, y = _between(start, goal, place % 1)
    return x, y - hop * math.sin(math.pi * (place % 1))


def _paddle(table: Table, event: Event, scores: list[int]) -> list[Animation]:
    river, seat = table.river, event["seat"]
    if not river.open:
        return []
    start, goal = event["start"], event["site"]
    hops = (goal - start) % waterway.COUNT
    found = []
    if hops:
        way = waterway.way(start, goal)

        def boat(surface: pygame.Surface, art: Art, part: float) -> None:
            at, heading = waterway.along(way, part)
            river.draw_boat(Pen(surface, art, river.map.unit), seat, at, heading)

        found.append(Animation(f"pirogue {seat}", min(LONGEST, SITE_SECONDS * hops), boat))
    slot = next((slot for tile, _, slot in river.slots.items() if tile == event["tile"]), 0)

    def fly(surface: pygame.Surface, art: Art, part: float) -> None:
        at = _between(river.tile_at(goal, slot), table.row_of(seat), part)
        size = river.map.unit * (1.06 - 0.5 * part)
        with text.sheet((1, 1)):
            draw_tile(Pen(surface, art, size), at, event["tile"], "quiet")

    return [*found, Animation("", TILE_SECONDS, fly)]


def _room(table: Table, event: Event, scores: list[int]) -> list[Animation]:
    place, board = event["place"], table.board
    if not board.open:
        return []

    def flip(surface: pygame.Surface, art: Art, part: float) -> None:
        unit = board.map.unit * board.map.zoom
        side = round(120 * unit)
        with text.sheet((side, side)) as sheet:
            pen, middle = Pen(sheet.surface, art, unit), (side / 2, side / 2)
            if part < 0.5:
                pen.put("sanctuary-back" if rooms.dark(event["room"]) else "room-back", middle)
            else:
                free = [None] * len(preview.spaces(event["room"]))
                rooms.draw_room(pen, middle, event["room"], event["rotation"], free)
        wide = max(1, round(side * abs(math.cos(math.pi * part))))
        x, y = board.map.places[place]
        picture = pygame.transform.smoothscale(sheet.surface, (wide, side))
        surface.blit(picture, (round(x - wide / 2), round(y - side / 2)))

    return [Animation(f"room {place}", FLIP_SECONDS, flip)]


def _flag(table: Table, event: Event, scores: list[int]) -> list[Animation]:
    seat, place, board = event["seat"], event["place"], table.board
    if not board.open:
        return []

    def plant(surface: pygame.Surface, art: Art, part: float) -> None:
        unit = board.map.unit * board.map.zoom
        x, y = board.flag_spot(seat, place)
        bounce = 4 * math.sin(math.pi * (part - 0.7) / 0.3) if part > 0.7 else 46 * (1 - part / 0.7)
        Pen(surface, art, unit).put(f"flag-{PLAYERS[seat]}", (x, y), 0, -bounce, zoom=0.95)

    return [Animation(f"flag {seat} {place}", FLAG_SECONDS, plant)]


def _walk(table: Table, event: Event, scores: list[int]) -> list[Animation]:
    seat, board, route = event["seat"], table.board, event["route"]
    if not board.open or len(route) < 2:
        return []
    start = board.explorers().get(seat, board.map.places[route[0]])

    def hop(surface: pygame.Surface, art: Art, part: float) -> None:
        unit = board.map.unit * board.map.zoom
        end = board.explorers()[seat] if board.stands_at(seat) == route[-1] else board.map.places[route[-1]]
        points = [start, *(board.map.places[place] for place in route[1:-1]), end]
        at = _on_path(points, part, 10 * unit)
        Pen(surface, art, unit).put(f"explorer-{PLAYERS[seat]}", at, zoom=board.explorer_zoom(seat))

    return [Animation(f"explorer {seat}", min(1.2, HOP_SECONDS * (len(route) - 1)), hop)]


def _points(table: Table, event: Event, scores: list[int]) -> list[Animation]:
    seat, points, board = event["seat"], event["points"], table.board
    if not points:
        return []
    before, after = scores[seat], scores[seat] + points
    scores[seat] = after
    found = []
    if board.open:

        def chest(surface: pygame.Surface, art: Art, part: float) -> None:
            place = before + (after - before) * part
            low = math.floor(place)
            at = _between(board.map.track(low), board.map.track(low + 1), place - low)
            hop, zoom = -3 * math.sin(math.pi * (place - low)), board.map.ground.chest_zoom
            Pen(surface, art, board.map.unit).put(f"chest-{PLAYERS[seat]}", at, 0, hop, zoom=zoom)

        found.append(Animation(f"chest {seat}", min(LONGEST, max(0.12, CELL_SECONDS * abs(points))), chest))
    place = event.get("place") or table.shown_players[seat]["place"]

    def rise(surface: pygame.Surface, art: Art, part: float) -> None:
        start = board.map.places.get(place, board.map.places[ground.OUTSIDE]) if board.open else table.row_of(seat)
        x, y = _between(start, table.row_of(seat), part**2)
        lift = 30 * table.unit * math.sin(math.pi * min(1.0, part * 1.4) / 2)
        words, colour = naming.signed(points), GAIN if points > 0 else LOSS
        with text.sheet((1, 1)):
            pen = Pen(surface, art, table.unit)
            pen.number(words, (x, y - lift), 1.5, 1.5, size=26, colour="#0C2016")
            pen.number(words, (x, y - lift), size=26, colour=colour)

    return [*found, Animation("", POINTS_SECONDS, rise, together=bool(found))]


def _wheel(table: Table, event: Event, scores: list[int]) -> list[Animation]:
    prices = next((part for part in table.parts if isinstance(part, Prices)), None)
    if prices is None or not prices.open:
        return []

    def turn(surface: pygame.Surface, art: Art, part: float) -> None:
        x, y, zoom = prices.centre
        at = (prices.rect.x + x * prices.unit, prices.rect.y + y * prices.unit)
        pen = Pen(surface, art, prices.unit * zoom)
        pen.put("wheel-hub", at, turn=SECTOR * (part - 1))
        with text.sheet((1, 1)):
            for number, treasure in enumerate(TREASURES):
                angle = math.radians(SECTOR * (number - 1 + part))
                dx, dy = NUMBERS_AT * math.sin(angle), -NUMBERS_AT * math.cos(angle)
                pen.number(str(table.session.view["prices"][treasure]), at, dx, dy, size=19)
        pen.put("wheel-knob", at)

    return [Animation("wheel", WHEEL_SECONDS, turn)]


MAKERS: dict[str, Callable[[Table, Event, list[int]], list[Animation]]] = {
    "paddle": _paddle,
    "room": _room,
    "flag": _flag,
    "go": _walk,
    "back": _walk,
    "points": _points,
    "wheel": _wheel,
}
