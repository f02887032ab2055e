"""A player for tests who looks at nothing: keys and letters go in, and what is read out comes back."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import NamedTuple

import pygame

from game.host.events import Key, RawInput, TextInput
from game.host.reading import Reading
from game.session.seats import Setup
from game.table.table import Table
from game.table.typed.field import OPENER
from game.table.typed.known import END_TURN
from tests.game.hands import table
from tests.game.sitting import Sitting

MOST = 8
"""Ways to go on among which a move is chosen, word by word."""


class Heard(NamedTuple):
    """What was done, and what was read out then."""

    typed: str
    said: tuple[str, ...]


class Typist:
    """Sits at a table whose picture is off."""

    def __init__(self, setup: Setup, *, seed: int = 1, language: str = "en") -> None:
        self.sitting = Sitting(table(setup), language=language, motion=False, sound=False)
        scene = self.sitting.app.top
        assert isinstance(scene, Table)
        self.table, self.session = scene, scene.session
        self.chance = random.Random(seed)
        self.heard = self.number = 0
        self.story: tuple[str, ...] = ()
        self.transcript: list[Heard] = []
        scene.draw = self._dark  # type: ignore[method-assign]

    def _dark(self, surface: pygame.Surface) -> None:
        """Nothing is drawn, and nobody waits for it."""
        self.table.picture.stale = False

    def _do(self, *events: RawInput) -> None:
        for event in events:
            self.sitting.app.step([event], 0.05)

    # What is read out

    @property
    def reading(self) -> Reading:
        """What a screen reader was given last."""
        return self.sitting.home.readings[-1]

    def listen(self, typed: str) -> tuple[str, ...]:
        """What the live regions got since this was last asked."""
        said: list[str] = []
        readings = self.sitting.home.readings
        for reading in readings[self.heard :]:
            known = min(len(self.story), len(reading.story))
            while known and self.story[len(self.story) - known :] != reading.story[:known]:
                known -= 1
            said += reading.story[known:]
            said += reading.said if reading.number != self.number else ()
            self.story, self.number = reading.story, reading.number
        self.heard = len(readings)
        if typed or said:
            self.transcript.append(Heard(typed, tuple(said)))
        return tuple(said)

    # What is typed

    def press(self, *names: str) -> tuple[str, ...]:
        """Press keys."""
        for name in names:
            self._do(Key(name))
        return self.listen(f"[{' '.join(names)}]")

    def type(self, text: str, enter: bool = True) -> tuple[str, ...]:
        """Write something, and carry it out."""
        self._do(TextInput(text), *([Key("Enter")] if enter else []))
        return self.listen(text)

    def offered(self) -> list[str]:
        """The names of the ways to go on that are offered as buttons now."""
        return [
            one.label for one in self.sitting.targets() if one.id.startswith("typed-") and one.id[6:].isdigit()
        ]

    def move(self) -> tuple[str, ...]:
        """Make a move word by word, each chosen by chance among those that are read out on the way down."""
        moves, legal = len(self.session.game.moves), {str(action) for action in self.session.choices}
        while len(self.session.game.moves) == moves:
            self._do(Key("ArrowDown"))
            found = self.table.typed_field.found
            ways = [n for n, way in enumerate(found) if legal & {line.text for line in way.lines}][:MOST]
            for _ in range(self.chance.choice(ways)):
                self._do(Key("ArrowDown"))
            self._do(Key("Enter"))
        return self.listen(str(self.session.game.moves[moves]))

    # A whole game

    def wait(self) -> None:
        """Let others decide and time pass until somebody here is asked, or it is over."""
        for _ in range(4000):
            if self.sitting.app.top is not self.table or (self.table.typing() and self._asked):
                return
            if self.table.counting.running and self.table.counting.complete:
                self.press("Enter")
            self.sitting.app.step((), 0.1)
        raise AssertionError(f"Nobody is asked at {self.session.step}.")

    @property
    def _asked(self) -> bool:
        return not self.table.showing and bool(self.session.choices or self.session.held or self.session.over)

    def play(self, before: Callable[[int], None] = lambda moves: None, most: int = 2000) -> None:
        """Open the field, and play to the end; who is handed the device says so with Enter."""
        self.press(OPENER)
        for number in range(most):
            self.wait()
            self.listen("")
            if self.sitting.scene == "GameOver":
                return
            if self.sitting.app.top is not self.table:
                self.press("Tab", "Enter")
            elif self.session.held:
                self.type(END_TURN)
            else:
                before(number)
                self.move()
        raise AssertionError(f"After {most} moves the game is still at {self.session.step}.")
