"""The field of the set-up that letters go to: a name or the number of the shuffle."""

from __future__ import annotations

from game.host.events import Key, TextInput
from game.pages.setup.state import LONGEST_NAME, LONGEST_SEED, SetupState
from game.screen.gestures import InputEvent

SEED = "seed"


class OpenField:
    """At most one field is open."""

    def __init__(self, choices: SetupState) -> None:
        self._choices = choices
        self.id = ""
        """Such as "name-0"; empty when none is open."""
        self._before = ""

    def turn(self, id: str) -> None:
        """Open a field, or close it when it is open."""
        opening = self.id != id
        self.close()
        if opening:
            self.id = id
            self._before = self._text

    def close(self) -> None:
        """What was written stays; an empty shuffle is the first one."""
        self.id = ""
        self._choices.seed = self._choices.seed or "0"

    def takes(self, event: InputEvent) -> bool:
        """Type what comes, and whether it was for the field; Escape restores what stood there."""
        if not self.id or not isinstance(event, TextInput | Key):
            return False
        if isinstance(event, TextInput):
            self._write(self._text + event.text)
        elif event.name == "Backspace":
            self._write(self._text[:-1])
        elif event.name in ("Enter", "Escape", "Tab"):
            if event.name == "Escape":
                self._write(self._before)
            self.close()
        return True

    @property
    def _text(self) -> str:
        return self._choices.seed if self.id == SEED else self._choices.chairs[int(self.id[-1])].name

    def _write(self, text: str) -> None:
        if self.id == SEED:
            self._choices.seed = "".join(sign for sign in text if sign in "0123456789")[:LONGEST_SEED]
        else:
            clean = "".join(sign for sign in text if sign.isprintable() and sign not in "{}")
            self._choices.chairs[int(self.id[-1])].name = clean.lstrip()[:LONGEST_NAME]
