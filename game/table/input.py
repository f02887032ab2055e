"""What gestures and keys do at every table: explain, take back, ask, watch others, and leave what is open."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.host.events import Key, Wheel
from game.routes import ShortcutsWanted
from game.screen.gestures import Drag, Hover, InputEvent, LongPress, Press, Tap
from game.screen.targets import find
from game.table.board.gotoplace import GoToPlace
from game.table.typed.field import OPENER

if TYPE_CHECKING:
    from game.table.table import Table


class TableInput:
    """Reacts to what chose no target at one table."""

    def __init__(self, table: Table) -> None:
        self._table, self._app, self._session = table, table.app, table.session
        self._counting, self._explanations, self._turn_end = table.counting, table.explanations, table.turn_end
        self._opponents, self._recap, self._hint = table.opponents, table.recap, table.hint
        self._motion, self._mode, self._typed = table.motion, table.mode, table.typed_field
        self._jump = GoToPlace(table)

    def handle(self, event: InputEvent) -> None:
        """Explanations and shortcuts."""
        explanations = self._explanations
        if self._counting.running and self._counting.handle(event):
            return
        if isinstance(event, Hover):
            explanations.hover((event.x, event.y) if event.inside else None)
        elif isinstance(event, LongPress):
            explanations.ask(event.x, event.y)
        elif isinstance(event, Tap):
            # A click that chooses nothing explains instead.
            self._motion.skip()
            explanations.ask(event.x, event.y)
        elif isinstance(event, Press):
            explanations.press((event.x, event.y))
            self._turn_end.stop()
        elif isinstance(event, Drag | Wheel):
            explanations.hide()
            if isinstance(event, Drag):
                self._recap.swipe(event)
        elif isinstance(event, Key) and not self._mode.key(event):
            self._table.key(event)

    def catches(self, key: Key) -> bool:
        """A place that is being named takes the keys."""
        return self._jump.catches(key)

    def key(self, key: Key) -> None:
        """Undo and redo, the hint, and how others are watched."""
        name = key.name.lower()
        if self._counting.running:
            self._counting.key(key)
        elif name == "z" and key.ctrl:
            self._redo() if key.shift else self._app.choose("ui-undo")
        elif name == "y" and key.ctrl:
            self._redo()
        elif key.ctrl or key.alt:
            return
        elif name == "h":
            self._hint.ask()
        elif name == "j":
            self._jump.begin()
        elif name == OPENER:
            self._typed.begin()
        elif name == "i":
            self._table.bar.read()
        elif name == "?":
            self._app.follow(ShortcutsWanted(self._session.setup.game))
        elif name in (",", ".", " "):
            (self._opponents if self._opponents.deciding else self._recap).key(name)

    def _redo(self) -> None:
        """Where the bar has no room for the button, it stands in the menu: the keys do the same without it."""
        if self._app.choose("ui-redo") or not self._session.redoable:
            return
        if find(self._table.targets(), "ui-menu"):
            self._table.bar.redo()

    def close(self) -> bool:
        """Leave what is up: skip a counting, or else close an explanation, or a dialog; false where nothing is."""
        if self._counting.running:
            self._counting.skip()
        elif self._explanations.tip is not None:
            self._explanations.hide()
        else:
            return self._hint.close() or self._typed.close() or self._table.dialogs.close()
        return True
