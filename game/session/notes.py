"""The notes that a saved game carries in its record: who sat where, what was taken back, how it stands.

One format for everything: autosave, shelf, file and replay are the engine's record with these notes. A record
without them, such as one made by `python -m engine`, is a game between people.
"""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any, TypeAlias

from engine import EngineError, Reader, clean_text
from game.session.seats import Seat, read_seat

Notes: TypeAlias = dict[str, Any]
"""The notes of a record, as plain data."""
LARGEST = 1_000_000
"""More points, and more moves, than any game has."""
LONGEST_COMMENT, MOST_COMMENTS = 280, 40
"""Characters of a comment, and comments of a game, at most."""
LATEST = 100_000_000_000
"""A second that every calendar can still write."""


@dataclass(frozen=True, slots=True)
class GameStanding:
    """How a game stands, to be listed without opening it."""

    scores: tuple[int, ...]
    over: bool
    when: int
    """Seconds since 1970, of the last move."""


@dataclass(frozen=True, slots=True)
class LinkTurn:
    """Where a game by link stands: who is to move, who moved last, and how many moves the last link held."""

    to_move: int | None
    mover: int | None
    sent: int


def write(
    seats: Sequence[Seat],
    redo: Sequence[Sequence[str]],
    groups: Sequence[tuple[int, int]],
    standing: GameStanding,
    held: bool,
    tried: bool = False,
    comments: Mapping[int, str] | None = None,
) -> Notes:
    """The notes of a session; `groups` are moves made as one step: the first of them, and how many."""
    noted: Notes = {"seats": [asdict(seat) for seat in seats], "standing": asdict(standing)}
    if redo:
        noted["redo"] = [list(step) for step in redo]
    if groups:
        noted["groups"] = [list(group) for group in groups]
    if held:
        noted["held"] = True
    if tried:
        noted["tried"] = True
    return with_comments(noted, comments or {})


def with_comments(noted: Notes, comments: Mapping[int, str]) -> Notes:
    """The same notes with these comments: after how many moves each, and what it says."""
    found = {name: value for name, value in noted.items() if name != "comments"}
    return found | {"comments": [list(one) for one in sorted(comments.items())]} if comments else found


def now(scores: Sequence[int], over: bool) -> GameStanding:
    """The standing at this moment."""
    return GameStanding(tuple(scores), over, int(time.time()))


def seats(noted: Notes, game: str) -> tuple[Seat, ...]:
    """Who sits where; empty when the notes do not say, or make no sense."""
    try:
        listed = Reader(noted.get("seats"), "notes.seats").items()
        return tuple(read_seat(seat, game) for seat in listed)
    except EngineError:
        return ()


def redo(noted: Notes) -> list[list[str]]:
    """What was taken back, step by step, as the texts of its moves; nothing where that makes no sense."""
    try:
        steps = Reader(noted.get("redo", []), "notes.redo").items()
        return [[move.text() for move in step.items()] for step in steps]
    except EngineError:
        return []


def groups(noted: Notes, moves: int) -> dict[int, int]:
    """Moves made as one step: how many, by the first of them; nothing where that makes no sense."""
    try:
        pairs = [pair.items((2,)) for pair in Reader(noted.get("groups", []), "notes.groups").items()]
        found = {first.whole(0, moves): count.whole(2, moves) for first, count in pairs}
    except EngineError:
        return {}
    return found if all(first + count <= moves for first, count in found.items()) else {}


def held(noted: Notes) -> bool:
    """Whether the last turn waits for its player to say that it is over."""
    return noted.get("held") is True


def tried(noted: Notes) -> bool:
    """Whether the game goes on from the middle of another one, to try something out."""
    return noted.get("tried") is True


def comments(noted: Notes, moves: int) -> dict[int, str]:
    """What is said of a game, by how many moves had been made; nothing where that makes no sense."""
    try:
        listed = Reader(noted.get("comments", []), "notes.comments").items(range(MOST_COMMENTS + 1))
        pairs = [one.items((2,)) for one in listed]
        found = {moment.whole(0, LARGEST): said.text() for moment, said in pairs}
    except EngineError:
        return {}
    if any(said != comment(said) or not said for said in found.values()):
        return {}
    return {moment: said for moment, said in found.items() if moment <= moves}


def comment(said: str) -> str:
    """A comment as it can be kept: one line without what cannot be shown, and not too long."""
    return clean_text(said.replace("\n", " "), LONGEST_COMMENT)


def standing(noted: Notes, players: int) -> GameStanding | None:
    """How the game stands, if the notes say so."""
    try:
        data = Reader(noted.get("standing"), "notes.standing")
        scores = data.field("scores").items((players,))
        points = tuple(score.whole(-LARGEST, LARGEST) for score in scores)
        return GameStanding(points, data.field("over").flag(), data.field("when").whole(0, LATEST))
    except EngineError:
        return None


def by_link(to_move: int | None, mover: int | None, sent: int) -> Notes:
    """What is noted of a game by link, to be listed without opening it."""
    return asdict(LinkTurn(to_move, mover, sent))


def turn(noted: Notes, players: int) -> LinkTurn | None:
    """Where a game by link stands; None for other games, and where that makes no sense."""
    try:
        data = Reader(noted.get("link"), "notes.link")
        seats = [data.field(name) for name in ("to_move", "mover")]
        found = [None if seat.value is None else seat.whole(0, players - 1) for seat in seats]
        return LinkTurn(found[0], found[1], data.field("sent").whole(-1, LARGEST))
    except EngineError:
        return None
