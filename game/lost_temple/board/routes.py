"""The list of ways to one place, when there is more than one: which passages to use, or which space to take."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from engine import Action
from engine.lost_temple import actions as do
from game.lost_temple.part import LostTemplePanel
from game.screen import text
from game.screen.art import Art
from game.screen.wording import capital
from game.ui import styles
from game.ui.boxes import Act, Box, Column
from game.ui.buttons import button
from game.ui.widgets import heading

if TYPE_CHECKING:
    from game.lost_temple.board.board import LostTempleBoard
    from game.lost_temple.table import LostTempleTable

WIDTH = 250
HEAD, GAP, SIDE = 34, 6, 12


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

    def _way(self, action: Action) -> Box:
        """A button as tall as its words need."""
        said = self.board.label(action)
        return self._button(str(action), said, self.table.acting(action))

    def _button(self, id: str, said: str, act: Act) -> Box:
        least = max(36.0, self.table.finger / self.unit)
        return button(id, capital(said), act, label=said, least=least, style=styles.CAPTION)

    @property
    def _wide(self) -> int:
        return min(round(WIDTH * self.unit), self._window.w)

    @property
    def _in_sight(self) -> list[Action]:
        wide = self._wide - 2 * self.kit.px(SIDE)
        tallest = max((self._way(one).height(self.kit, wide) for one in self._actions), default=0)
        room = int((self._window.h - self.kit.px(HEAD + 2 * GAP)) / (tallest + self.kit.px(GAP))) - 1
        fits = len(self._actions) <= room
        return self._actions if fits else self._actions[self._first :][: max(1, room - 1)]

    def _lay(self) -> None:
        width = self._wide
        height = self.box().height(self.kit, width)
        area = self.board.area(self.chosen.ways_to)
        rect = pygame.Rect(area.right + round(12 * self.unit), 0, width, height)
        if rect.right > self._window.right:
            rect.right = max(area.left - round(12 * self.unit), self._window.left + width)
        rect.centery = area.centery
        self.rect = rect.clamp(self._window)
        self.refresh()

    def draw(self, surface: pygame.Surface, art: Art) -> None:
        """The panel, over the figures of the board below it."""
        if self.open:
            text.cover(self.rect)
        super().draw(surface, art)

    def box(self) -> Box:
        """A heading, a button for each way, one for more of them if there are too many, and close."""
        shown = self._in_sight
        found = [self._way(action) for action in shown]
        if len(shown) < len(self._actions):
            found.append(self._button("ui-more", self.words("lost-temple.board.more"), self._more))
        found.append(self._button("ui-close", self.words("table.close"), self.close))
        head = heading(self.words("lost-temple.board.ways"), pad=(2, 0))
        return Column(children=[head, *found], gap=GAP, pad=(SIDE, GAP, SIDE, 2 * GAP))

    def _more(self) -> None:
        self._first += len(self._in_sight)
        if self._first >= len(self._actions):
            self._first = 0
        self._lay()
        self.table.redraw()


def _cost(action: Action) -> tuple[int, str]:
    return action.tokens + action.cards if action.verb is do.GO else 0, str(action)
