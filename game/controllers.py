"""Who decides at a seat that no person sits at.

A controller gets a slice of time in each frame and answers with an action when it has made up its mind. It looks
at the game through its own seat's view only.
"""

from __future__ import annotations

import random
from typing import Protocol

from engine import Action
from game.session import Session, Setup

LAST = ("done", "rest", "stop", "stay", "paddle on", "delivered", "end turn", "tent", "play")
"""What a careless player does only when there is nothing else."""
FIRST = ("dig", "deliver", "points", "sanctuary", "passage", "look", "pick")


class Controller(Protocol):
    """What the table asks of a bot."""

    def think(self, session: Session, budget_ms: float) -> Action | None:
        """Go on thinking for so long; the action when it is found."""


class Wanderer:
    """Takes what gives points at once and otherwise anything; the same game gives the same choices."""

    def think(self, session: Session, budget_ms: float) -> Action | None:
        """Choose at once."""
        seat = session.to_move
        if seat is None:
            return None
        legal: list[str] = session.game.view(seat)["legal"]
        chance = random.Random(f"{session.setup.seed} {len(session.game.moves)}")
        for liked in (
            [text for text in legal if text.startswith(FIRST)],
            [text for text in legal if not text.startswith(LAST)],
            [text for text in legal if not text.startswith(("tent", "play"))],
        ):
            if liked:
                return session.game.parse(chance.choice(liked))
        return session.game.parse(chance.choice(legal))


def controllers(setup: Setup) -> dict[int, Controller]:
    """A controller for each seat that has a bot."""
    return {number: Wanderer() for number, seat in enumerate(setup.seats) if seat.kind == "bot"}
