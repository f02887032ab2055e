"""The tile in hand over the jungle, and the paths that it would open with their costs.

A mouse that hovers over a space has already seen the tile lie there and places it with one click.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from engine.tikal import preview
from game.screen.art import Art
from game.screen.pen import Pen
from game.table.board.hand import SIDES
from game.table.board.placing import Placing, Turner
from game.tikal.board import hexes

if TYPE_CHECKING:
    from game.tikal.board.board import TikalBoard

FLOATING = 205
"""How opaque a tile is that follows the pointer."""
TURNERS = (("turn-left", (-46, -52), -1), ("turn-right", (46, -52), 1))
"""The two buttons beside a held tile, where they lie in units from its middle, and how far they turn it."""


class TilePlacing(Placing):
    """A tile before it is placed."""

    board: TikalBoard
    words = "tikal.board"

    @property
    def over(self) -> str:
        """The space that is pointed at, or that the tile is dragged over."""
        carrying = self.board.carrying
        return carrying.space if carrying.active else super().over

    def choose(self, place: str) -> None:
        """Hold the tile over a space; where a mouse has seen it lie, place it."""
        if self.hand.seen == place:
            self.board.table.act(self.hand.action(place))
        else:
            super().choose(place)

    def turners(self) -> list[Turner]:
        """The buttons beside a held tile; none for a volcano, which looks the same from all sides."""
        board, ground, held = self.board, self.board.ground, self.hand.held
        if len(self.hand.fits[held]) < 2 or not ground.in_sight(held):
            return []
        x, size = ground.places[held][0], board.table.finger
        found = []
        for name, offset, step in TURNERS:
            rect = pygame.Rect(0, 0, size, size)
            across, down = ground.spot(held, offset)
            rect.center = (round(across), round(down))
            if step < 0:
                rect.right = min(rect.right, round(x) - 2)
            else:
                rect.left = max(rect.left, round(x) + 2)
            found.append(Turner(name, rect.clamp(board.rect), step))
        left, right = found[0].rect, found[1].rect
        if left.colliderect(right):  # at an edge of the board
            left.right = right.left - 2
            left.clamp_ip(board.rect)
            right.left = left.right + 2
        return found

    def draw(self, surface: pygame.Surface, art: Art) -> None:
        """Also the tile at the pointer, while it is over no space and held over none."""
        super().draw(surface, art)
        board, hand, at = self.board, self.hand, self.board.pointer
        if at is None or self.over or (hand.held and not board.carrying.active):
            return
        worth = preview.worth(hand.piece)
        kept = hexes.picture(art, board.ground.pixels, hand.piece, hand.rotation, worth, worth, 0, board.bold)
        picture = kept.sheet.surface.copy()
        picture.set_alpha(FLOATING)
        surface.blit(picture, (round(at[0]) + kept.left, round(at[1]) + kept.top))

    def draw_places(self, pen: Pen) -> None:
        """Spaces that glow, but the one where the tile is shown."""
        shown = self.over or self.hand.held
        for place in self.hand.fits:
            if place != shown:
                self.board.rim(pen, place, "space")

    def draw_piece(self, pen: Pen, place: str, rotation: int) -> None:
        """The tile as new."""
        hexes.draw_tile(pen, self.board.ground.places[place], self.hand.piece, rotation, bold=self.board.bold)

    def draw_openings(self, pen: Pen, place: str, rotation: int) -> None:
        """Each path that the tile would open from there, with what it costs."""
        places = self.board.ground.places
        x, y = places[place]
        opened = preview.openings(self.board.chosen.view, self.hand.piece, place, rotation)
        for side, other, _ in opened:
            pen.put(f"way-open-{side}", (x, y))
            pen.put(f"way-open-{(side + 3) % SIDES}", places[other])
        self.board.draw_tokens(pen, {other for _, other, _ in opened})
        for _, other, cost in opened:
            to_x, to_y = places[other]
            hexes.draw_cost(pen, ((x + to_x) / 2, (y + to_y) / 2), cost, self.board.bold)
