"""What the viewer of a session sees, in the types of the engine."""

from __future__ import annotations

from typing import TypeAlias

from engine.lost_temple import Count, Event, PlayerView, View
from game.session.session import GameSession

LostTempleSession: TypeAlias = GameSession[View, Event]
"""A session of this game."""


def mine_of(session: LostTempleSession) -> PlayerView:
    """What the viewer has: the player through whose eyes we look."""
    return session.view["players"][session.viewer]


class ThroughViewer:
    """Whatever looks at the game through the viewer's eyes."""

    session: LostTempleSession

    @property
    def view(self) -> View:
        """What the viewer sees."""
        return self.session.view

    @property
    def mine(self) -> PlayerView:
        """What the viewer has."""
        return mine_of(self.session)


def total(held: Count | int) -> int:
    """How many things these are, whether their kinds are known or not."""
    return held if isinstance(held, int) else sum(held.values())


def known(held: Count | int) -> Count:
    """Things by name; of those that are hidden from the viewer nothing is known but their number."""
    return held if isinstance(held, dict) else {}
