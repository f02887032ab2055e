"""How far somebody has come with the lessons, kept in the host's storage beside the settings.

It is read before the title stands, so nothing of the engine is needed; a damaged text counts as nothing stored.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, field

from game.host.interface import Host

KEY = "lessons"
LONGEST = 2000
"""Characters of what is stored at most."""
MOST = 99
"""No game has more lessons than that."""
BEFORE = ("settings", "game", "shelf", "puzzles", KEY)
"""What somebody has stored who was here before."""


@dataclass(slots=True)
class Progress:
    """What is known of the lessons of all games."""

    asked: bool = False
    """Whether lessons were offered once."""
    at: dict[str, int] = field(default_factory=dict)
    """The lesson of each game to go on with, from 0."""
    done: dict[str, set[int]] = field(default_factory=dict)
    """The lessons of each game that were gone through."""

    def begun(self, game: str) -> bool:
        """Whether any lesson of a game was begun."""
        return game in self.at or bool(self.done.get(game))


def load(host: Host) -> Progress:
    """What is stored, without what makes no sense in it."""
    return _read(host.load(KEY) or "{}")


def take_in(host: Host, text: str) -> None:
    """Add what is known of lessons in another such text."""
    kept, fresh = load(host), _read(text)
    for game, numbers in fresh.done.items():
        kept.done.setdefault(game, set()).update(numbers)
    kept.at = {**fresh.at, **kept.at}
    kept.asked |= fresh.asked
    _store(host, kept)


def _read(text: str) -> Progress:
    try:
        stored = json.loads(text) if len(text) <= LONGEST else {}
    except (ValueError, RecursionError):
        stored = {}
    found = Progress()
    if not isinstance(stored, dict):
        return found
    found.asked = stored.get("asked") is True
    at, done = stored.get("at"), stored.get("done")
    for game, number in at.items() if isinstance(at, dict) else ():
        if _number(number):
            found.at[game] = number
    for game, numbers in done.items() if isinstance(done, dict) else ():
        found.done[game] = set(filter(_number, numbers)) if isinstance(numbers, list) else set()
    return found


def _number(value: object) -> bool:
    return type(value) is int and 0 <= value < MOST


def _store(host: Host, progress: Progress) -> None:
    done = {game: sorted(numbers) for game, numbers in progress.done.items()}
    host.store(KEY, json.dumps({"asked": progress.asked, "at": progress.at, "done": done}))


def first_visit(host: Host) -> bool:
    """Whether nothing is stored: no game, no lesson, no settings."""
    return not any(host.load(key) for key in BEFORE)


def asked(host: Host) -> None:
    """Lessons were offered, and need not be again."""
    progress = load(host)
    progress.asked = True
    _store(host, progress)


def began(host: Host, game: str, number: int) -> None:
    """A lesson begins: it is the one to go on with."""
    progress = load(host)
    progress.asked = True
    progress.at[game] = number
    _store(host, progress)


def finished(host: Host, game: str, number: int, last: bool) -> None:
    """A lesson was gone through; after the last one there is none to go on with."""
    progress = load(host)
    progress.asked = True
    progress.done.setdefault(game, set()).add(number)
    if last:
        progress.at.pop(game, None)
    else:
        progress.at[game] = number + 1
    _store(host, progress)
