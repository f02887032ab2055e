"""How the sums of a worked example are marked on a picture of the board: rims, ways, costs and crosses."""

from __future__ import annotations

import pygame

from game.screen import palette
from game.screen.art import Point
from game.screen.pen import Pen
from game.table.board.animation import between
from game.table.board.boardview import BoardView
from game.table.worked_sums import Sum, WayStep, WorkedSums

CROSS, CROSS_RIM = palette.CROSS, palette.CREAM
FAINT = 105
"""How much is left of the marks of other sums while one is pointed at, of 255."""


def draw_rims(board: BoardView, pen: Pen, worked: WorkedSums, sums: list[Sum], lit: int | None) -> None:
    """Rims round the places of the sums; with one pointed at only round its own. What lies there stays bright."""
    shown = [one for number, one in enumerate(sums) if lit in (None, number)]
    for one in shown:
        for place in one.places:
            board.rim(pen, place, "legal" if lit is None else "pointed")
    worked.again(pen, board, [place for one in shown for place in one.places])


def draw_marks(board: BoardView, pen: Pen, worked: WorkedSums, sums: list[Sum], lit: int | None) -> None:
    """The ways, costs and crosses of all sums; with one pointed at the others are faint."""
    faint = pygame.Surface(pen.surface.get_size(), pygame.SRCALPHA)
    quiet = Pen(faint, pen.art, pen.pixels)
    for number, one in enumerate(sums):
        if lit not in (None, number):
            _draw_way(board, quiet, worked, one)
    faint.set_alpha(FAINT)
    pen.surface.blit(faint, (0, 0))
    for number, one in enumerate(sums):
        if lit in (None, number):
            _draw_way(board, pen, worked, one)


def _draw_way(board: BoardView, pen: Pen, worked: WorkedSums, one: Sum) -> None:
    if one.barred or not one.way:
        if one.way:
            draw_cross(pen, _edge(board, one.way[0]))
        return
    worked.trail(pen, board, one.way)
    for step in one.way:
        if step.cost:
            draw_cost(pen, _edge(board, step), step.cost, gold=one.best)


def _edge(board: BoardView, step: WayStep) -> Point:
    return between(board.ground.places[step.start], board.ground.places[step.goal], 0.5)


def draw_cost(pen: Pen, at: Point, cost: str, *, gold: bool) -> None:
    """What a step costs on its hexagon: gold on the better way, pale on another."""
    pen.put("cost-badge" if gold else "cost-badge-off", at, zoom=1.1)
    pen.number(cost, at, size=15)


def draw_cross(pen: Pen, at: Point) -> None:
    """No way leads here."""
    radius = round(10 * pen.pixels)
    middle = round(at[0]), round(at[1])
    pygame.draw.circle(pen.surface, CROSS_RIM, middle, radius + max(1, round(1.5 * pen.pixels)))
    pygame.draw.circle(pen.surface, CROSS, middle, radius)
    arm, wide = radius * 0.45, max(2, round(2.4 * pen.pixels))
    for sign in (1, -1):
        start, end = (middle[0] - arm, middle[1] - sign * arm), (middle[0] + arm, middle[1] + sign * arm)
        pygame.draw.line(pen.surface, CROSS_RIM, start, end, wide)
