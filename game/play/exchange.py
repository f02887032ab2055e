"""A game as a file, to keep or to give away: the engine's record, with who played it in its notes.

A record that somebody wrote without a table, such as `python -m engine`, is read as a game between people.
"""

from __future__ import annotations

import re
from dataclasses import asdict
from typing import TYPE_CHECKING, Any

import engine
from engine import Game, RecordError
from game.play.session import Seat, Session, Setup

if TYPE_CHECKING:
    from game.app import App

SEATS = "seats"
LEVELS = ("easy", "medium", "hard")


def write(session: Session) -> str:
    """The file of a session."""
    return engine.save(session.game, {SEATS: [asdict(seat) for seat in session.setup.seats]})


def name(session: Session) -> str:
    """What the file is called: the game and who plays it, in letters that every system allows."""
    words = [session.setup.game, *(seat.name for seat in session.setup.seats)]
    return "-".join(re.sub(r"[^\w]+", "-", word).strip("-").lower() for word in words) + ".json"


def read(app: App, text: str) -> Session:
    """The session that a file describes; RecordError when it is no game, or none that can be set up here."""
    game = engine.load(text)
    if game.seed is None:
        raise RecordError("This record begins in the middle of a game.")
    return Session(app, Setup(game.name, _seats(game, engine.notes(text)), game.options, game.seed), game)


def _seats(game: Game[Any], notes: dict[str, Any]) -> tuple[Seat, ...]:
    """Who sits where: as noted, if the notes make sense."""
    noted = notes.get(SEATS)
    try:
        seats = tuple(Seat(**seat) for seat in noted) if isinstance(noted, list) else ()
    except TypeError:
        seats = ()
    if len(seats) == game.players and all(map(_sound, seats)):
        return seats
    names = game.options.get("names") or [str(number + 1) for number in range(game.players)]
    return tuple(Seat(str(name), "human") for name in names)


def _sound(seat: Seat) -> bool:
    return isinstance(seat.name, str) and (seat.kind == "human" or (seat.kind == "bot" and seat.level in LEVELS))
