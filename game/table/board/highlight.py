"""Pointing at something for a moment: where an event happened, or the choice that was asked for."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from engine import Action
from game.screen import shared_art
from game.screen.art import Art
from game.screen.targets import find

if TYPE_CHECKING:
    from game.table.table import Table

PLACE_SECONDS = 1.6
CHOICE_SECONDS = 4.0
"""How long a choice that was asked for is pointed at."""
ROW = (60, 34)
"""Units across and down of what is drawn round a player's score."""


class Highlight:
    """What is pointed at on one table, if anything is: a place that its game knows, or a target."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._place = self._target = ""
        self._left = 0.0

    def at_place(self, place: str) -> None:
        """Point at a place, in the words of `draw_spot` of the game's table."""
        self._begin(place, "", PLACE_SECONDS)

    def at_target(self, target: str) -> None:
        """Point at a target."""
        self._begin("", target, CHOICE_SECONDS)

    def at_action(self, action: Action) -> None:
        """Point at what stands for an action, wherever that is."""
        table = self._table
        if table.recap.loss is not None:
            table.recap.go_on()  # the notice may lie over it
        table.select_path_to(action)
        # What is held over the board is seen where it would lie.
        if action.verb is not table.placing and find(table.targets(), str(action)) is not None:
            self.at_target(str(action))
        table.changed()

    def stop(self) -> None:
        """Point at nothing."""
        self._left = 0.0

    def pass_time(self, dt: float) -> bool:
        """Let time pass; true while something is pointed at."""
        if self._left <= 0:
            return False
        self._left -= dt
        if self._left <= 0:
            self._table.changed()
        return True

    def draw_place(self, surface: pygame.Surface) -> None:
        """The place that is pointed at, below whatever moves."""
        if self._place and self._left > 0:
            self._table.draw_spot(surface, self._place)

    def draw_target(self, surface: pygame.Surface, art: Art) -> None:
        """The target that is pointed at, above dialogs."""
        if self._target and self._left > 0:
            target = find(self._table.targets(), self._target)
            if target is not None:
                art.frame(surface, "glow", target.rect)

    def draw_row(self, surface: pygame.Surface, seat: int) -> None:
        """Point out the row of a player."""
        unit = self._table.unit
        row = pygame.Rect(0, 0, round(ROW[0] * unit), round(ROW[1] * unit))
        x, y = self._table.row_of(seat)
        row.center = round(x), round(y)
        shared_art.art(unit).frame(surface, "glow", row)

    def _begin(self, place: str, target: str, seconds: float) -> None:
        self._place, self._target, self._left = place, target, seconds
        self._table.changed()
