"""Small cards in rows, each with a number and three stars: turns to look for, or days."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.screen import palette
from game.screen.brush import Brush
from game.screen.palette import DIM, GOLD, INK, PALE
from game.ui import styles
from game.ui.boxes import Box
from game.ui.stars import paint_star
from game.ui.tiles import Tiles
from game.ui.widgets import Painting

if TYPE_CHECKING:
    from game.app import App

WIDE, TALL, GAP = 62, 58, 7
STARS = 3
SMALL, STEP = 0.66, 15.0
"""How big the stars of a card are, and units from one to the next."""
PAPER, LIT = palette.PAPER, palette.LIT


@dataclass(frozen=True)
class StarCell:
    """One card."""

    id: str
    label: str
    caption: str
    stars: int
    state: str
    """Its stars in words, for those who listen."""
    act: Callable[[], None]
    marked: bool = False
    played: bool = True


def star_grid(app: App, cells: Sequence[StarCell]) -> Box:
    """As many cards in a row as fit."""
    return Tiles(children=[star_cell(app, cell, TALL) for cell in cells], tile=WIDE, gap=GAP, pad=(0, 0, 0, GAP))


def star_cell(app: App, cell: StarCell, tall: float) -> Box:
    """A card as a box, to stand in a row of others."""
    by = partial(_paint_cell, app, cell)
    return Painting(by=by, id=cell.id, act=cell.act, label=cell.label, hint=cell.state, tall=tall, reach=False)


def _paint_cell(app: App, cell: StarCell, brush: Brush, wide: float, tall: float) -> None:
    """Number above, stars below; gold where it is marked or pointed at."""
    lit = cell.marked or cell.id in (app.pointed, app.focus if app.keyboard else "")
    rect, radius = brush.rect((0, 0, wide, tall)), round(6 * brush.unit)
    pygame.draw.rect(brush.surface, LIT if cell.marked else PAPER, rect, border_radius=radius)
    pygame.draw.rect(
        brush.surface, GOLD if lit else PALE, rect, max(1, round((2 if lit else 1) * brush.unit)), radius
    )
    style = styles.BUTTON.in_ink(INK if cell.played or cell.marked else DIM)
    brush.write(cell.caption, style, (0, 4, wide, tall * 0.46), side="centre")
    for number in range(STARS):
        x = wide / 2 + (number - (STARS - 1) / 2) * STEP
        paint_star(brush, x, tall * 0.7, number < cell.stars, SMALL)
