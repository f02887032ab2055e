"""Games that were finished or set aside, kept on this device, the newest first.

What is kept of each is its record. Listing them opens none of them: how they stand is in the notes.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, replace

from engine import GAMES, EngineError, Reader, outline, read_json
from game.host.interface import Host
from game.session import notes
from game.session.session import KEY as UNDER_WAY
from game.session.session import Session
from game.session.storing import STORED, commented, present

KEY = "shelf"
ROOM = 30
"""How many games are kept; the oldest ones make way."""


@dataclass(frozen=True, slots=True)
class SavedGame:
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
    digest: str
    """What the game has come to."""
    text: str
    """Its record."""
    kinds: tuple[str, ...] = ()
    """Who sits where: people here, bots, people elsewhere."""
    turn: notes.LinkTurn | None = None
    """Where it stands, if it is played by link."""


def review_key(digest: str) -> str:
    """The name under which the review of a game is kept, by what the game has come to."""
    return f"review-{digest}"


def games(host: Host) -> list[SavedGame]:
    """The games on the shelf; what cannot be read is passed over."""
    try:
        texts = Reader(read_json(host.load(KEY) or "[]", STORED), "shelf").items()
    except EngineError:
        return []
    found = (look_at(text.value) for text in texts)
    return [kept for kept in found if kept is not None]


def put(host: Host, text: str) -> bool:
    """Put a game on the shelf, in place of the same one if it is there; false when it is no game."""
    kept = look_at(text)
    if kept is None:
        return False
    others = [other for other in games(host) if (other.digest, other.moves) != (kept.digest, kept.moves)]
    listed = [kept, *others]
    room = _within(listed[:])
    _store(host, room)
    for gone in listed:
        if gone not in room:
            host.store(review_key(gone.digest), None)
    return True


def _within(listed: list[SavedGame]) -> list[SavedGame]:
    """As many as there is room for: the oldest ones make way, and games by link that go on the last of all."""
    while len(listed) > ROOM:
        free = [kept for kept in listed[1:] if kept.turn is None or kept.over]
        listed.remove((free or listed)[-1])
    return listed


def keep_comments(host: Host, session: Session) -> bool:
    """Keep what is said of a game with it, wherever it is; one that is nowhere yet is put on the shelf.

    False when it can not be stored.
    """
    mark, said = (session.game.digest(), len(session.game.moves)), session.comments
    under_way, listed = look_at(host.load(UNDER_WAY)), games(host)
    if under_way is not None and (under_way.digest, under_way.moves) == mark:
        return host.store(UNDER_WAY, commented(under_way.text, said))
    same = [kept for kept in listed if (kept.digest, kept.moves) == mark]
    if not same:
        return put(host, session.saved())
    return _store(
        host, [replace(kept, text=commented(kept.text, said)) if kept in same else kept for kept in listed]
    )


def remove(host: Host, kept: SavedGame) -> None:
    """Take a game from the shelf, and its review with it."""
    _store(host, [other for other in games(host) if other != kept])
    host.store(review_key(kept.digest), None)


def set_aside(host: Host) -> None:
    """Put the game under way on the shelf, if there is one."""
    text = host.load(UNDER_WAY)
    if text is not None and put(host, text):
        host.store(UNDER_WAY, None)


def take_up(host: Host, kept: SavedGame) -> None:
    """Make a game of the shelf the one under way."""
    set_aside(host)
    remove(host, kept)
    host.store(UNDER_WAY, kept.text)


def _store(host: Host, listed: list[SavedGame]) -> bool:
    return host.store(KEY, json.dumps([kept.text for kept in listed]) if listed else None)


def look_at(text: object) -> SavedGame | None:
    """What a stored text says of its game; None when it is none."""
    try:
        record = present(str(text))
        found = outline(record)
    except EngineError:
        return None
    seats = notes.seats(found.notes, found.game)
    standing = notes.standing(found.notes, len(seats))
    if not seats or standing is None:
        return None
    names = tuple(seat.name for seat in seats)
    kinds = tuple(seat.kind for seat in seats)
    secret = kinds.count("human") > 1 and bool(GAMES[found.game].secrets)
    return SavedGame(
        found.game,
        names,
        standing.scores,
        found.moves,
        standing.over,
        standing.when,
        secret,
        found.digest,
        record,
        kinds,
        notes.turn(found.notes, len(seats)) if "elsewhere" in kinds else None,
    )
