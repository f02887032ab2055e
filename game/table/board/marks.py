"""Marks that are drawn over a board for whoever chooses there: dotted routes, and where there is no way."""

from __future__ import annotations

import math

import pygame

from game.screen.art import Point
from game.screen.brush import Brush
from game.screen.palette import COST, NIGHT
from game.screen.pen import Pen
from game.table.board.animation import between
from game.ui.boxes import Box
from game.ui.widgets import Painting

DOT_ZOOM = 1.2
SHUT = 10.0
"""The radius of the mark of a wall, in units of the sprites."""


def draw_dots(pen: Pen, start: Point, goal: Point, apart: float) -> None:
    """A line of gold dots about so many pixels apart, two of them at least, without its ends."""
    steps = max(3, round(math.dist(start, goal) / apart))
    for number in range(1, steps):
        draw_dot(pen, start, goal, number / steps)


def draw_dot(pen: Pen, start: Point, goal: Point, part: float) -> None:
    """One gold dot at a part of a line."""
    pen.put("route-dot", between(start, goal, part), zoom=DOT_ZOOM)


def draw_shut(pen: Pen, start: Point, goal: Point, part: float) -> None:
    """A dark disc with a cross at a part of a line: there is no way."""
    draw_disc(pen, between(start, goal, part))


def draw_disc(pen: Pen, at: Point) -> None:
    """The disc with its middle at a point."""
    middle, radius = (round(at[0]), round(at[1])), round(SHUT * pen.pixels)
    pygame.draw.circle(pen.surface, NIGHT, middle, radius)
    pygame.draw.circle(pen.surface, COST, middle, radius, max(1, round(1.4 * pen.pixels)))
    pen.art.draw(pen.surface, "ui-close", middle, tint=COST, zoom=0.6 * pen.pixels / pen.art.scale)


def shut_mark() -> Box:
    """The same beside words."""

    def paint(brush: Brush, width: float, height: float) -> None:
        side = min(width, height, 2.0 * SHUT)
        draw_disc(
            Pen(brush.surface, brush.art, brush.unit * side / 2 / SHUT), brush.rect((0, 0, width, height)).center
        )

    return Painting(by=paint, wide=22, tall=20)
