"""The options of a game as the set-up page offers them: switches, and choices of one of several.

A form is plain data that can be changed; the page draws its lines. Most games need `Switches` only.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Protocol


@dataclass(frozen=True, slots=True)
class OptionLine:
    """One option: what it can be, what it is, and whether it is a switch (off first, then on)."""

    name: str
    values: tuple[object, ...]
    value: object
    switch: bool = True
    single: bool = False
    """Whether it is one of the details that another line sets together, and that few change."""
    changed: bool = False
    """Whether such a detail was set otherwise."""
    refused: str = ""
    """Why it cannot be chosen now, as the key of a few words."""

    @property
    def on(self) -> bool:
        """Whether a switch is on."""
        return self.value == self.values[-1]


class OptionsForm(Protocol):
    """What the set-up page asks of a game's options."""

    def lines(self) -> Sequence[OptionLine]:
        """The options from top to bottom."""

    def choose(self, name: str, value: object) -> None:
        """Set an option to one of its values."""

    def options(self) -> dict[str, Any]:
        """The options as the engine wants them."""


class Switches:
    """Options that are on or off, all off at first, and independent of each other."""

    def __init__(self, *names: str) -> None:
        self._on = dict.fromkeys(names, False)

    def lines(self) -> list[OptionLine]:
        """A switch for each."""
        return [OptionLine(name, (False, True), on) for name, on in self._on.items()]

    def choose(self, name: str, value: object) -> None:
        """Turn a switch."""
        self._on[name] = bool(value)

    def options(self) -> dict[str, Any]:
        """All of them."""
        return dict(self._on)
