"""The two buttons that zoom the jungle in and out, in a corner of a wide board; fingers pinch instead."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.screen import shared_art, text
from game.screen.art import Art
from game.screen.palette import INK
from game.screen.targets import Target
from game.table.layout import across, down
from game.ui import boxes
from game.ui.boxes import Box, Column, Kit, Placed
from game.ui.buttons import Button
from game.ui.widgets import Sprite

if TYPE_CHECKING:
    from game.tikal.board.board import TikalBoard

SIDE, GAP = 34, 6
STEPS = (("zoom-in", "ui-plus", 1), ("zoom-out", "ui-minus", -1))
"""The name of each button, its picture, and how many steps it zooms in."""


class Zooming:
    """The buttons, each as long as there is something to zoom to."""

    def __init__(self, board: TikalBoard) -> None:
        self.board = board

    @property
    def kit(self) -> Kit:
        """What the buttons are measured and painted with."""
        return Kit(shared_art.art(self.board.table.unit), self.board.unit)

    @property
    def placed(self) -> list[Placed]:
        """The buttons in their places, below each other in the corner."""
        board, kit = self.board, self.kit
        if board.narrow or not board.session.live:
            return []
        side, gap = kit.px(SIDE), kit.px(GAP)
        foot = down(board.rect, None, 2 * side + gap, gap)[1]
        column = Column(children=[self._button(*one) for one in STEPS], gap=GAP)
        return column.lay(kit, across(foot, None, side, gap)[1])

    def _button(self, name: str, icon: str, steps: int) -> Box:
        """A button, or its room where there is nothing to zoom to."""
        board, sight = self.board, self.board.sight
        if sight.zoomed(steps, *board.rect.center, board.most).zoom == sight.look.zoom:
            return Box(tall=SIDE)
        return Button(
            children=[Sprite(sprite=icon, ink=INK, zoom=0.8)],
            id=f"ui-{name}",
            label=board.words(f"tikal.board.{name}"),
            act=partial(board.zoom, steps),
            tall=SIDE,
            reach=False,
        )

    def targets(self) -> list[Target]:
        """The buttons."""
        return boxes.targets(self.kit, self.placed)

    def draw(self, surface: pygame.Surface, art: Art) -> None:
        """The buttons as they are."""
        for target in self.targets():
            text.cover(target.rect)
        boxes.paint(self.kit, surface, self.placed)

    def draw_live(self, surface: pygame.Surface, art: Art) -> None:
        """A rim round the one that is pointed at."""
        for box, rect in self.placed:
            if box.id and box.id == self.board.pointed:
                art.frame(surface, "glow", rect)
