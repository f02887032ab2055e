"""What leaves no choice at Lost Temple, and reveals nothing: it is done by itself, in the step before it."""

from __future__ import annotations

from engine import Action, Choices
from engine.lost_temple import actions as do
from game.session.played import AnyGame

GIVEN = (do.POINTS, do.PASSAGE)
"""Icons that only give something: nobody would leave them."""
ALONE = (do.PAY, do.PAY_FINE, do.KEY)
"""What is taken by itself where it is all that can be chosen."""


def left_over(game: AnyGame, seat: int) -> Action | None:
    """The next such action of a player who is to move, or None."""
    if game.to_move != seat:
        return None
    choices = Choices(game.legal_actions())
    given = choices.of(*GIVEN)
    if given:
        return given[0]
    return choices[0] if len(choices) == 1 and choices[0].verb in ALONE else None
