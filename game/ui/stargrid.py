"""Small cards in rows, each with a number and three stars: turns to look for, or days."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.screen import palette, text
from game.screen.brush import Brush
from game.screen.palette import DEEP_GOLD, DIM, GOLD, INK, PALE
from game.screen.targets import Target
from game.ui import styles
from game.ui.blocks import Block
from game.ui.boxes import Box
from game.ui.tiles import Tiles
from game.ui.widgets import Painting

if TYPE_CHECKING:
    from game.app import App
    from game.ui.blockpage import BlockPage as Page

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


@dataclass(frozen=True)
class StarGrid(Block):
    """As many cards in a row as fit."""

    cells: Sequence[StarCell]

    def height(self, page: Page, width: int) -> int:
        """All rows."""
        return -(-len(self.cells) // self._across(page, width)) * page.px(TALL + GAP)

    def draw(self, surface: pygame.Surface, page: Page, rect: pygame.Rect) -> None:
        """Every card."""
        for cell, target in zip(self.cells, self.targets(page, rect), strict=True):
            draw_cell(surface, page, cell, target.rect)

    def targets(self, page: Page, rect: pygame.Rect) -> list[Target]:
        """Every card."""
        across = self._across(page, rect.w)
        step = (rect.w + page.px(GAP)) / across
        found = []
        for number, cell in enumerate(self.cells):
            x, y = rect.x + round(number % across * step), rect.y + number // across * page.px(TALL + GAP)
            place = pygame.Rect(x, y, round(step) - page.px(GAP), page.px(TALL))
            found.append(Target(cell.id, cell.label, place, cell.act, cell.state))
        return found

    def _across(self, page: Page, width: int) -> int:
        return max(1, (width + page.px(GAP)) // page.px(WIDE + GAP))


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
        if number < cell.stars:
            brush.sprite("ui-star", x, tall * 0.7, tint=GOLD, zoom=SMALL)
        brush.sprite("ui-star-hollow", x, tall * 0.7, tint=DEEP_GOLD, zoom=SMALL)


def draw_cell(surface: pygame.Surface, page: Page, cell: StarCell, rect: pygame.Rect) -> None:
    """A card: number above, stars below; gold where it is marked or pointed at."""
    pointed = cell.id in (page.app.pointed, page.app.focus if page.app.keyboard else "")
    radius = page.px(6)
    pygame.draw.rect(surface, LIT if cell.marked else PAPER, rect, border_radius=radius)
    edge = GOLD if cell.marked or pointed else PALE
    pygame.draw.rect(surface, edge, rect, page.px(2 if cell.marked or pointed else 1), radius)
    upper = pygame.Rect(rect.x, rect.y + page.px(4), rect.w, rect.h * 46 // 100)
    ink = INK if cell.played or cell.marked else DIM
    text.draw(surface, cell.caption, "strong", page.type(16), ink, upper, side="centre")
    draw_stars(surface, page, (rect.centerx, rect.y + rect.h * 70 // 100), cell.stars, 0.66)


def draw_stars(
    surface: pygame.Surface, page: Page, middle: tuple[int, int], count: int, zoom: float, most: int = STARS
) -> None:
    """Stars in a row about a point, so many of them full."""
    step = page.px(23 * zoom)
    for number in range(most):
        at = (middle[0] + round((number - (most - 1) / 2) * step), middle[1])
        if number < count:
            page.art.draw(surface, "ui-star", at, tint=GOLD, zoom=zoom)
        page.art.draw(surface, "ui-star-hollow", at, tint=DEEP_GOLD, zoom=zoom)
