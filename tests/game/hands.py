"""A player for tests who sees targets only: plays whole games, and looks for everything that can be chosen."""

import random
from collections.abc import Callable
from typing import Any

from game.app import App
from game.scene import Scene
from game.session import Seat, Session, Setup
from game.table.scene import Table
from tests.game.sitting import Sitting

ASIDE = ("ui-undo", "ui-redo", "ui-menu", "ui-hint", "ui-log")
"""Targets that do not lead to a decision."""
ACTS = ("ui-place", "ui-dig")
"""Buttons that carry out an action at once, whose own target is elsewhere on the screen."""
NAMES = ("Ada", "Ben", "Cleo", "Dan")


def seats(humans: int, bots: int) -> tuple[Seat, ...]:
    """So many people, then so many bots."""
    people = [Seat(NAMES[number], "human") for number in range(humans)]
    return (*people, *(Seat(NAMES[humans + number], "bot", "easy") for number in range(bots)))


def setup(humans: int = 2, bots: int = 0, seed: int = 1, **options: Any) -> Setup:
    """A game of Lost Temple."""
    return Setup("lost-temple", seats(humans, bots), options, seed)


def table(plan: Setup) -> Callable[[App], Scene]:
    """A first scene for a sitting: the table of a new game."""
    return lambda app: Table(app, Session(app, plan))


class Hands:
    """Chooses at random among what is offered, for one table."""

    def __init__(self, sitting: Sitting, seed: int) -> None:
        self.sitting = sitting
        scene = sitting.app.top
        assert isinstance(scene, Table)
        self.table = scene
        self.session = scene.session
        self.chance = random.Random(seed)

    def play(self, until: Callable[[], bool], look: Callable[[], None] = lambda: None, most: int = 6000) -> None:
        """Go on until something is so; `look` is called at every decision."""
        for _ in range(most):
            if until():
                return
            self.sitting.app.step((), 0.1)
            if self._waiting():
                continue
            if not until():
                look()
                self.choose()
        raise AssertionError(f"After {most} frames the game is still at {self.session.step}.")

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
        return self.table.motion.moving or not self.session.choices
