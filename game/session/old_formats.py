"""Games stored before version 1.0: a set-up and a record side by side, which are now one record with notes."""

from __future__ import annotations

from typing import Any

import engine
from engine import Reader
from game.session import notes
from game.session.notes import GameStanding
from game.session.seats import read_seat


def renewed(data: Any) -> str:
    """The record of a game that was stored in the former way; an EngineError when it is none."""
    stored = Reader(data, "game")
    setup, record = stored.field("setup"), stored.field("record").text()
    name = engine.outline(record).game
    if setup.field("game").value != name:
        setup.field("game").fail("the set-up and the record do not belong together")
    seats = [read_seat(seat, name) for seat in setup.field("seats").items()]
    redo = [[move.text()] for move in stored.field("redo").items()]
    # How it stood was written beside the record, in the fields that the notes have now.
    standing = notes.standing({"standing": data}, len(seats)) or GameStanding((0,) * len(seats), False, 0)
    return engine.annotated(record, notes.write(seats, redo, (), standing, held=False))
