"""The two buttons that zoom the jungle in and out, in a corner of a wide board; fingers pinch instead."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

import pygame

from game.screen.art import Art
from game.screen.targets import Target
from game.table.board import marks

if TYPE_CHECKING:
    from game.tikal.board.board import TikalBoard

GAP = 6


class ZoomButton(NamedTuple):
    """A button, and how many steps it zooms in."""

    name: str
    rect: pygame.Rect
    steps: int
    icon: str


class Zooming:
    """The buttons, each as long as there is something to zoom to."""

    def __init__(self, board: TikalBoard) -> None:
        self.board = board

    def _buttons(self) -> list[ZoomButton]:
        board = self.board
        if board.narrow or not board.session.live:
            return []
        size, gap = board.table.finger, round(GAP * board.unit)
        out = pygame.Rect(board.rect.right - size - gap, board.rect.bottom - size - gap, size, size)
        both = (
            ZoomButton("zoom-in", out.move(0, -size - gap), 1, "ui-plus"),
            ZoomButton("zoom-out", out, -1, "ui-minus"),
        )
        sight, middle, most = board.sight, board.rect.center, board.most
        return [one for one in both if sight.zoomed(one.steps, *middle, most).zoom != sight.look.zoom]

    def targets(self) -> list[Target]:
        """The buttons."""
        words = self.board.words
        return [
            Target(f"ui-{one.name}", words(f"tikal.board.{one.name}"), one.rect, self._zooming(one.steps))
            for one in self._buttons()
        ]

    def _zooming(self, steps: int) -> Callable[[], None]:
        return lambda: self.board.zoom(steps)

    def draw(self, surface: pygame.Surface, art: Art) -> None:
        """The buttons as they are."""
        for one in self._buttons():
            marks.draw_button(surface, art, one.rect, one.icon, "normal", zoom=0.8)

    def draw_live(self, surface: pygame.Surface, art: Art) -> None:
        """A rim round the one that is pointed at."""
        for one in self._buttons():
            if self.board.pointed == f"ui-{one.name}":
                art.frame(surface, "glow", one.rect)
