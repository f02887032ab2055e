"""Going to a place by its name: J, then a letter and a number, and the focus is there.

So every place of a board is three keys away, however far the arrows would have to go.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.host.events import Key

if TYPE_CHECKING:
    from game.table.table import Table

LONGEST = 2


class GoToPlace:
    """The name of a place as it is being typed, if it is."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._name: str | None = None

    def begin(self) -> None:
        """Wait for the name of a place."""
        self._name = ""
        self._table.say(self._table.words("table.jump", name="…"))

    def catches(self, key: Key) -> bool:
        """Take a key of the name; any other key lets go."""
        if self._name is None:
            return False
        if key.ctrl or key.alt or len(key.name) != 1 or not key.name.isalnum():
            self._end("")
            return key.name in ("Escape", "Backspace")
        self._name += key.name.lower()
        target = self._table.go_to(self._name)
        if target is not None:
            self._table.app.focus_on(target.id)
            self._end("")
        elif len(self._name) >= LONGEST:
            self._end(self._table.words("table.jump.nothing", name=self._name))
        else:
            self._table.say(self._table.words("table.jump", name=f"{self._name}…"))
        return True

    def _end(self, said: str) -> None:
        self._name = None
        self._table.say(said)
