"""The letters and numbers round a board that name its places; of a part of the board they stick to the edges.

Which there are and where is said by each game's mapping.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import pygame

from game.screen import text
from game.screen.art import Art
from game.screen.cache import kept
from game.screen.palette import CREAM
from game.ui import styles

if TYPE_CHECKING:
    from game.table.board.boardview import BoardView
    from game.table.board.mapping import BoardMapping, Drawing

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


def placed(laid: BoardMapping[Drawing], scale: float, taken: list[pygame.Rect]) -> list[tuple[str, pygame.Rect]]:
    """Each label with its rectangle, beside what is taken if there is room near the middle of what it names."""
    size = round(WIDE * scale), round(TALL * scale)
    found = []
    for word, x, y, across in laid.labels(WIDE * scale / 2, TALL * scale / 2, GAP * scale):
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
        for _ in range(2):  # once would let a light wall shine through
            art.draw(sheet.surface, "rim-label", (size[0] / 2, size[1] / 2), zoom=scale / art.scale)
        box = sheet.surface.get_rect()
        tall = round(LETTER.size * scale)
        text.draw(sheet.surface, word, LETTER.role, tall, LETTER.ink, box, "ellipsis", "centre")
    return sheet


class Coordinates:
    """The labels of a board, as they were drawn last."""

    def __init__(self, board: BoardView) -> None:
        self.board = board
        self._labels: list[tuple[str, pygame.Rect]] = []

    def draw(self, surface: pygame.Surface, art: Art) -> None:
        """Every label beside what is written on the hexes, or over it where there is no other room."""
        board = self.board
        taken = [one.rect for one in text.drawn if board.rect.colliderect(one.rect)]
        taken += board.corners()
        self._labels = placed(board.ground, scale_of(board.unit, board.app.viewport.ratio), taken)
        for word, rect in self._labels:
            if rect.collidelist(taken) >= 0:
                text.cover(rect)
            picture(art, word, rect.size).show(surface, *rect.topleft)

    def draw_again(self, surface: pygame.Surface, art: Art) -> None:
        """The same labels once more, so that no glow lies over them."""
        for word, rect in self._labels:
            surface.blit(picture(art, word, rect.size).surface, rect)
