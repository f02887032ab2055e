"""Asks a game for the reason of a choice, with a worth of positions that is plain."""

from __future__ import annotations

from types import ModuleType
from typing import Any

from engine import Game
from engine.core.reasons import Reason


class Reasoning:
    """The reasons of one game, given as its module."""

    def __init__(self, reasons: ModuleType) -> None:
        self._reason = reasons.reason
        self._parts = tuple(reasons.GAINED)

    def steady(self, game: Game[Any], seat: int) -> dict[str, float]:
        """A worth that never changes: only facts are left as reasons."""
        return dict.fromkeys(self._parts, 1.0)

    def growing(self, game: Game[Any], seat: int) -> dict[str, float]:
        """A worth that grows by two with every move, in all parts."""
        return dict.fromkeys(self._parts, 2.0 * len(game.moves))

    def because(self, game: Game[Any], *moves: str, worth: Any = None) -> Reason:
        """The reason for the first of these moves, when the others follow."""
        ahead = game.copy()
        turn = []
        for move in moves:
            turn.append(ahead.parse(move))
            ahead.apply(turn[-1])
        found: Reason = self._reason(game, turn, worth or self.steady)
        return found
