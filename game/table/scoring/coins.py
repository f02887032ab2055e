"""Coins: the one that flies to a player with its trail, and the small ones that stay where points were made."""

from __future__ import annotations

import pygame

from game.screen import palette, text
from game.screen.art import Point
from game.screen.pen import Pen
from game.screen.wording import signed
from game.table.board.animation import ease
from game.table.layout import centred_at

RADIUS, SMALL = 24.0, 14.5
LETTERS, SMALL_LETTERS = 22.0, 13.5
INK = palette.COIN_INK
TRAIL = 18
"""Sparks behind a coin."""
LONG = 0.6
"""The part of its way that the trail of a coin takes."""


def draw_flight(pen: Pen, start: Point, goal: Point, points: int, part: float) -> None:
    """A coin on its curve, after this part of its time."""
    part = ease(part)
    for number in range(TRAIL, 0, -1):
        behind = part - LONG * number / TRAIL
        if behind > 0:
            pen.put("coin-trail", _along(start, goal, behind), zoom=round(0.95 - 0.75 * number / TRAIL, 2))
    draw_coin(pen, _along(start, goal, part), points)


def draw_coin(pen: Pen, at: Point, points: int, *, small: bool = False) -> pygame.Rect:
    """A coin with its number; gives the area that it covers."""
    radius, letters = (SMALL, SMALL_LETTERS) if small else (RADIUS, LETTERS)
    pen.put("coin", at, zoom=radius / RADIUS)
    side = round(2 * radius * pen.pixels)
    area = centred_at(at, side, side)
    if small:
        text.cover(area)
        pen.number(signed(points), at, size=letters, colour=INK)
    else:
        with text.sheet((1, 1)):  # what flies past is not to be read there
            pen.number(signed(points), at, size=letters, colour=INK)
    return area


def _along(start: Point, goal: Point, part: float) -> Point:
    """A point of the curve: up first, then over to the goal."""
    bend = start[0] + (goal[0] - start[0]) * 0.35, min(start[1], goal[1]) - 0.18 * abs(start[0] - goal[0])
    rest = 1 - part
    return (
        rest * rest * start[0] + 2 * rest * part * bend[0] + part * part * goal[0],
        rest * rest * start[1] + 2 * rest * part * bend[1] + part * part * goal[1],
    )
