"""Dragging what is one's own: a party from hex to hex, or the tile in hand to its space, with mouse and finger.

A drag that begins on members who can go, or on the tile, carries them; any other drag moves the picture of the
board. What is dropped where it cannot go is let go of, and nothing has happened.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Literal

import pygame

from engine.tikal import PLAYERS
from game.screen.art import Art, Point
from game.screen.gestures import Drag
from game.tikal.party import Party

if TYPE_CHECKING:
    from game.tikal.table import TikalTable

GRASP = 17.0
"""How near to the leader, in units of the sprites, a drag begins that takes only the leader."""
APART = 13.0
"""Units between figures that are carried side by side."""


class Dragging:
    """The hand that drags something, if any."""

    def __init__(self, table: TikalTable) -> None:
        self.table, self._session = table, table.session
        self._chosen, self._hand = table.chosen, table.hand
        self._what: Literal["", "party", "tile", "nothing"] = ""
        self._at: Point = (0.0, 0.0)
        self._was = ""
        """The hex that was chosen before."""

    @property
    def active(self) -> bool:
        """Whether something is carried."""
        return self._what in ("party", "tile")

    @property
    def aim(self) -> str:
        """The hex that the party would go to if it were dropped now, or nothing."""
        place = self._over if self._what == "party" else ""
        return place if place in self._chosen.goals() else ""

    @property
    def space(self) -> str:
        """The space that the tile would be laid on if it were dropped now, or nothing."""
        place = self._over if self._what == "tile" else ""
        return place if place in self._hand.fits else ""

    @property
    def _over(self) -> str:
        board = self.table.board
        return board.ground.place_at(*self._at) if board.rect.collidepoint(self._at) else ""

    def handle(self, drag: Drag) -> bool:
        """Take up, carry, drop; false when the drag carries nothing."""
        if drag.phase == "start":
            self._what = self._taken((drag.from_x, drag.from_y))
        if not self._what:
            return False
        self._at = (drag.x, drag.y)
        if self._what == "tile":
            self.table.board.hover(self._at)
        self.table.changed()
        if drag.phase == "end":
            self._drop()
        elif drag.phase == "cancel":
            self.let_go()
            self._what = ""
        return True

    def _taken(self, at: Point) -> Literal["", "party", "tile"]:
        """What a drag from this point takes up."""
        table, board = self.table, self.table.board
        if table.dialog() is not None or not self._session.choices:
            return ""
        if self._hand.piece:
            held = self._hand.held
            on_board = bool(held) and board.rect.collidepoint(at) and board.ground.place_at(*at) == held
            return "tile" if on_board or table.tile_rect().collidepoint(at) else ""
        if not board.open or not board.rect.collidepoint(at) or board.ring.covers(*at):
            return ""
        place = board.ground.place_at(*at)
        if not place or not self._chosen.walkers(place):
            return ""
        self._was = self._chosen.place
        if place != self._was or not self._chosen.party.size:
            self._chosen.start_from(place, self._grasped(place, at))
        return "party"

    def _grasped(self, place: str, at: Point) -> Party:
        """Who of those on a hex is dragged: the leader if the hand is on him, else the usual ones."""
        chosen, board = self._chosen, self.table.board
        there = chosen.own(place)
        if there.leader:
            spot = board.spot_of(chosen.view["players"], place, chosen.seat, "leader")
            if math.dist(board.ground.spot(place, spot), at) <= GRASP * board.ground.pixels:
                return Party(0, True)
        return there.usual

    def _drop(self) -> None:
        goal, space = self.aim, self.space
        if goal:
            self._what = ""
            self._chosen.go(goal)
        elif space:
            self._what = ""
            self.table.act(self._hand.action(space))
        else:
            self.let_go()
            self._what = ""

    def let_go(self) -> None:
        """Carry nothing any more; what is left of the drag does nothing."""
        if self._what == "party" and self._chosen.place != self._was:
            self._chosen.clear()
        if self._what:
            self._what = "nothing"
            self.table.refresh()

    def draw(self, surface: pygame.Surface, art: Art) -> None:
        """The figures that are carried, above the hand."""
        if self._what != "party":
            return
        board, chosen = self.table.board, self._chosen
        pen, colour, members = board.pen(surface, art), PLAYERS[chosen.seat], chosen.party.members
        for number, member in enumerate(members):
            aside = APART * (number - (len(members) - 1) / 2)
            pen.put(f"{member}-{colour}", self._at, aside, -14, zoom=1.15)
