"""A player for tests who sees targets only: plays whole games, and looks for everything that can be chosen."""

import random
from collections.abc import Callable, Sequence
from typing import Any

from game.app import App
from game.host.events import Device, Key, Pinch, Pointer, RawInput, Wheel
from game.scene import Scene
from game.session.seats import Seat, Setup
from game.session.session import Session
from game.table.gamerecord import table_of
from game.table.table import Table
from tests.game.sitting import Sitting

ASIDE = (
    "ui-undo",
    "ui-redo",
    "ui-menu",
    "ui-hint",
    "ui-type",
    "ui-log",
    "ui-zoom",
    "ui-recap",
    "ui-rule",
    "ui-site-close",
)
"""Targets that do not lead to a decision."""
ACTS = ("ui-place", "ui-dig")
"""Buttons that carry out an action at once, whose own target is elsewhere on the screen."""
DEVICES: tuple[Device, ...] = ("mouse", "touch")
NAMES = ("Ada", "Ben", "Cleo", "Dan")


def seats(humans: int, bots: int) -> tuple[Seat, ...]:
    """So many people, then so many bots."""
    people = [Seat(NAMES[number], "human") for number in range(humans)]
    return (*people, *(Seat(NAMES[humans + number], "bot", "easy") for number in range(bots)))


def setup(humans: int = 2, bots: int = 0, seed: int = 1, **options: Any) -> Setup:
    """A game of Lost Temple."""
    return Setup("lost-temple", seats(humans, bots), options, seed)


def tikal(humans: int = 2, bots: int = 0, seed: int = 1, **options: Any) -> Setup:
    """A game of Tikal."""
    return Setup("tikal", seats(humans, bots), options, seed)


def table(plan: Setup) -> Callable[[App], Scene]:
    """A first scene for a sitting: the table of a new game."""
    return lambda app: table_of(app, Session(app.host, plan))


class Hands:
    """Chooses at random among what is offered, for one table."""

    def __init__(self, sitting: Sitting, seed: int, *, drawn: bool = False) -> None:
        self.sitting = sitting
        self.drawn = drawn
        """Whether every frame on the way is drawn, and not only those that are looked at."""
        scene = sitting.app.top
        assert isinstance(scene, Table)
        self.table = scene
        self.session = scene.session
        self.chance = random.Random(seed)

    def play(self, until: Callable[[], bool], look: Callable[[], None] = lambda: None, most: int = 6000) -> None:
        """Go on until something is so; `look` is called at every decision."""
        waiting = True
        for _ in range(most):
            if until():
                return
            if self.drawn or waiting:  # bots think only once a move has been drawn
                self.sitting.app.step((), 0.1)
            else:
                self.sitting.pass_by((), 0.1)
            waiting = self._waiting()
            if waiting:
                continue
            if not until():
                look()
                self.choose()
        raise AssertionError(f"After {most} frames the game is still at {self.session.step}.")

    def play_moves(self, moves: int, most: int = 6000) -> None:
        """Go on until so many moves are made."""
        self.play(lambda: len(self.session.game.moves) >= moves, most=most)

    def finish(self, kind: Callable[[], str], every: int, most: int = 6000) -> None:
        """Play to the end; each kind of picture is looked at when it first comes up, any other now and then."""
        seen: set[str] = set()

        def look() -> None:
            name = f"{self.sitting.scene} {kind()}"
            if name in seen and len(self.session.game.moves) % every:
                return
            seen.add(name)
            self.sitting.see()
            faults = self.sitting.faults()
            assert faults == [], f"{name}: {faults}"

        self.play(lambda: self.sitting.scene == "GameOver", look, most)
        assert self.session.over
        assert self.sitting.home.crashes == []

    def too_small(self, moves: int, most: int = 6000) -> set[str]:
        """Targets that a finger may miss, seen until so many moves are made."""
        found: set[str] = set()

        def look() -> None:
            for one in self.sitting.targets():
                if min(one.rect.size) < 44:
                    found.add(f"{self.sitting.home.size} {one.id} {one.rect.size}")

        self.play(lambda: len(self.session.game.moves) > moves, look, most)
        return found

    def storm(self, keys: Sequence[str], gusts: int = 900) -> None:
        """Click, tap, turn the wheel and press keys at random; nothing may break or get lost."""
        chance = self.chance
        for _ in range(gusts):
            x, y = chance.uniform(-5, 1285), chance.uniform(-5, 725)
            device = chance.choice(DEVICES)
            gust: list[RawInput] = [
                Pointer("down", 1, device, x, y, chance.choice([1, 1, 1, 3])),
                Pointer("up", 1, device, x, y),
                Pointer("move", 2, "mouse", y, x),
                Key(chance.choice(keys), chance.random() < 0.2, chance.random() < 0.2),
                Wheel(x, y, 0, chance.choice([-60, 60])),
                Pinch(x, y, chance.uniform(0.7, 1.4), 5, 5, chance.uniform(-40, 40)),
            ]
            self.sitting.app.step(chance.sample(gust, 4), chance.choice([0.0, 0.016, 0.1]))
            if not self.sitting.app.scenes:
                break
            session = self.session
            assert session.host.load("game") or not session.game.moves or session.over
        assert self.sitting.home.crashes == []

    def choose(self) -> None:
        """Choose something: an action if one is in sight, mostly."""
        listed = [one for one in self.sitting.targets() if one.enabled and not one.id.startswith(ASIDE)]
        legal = {str(action) for action in self.session.choices}
        actions = [one for one in listed if one.id in legal]
        assert listed, f"Nothing can be chosen at {self.session.step}."
        pick = self.chance.choice(actions if actions and self.chance.random() < 0.8 else listed)
        assert self.sitting.app.choose(pick.id)

    def reach(self, most: int = 300) -> set[str]:
        """The actions of this decision that some chain of targets leads to, without taking any of them."""
        legal = {str(action) for action in self.session.choices}
        found: set[str] = set()
        visits: dict[str, int] = {}
        for _ in range(most):
            listed = [one for one in self.sitting.targets() if one.enabled]
            found |= legal & {one.id for one in listed}
            others = [one.id for one in listed if one.id.split(" #")[0] not in legal]  # "#": one of two equals
            ways = [id for id in others if not id.startswith((*ASIDE, *ACTS))]
            if found == legal or not ways:
                break
            least = min(ways, key=lambda way: visits.get(way, 0))
            visits[least] = visits.get(least, 0) + 1
            before = len(self.session.game.moves)
            self.sitting.app.choose(least)
            assert len(self.session.game.moves) == before, f"{least} is an action without its name."
            if self.sitting.app.top is not self.table:
                self.sitting.app.top.back()
        return found

    def _waiting(self) -> bool:
        """Whether the table is busy: something moves, or a bot thinks."""
        if self.sitting.app.top is not self.table:
            return False
        if (self.session.held or self.table.counting.complete) and not self.table.motion.moving:
            return False
        return self.table.motion.moving or not self.session.choices
