"""The tile in hand over the jungle, and the paths that it would open with their costs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import pygame

from engine.tikal import ACTION_POINTS, preview
from game.screen.art import Art, Point
from game.screen.brush import Brush
from game.screen.pen import Pen
from game.table.board import marks
from game.table.board.animation import between
from game.table.board.hand import SIDES
from game.table.board.placing import Join, Placing
from game.tikal.action_kinds import BASE
from game.tikal.board import hexes
from game.tikal.panels.points import cost_badge

if TYPE_CHECKING:
    from game.tikal.board.board import TikalBoard

FLOATING = 205
"""How opaque a tile is that follows the pointer."""
BIG = 1.25
"""How much bigger the costs of a held tile are than those of a walk."""


class TilePlacing(Placing):
    """A tile before it is placed."""

    board: TikalBoard
    words = "tikal.board"
    away = 24.0
    near = 54.0

    @property
    def over(self) -> str:
        """The space that is pointed at, or that the tile is dragged over."""
        carrying = self.board.carrying
        return carrying.space if carrying.active else super().over

    def home(self) -> Sequence[Point]:
        """Where members of the player stand; the base camp while nobody does."""
        chosen, places = self.board.chosen, self.board.ground.drawing.places
        player = chosen.view["players"][chosen.seat]
        found = [*player["workers"], *([player["leader"]] if player["leader"] else [])]
        return [places[place] for place in found if place in places] or [places[BASE]]

    def called(self) -> str:
        """What the tile shows."""
        kind, piece = preview.kind(self.hand.piece), self.hand.piece
        return self.board.words(f"tikal.board.called.{kind}", value=preview.worth(piece))

    def joins(self) -> list[Join]:
        """Each explored neighbour with the cost of the path, or a cross where there is none."""
        hand, view = self.hand, self.board.chosen.view
        opened = preview.openings(view, hand.piece, hand.held, hand.turned(hand.held))
        found = {one.place: Join(one.place, True, cost_badge(str(one.cost))) for one in opened}
        beside = preview.beside(view, hand.held)
        return [*found.values(), *(Join(one, False, marks.shut_mark()) for one in beside if one not in found)]

    def then(self) -> str:
        """The action points that follow."""
        view = self.board.chosen.view
        if preview.kind(self.hand.piece) == "volcano" and view["scoring"] != "none":
            return ""
        return self.board.words("tikal.board.then", points=ACTION_POINTS)

    def paint(self, brush: Brush, width: float, height: float) -> None:
        """The tile as it is turned."""
        hand = self.hand
        hexes.paint_tile(brush, width, height, tile=hand.piece, rotation=hand.turned(hand.held))

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
        """Each path that the tile would open from there, with what it costs; a cross where there is none."""
        view, places = self.board.chosen.view, self.board.ground.places
        x, y = places[place]
        opened = preview.openings(view, self.hand.piece, place, rotation)
        for side, other, _ in opened:
            pen.put(f"way-open-{side}", (x, y))
            pen.put(f"way-open-{(side + 3) % SIDES}", places[other])
        self.board.draw_tokens(pen, {other for _, other, _ in opened})
        for other in preview.beside(view, place):
            if other not in [one.place for one in opened]:
                marks.draw_shut(pen, (x, y), places[other], 0.5)
        for _, other, cost in opened:
            hexes.draw_cost(pen, between((x, y), places[other], 0.5), cost, BIG * self.board.bold)
