"""What gestures and keys do at every table: explain, take back, ask, watch others, and leave what is open."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.host.events import Key, Wheel
from game.routes import ShortcutsWanted
from game.screen.gestures import Drag, Hover, InputEvent, LongPress, Press, Tap
from game.screen.targets import find
from game.table.board.gotoplace import GoToPlace

if TYPE_CHECKING:
    from game.table.table import Table


class TableInput:
    """Reacts to what chose no target at one table."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._jump = GoToPlace(table)

    def handle(self, event: InputEvent) -> None:
        """Explanations and shortcuts."""
        table = self._table
        if table.counting.running and table.counting.handle(event):
            return
        if isinstance(event, Hover):
            table.explanations.hover((event.x, event.y) if event.inside else None)
        elif isinstance(event, LongPress):
            table.explanations.ask(event.x, event.y)
        elif isinstance(event, Tap):
            # A click that chooses nothing explains instead.
            table.motion.skip()
            table.explanations.ask(event.x, event.y)
        elif isinstance(event, Press):
            table.explanations.press((event.x, event.y))
            table.turn_end.stop()
        elif isinstance(event, Drag | Wheel):
            table.explanations.hide()
            if isinstance(event, Drag):
                table.recap.swipe(event)
        elif isinstance(event, Key) and not table.mode.key(event):
            table.key(event)

    def catches(self, key: Key) -> bool:
        """A place that is being named takes the keys."""
        return self._jump.catches(key)

    def key(self, key: Key) -> None:
        """Undo and redo, the hint, and how others are watched."""
        table, name = self._table, key.name.lower()
        if table.counting.running:
            table.counting.key(key)
        elif name == "z" and key.ctrl:
            self._redo() if key.shift else table.app.choose("ui-undo")
        elif name == "y" and key.ctrl:
            self._redo()
        elif key.ctrl or key.alt:
            return
        elif name == "h":
            table.hint.ask()
        elif name == "j":
            self._jump.begin()
        elif name == "i" and table.bar.notice and table.bar.rule:
            table.bar.read()
        elif name == "?":
            table.app.follow(ShortcutsWanted(table.session.setup.game))
        elif name in (",", ".", " "):
            (table.opponents if table.opponents.deciding else table.recap).key(name)

    def _redo(self) -> None:
        """Where the bar has no room for the button, it stands in the menu: the keys do the same without it."""
        table = self._table
        if not table.app.choose("ui-redo") and table.session.redoable and find(table.targets(), "ui-menu"):
            table.bar.redo()

    def close(self) -> bool:
        """Leave what is up: skip a counting, or else close an explanation, or a dialog; false where nothing is."""
        table = self._table
        if table.counting.running:
            table.counting.skip()
        elif table.explanations.tip is not None:
            table.explanations.hide()
        else:
            return table.hint.close() or table.dialogs.close()
        return True
