"""A player for tests who looks at nothing: keys and letters go in, and what is read out comes back.

`python -m tests.game.typist GAME [SEED]` plays a game in this way and prints what was typed and heard.
"""

from __future__ import annotations

import os
import random
import sys
from collections.abc import Callable, Sequence
from typing import NamedTuple

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pygame

from game.host.events import Key, TextInput
from game.host.reading import Reading
from game.session.seats import Setup
from game.table.table import Table
from tests.game.hands import NAMES, seats, table
from tests.game.sitting import Sitting


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
        self.story: tuple[str, ...] = ()
        self.transcript: list[Heard] = []
        scene.draw = _dark  # type: ignore[method-assign]

    # What is read out

    @property
    def reading(self) -> Reading:
        """What a screen reader was given last."""
        return self.sitting.home.readings[-1]

    def listen(self, typed: str) -> tuple[str, ...]:
        """What the live log got since this was last asked."""
        story = self.reading.story
        known = min(len(self.story), len(story))
        while known and self.story[len(self.story) - known :] != story[:known]:
            known -= 1
        self.story, said = story, story[known:]
        if typed or said:
            self.transcript.append(Heard(typed, said))
        return said

    # What is typed

    def press(self, *names: str) -> tuple[str, ...]:
        """Press keys."""
        for name in names:
            self.sitting.see([Key(name)])
        return self.listen(f"[{' '.join(names)}]")

    def type(self, text: str, enter: bool = True) -> tuple[str, ...]:
        """Write something, and carry it out."""
        self.sitting.see([TextInput(text)])
        if enter:
            self.sitting.see([Key("Enter")])
        return self.listen(text)

    def offered(self) -> list[str]:
        """The names of the ways to go on that are offered as buttons now."""
        return [one.label for one in self.sitting.targets() if one.id.startswith("typed-") and one.id[6:].isdigit()]

    def move(self) -> tuple[str, ...]:
        """Make a move word by word, each chosen by chance among what is read out on the way down."""
        moves = len(self.session.game.moves)
        for _ in range(12):
            for _ in range(self.chance.randint(1, 7)):
                self.sitting.see([Key("ArrowDown")])
            pointed = self.table.typed_field
            way = pointed.found[pointed.at]
            if way.whole is not None and way.text not in map(str, self.session.choices):
                self.sitting.see([Key("ArrowUp")])  # a question
                continue
            self.sitting.see([Key("Enter")])
            if len(self.session.game.moves) > moves:
                return self.listen(str(self.session.game.moves[moves]))
        raise AssertionError(f"No move came of {self.table.typed_field.text!r}.")


def _dark(surface: pygame.Surface) -> None:
    """Nothing is drawn."""
