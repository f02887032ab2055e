"""Telling listeners what happens: the part of a state that both games share."""

from __future__ import annotations

from typing import Any, Protocol

Event = dict[str, Any]


class Scorer(Protocol):
    """Somebody who has points."""

    score: int


class Teller:
    """A state that can tell what happens. Without listeners it costs nothing."""

    __slots__ = ()

    events: list[Event] | None
    turn: int
    players: list[Any]

    def tell(self, kind: str, **data: object) -> None:
        """Let listeners know what happened to whom."""
        if self.events is not None:
            self.events.append({"kind": kind, "seat": self.turn, **data})

    def gain(self, player: Scorer, points: int, reason: str, **data: object) -> None:
        """Give points (or take them), and say why."""
        player.score += points
        if self.events is not None:
            seat = self.players.index(player)
            self.events.append({"kind": "points", "seat": seat, "points": points, "reason": reason, **data})
