"""The list of ways to one place, when there is more than one: which passages to use, or which space to take."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from engine import Action
from engine.lost_temple import actions as do
from game.lost_temple.part import LostTemplePanel
from game.screen.wording import capital
from game.ui import styles
from game.ui.boxes import Act, Box, Column
from game.ui.buttons import button
from game.ui.widgets import heading

if TYPE_CHECKING:
    from game.lost_temple.board.board import LostTempleBoard
    from game.lost_temple.table import LostTempleTable

WIDTH = 250
HEAD, GAP = 34, 6


class TempleRoutes(LostTemplePanel):
    """A small panel beside the place, with a button for each way."""

    dialog = True
    veil = False

    def __init__(self, table: LostTempleTable, board: LostTempleBoard) -> None:
        super().__init__(table)
        self.board = board
        self._first = 0

    @property
    def open(self) -> bool:
        """Whether there is something to choose from."""
        return bool(self._actions)

    @property
    def _actions(self) -> list[Action]:
        """What is offered, the cheapest first."""
        return sorted(self.chosen.ways, key=_cost)

    def show(self, place: str) -> None:
        """Let the player choose between several things to do at one place."""
        self.chosen.show_ways(place)
        self._first = 0
        self._lay()
        self.table.redraw()

    def close(self) -> None:
        """Leave the list."""
        self.chosen.leave_ways()
        self.table.refresh()

    def content(self) -> object:
        """What is listed."""
        return tuple(self._actions), self._first

    def place(self, rect: pygame.Rect, unit: float, narrow: bool) -> None:
        """Stay inside the board."""
        self._window = rect
        super().place(rect, unit, narrow)
        if self._actions:
            self._lay()

    @property
    def _tall(self) -> float:
        return max(36.0, self.table.finger / self.unit)

    @property
    def _in_sight(self) -> list[Action]:
        room = int((self._window.h / self.unit - HEAD - 2 * GAP) / (self._tall + GAP)) - 1
        fits = len(self._actions) <= room
        return self._actions if fits else self._actions[self._first :][: max(1, room - 1)]

    def _lay(self) -> None:
        width = min(round(WIDTH * self.unit), self._window.w)
        height = self.box().height(self.kit, width)
        area = self.board.area(self.chosen.ways_to)
        rect = pygame.Rect(area.right + round(12 * self.unit), 0, width, height)
        if rect.right > self._window.right:
            rect.right = max(area.left - round(12 * self.unit), self._window.left + width)
        rect.centery = area.centery
        self.rect = rect.clamp(self._window)
        self.refresh()

    def box(self) -> Box:
        """A heading, a button for each way, one for more of them if there are too many, and close."""
        label, acting = self.board.label, self.table.acting
        rows: list[tuple[str, str, Act]] = [
            (str(action), label(action), acting(action)) for action in self._in_sight
        ]
        if len(self._in_sight) < len(self._actions):
            rows.append(("ui-more", self.words("lost-temple.board.more"), self._more))
        rows.append(("ui-close", self.words("table.close"), self.close))
        found = [
            button(id, capital(said), act, label=said, tall=self._tall, style=styles.CAPTION)
            for id, said, act in rows
        ]
        head = heading(self.words("lost-temple.board.ways"), pad=(2, 0))
        return Column(children=[head, *found], gap=GAP, pad=(12, GAP, 12, 2 * GAP))

    def _more(self) -> None:
        self._first += len(self._in_sight)
        if self._first >= len(self._actions):
            self._first = 0
        self._lay()
        self.table.redraw()


def _cost(action: Action) -> tuple[int, str]:
    return action.tokens + action.cards if action.verb is do.GO else 0, str(action)
