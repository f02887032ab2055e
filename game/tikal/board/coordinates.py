"""The letters of columns and the numbers of rows round the jungle; of a part of it they stick to the edges."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import pygame

from engine.tikal import board
from game.screen import text
from game.screen.art import Art
from game.screen.cache import kept
from game.screen.palette import CREAM
from game.tikal.board.mapping import TikalMapping
from game.ui import styles

if TYPE_CHECKING:
    from game.tikal.board.board import TikalBoard

LETTER = styles.SMALL_LABEL.in_ink(CREAM)
WIDE, TALL = 20.0, 18.0
GAP = 3.0
"""Units between a label and the edge of the view, or the hexes."""
LEAST = 12.0
"""The smallest letters, in CSS pixels."""
ASIDE = (0.0, -0.3, 0.3, -0.5, 0.5)
"""How far along the edge a label may stand from the middle of what it names, in radii, to hide no number."""


class Label(NamedTuple):
    """A letter or a number, the middle of its label, and which way it may give way: across or down."""

    word: str
    x: float
    y: float
    across: bool


def scale_of(unit: float, ratio: float) -> float:
    """Device pixels per unit of a label: letters never get too small to read."""
    return max(unit, LEAST * ratio / LETTER.size)


def labels(laid: TikalMapping, scale: float) -> list[Label]:
    """Where the labels of what is in sight stand: letters above, numbers left of a c e g and right of b d f h."""
    rect = laid.rect
    wide, tall, gap = WIDE * scale / 2, TALL * scale / 2, GAP * scale
    hexes = {spot: laid.places[name] for name, spot in zip(board.NAMES, board.COL_ROW, strict=True)}
    last = board.COLUMNS - 1
    top = max(rect.top + tall + gap, hexes[0, 0][1] - 0.87 * laid.radius - tall - gap)
    left = max(rect.left + wide + gap, hexes[0, 0][0] - laid.radius - wide - gap)
    right = min(rect.right - wide - gap, hexes[last, 0][0] + laid.radius + wide + gap)
    found = []
    for column in range(board.COLUMNS):
        x = hexes[column, 0][0]
        if rect.left + wide <= x <= rect.right - wide:
            found.append(Label("abcdefgh"[column], x, top, True))
    low = top + 2 * tall
    for row in range(board.ROWS):
        for column, x in ((0, left), (last, right)):
            y = hexes[column, row][1]
            if low <= y <= rect.bottom - tall:
                found.append(Label(str(row + 1), x, y, False))
    return found


def placed(laid: TikalMapping, scale: float, taken: list[pygame.Rect]) -> list[tuple[str, pygame.Rect]]:
    """Each label with its rectangle, beside what is taken if there is room near the middle of what it names."""
    size = round(WIDE * scale), round(TALL * scale)
    found = []
    for word, x, y, across in labels(laid, scale):
        first = None
        for part in ASIDE:
            step = part * laid.radius
            at = (x + step, y) if across else (x, y + step)
            rect = pygame.Rect((round(at[0] - size[0] / 2), round(at[1] - size[1] / 2)), size)
            if not laid.rect.contains(rect):
                continue
            first = first or rect
            if rect.collidelist(taken) < 0:
                first = rect
                break
        if first is not None:
            found.append((word, first))
    return found


@kept
def picture(art: Art, word: str, size: tuple[int, int]) -> text.PaintedSheet:
    """A label of this size."""
    scale = size[1] / TALL
    with text.sheet(size) as sheet:
        art.draw(sheet.surface, "rim-label", (size[0] / 2, size[1] / 2), zoom=scale / art.scale)
        box = sheet.surface.get_rect()
        tall = round(LETTER.size * scale)
        text.draw(sheet.surface, word, LETTER.role, tall, LETTER.ink, box, "ellipsis", "centre")
    return sheet


class Coordinates:
    """The labels of a board, as they were drawn last."""

    def __init__(self, board: TikalBoard) -> None:
        self.board = board
        self._labels: list[tuple[str, pygame.Rect]] = []

    def draw(self, surface: pygame.Surface, art: Art) -> None:
        """Every label beside what is written on the hexes, or over it where there is no other room."""
        board = self.board
        taken = [one.rect for one in text.drawn if board.rect.colliderect(one.rect)]
        taken += [one.rect for one in board.zooming.targets()]
        self._labels = placed(board.ground, scale_of(board.unit, board.app.viewport.ratio), taken)
        for word, rect in self._labels:
            if rect.collidelist(taken) >= 0:
                text.cover(rect)
            picture(art, word, rect.size).show(surface, *rect.topleft)

    def draw_again(self, surface: pygame.Surface, art: Art) -> None:
        """The same labels once more, so that no glow lies over them."""
        for word, rect in self._labels:
            surface.blit(picture(art, word, rect.size).surface, rect)
