"""Marks that are drawn over a board for whoever chooses there: routes dotted in gold, and buttons with an icon."""

from __future__ import annotations

import math

import pygame

from game.screen import text
from game.screen.art import Art, Point
from game.screen.palette import INK
from game.screen.pen import Pen
from game.table.board.animation import between

DOT_ZOOM = 1.2
BUTTON = 34
"""Units of a button's side that icons are drawn for."""


def draw_dots(pen: Pen, start: Point, goal: Point, apart: float) -> None:
    """A line of gold dots about so many pixels apart, two of them at least, without its ends."""
    steps = max(3, round(math.dist(start, goal) / apart))
    for number in range(1, steps):
        draw_dot(pen, start, goal, number / steps)


def draw_dot(pen: Pen, start: Point, goal: Point, part: float) -> None:
    """One gold dot at a part of a line."""
    pen.put("route-dot", between(start, goal, part), zoom=DOT_ZOOM)


def draw_button(
    surface: pygame.Surface, art: Art, rect: pygame.Rect, icon: str, state: str, zoom: float = 0.9
) -> None:
    """A button over the board: "normal", "hover" or "main"."""
    text.cover(rect)
    art.frame(surface, f"button-{state}", rect)
    art.draw(surface, icon, rect.center, tint=INK, zoom=zoom * rect.h / BUTTON / art.scale)
