"""How a small board glides to a place that is chosen, so near that its neighbours are in sight."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from game.table.board.camera import STEP, Camera

if TYPE_CHECKING:
    from game.table.board.boardview import BoardView

SECONDS = 0.22


class Gliding:
    """The look that the board glides to, if any."""

    def __init__(self, board: BoardView) -> None:
        self.board = board
        self._start = self._end = Camera()
        self._passed = SECONDS

    def to(self, place: str, near: float) -> None:
        """Have a place and its neighbours in sight, in cells of about that radius in CSS pixels."""
        board = self.board
        if not board.narrow or not board.open or place not in board.ground.places:
            return
        x, y = board.ground.places[place]
        wanted = near * board.app.viewport.ratio / board.ground.radius
        steps = max(0, round(math.log(wanted, STEP)))
        board.look(board.sight.zoomed(steps, x, y, board.most))
        x, y = board.ground.places[place]
        self._start = board.sight.look
        self._end = board.sight.panned(board.rect.centerx - x, board.rect.centery - y)
        self._passed = 0.0
        if not board.app.settings.motion:
            self.stop()

    def stop(self) -> None:
        """Be there at once."""
        if self._passed < SECONDS:
            self._passed = SECONDS
            self.board.look(self._end)

    def pass_time(self, dt: float) -> bool:
        """Whether the board is still gliding."""
        if self._passed >= SECONDS:
            return False
        self._passed = min(SECONDS, self._passed + dt)
        if self.board.sight.look.zoom != self._end.zoom:
            self._passed = SECONDS  # somebody looks closer meanwhile
            return False
        part = 1 - (1 - self._passed / SECONDS) ** 2
        x, y = (a + (b - a) * part for a, b in ((self._start.x, self._end.x), (self._start.y, self._end.y)))
        self.board.look(Camera(self._end.zoom, x, y))
        return True
