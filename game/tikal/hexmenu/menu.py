"""Everything that stands round the chosen hex on a wide table: the crown above it and the foot below it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from engine.tikal import board as jungle
from game.screen.art import Art, Point
from game.screen.targets import Target
from game.tikal.hexmenu.actions import LIFT, RISE_SECONDS, HexActions
from game.tikal.hexmenu.party import HexParty
from game.ui.tip import Tip

if TYPE_CHECKING:
    from game.tikal.board.board import TikalBoard

COST_AT: Point = (-25, -27)
"""Where on a hex the cost of going there is written."""
COST_BESIDE: tuple[Point, Point] = ((-41, -2), (41, -2))
"""Where it is written below the foot: at the left, or at the right where a leader stands at the left."""
SOUTH = 3


class HexMenu:
    """Crown and foot, which rise when a hex is chosen."""

    def __init__(self, board: TikalBoard) -> None:
        self.board = board
        self.crown, self.foot = HexActions(board), HexParty(board)
        self._place = ""
        self._risen = RISE_SECONDS

    def update(self) -> None:
        """Another hex may be chosen: the crown rises there."""
        table = self.board.table
        if table.chosen.place != self._place:
            self._place = table.chosen.place
            self._risen = 0.0 if self._place and table.app.settings.motion else RISE_SECONDS

    def pass_time(self, dt: float) -> bool:
        """Whether the crown is still rising."""
        if self._risen >= RISE_SECONDS:
            return False
        self._risen = min(RISE_SECONDS, self._risen + dt)
        return True

    def targets(self) -> list[Target]:
        """Everything that can be chosen round the hex."""
        return [*self.crown.targets(), *self.foot.targets()]

    def covers(self, x: float, y: float) -> bool:
        """Whether something of the ring lies at a point."""
        return any(target.rect.collidepoint(x, y) for target in self.targets())

    def tip(self, x: float, y: float) -> Tip | None:
        """What lies at this point, explained."""
        return self.crown.tip(x, y) or self.foot.tip(x, y)

    def draw(self, surface: pygame.Surface, art: Art) -> None:
        """All of it."""
        self.foot.draw(surface, art)
        self.crown.draw(surface, art, self._risen / RISE_SECONDS)

    # What gives way to it

    def lift(self, place: str) -> float:
        """How many pixels higher the members of a hex are drawn, so that the ring does not hide them."""
        if not self.board.ringed or not self._place:
            return 0.0
        if place == self._place:
            return self.foot.below
        if place == self.crown.above and self.crown.two_rows:
            return LIFT * self.board.ring_scale
        return 0.0

    def cost_at(self, place: str) -> Point:
        """Where the cost of going to a hex is written, in units from its middle."""
        if not self._place or not self.foot.rect.w:
            return COST_AT
        below = jungle.NEIGHBOURS[jungle.NAMES.index(self._place)][SOUTH]
        if below == jungle.NOWHERE or jungle.NAMES[below] != place:
            return COST_AT
        led = any(player["leader"] == place for player in self.board.table.view["players"])
        return COST_BESIDE[led]
