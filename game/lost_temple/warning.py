"""Whether a choice shuts one's own explorer in, which is worth a question before it is made."""

from __future__ import annotations

from collections.abc import Sequence

from engine import Action
from engine.lost_temple import actions as do
from engine.lost_temple import preview
from engine.lost_temple.preview import ShutIn
from game.lost_temple import singles
from game.session.played import AnyGame

ASKED = (do.TAKE, do.PAY, do.KEY, do.DONE, do.GO, do.STOP, do.STAY, do.REST)
"""What can take the last way on, and shows nothing hidden when it is tried."""


def shuts_in(game: AnyGame, seat: int, actions: Sequence[Action]) -> ShutIn | None:
    """Where actions of a player would shut the explorer in, which has a way on now; None where they would not."""
    if game.to_move != seat or any(action.verb not in ASKED for action in actions) or preview.shut_in(game, seat):
        return None
    twin = game.copy()
    for action in actions:
        if action not in twin.legal_actions():
            return None
        twin.apply(action)
        while (more := singles.left_over(twin, seat)) is not None:
            twin.apply(more)
    return preview.shut_in(twin, seat)


def way_out(game: AnyGame, found: ShutIn) -> Action | None:
    """A key that can be taken now and opens a door there."""
    keys = [action for action in game.legal_actions() if action.verb is do.KEY and action.store == "backpack"]
    return next((key for key in keys if key.colour in found.colours), None)
