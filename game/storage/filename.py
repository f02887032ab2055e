"""What the file of a game is called that one keeps or gives away: the game, and who plays it."""

from __future__ import annotations

import re

from game.session.session import Session

LONGEST_NAME = 60
"""Characters of a file's name: systems allow 255 bytes, and a character may take four."""


def file_name(session: Session) -> str:
    """What the file is called, in letters that every system allows."""
    words = [session.setup.game, *(seat.name for seat in session.setup.seats)]
    whole = "-".join(re.sub(r"[^\w]+", "-", word).strip("-").lower() for word in words)
    return whole[:LONGEST_NAME] + ".json"
