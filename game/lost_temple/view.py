"""What the viewer of a session sees, in the types of the engine."""

from __future__ import annotations

from engine.lost_temple import Count, PlayerView, View
from game.session.session import Session


def view_of(session: Session) -> View:
    """Everything that the viewer sees."""
    found: View = session.view
    return found


def mine_of(session: Session) -> PlayerView:
    """What the viewer has: the player through whose eyes we look."""
    return view_of(session)["players"][session.viewer]


def known(held: Count | int) -> Count:
    """Things by name; of those that are hidden from the viewer nothing is known but their number."""
    return held if isinstance(held, dict) else {}
