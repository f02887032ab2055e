"""Temperaments: which computer player likes what, so that three opponents are three people."""

from __future__ import annotations

from .. import GAMES
from ..core.chance import Chance


def style_of(game: str, seed: int, seat: int) -> str:
    """The style of the computer player at a seat, dealt by the seed: neighbours differ. Empty if there is none."""
    styles = Chance.seeded(seed).shuffled(GAMES[game].styles)
    return styles[seat % len(styles)] if styles else ""
