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
        self.table = table
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
        return place if place in self.table.chosen.goals() else ""

    @property
    def space(self) -> str:
        """The space that the tile would be laid on if it were dropped now, or nothing."""
        place = self._over if self._what == "tile" else ""
        return place if place in self.table.hand.fits else ""

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
        if table.dialog() is not None or not table.session.choices:
            return ""
        if table.hand.piece:
            held = table.hand.held
            on_board = bool(held) and board.rect.collidepoint(at) and board.ground.place_at(*at) == held
            return "tile" if on_board or table.tile_rect().collidepoint(at) else ""
        if not board.open or not board.rect.collidepoint(at) or board.ring.covers(*at):
            return ""
        place = board.ground.place_at(*at)
        if not place or not table.chosen.walkers(place):
            return ""
        self._was = table.chosen.place
        if place != self._was or not table.chosen.party.size:
            table.chosen.start_from(place, self._grasped(place, at))
        return "party"

    def _grasped(self, place: str, at: Point) -> Party:
        """Who of those on a hex is dragged: the leader if the hand is on him, else the usual ones."""
        table, there = self.table, self.table.chosen.own(place)
        if there.leader:
            view = table.view
            spot = table.board.spot_of(view["players"], place, view["turn"], "leader")
            if math.dist(table.board.ground.spot(place, spot), at) <= GRASP * table.board.ground.pixels:
                return Party(0, True)
        return there.usual

    def _drop(self) -> None:
        table, goal, space = self.table, self.aim, self.space
        if goal:
            self._what = ""
            table.chosen.go(goal)
        elif space:
            self._what = ""
            table.act(table.hand.action(space))
        else:
            self.let_go()
            self._what = ""

    def let_go(self) -> None:
        """Carry nothing any more; what is left of the drag does nothing."""
        table = self.table
        if self._what == "party" and table.chosen.place != self._was:
            table.chosen.clear()
        if self._what:
            self._what = "nothing"
            table.refresh()

    def draw(self, surface: pygame.Surface, art: Art) -> None:
        """The figures that are carried, above the hand."""
        if self._what != "party":
            return
        table = self.table
        pen, colour = table.board.pen(surface, art), PLAYERS[table.view["turn"]]
        members = table.chosen.party.members
        for number, member in enumerate(members):
            aside = APART * (number - (len(members) - 1) / 2)
            pen.put(f"{member}-{colour}", self._at, aside, -14, zoom=1.15)
