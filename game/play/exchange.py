"""A game as a file, to keep or to give away: the engine's record, with who played it in its notes.

A record that somebody wrote without a table, such as `python -m engine`, is read as a game between people.
"""

from __future__ import annotations

import re
from dataclasses import asdict
from typing import TYPE_CHECKING, Any

import engine
from engine import EngineError, Game, Reader, RecordError
from game.play.session import Seat, Session, Setup, read_seat

if TYPE_CHECKING:
    from game.app import App

SEATS = "seats"
LONGEST_NAME = 60
"""Characters of a file's name: systems allow 255 bytes, and a character may take four."""


def write(session: Session) -> str:
    """The file of a session."""
    return engine.save(session.game, {SEATS: [asdict(seat) for seat in session.setup.seats]})


def name(session: Session) -> str:
    """What the file is called: the game and who plays it, in letters that every system allows."""
    words = [session.setup.game, *(seat.name for seat in session.setup.seats)]
    whole = "-".join(re.sub(r"[^\w]+", "-", word).strip("-").lower() for word in words)
    return whole[:LONGEST_NAME] + ".json"


def read(app: App, text: str) -> Session:
    """The session that a file describes; RecordError when it is no game, or none that can be set up here."""
    game = engine.load(text)
    if game.seed is None:
        raise RecordError("This record begins in the middle of a game.")
    return Session(app, Setup(game.name, _seats(game, engine.notes(text)), game.options, game.seed), game)


def _seats(game: Game[Any], notes: dict[str, Any]) -> tuple[Seat, ...]:
    """Who sits where: as noted, if the notes make sense."""
    try:
        return tuple(read_seat(seat) for seat in Reader(notes.get(SEATS), SEATS).items((game.players,)))
    except EngineError:
        return tuple(Seat(name, "human") for name in game.options["names"])
