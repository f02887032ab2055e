"""Games stored before version 1.0: a set-up and a record side by side, which are now one record with notes."""

from __future__ import annotations

from typing import Any

import engine
from engine import EngineError, Reader
from game.play.notes import LARGEST, LATEST, Standing, write
from game.play.seats import read_seat


def renewed(data: Any) -> str:
    """The record of a game that was stored in the former way; an EngineError when it is none."""
    stored = Reader(data, "game")
    setup, record = stored.field("setup"), stored.field("record").text()
    name = engine.outline(record).game
    if setup.field("game").value != name:
        setup.field("game").fail("the set-up and the record do not belong together")
    seats = [read_seat(seat, name) for seat in setup.field("seats").items()]
    redo = [[move.text()] for move in stored.field("redo").items()]
    return engine.annotated(record, write(seats, redo, (), _standing(stored, len(seats))))


def _standing(stored: Reader, players: int) -> Standing:
    try:
        scores = stored.field("scores").items((players,))
        points = tuple(score.whole(-LARGEST, LARGEST) for score in scores)
        return Standing(points, stored.field("over").flag(), stored.field("when").whole(0, LATEST))
    except EngineError:
        return Standing((0,) * players, False, 0)
