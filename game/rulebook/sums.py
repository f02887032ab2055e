"""Worked examples at a table: what a sum of the rules is, and how it is marked on a picture of the board.

Each game says how the kinds of sums in its files are reckoned (game/<game>/worked.py); every number comes from the
engine's own functions in the position of the example.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

import pygame

from game.rulebook.example import Ask
from game.screen.art import Point
from game.screen.pen import Pen
from game.table.board.animation import between
from game.table.board.boardview import Vista


@dataclass(frozen=True, slots=True)
class Term:
    """One part of a sum: a picture, words, or both."""

    words: str = ""
    sprite: str = ""


@dataclass(frozen=True, slots=True)
class Step:
    """A step of a way from one place to the next, and what stands at the side between them."""

    start: str
    goal: str
    cost: str = ""
    sprite: str = ""
    """What opens the way there, which the trail shows."""


@dataclass(frozen=True, slots=True)
class Sum:
    """What is reckoned: its parts, what comes of it, and where it is seen on the board."""

    terms: tuple[Term, ...] = ()
    result: str = ""
    best: bool = False
    """Whether it is the better one of several, and gold."""
    barred: bool = False
    """Whether it says what cannot be, and has no result."""
    added: bool = True
    """Whether its parts are added up."""
    words: Mapping[str, Any] | None = None
    """Values for its title in the catalogue."""
    way: tuple[Step, ...] = ()
    places: tuple[str, ...] = ()


Reckon = Callable[[Any, tuple[str, ...]], Sum]
Trail = Callable[[Pen, Any, tuple[Step, ...]], None]
Again = Callable[[Pen, Any, list[str]], None]


@dataclass(frozen=True, slots=True)
class Worked:
    """How a game works its examples through: the kinds of sums, and how a way is dotted."""

    kinds: Mapping[str, Reckon]
    trail: Trail
    again: Again
    """Draws what lies at places once more, above their rims."""

    def sums(self, table: Any, asks: tuple[Ask, ...]) -> list[Sum]:
        """The sums of an example at a table in its position."""
        return [self.kinds[ask.kind](table, ask.about) for ask in asks]


CROSS, CROSS_RIM = "#5A1A14", "#F6ECD4"
FAINT = 105
"""How much is left of the marks of other sums while one is pointed at, of 255."""


def draw_rims(board: Vista, pen: Pen, worked: Worked, sums: list[Sum], lit: int | None) -> None:
    """Rims round the places of the sums; with one pointed at only round its own. What lies there stays bright."""
    shown = [one for number, one in enumerate(sums) if lit in (None, number)]
    for one in shown:
        for place in one.places:
            board.rim(pen, place, "legal" if lit is None else "pointed")
    worked.again(pen, board, [place for one in shown for place in one.places])


def draw_marks(board: Vista, pen: Pen, worked: Worked, sums: list[Sum], lit: int | None) -> None:
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


def _draw_way(board: Vista, pen: Pen, worked: Worked, one: Sum) -> None:
    if one.barred or not one.way:
        if one.way:
            draw_cross(pen, _edge(board, one.way[0]))
        return
    worked.trail(pen, board, one.way)
    for step in one.way:
        if step.cost:
            draw_cost(pen, _edge(board, step), step.cost, gold=one.best)


def _edge(board: Vista, step: Step) -> Point:
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
