"""The same once more: seats, options and names stay, the shuffle is another, and who starts moves on by one."""

from __future__ import annotations

import random

from game.session.seats import Setup
from game.session.session import Session


def rematch(session: Session) -> Setup:
    """The set-up of the next game."""
    setup, movers = session.setup, session.movers
    began = movers[0] if movers else 0
    options = {**setup.options, "first": (began + 1) % len(setup.seats)}
    return Setup(setup.game, setup.seats, options, random.randrange(10**6))
