"""Games that were finished or set aside, kept on this device, the newest first.

What is kept of each is what its session stores. Listing them opens none of them: how they stand is written beside.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

from engine import GAMES
from game.host.interface import Host
from game.play.session import KEY as UNDER_WAY

KEY = "shelf"
ROOM = 30
"""How many games are kept; the oldest ones make way."""


@dataclass(frozen=True, slots=True)
class Kept:
    """A game on the shelf."""

    game: str
    names: tuple[str, ...]
    scores: tuple[int, ...]
    moves: int
    over: bool
    when: int
    """Seconds since 1970, of the last move."""
    secret: bool
    """Whether people play it who hide things from each other."""
    text: str
    """As its session stored it."""


def games(host: Host) -> list[Kept]:
    """The games on the shelf; what cannot be read is passed over."""
    try:
        texts = json.loads(host.load(KEY) or "[]")
    except ValueError:
        return []
    found = map(_look_at, texts if isinstance(texts, list) else ())
    return [kept for kept in found if kept is not None]


def put(host: Host, text: str) -> bool:
    """Put a game on the shelf, in place of the same one if it is there; false when it is no game."""
    kept = _look_at(text)
    if kept is None:
        return False
    record = json.loads(text)["record"]
    others = [other for other in games(host) if json.loads(other.text)["record"] != record]
    _store(host, [kept, *others][:ROOM])
    return True


def remove(host: Host, kept: Kept) -> None:
    """Take a game from the shelf."""
    _store(host, [other for other in games(host) if other != kept])


def set_aside(host: Host) -> None:
    """Put the game under way on the shelf, if there is one."""
    text = host.load(UNDER_WAY)
    if text is not None and put(host, text):
        host.store(UNDER_WAY, None)


def take_up(host: Host, kept: Kept) -> None:
    """Make a game of the shelf the one under way."""
    set_aside(host)
    remove(host, kept)
    host.store(UNDER_WAY, kept.text)


def _store(host: Host, listed: list[Kept]) -> None:
    host.store(KEY, json.dumps([kept.text for kept in listed]) if listed else None)


def _look_at(text: object) -> Kept | None:
    try:
        data: dict[str, Any] = json.loads(str(text))
        setup = data["setup"]
        names = tuple(str(seat["name"]) for seat in setup["seats"])
        people = sum(seat["kind"] == "human" for seat in setup["seats"])
        scores = tuple(int(score) for score in data["scores"])
        secret = people > 1 and bool(GAMES[setup["game"]].secrets)
        moves, over, when = int(data["moves"]), bool(data["over"]), int(data["when"])
        str(data["record"])
    except (ValueError, TypeError, KeyError):
        return None
    if len(names) != len(scores):
        return None
    return Kept(str(setup["game"]), names, scores, moves, over, when, secret, str(text))
