"""The fewest key presses from where the focus is to every choice of a decision, and pressing them for real.

On one picture the keys move the focus (Tab, Shift and Tab, arrows, J with the name of a place) or choose at once
(Enter, and the key of a target); letters and signs do what the game has them for. What makes no move leads to
another picture. All of them are tried, the nearest first, on the app itself.
"""

from __future__ import annotations

import heapq
from collections.abc import Iterator
from itertools import count
from typing import NamedTuple

from game.host.events import Key
from game.keyfocus import ARROWS
from game.screen import targets
from game.screen.targets import Target
from game.session.session import Session, read
from game.table.gamerecord import table_of
from game.table.table import Table
from tests.game.hands import ACTS, ASIDE
from tests.game.sitting import Sitting

Keys = tuple[Key, ...]
ENTER, TAB, BACK_TAB = Key("Enter"), Key("Tab"), Key("Tab", shift=True)
FURTHEST = 12
"""Presses after which a choice counts as out of reach."""


LETTERS: dict[str, dict[str, str]] = {
    "lost-temple": {"place": "r"},
    "tikal": {"place": "rq", "act": "nbkmuxtcgfl+-", "bid": "0123456789+-"},
}
"""Keys that do something at a decision of a game, beside those of targets and those that move the focus."""


class Step(NamedTuple):
    """From one picture to the next: where the focus is, and the target chosen then or the key pressed."""

    focus: str
    target: str = ""
    key: Key | None = None


class Way(NamedTuple):
    """The way to a picture."""

    presses: int
    order: int  # of ways with as many presses the first one found
    keys: Keys
    steps: tuple[Step, ...]


class Keyboard:
    """Somebody at a table who has nothing but keys."""

    def __init__(self, sitting: Sitting) -> None:
        self.sitting = sitting
        self.app = sitting.app
        scene = sitting.app.top
        assert isinstance(scene, Table)
        self.table = scene
        self._blind()

    def _blind(self) -> None:
        """Nobody looks: what can be chosen does not wait for its picture."""
        self.table.draw = lambda surface: None  # type: ignore[method-assign]

    def press(self, *keys: Key) -> None:
        """Press keys one after another, as fast as pictures come."""
        for key in keys:
            self.app.step([key], 0.05)
            self.settle()

    def settle(self) -> None:
        """Let pass what moves by itself."""
        self.app.step((), 0.05)
        for _ in range(400):
            if self.app.top is not self.table or not self.table.motion.moving:
                break
            self.app.step((), 0.1)
        self.app.top.changed()
        self.app.step((), 0.0)

    def sit_down_again(self, session: Session | None = None) -> None:
        """A fresh table for the same game, or for this one."""
        while self.app.top is not self.table:
            self.app.pop()
        fresh = table_of(self.app, session or self.table.session)
        assert isinstance(fresh, Table)
        self.table = fresh
        self._blind()
        self.app.replace(fresh)
        self.settle()

    def ways(self) -> dict[str, Keys]:
        """The fewest keys to each choice of the decision at hand; what is out of reach is missing."""
        legal = {str(action) for action in self.table.session.choices}
        focus = self.app.focus
        found: dict[str, Keys] = {}
        seen: set[object] = set()
        order = count()
        waiting = [Way(0, next(order), (), ())]
        while waiting and waiting[0].presses < FURTHEST:
            way = heapq.heappop(waiting)
            if len(found) == len(legal) and way.presses + 1 >= max(map(len, found.values())):
                break
            moved = self._follow(focus, way.steps)
            if moved is None:
                continue
            if moved:
                found.setdefault(moved, way.keys)
                continue
            picture = self._picture(), self.app.focus
            if picture in seen:
                continue
            seen.add(picture)
            for target, focused, keys in self._reached():
                name = target.id.split(" #")[0]
                whole = (*way.keys, *keys)
                if name in legal:
                    if len(whole) < len(found.get(name, whole + whole)):
                        found[name] = whole
                elif not target.id.startswith((*ASIDE, *ACTS)):
                    step = Step(focused, target.id)
                    heapq.heappush(waiting, Way(len(whole), next(order), whole, (*way.steps, step)))
            for key in self._letters():
                steps = (*way.steps, Step(self.app.focus, key=key))
                heapq.heappush(waiting, Way(way.presses + 1, next(order), (*way.keys, key), steps))
        self._follow(focus, ())
        return found

    def _picture(self) -> tuple[object, ...]:
        return tuple((one.id, one.enabled, one.key) for one in self.app.top.targets())

    def _reached(self) -> Iterator[tuple[Target, str, Keys]]:
        """Every target that can be chosen, where the focus is then, and the keys for it."""
        listed, focus = self.app.top.targets(), self.app.focus
        for one in listed:
            if one.enabled and one.key and targets.keyed(listed, one.key) is one:
                yield one, focus, (Key(one.key),)
        for name, keys in self._moves(listed, focus).items():
            focused = targets.find(listed, name)
            if focused is not None and focused.enabled:
                yield focused, name, (*keys, ENTER)

    def _letters(self) -> list[Key]:
        """Keys of the game that no target has now."""
        session, listed = self.table.session, self.app.top.targets()
        letters = LETTERS[session.setup.game].get(session.step, "")
        return [Key(one) for one in letters if targets.keyed(listed, one) is None]

    def _moves(self, listed: list[Target], focus: str) -> dict[str, Keys]:
        """The fewest keys that put the focus on each target."""
        found: dict[str, Keys] = {focus: ()}
        edge = [focus]
        for jump in self._jumps(listed):
            found.setdefault(jump[0], jump[1])
        while edge:
            fresh = []
            for name in edge:
                for key, one in self._next(listed, name):
                    keys = (*found[name], key)
                    if one is not None and len(keys) < len(found.get(one.id, keys + keys)):
                        found[one.id] = keys
                        fresh.append(one.id)
            edge = fresh
        return found

    def _next(self, listed: list[Target], name: str) -> Iterator[tuple[Key, Target | None]]:
        yield TAB, targets.following(listed, name, 1)
        yield BACK_TAB, targets.following(listed, name, -1)
        for arrow, way in ARROWS.items():
            yield Key(arrow), targets.neighbour(listed, name, *way)

    def _jumps(self, listed: list[Target]) -> Iterator[tuple[str, Keys]]:
        """Places by their names."""
        begin = next((Key(one.key) for one in listed if one.id == "ui-jump"), Key("j"))
        for place in self._places():
            one = self.table.go_to(place)
            if one is not None:
                yield one.id, (begin, *map(Key, place))

    def _places(self) -> list[str]:
        board = getattr(self.table, "board", None)
        return [place for place in board.ground.places if len(place) == 2] if board is not None else []

    def _follow(self, focus: str, steps: tuple[Step, ...]) -> str | None:
        """From a fresh table with the focus there take these steps: the move that the last one makes, if it makes
        one, which is taken back; None where one of them is not possible."""
        self.sit_down_again()
        self.app.keyfocus.id, self.app.keyfocus.shown = focus, True
        self.settle()
        stored, before = self.table.session.saved(), len(self.table.session.game.moves)
        for step in steps:
            self.app.keyfocus.id = step.focus
            if step.key is not None:
                self.app.step([step.key], 0.05)
            elif not self.app.choose(step.target):
                return None
            self.settle()
            if len(self.table.session.game.moves) > before:
                move = str(self.table.session.game.moves[before])
                self.sit_down_again(read(self.app.host, stored))
                return move
        return ""
