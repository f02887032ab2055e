"""The computer players of a table: they think in slices, rest between decisions, and can be hurried on.

How fast they play is a setting; a player who has seen enough can ask for another pace until the next decision of a
person.
"""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from game.session.bots import controllers
from game.session.pace import PACES, following, slower

if TYPE_CHECKING:
    from game.table.table import Table

PATIENCE = 0.35
"""Seconds of thinking after which it is shown how far the thought has come."""
SPENT = 0.002
"""Seconds of thinking after which a frame has no time for a move."""


class Opponents:
    """Everybody at the table who is no person."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._seats = controllers(table.session.setup) if table.mode.bots else {}
        self._asked = ""
        """The pace that was asked for until a person decides."""
        self.paused = False
        """Whether they wait until they are asked to go on."""
        self._stepping = False
        self._rest = 0.0
        self._thinking = 0.0
        self.rest()

    @property
    def progress(self) -> float | None:
        """How far the thought of whoever is to move has come, once it takes a while; None otherwise."""
        seat = self._table.session.to_move
        if seat not in self._seats or self._thinking < PATIENCE:
            return None
        return self._seats[seat].progress

    @property
    def deciding(self) -> bool:
        """Whether a computer player is to move."""
        return self._table.session.to_move in self._seats and not self._table.session.held

    @property
    def pace(self) -> str:
        """How fast they play now."""
        return self._asked or self._table.app.settings.pace

    @property
    def next_pace(self) -> str:
        """The pace that can be asked for."""
        return following(self.pace)

    def hurry(self) -> None:
        """Play at the next pace until a person decides."""
        self._ask(self.next_pace)

    def slow_down(self) -> None:
        """Play at the pace before the present one until a person decides."""
        self._ask(slower(self.pace))

    def pause(self) -> None:
        """Wait after this move, or go on."""
        self.paused = not self.paused
        self._table.arrange()

    def step(self) -> None:
        """Make one move and wait again."""
        self._stepping = True

    def key(self, name: str) -> None:
        """Slower, faster, pause; while they are paused the key for faster makes one move."""
        {",": self.slow_down, ".": self.step if self.paused else self.hurry, " ": self.pause}[name]()

    def _ask(self, pace: str) -> None:
        self._asked = pace
        self._rest = min(self._rest, PACES[self.pace].step)
        self._table.motion.run_at(PACES[self.pace].speed)
        self._table.arrange()

    def speed(self) -> float:
        """How many times faster than usual the next move is shown: a person's own is never hurried."""
        return PACES[self.pace].speed if self.deciding else 1.0

    def rest(self) -> None:
        """Something was done: wait before the next decision until its step is over."""
        pace, motion = PACES[self.pace], self._table.motion
        self._rest = max(0.0, pace.step - motion.seconds / pace.speed)

    def play(self, dt: float) -> bool:
        """Let whoever is to move think, and act when they are ready; true while one of them is at it.

        They wait while a dialog is open: what somebody reads should not be taken away by a move.
        """
        session = self._table.session
        controller = self._seats.get(session.to_move) if session.to_move is not None else None
        if controller is None:
            self._asked, self.paused, self._stepping = "", False, False
            return False
        if self._table.dialogs.open or session.held or (self.paused and not self._stepping):
            return False
        picture = self._table.picture
        if picture.stale or picture.panned is not None:
            return True  # a new picture takes most of a frame: nobody thinks in the same one
        self._rest -= dt
        self._thinking = self._thinking + dt if self._rest <= 0 else 0.0
        if self._rest <= 0:
            began = time.perf_counter()
            action = controller.think(session, PACES[self.pace].thinking_ms)
            # A frame that was spent on thinking leaves the move and the new picture to the next one.
            if action is not None and time.perf_counter() - began < SPENT:
                self._stepping = False
                self._table.carry_out(action)
        return True
