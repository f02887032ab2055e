"""A session as a stored text: the engine's record, with who sits where and how it stands in its notes."""

from __future__ import annotations

from typing import TYPE_CHECKING

import engine
from engine import read_json
from game.session import notes, old_formats

if TYPE_CHECKING:
    from game.session.session import Session

STORED = 4_000_000
"""Characters of a stored text at most: thirty records on the shelf are one text."""


def saved(session: Session) -> str:
    """A session as it is stored."""
    game, steps = session.game, session.steps
    redo = [[str(move) for move in step] for step in steps.taken_back]
    standing = notes.now(game.scores, session.over)
    noted = notes.write(session.setup.seats, redo, steps.groups(), standing, session.held, session.tried)
    if session.setup.by_link:
        last = session.movers[-1] if session.movers else None
        # Whoever has not said yet that the turn is over is still to move: there is nothing to send.
        noted["link"] = notes.by_link(last if session.held else game.to_move, last, session.sent)
    return engine.save(game, noted)


def from_here(session: Session) -> str:
    """A game as it stands at this moment, as one to be tried out by the same players."""
    seats = tuple(session.who(seat) for seat in range(len(session.setup.seats)))
    standing = notes.now(session.game.scores, session.over)
    return engine.save(session.game, notes.write(seats, (), (), standing, held=False, tried=True))


def present(text: str) -> str:
    """The record that a stored text is, as the present version writes it."""
    if '"setup"' not in text:  # without parsing it, for the engine's own reader does that next
        return text
    data = read_json(text, STORED)
    return old_formats.renewed(data) if isinstance(data, dict) and "setup" in data else text
