"""A rival's turn in the jungle: its trails lie below plates and members, so that no value is hidden."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pygame

from game.screen.art import Art, Point
from game.screen.pen import Pen
from game.table.recap.data import RecapLine
from game.table.recap.trail import Trail
from game.tikal.board.hexes import SMALL

if TYPE_CHECKING:
    from game.tikal.table import TikalTable


class TikalTrail(Trail):
    """Trails, rims and numbers on the hexes."""

    table: TikalTable

    def draw(self, surface: pygame.Surface, art: Art) -> None:
        """Rims and trails, then what they must not hide, then how many went."""
        super().draw(surface, art)
        board = self.table.board
        if not self.open or not board.open:
            return
        with board.inside(surface):
            board.draw_tokens(board.pen(surface, art), set(self.table.view["board"]))
            for line in self.told.lines:
                for way in line.ways:
                    self.draw_count(surface, art, way)

    def draw_number(self, pen: Pen, number: int, line: RecapLine, at: Point, taken: list[pygame.Rect]) -> None:
        """On small hexes without a tag, which would hide the value: the strip below says the same."""
        if self.table.board.bold >= SMALL:
            line = replace(line, tag="")
        super().draw_number(pen, number, line, at, taken)
