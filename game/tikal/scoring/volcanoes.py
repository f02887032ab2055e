"""Volcanoes while everybody scores: all of them smoke, and one erupts where nothing is hidden by it."""

from __future__ import annotations

from collections.abc import Collection
from math import pi, sin
from typing import TYPE_CHECKING

import pygame

from engine.tikal import View, preview, prospects
from game.screen import palette
from game.screen.art import Art, Point
from game.screen.pen import Pen

if TYPE_CHECKING:
    from game.tikal.table import TikalTable

ROUND_SECONDS, TURN_SECONDS = 1.2, 0.4
"""How long one erupts when a scoring round begins, and when another player scores."""
EMBERS: tuple[Point, ...] = (
    (-44, -58),
    (38, -72),
    (-26, -96),
    (52, -40),
    (20, -110),
    (-58, -30),
    (8, -70),
    (-12, -52),
)


def volcanoes(view: View) -> list[str]:
    """The hexes with a volcano, by name."""
    return sorted(place for place, there in view["board"].items() if preview.kind(there["tile"]) == "volcano")


def erupting(view: View, counting: Collection[str]) -> str:
    """The volcano that has nothing to count above it; nothing if there is none."""
    for place in volcanoes(view):
        column, row = place[0], int(place[1:])
        if not {f"{column}{row - 1}", f"{column}{row - 2}"} & set(counting):
            return place
    return ""


def number(view: View) -> tuple[int, int]:
    """Which of the volcanoes waits, and how many there are."""
    seen = len(volcanoes(view)) + view["out"].count("volcano") + (view["tile"] == "volcano")
    return seen, seen + prospects.volcanoes_to_come(view)


def draw_smoke(pen: Pen, at: Point) -> None:
    """A thin plume over a volcano."""
    pen.put("smoke", at, 2, -30, zoom=0.62)


def draw_eruption(pen: Pen, at: Point, part: float = 1.0) -> None:
    """Fire, smoke and embers over a volcano, after this part of its time."""
    pen.put("count-heat", at)
    pen.put("eruption", at, 0, 4, zoom=round(0.55 + 0.3 * min(1.0, 3 * part), 2))
    for index, (dx, dy) in enumerate(EMBERS):
        risen = (part * 2 + index / len(EMBERS)) % 1
        size = max(1, round(2.6 * pen.pixels * sin(pi * (0.15 + 0.7 * risen))))
        spot = round(at[0] + dx * pen.pixels), round(at[1] + (dy - 26 * risen) * pen.pixels)
        pygame.draw.circle(pen.surface, palette.FIRE, spot, size)


def waiting_at(table: TikalTable) -> tuple[Point, float]:
    """Where the volcano erupts that was drawn while none lies on the board, and at which size."""
    rect = table.rect_named("tile") or table.rect_named("sheet")
    return (rect.centerx, rect.centery + 20 * table.unit), table.unit


def draw_round(table: TikalTable, surface: pygame.Surface, art: Art, part: float) -> None:
    """A scoring round begins: a volcano erupts over its hex, or where its tile waits."""
    board, place = table.board, erupting(table.view, ())
    if place and board.open:
        with board.inside(surface):
            draw_eruption(board.pen(surface, art), board.ground.places[place], part)
    else:
        at, unit = waiting_at(table)
        draw_eruption(Pen(surface, art, unit), at, part)
