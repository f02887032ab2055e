"""Who goes together: some workers, the leader, or both. A party moves as one step, and costs for all of them."""

from __future__ import annotations

from typing import NamedTuple

from engine import Action
from engine.tikal import PlayerView
from engine.tikal import actions as do


class Party(NamedTuple):
    """So many workers, and whether the leader is with them."""

    workers: int = 0
    leader: bool = False

    @property
    def size(self) -> int:
        """How many members there are."""
        return self.workers + self.leader

    @property
    def members(self) -> list[str]:
        """Everybody by kind, workers first."""
        return ["worker"] * self.workers + ["leader"] * self.leader

    def moves(self, start: str, goal: str) -> tuple[Action, ...]:
        """The actions that bring everybody from one hex to another."""
        return tuple(do.MOVE.of(member=member, start=start, place=goal) for member in self.members)

    def within(self, there: Party) -> Party:
        """As many of the party as there are."""
        return Party(max(0, min(self.workers, there.workers)), self.leader and there.leader)

    @property
    def usual(self) -> Party:
        """Who of those on a hex goes unless the player says otherwise: one worker, or the leader if alone."""
        return Party(1) if self.workers else Party(0, self.leader)


def standing(player: PlayerView, place: str) -> Party:
    """All members of a player on a hex."""
    return Party(player["workers"].get(place, 0), player["leader"] == place)
