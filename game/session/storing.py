"""A session as a stored text: the engine's record, with who sits where and how it stands in its notes."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import TYPE_CHECKING

import engine
from engine import Reader, read_json
from game.session import notes
from game.session.notes import GameStanding
from game.session.seats import read_seat

if TYPE_CHECKING:
    from game.session.session import Session

STORED = 4_000_000
"""Characters of a stored text at most: thirty records on the shelf are one text."""
REPORT = "expedition-report"
"""The format of a report that something is wrong, which has the record of a game in it: see game/report.py."""


def saved(session: Session) -> str:
    """A session as it is stored."""
    game, steps = session.game, session.steps
    redo = [[str(move) for move in step] for step in steps.taken_back]
    standing = notes.now(game.scores, session.over)
    noted = notes.write(
        session.setup.seats, redo, steps.groups(), standing, session.held, session.tried, session.comments
    )
    if session.setup.by_link:
        last = session.movers[-1] if session.movers else None
        # Whoever has not said yet that the turn is over is still to move: there is nothing to send.
        noted["link"] = notes.by_link(last if session.held else game.to_move, last, session.sent)
    return engine.save(game, noted)


def commented(text: str, comments: Mapping[int, str]) -> str:
    """The same stored game with these comments and no others."""
    record = present(text)
    return engine.annotated(record, notes.with_comments(engine.notes(record), comments))


def from_here(session: Session) -> str:
    """A game as it stands at this moment, as one to be tried out by the same players."""
    seats = tuple(session.who(seat) for seat in range(len(session.setup.seats)))
    standing = notes.now(session.game.scores, session.over)
    return engine.save(session.game, notes.write(seats, (), (), standing, held=False, tried=True))


def present(text: str) -> str:
    """The record that a stored text is, as the present version writes it, or that a report holds."""
    if f'"{REPORT}"' in text:
        return _reported(text)
    if '"setup"' not in text:  # without parsing it, for the engine's own reader does that next
        return text
    data = read_json(text, STORED)
    return _renewed(data) if isinstance(data, dict) and "setup" in data else text


def _reported(text: str) -> str:
    """The record in a report; the text itself where it is none after all."""
    data = read_json(text, STORED)
    if not isinstance(data, dict) or data.get("format") != REPORT:
        return text
    return json.dumps(Reader(data, "report").field("record").value)


def _renewed(data: object) -> str:
    """The record of a game stored before version 1.0, with a set-up beside it; an EngineError when it is none."""
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
