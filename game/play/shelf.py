"""Games that were finished or set aside, kept on this device, the newest first.

What is kept of each is what its session stores. Listing them opens none of them: how they stand is written beside.
"""

from __future__ import annotations

import json
from dataclasses import dataclass

import engine
from engine import EngineError, Reader, read_json
from game.host.interface import Host
from game.play.session import KEY as UNDER_WAY
from game.play.session import STORED, read_seat

KEY = "shelf"
ROOM = 30
"""How many games are kept; the oldest ones make way."""
GAMES = tuple(engine.GAMES)
LARGEST = 1_000_000
"""More points, and more moves, than any game has."""
LATEST = 100_000_000_000
"""A second that every calendar can still write."""


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
    record: str
    text: str
    """As its session stored it, the record included."""


def games(host: Host) -> list[Kept]:
    """The games on the shelf; what cannot be read is passed over."""
    try:
        texts = Reader(read_json(host.load(KEY) or "[]", STORED), "shelf").items()
    except EngineError:
        return []
    found = (_look_at(text.value) for text in texts)
    return [kept for kept in found if kept is not None]


def put(host: Host, text: str) -> bool:
    """Put a game on the shelf, in place of the same one if it is there; false when it is no game."""
    kept = _look_at(text)
    if kept is None:
        return False
    others = [other for other in games(host) if other.record != kept.record]
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
        data = Reader(read_json(text, STORED), "game")
        setup, record = data.field("setup"), data.field("record").text()
        game = GAMES[setup.field("game").word(GAMES)]
        seats = [read_seat(seat) for seat in setup.field("seats").items()]
        scores = tuple(score.whole(-LARGEST, LARGEST) for score in data.field("scores").items((len(seats),)))
        moves, over = data.field("moves").whole(0, LARGEST), data.field("over").flag()
        when = data.field("when").whole(0, LATEST)
    except EngineError:
        return None
    secret = sum(seat.kind == "human" for seat in seats) > 1 and bool(engine.GAMES[game].secrets)
    return Kept(game, tuple(seat.name for seat in seats), scores, moves, over, when, secret, record, str(text))
