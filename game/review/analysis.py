"""The review of a finished game: thought out in slices, kept beside the game, taken up again where it was left.

What is kept is the list of turns that are judged so far. It lies under a name of its own, made of what the game
has come to, so that the shelf need not be written anew for every turn; the shelf forgets it with its game.
"""

from __future__ import annotations

import json
import time
from collections.abc import Iterator

from engine import EngineError, Reader, read_json
from engine.bots import ReviewedTurn, judge, spans
from game.host.interface import Host
from game.session.played import AnyGame
from game.session.session import Session
from game.session.storing import STORED
from game.storage.shelf import review_key

VERSION = 2
LARGEST = 100_000.0
"""More points than any outlook has."""
LONGEST = 400
"""Moves of a turn at most."""


class Analysis:
    """The review of one session."""

    def __init__(self, host: Host, session: Session) -> None:
        self.session = session
        self._host = host
        self._key = review_key(session.game.digest())
        self.spans = spans(session.movers)
        """The turns of the game: the first move of each, and how many."""
        self.turns = stored(host, self._key, session)
        """The turns that are judged so far."""
        self._thought = self._begin() if len(self.turns) < len(self.spans) else None

    @property
    def done(self) -> bool:
        """Whether every turn is judged."""
        return self._thought is None

    @property
    def progress(self) -> float:
        """How much of the game is judged, from 0 to 1."""
        return len(self.turns) / max(1, len(self.spans))

    def think(self, budget_ms: float) -> bool:
        """Go on for so long, or until a turn is judged; true when one was."""
        until = time.perf_counter() + budget_ms / 1000
        while self._thought is not None:
            turn = next(self._thought, None)
            if turn is not None:
                self.turns.append(turn)
                if len(self.turns) == len(self.spans):
                    self._thought = None
                self._host.store(self._key, written(self.turns))
                return True
            if time.perf_counter() >= until:
                return False
        return False

    def _begin(self) -> Iterator[ReviewedTurn | None]:
        return judge(_course(self.session), list(self.session.game.moves), self.turns)


def _course(session: Session) -> Iterator[AnyGame]:
    """The game of a session from its beginning, after each of its moves."""
    game = session.stood_after(0).copy()
    yield game
    for move in session.game.moves:
        game.replay(move)
        yield game


def written(turns: list[ReviewedTurn]) -> str:
    """Judged turns as a text."""
    return json.dumps({"version": VERSION, "turns": turns}, separators=(",", ":"))


def stored(host: Host, name: str, session: Session) -> list[ReviewedTurn]:
    """The turns that are kept under a name; none where they are damaged or not of this game."""
    text = host.load(name)
    if not text:
        return []
    try:
        return read(text, session)
    except EngineError:
        return []


def read(text: str, session: Session) -> list[ReviewedTurn]:
    """Judged turns from a text; an EngineError where it is damaged or of another game."""
    root = Reader(read_json(text, STORED), "review")
    root.field("version").whole(VERSION, VERSION)
    movers, known = session.movers, spans(session.movers)
    listed = root.field("turns").items(range(len(known) + 1))
    found = [_turn(one, len(session.setup.seats)) for one in listed]
    for turn, (first, length) in zip(found, known, strict=False):
        if (turn.first, turn.length, turn.seat) != (first, length, movers[first]):
            root.fail("is of another game")
        if not first <= turn.begins < first + length:
            root.fail("begins a turn elsewhere")
    return found


def _turn(data: Reader, seats: int) -> ReviewedTurn:
    first, length, seat, aside, lost, gained, begins, better, reason, points, place, outlook, behind = data.items(
        (13,)
    )
    return ReviewedTurn(
        first.whole(0, 10**6),
        length.whole(1, 10**6),
        seat.whole(0, seats - 1),
        aside.flag(),
        _points(lost),
        _points(gained),
        begins.whole(0, 10**6),
        tuple(move.text() for move in better.items(range(LONGEST))),
        reason.text(),
        points.whole(-(10**6), 10**6),
        place.text(),
        tuple(_points(one) for one in outlook.items((seats,))),
        _points(behind),
    )


def _points(data: Reader) -> float:
    if type(data.value) not in (int, float) or abs(data.value) > LARGEST:
        data.fail("should be a number of points")
    return float(data.value)
