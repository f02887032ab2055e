"""How a small board comes nearer before a lesson speaks: what is pointed at grows and lies below the bubble."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.table.board.boardview import BoardView
from game.table.board.camera import STEP, Camera

SECONDS = 0.3
WIDE = 60.0
"""CSS pixels that what is pointed at is wide at least."""
STEPS = 3
"""Steps of the zoom at most."""


class LessonGlide:
    """The look that the board of a lesson glides to."""

    def __init__(self, board: BoardView) -> None:
        self._board = board
        self._start = self._end = Camera()
        self._passed = SECONDS

    def begin(self, pointed: Callable[[], list[pygame.Rect]], below: int) -> None:
        """Have what is pointed at wide enough, and lower than a line; what is not on the board shows all of it."""
        board = self._board
        start = board.sight.look
        if not board.open or board.fixed:
            return
        # Where things lie is asked of the whole board: some may be out of sight now.
        board.lay(board.ground.looked_at(Camera()))
        points = pointed()
        inside = bool(points) and all(board.rect.collidepoint(one.center) for one in points)
        end = self._near(points[0].unionall(points[1:]), points[0].w, below) if inside else Camera()
        board.lay(board.ground.looked_at(start))
        self._start, self._end, self._passed = start, end, 0.0
        if start == end:
            self._passed = SECONDS
        elif not board.table.app.settings.motion:
            self._passed = SECONDS
            board.look(end)

    def _near(self, whole: pygame.Rect, wide: float, below: int) -> Camera:
        """The look at what is pointed at; all of the board where that would not fit into it any more."""
        board = self._board
        wanted, steps = WIDE * board.table.app.viewport.ratio, 0
        while wide < wanted and steps < STEPS:
            steps, wide = steps + 1, wide * STEP
        look = board.sight.zoomed(steps, *whole.center, board.most)
        width, height = whole.w * look.zoom, whole.h * look.zoom
        if width > board.rect.w or height > board.rect.h:
            return Camera()
        x, y = whole.center
        across = min(max(x, board.rect.left + width / 2), board.rect.right - width / 2)
        down = min(max(y, max(below, board.rect.top) + height / 2), board.rect.bottom - height / 2)
        # Zooming leaves the middle where it is; then the picture is moved.
        return board.ground.looked_at(look).sight.panned(across - x, down - y)

    def pass_time(self, dt: float) -> bool:
        """Whether the board is still gliding."""
        if self._passed >= SECONDS:
            return False
        self._passed = min(SECONDS, self._passed + dt)
        part = 1 - (1 - self._passed / SECONDS) ** 2
        start, end = self._start, self._end
        if self._passed >= SECONDS:
            self._board.look(end)
            return False
        zoom, x, y = (a + (b - a) * part for a, b in ((start.zoom, end.zoom), (start.x, end.x), (start.y, end.y)))
        self._board.look(Camera(zoom, x, y))
        return True
