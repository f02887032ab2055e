"""What hands do on a board that can be looked at more closely: wheel, fingers and keys pan, zoom and turn."""

from __future__ import annotations

from game.host.events import Key, Pinch, Wheel
from game.screen.gestures import Drag, InputEvent
from game.table.board.boardview import BoardView
from game.table.board.camera import Camera

TURN_DEGREES = 30.0
"""How far two fingers turn before what is in hand goes on by a side."""
PINCHED = 1.2
"""How much farther apart two fingers are before the zoom goes on by a step."""
WHEELED = 30.0
"""How far a wheel or two fingers scroll before the turn or the zoom goes on by a step, in CSS pixels."""
PAN_STEP = 60.0
PANS = {"w": (0, 1), "a": (1, 0), "s": (0, -1), "d": (-1, 0)}
ZOOMS = {"+": 1, "=": 1, "-": -1}


class PanZoom:
    """The hands on one board; what they do is counted until it makes a whole step."""

    def __init__(self, board: BoardView) -> None:
        self._board = board
        self._pinched, self._twisted, self._wheeled = 1.0, 0.0, 0.0

    @property
    def free(self) -> bool:
        """Whether hands reach the board: it is in sight, and no dialog is up."""
        return self._board.open and self._board.table.dialog() is None

    def handle(self, event: InputEvent) -> bool:
        """Pan, zoom or turn; false when the event is not for the board."""
        board = self._board
        if not self.free or board.fixed:
            return False
        if isinstance(event, Wheel) and board.rect.collidepoint(event.x, event.y):
            self._wheel(event)
        elif isinstance(event, Drag) and board.rect.collidepoint(event.from_x, event.from_y):
            board.pan(event.dx, event.dy)
        elif isinstance(event, Pinch):
            self._pinch(event)
        else:
            return False
        return True

    def _wheel(self, event: Wheel) -> None:
        """The wheel turns what is in hand, and zooms otherwise."""
        self._wheeled += event.dy
        if abs(self._wheeled) < WHEELED * self._board.app.viewport.ratio:
            return
        up, self._wheeled = self._wheeled > 0, 0.0
        if self._board.hand.piece:
            self._board.turn(-1 if up else 1)
        else:
            self._board.zoom(1 if up else -1, (event.x, event.y))

    def _pinch(self, event: Pinch) -> None:
        """Two fingers pan, zoom, and turn what is in hand."""
        self._pinched *= event.factor
        self._twisted += event.turn
        self._board.pan(event.dx, event.dy)
        if not 1 / PINCHED < self._pinched < PINCHED:
            self._board.zoom(1 if self._pinched > 1 else -1, (event.x, event.y))
            self._pinched = 1.0
        if abs(self._twisted) >= TURN_DEGREES:
            self._board.turn(1 if self._twisted > 0 else -1)
            self._twisted = 0.0

    def key(self, key: Key) -> bool:
        """W, A, S, D pan; plus, minus and 0 zoom. False when the key is not for the board."""
        name, board = key.name.lower(), self._board
        if key.ctrl or key.alt or not self.free or board.fixed:
            return False
        if name in PANS:
            board.pan(*(step * PAN_STEP * board.unit for step in PANS[name]))
        elif name in ZOOMS:
            board.zoom(ZOOMS[name])
        elif name == "0":
            board.look(Camera())
        else:
            return False
        return True
