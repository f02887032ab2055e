"""The player's own record: one line for each finished game, kept on this device, the oldest first.

Only games with a person at the table count, and each once. The lines outlive the games, of which the shelf keeps
thirty; they can leave as a file and come back from one.
"""

from __future__ import annotations

import json
import time
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any

from engine import GAMES, EngineError, Reader, read_json
from game.host.interface import Host
from game.session.notes import LARGEST, LATEST
from game.session.seats import Seat
from game.session.session import Session
from game.session.storing import STORED
from game.storage import puzzle_results

KEY = "record"
FORMAT = "expedition-results"
TURNS = "turns"
ROOM = 1000
"""How many games are remembered; the oldest ones make way."""
PEOPLE = "people"
FEATS = 20
LONGEST = 100
FIELDS = ("digest", "moves", "game", "when", "seat", "scores", "won", "against", "feats")


@dataclass(frozen=True, slots=True)
class Finished:
    """One finished game as its player sees it."""

    digest: str
    """What the game has come to."""
    moves: int
    game: str
    when: int
    """Seconds since 1970."""
    seat: int
    """The person's; of several people the first."""
    scores: tuple[int, ...]
    won: bool
    against: str
    """The strongest level at the table, or that there were only people."""
    feats: Mapping[str, int]
    """What is worth remembering, by name."""

    @property
    def score(self) -> int:
        """The person's points."""
        return self.scores[self.seat]

    @property
    def lead(self) -> int:
        """By how much the person was ahead of the best of the others."""
        return self.score - max(points for seat, points in enumerate(self.scores) if seat != self.seat)

    @property
    def players(self) -> int:
        """How many played."""
        return len(self.scores)


def against(game: str, seats: Sequence[Seat]) -> str:
    """Whom a game was played against: the strongest level, or people if there is no computer player."""
    levels = list(GAMES[game].levels)
    found = [levels.index(seat.level) for seat in seats if seat.kind == "bot" and seat.level in levels]
    return levels[max(found)] if found else PEOPLE


def of(session: Session, feats: Mapping[str, int]) -> Finished | None:
    """The line of a session; None where it does not count: unfinished, tried out, or with no person in it."""
    seats = session.setup.seats
    people = [number for number, seat in enumerate(seats) if seat.kind == "human"]
    if not (session.live and session.over and people) or session.tried:
        return None
    game = session.game
    seat = people[0]
    return Finished(
        game.digest(),
        len(game.moves),
        session.setup.game,
        now(),
        seat,
        tuple(game.scores),
        seat in game.winners,
        against(session.setup.game, seats),
        dict(feats),
    )


def games(host: Host) -> list[Finished]:
    """Everything that is remembered; what cannot be read is passed over."""
    try:
        return _read(host.load(KEY) or "")
    except EngineError:
        return []


def add(host: Host, finished: Finished) -> bool:
    """Remember a game; false when it is remembered already."""
    return bool(_merge(host, [finished]))


def take_in(host: Host, text: str) -> tuple[int, int]:
    """Add what is missing from a file, and tell how many games and turns that is; EngineError if it is none."""
    games = _merge(host, _read(text, whole=True))
    root = Reader(read_json(text, STORED), "record").table()
    return games, puzzle_results.take_in(host, root.get(TURNS))


def text(host: Host) -> str:
    """Everything that is remembered, as a file: the games, and what came of puzzles."""
    return json.dumps({**_listed(games(host)), TURNS: puzzle_results.data(host)})


def erase(host: Host) -> None:
    """Forget everything."""
    host.store(KEY, None)


def now() -> int:
    """This moment, in seconds since 1970."""
    return int(time.time())


def _merge(host: Host, fresh: Sequence[Finished]) -> int:
    known = games(host)
    seen = {(one.digest, one.moves) for one in known}
    missing = [one for one in fresh if (one.digest, one.moves) not in seen]
    if missing:
        merged = sorted([*known, *missing], key=lambda one: one.when)
        host.store(KEY, _written(merged[-ROOM:]))
    return len(missing)


def _written(listed: Sequence[Finished]) -> str:
    return json.dumps(_listed(listed))


def _listed(listed: Sequence[Finished]) -> dict[str, Any]:
    return {"format": FORMAT, "version": 1, "games": [asdict(one) for one in listed]}


def _read(stored: str, *, whole: bool = False) -> list[Finished]:
    """The games of a text; a single one that makes no sense is passed over, or refused with the `whole` text."""
    if not stored and not whole:
        return []
    root = Reader(read_json(stored, STORED), "record")
    root.field("format").word((FORMAT,))
    root.field("version").whole(1, 1)
    found: dict[tuple[str, int], Finished] = {}
    for data in root.field("games").items()[-ROOM:]:
        try:
            one = _finished(data)
        except EngineError:
            if whole:
                raise
            continue
        found[one.digest, one.moves] = one
    return list(found.values())


def _finished(data: Reader) -> Finished:
    data.only(*FIELDS)
    game = tuple(GAMES)[data.field("game").word(tuple(GAMES))]
    scores = tuple(score.whole(-LARGEST, LARGEST) for score in data.field("scores").items(GAMES[game].players))
    rivals = (*GAMES[game].levels, PEOPLE)
    return Finished(
        _short(data.field("digest")),
        data.field("moves").whole(0, LARGEST),
        game,
        data.field("when").whole(0, LATEST),
        data.field("seat").whole(0, len(scores) - 1),
        scores,
        data.field("won").flag(),
        rivals[data.field("against").word(rivals)],
        _feats(data.field("feats")),
    )


def _feats(data: Reader) -> dict[str, int]:
    table: dict[str, Any] = data.table()
    if len(table) > FEATS:
        data.fail("has too many entries")
    return {name: Reader(value, "feat").whole(-LARGEST, LARGEST) for name, value in table.items()}


def _short(data: Reader) -> str:
    found = data.text()
    if len(found) > LONGEST:
        data.fail("is too long")
    return found


def longest_run(results: Sequence[Finished]) -> list[Finished]:
    """The most wins one after the other; of equal runs the latest."""
    best: list[Finished] = []
    run: list[Finished] = []
    for one in results:
        run = [*run, one] if one.won else []
        if run and len(run) >= len(best):
            best = run
    return best
