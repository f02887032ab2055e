"""Turns of one's own games that are to be found: which ones, when they come back, and what came of them.

The list is short and read before the title stands, so nothing of the engine is needed; the game of each turn lies
under a name of its own. What is damaged counts as nothing stored. Days are numbers, as of the daily puzzle.
"""

from __future__ import annotations

import json
import re
from dataclasses import dataclass

from game.host.interface import Host
from game.storage import puzzle_results
from game.storage.puzzle_results import LATEST, NAME, STARS, PuzzleResult, today, whole

KEY = "turns"
ROOM = 60
"""How many turns are kept; those that are learned make way first, then the oldest."""
LONGEST, TEXT = 12_000, 10_000
"""Characters of the list, and of the game of a turn, at most."""
A_NAME = re.compile(rf"[0-9a-z-]{{1,{NAME}}}")
"""Names are part of names under which hosts store, and come from files as well."""
STEPS = (1, 3, 7, 21, 60)
"""A turn comes back after so many days: first after it was kept, then after each find."""
NEVER = 0
"""When a turn comes back that was found after the last of these."""


@dataclass(slots=True)
class OwnTurn:
    """One turn."""

    game: str
    subject: str
    """What it was about, by the word that its game has for that."""
    kept: int
    """The day on which it was kept."""
    due: int
    """The day from which on it is to be found again."""
    step: int = 0
    """How many of the waits are over."""
    result: PuzzleResult | None = None
    """What came of it since it last came back."""

    @property
    def learned(self) -> bool:
        """Whether it does not come back."""
        return self.due == NEVER

    def waiting(self, day: int) -> bool:
        """Whether it is to be found on that day."""
        return not self.learned and self.due <= day

    def current(self, day: int) -> PuzzleResult | None:
        """What came of it so far; nothing once it has come back."""
        closed = self.result is not None and (self.result.shown or self.result.stars == STARS)
        return None if closed and self.waiting(day) else self.result

    def tried(self, points: int, stars: int, day: int) -> PuzzleResult:
        """A try was ended: a find without help moves a turn that had come back a step on."""
        self.result = puzzle_results.tried(self.current(day), points, stars)
        if self.waiting(day) and self.result.stars == STARS:
            self.step += 1
            self.due = day + STEPS[self.step] if self.step < len(STEPS) else NEVER
        return self.result

    def shown(self, day: int) -> PuzzleResult:
        """The strongest turn was shown: one that was not found begins anew, tomorrow."""
        self.result = self.current(day) or PuzzleResult(0, 0, 0, 0, 0)
        self.result.shown = True
        if self.result.stars < STARS:
            self.step, self.due = 0, day + STEPS[0]
        return self.result


def load(host: Host) -> dict[str, OwnTurn]:
    """The list, in the order in which turns were kept, without what makes no sense in it."""
    text = host.load(KEY) or "{}"
    try:
        stored = json.loads(text) if len(text) <= LONGEST else {}
    except (ValueError, RecursionError):
        stored = {}
    if not isinstance(stored, dict):
        return {}
    found = {name: _turn(values) for name, values in stored.items() if A_NAME.fullmatch(name)}
    return {name: turn for name, turn in found.items() if turn is not None}


def due(host: Host) -> list[str]:
    """The turns that are to be found today."""
    day = today()
    return [name for name, turn in load(host).items() if turn.waiting(day)]


def text(host: Host, name: str) -> str:
    """The game of a turn; empty where there is none."""
    return _bounded(host.load(_key(name)))


def keep(host: Host, name: str, game: str, subject: str, text: str) -> bool:
    """Keep one more turn, which comes back tomorrow; false when its game is too long."""
    listed, day = load(host), today()
    if len(text) > TEXT:
        return False
    _add(host, listed, name, OwnTurn(game, subject, day, day + STEPS[0]), text)
    _store(host, listed)
    return True


def forget(host: Host, *names: str) -> None:
    """Take turns from the list."""
    listed = load(host)
    for name in names:
        listed.pop(name, None)
        host.store(_key(name), None)
    _store(host, listed)


def erase(host: Host) -> None:
    """Forget all of them."""
    forget(host, *load(host))


def ended(host: Host, name: str, points: int, stars: int) -> PuzzleResult | None:
    """A try was ended: remember it, and tell what came of the turn so far."""
    listed = load(host)
    found = listed[name].tried(points, stars, today()) if name in listed else None
    _store(host, listed)
    return found


def shown(host: Host, name: str) -> PuzzleResult | None:
    """The strongest turn was shown: remember that, and tell what came of the turn so far."""
    listed = load(host)
    found = listed[name].shown(today()) if name in listed else None
    _store(host, listed)
    return found


def data(host: Host) -> dict[str, list[object]]:
    """Everything as plain data: each turn with its game."""
    return {name: [*_values(turn), text(host, name)] for name, turn in load(host).items()}


def take_in(host: Host, stored: object) -> int:
    """Add turns that are missing from such data as long as there is room, and tell how many."""
    listed, added = load(host), 0
    for name, values in stored.items() if isinstance(stored, dict) else ():
        if not (A_NAME.fullmatch(name) and isinstance(values, list) and values) or name in listed:
            continue
        turn, game = _turn(values[:-1]), _bounded(values[-1])
        if turn is not None and game and len(listed) < ROOM:
            _add(host, listed, name, turn, game)
            added += 1
    if added:
        _store(host, listed)
    return added


def _key(name: str) -> str:
    return f"turn-{name}"


def _bounded(text: object) -> str:
    return text if isinstance(text, str) and len(text) <= TEXT else ""


def _add(host: Host, listed: dict[str, OwnTurn], name: str, turn: OwnTurn, text: str) -> None:
    """Put a turn at the end of the list, where another one may have to make way."""
    while len(listed) >= ROOM:
        gone = next((one for one, kept in listed.items() if kept.learned), next(iter(listed)))
        del listed[gone]
        host.store(_key(gone), None)
    host.store(_key(name), text)
    listed[name] = turn


def _store(host: Host, listed: dict[str, OwnTurn]) -> None:
    values = {name: _values(turn) for name, turn in listed.items()}
    host.store(KEY, json.dumps(values, separators=(",", ":")) if listed else None)


def _values(turn: OwnTurn) -> list[object]:
    result = turn.result.values() if turn.result is not None else None
    return [turn.game, turn.subject, turn.kept, turn.step, turn.due, result]


def _turn(values: object) -> OwnTurn | None:
    if not isinstance(values, list) or len(values) != 6:
        return None
    game, subject, kept, step, due, result = values
    words = all(isinstance(one, str) and len(one) <= NAME for one in (game, subject))
    if not (words and whole(kept, LATEST) and whole(due, LATEST) and whole(step, len(STEPS))):
        return None
    return OwnTurn(game, subject, kept, due, step, puzzle_results.result(result))
