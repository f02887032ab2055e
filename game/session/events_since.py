"""What the others did since a player last decided: their moves as the viewer witnessed them, turn by turn.

The game as it stood before and after tells what came of it. Nothing here knows more than the viewer.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby

from game.session.played import AnyEvent, AnyGame, AnyView
from game.session.session import Session


@dataclass(frozen=True, slots=True)
class Since:
    """The others' moves between two decisions of the viewer."""

    viewer: int
    first: int
    """How many moves were made before them."""
    own: int
    """How many moves the viewer has made after them."""
    before: AnyGame
    after: AnyGame
    turns: tuple[tuple[int, tuple[AnyEvent, ...]], ...]
    """Who moved, and what happened in those moves."""

    @property
    def views(self) -> tuple[AnyView, AnyView]:
        """What the viewer could see before them and after them."""
        return self.before.view(self.viewer), self.after.view(self.viewer)


def since(session: Session) -> Since | None:
    """What the others did before the viewer's present turn; None when nobody has, or it is not the viewer's."""
    viewer, movers = session.viewer, session.movers
    if not (session.live and session.choices and session.to_move == viewer):
        return None
    end = _back(movers, len(movers), viewer, own=True)
    first = _back(movers, end, viewer, own=False)
    if first == end:
        return None
    told: dict[int, list[AnyEvent]] = {}
    for entry in reversed(session.log):
        if entry.move_index < first:
            break
        told.setdefault(entry.move_index, []).append(entry.event)
    turns = tuple(
        (seat, tuple(event for move in moves for event in reversed(told.get(move, []))))
        for seat, moves in groupby(range(first, end), key=lambda move: movers[move])
    )
    own = len(movers) - end
    return Since(viewer, first, own, session.stood_after(first), session.stood_after(end), turns)


def _back(movers: Sequence[int], end: int, viewer: int, *, own: bool) -> int:
    """Where the moves begin that end here and are all the viewer's own, or all not."""
    while end and (movers[end - 1] == viewer) == own:
        end -= 1
    return end
