"""What moves in Lost Temple: each kind of event as a short animation."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

import pygame

from engine.lost_temple import PLAYERS, TREASURES, Event, preview
from game.lost_temple.board import mapping, pieces, rooms
from game.lost_temple.panels.prices import NUMBERS_AT, Prices
from game.lost_temple.river import geometry
from game.lost_temple.river.tiles import draw_tile
from game.screen import text
from game.screen.art import Art, Point
from game.screen.pen import Pen
from game.table.board.animation import Animation, AnimationMaker, between, on_path, rising

if TYPE_CHECKING:
    from game.lost_temple.table import LostTempleTable

SITE_SECONDS, LONGEST = 0.12, 0.5
TILE_SECONDS = 0.3
OPEN_SECONDS = 0.26
FLIP_SECONDS = 0.26
FLAG_SECONDS = 0.22
HOP_SECONDS = 0.14
CELL_SECONDS = 0.03
WHEEL_SECONDS = 0.45
SECTOR = 72
"""Degrees that the wheel turns after a delivery."""


def _paddle(table: LostTempleTable, event: Event, scores: list[int]) -> list[Animation]:
    river, seat = table.river, event["seat"]
    if not river.open:
        return []
    start, goal = event["start"], event["site"]
    hops = (goal - start) % geometry.COUNT
    found = []
    if hops:
        way = geometry.way(start, goal)

        def boat(surface: pygame.Surface, art: Art, part: float) -> None:
            at, heading = geometry.along(way, part)
            river.draw_boat(Pen(surface, art, river.map.unit), seat, at, heading)

        found.append(Animation(f"pirogue {seat}", min(LONGEST, SITE_SECONDS * hops), boat))
    slot = next((slot for tile, _, slot in river.slots.items() if tile == event["tile"]), 0)
    opens = seat == table.session.viewer and bool(table.session.choices)

    def fly(surface: pygame.Surface, art: Art, part: float) -> None:
        at = between(river.tile_at(goal, slot), table.row_of(seat), part)
        size = river.map.unit * (1.06 - 0.5 * part)
        with text.sheet((1, 1)):
            draw_tile(Pen(surface, art, size), at, event["tile"], "quiet")

    def open_up(surface: pygame.Surface, art: Art, part: float) -> None:
        start, end = river.tile_rect(goal, slot), table.opened.wanted() or river.tile_rect(goal, slot)
        sides = [round(a + (b - a) * part) for a, b in zip(start, end, strict=True)]
        with text.sheet((1, 1)):
            draw_tile(Pen(surface, art, 1.06 * river.map.unit), start.center, event["tile"], "quiet")
        art.frame(surface, "panel", pygame.Rect(sides))

    last = Animation("opened", OPEN_SECONDS, open_up) if opens else Animation("", TILE_SECONDS, fly)
    return [*found, last]


def _room(table: LostTempleTable, event: Event, scores: list[int]) -> list[Animation]:
    place, board = event["place"], table.board
    if not board.open:
        return []

    def flip(surface: pygame.Surface, art: Art, part: float) -> None:
        unit = board.ground.pixels
        side = round(120 * unit)
        with text.sheet((side, side)) as sheet:
            pen, middle = Pen(sheet.surface, art, unit), (side / 2, side / 2)
            if part < 0.5:
                pen.put("sanctuary-back" if rooms.dark(event["room"]) else "room-back", middle)
            else:
                free = [None] * len(preview.spaces(event["room"]))
                rooms.draw_room(pen, middle, event["room"], event["rotation"], free)
        wide = max(1, round(side * abs(math.cos(math.pi * part))))
        x, y = board.ground.places[place]
        picture = pygame.transform.smoothscale(sheet.surface, (wide, side))
        with board.inside(surface):
            surface.blit(picture, (round(x - wide / 2), round(y - side / 2)))

    return [Animation(f"room {place}", FLIP_SECONDS, flip)]


def _flag(table: LostTempleTable, event: Event, scores: list[int]) -> list[Animation]:
    seat, place, board = event["seat"], event["place"], table.board
    if not board.open:
        return []

    def plant(surface: pygame.Surface, art: Art, part: float) -> None:
        unit = board.ground.pixels
        x, y = pieces.flag_at(board.ground, table.view, seat, place)
        bounce = 4 * math.sin(math.pi * (part - 0.7) / 0.3) if part > 0.7 else 46 * (1 - part / 0.7)
        with board.inside(surface):
            zoom = pieces.flag_zoom_at(table.view, place)
            Pen(surface, art, unit).put(f"flag-{PLAYERS[seat]}", (x, y), 0, -bounce, zoom=zoom)

    return [Animation(f"flag {seat} {place}", FLAG_SECONDS, plant)]


def _walk(table: LostTempleTable, event: Event, scores: list[int]) -> list[Animation]:
    seat, board, route = event["seat"], table.board, event["route"]
    if not board.open or len(route) < 2:
        return []
    stood = table.shown_players[seat]["place"] == route[0]
    before = pieces.explorers(board.ground, table.view, table.shown_players)
    start = board.ground.under(before[seat] if stood else board.ground.places[route[0]])

    def hop(surface: pygame.Surface, art: Art, part: float) -> None:
        unit = board.ground.pixels
        arrived = table.view["players"][seat]["place"] == route[-1]
        end = pieces.explorers(board.ground, table.view)[seat] if arrived else board.ground.places[route[-1]]
        between = [point for line in board.ground.legs(route) for point in line][1:-1]
        points = [board.ground.at(*start), *dict.fromkeys(between), end]
        at = on_path(points, part, 10 * unit)
        with board.inside(surface):
            zoom = pieces.explorer_zoom(table.view, seat)
            Pen(surface, art, unit).put(f"explorer-{PLAYERS[seat]}", at, zoom=zoom)

    return [Animation(f"explorer {seat}", min(1.2, HOP_SECONDS * (len(route) - 1)), hop)]


def chest_hop(table: LostTempleTable, seat: int, before: int, after: int, *, together: bool = False) -> Animation:
    """A chest hops along the track, cell by cell."""
    board = table.board

    def chest(surface: pygame.Surface, art: Art, part: float) -> None:
        place = before + (after - before) * part
        low = math.floor(place)
        at = between(board.ground.track(low), board.ground.track(low + 1), place - low)
        hop, zoom = -3 * math.sin(math.pi * (place - low)), board.ground.drawing.chest_zoom
        with board.inside(surface):
            Pen(surface, art, board.ground.unit).put(f"chest-{PLAYERS[seat]}", at, 0, hop, zoom=zoom)

    seconds = min(LONGEST, max(0.12, CELL_SECONDS * abs(after - before)))
    return Animation(f"chest {seat}", seconds, chest, together)


def _points(table: LostTempleTable, event: Event, scores: list[int]) -> list[Animation]:
    seat, points, board = event["seat"], event["points"], table.board
    if not points:
        return []
    before, after = scores[seat], scores[seat] + points
    scores[seat] = after
    found = [chest_hop(table, seat, before, after)] if board.open else []
    place = event.get("place") or table.shown_players[seat]["place"]

    def start() -> Point:
        if not board.open:
            return table.row_of(seat)
        return board.ground.inward(board.ground.places.get(place, board.ground.places[mapping.OUTSIDE]))

    return [*found, rising(table, seat, points, start, together=bool(found))]


def _wheel(table: LostTempleTable, event: Event, scores: list[int]) -> list[Animation]:
    prices = next((part for part in table.parts if isinstance(part, Prices)), None)
    if prices is None or not prices.open:
        return []

    def turn(surface: pygame.Surface, art: Art, part: float) -> None:
        at, pixels = prices.wheel()
        pen = Pen(surface, art, pixels)
        pen.put("wheel-hub", at, turn=SECTOR * (part - 1))
        with text.sheet((1, 1)):
            for number, treasure in enumerate(TREASURES):
                angle = math.radians(SECTOR * (number - 1 + part))
                dx, dy = NUMBERS_AT * math.sin(angle), -NUMBERS_AT * math.cos(angle)
                pen.number(str(table.view["prices"][treasure]), at, dx, dy, size=19)
        pen.put("wheel-knob", at)

    return [Animation("wheel", WHEEL_SECONDS, turn)]


MAKERS: dict[str, AnimationMaker] = {
    "paddle": _paddle,
    "room": _room,
    "flag": _flag,
    "go": _walk,
    "back": _walk,
    "points": _points,
    "wheel": _wheel,
}
