"""Counting choice sequences, the way move generators of chess programs are proven."""

from __future__ import annotations

from typing import Any

from ..core.game import Game


def perft(game: Game[Any], depth: int) -> int:
    """How many sequences of choices of this length there are; a game that ends earlier counts once."""
    actions = game.legal_actions()
    if depth == 0 or not actions:
        return 1
    if depth == 1:
        return len(actions)
    total = 0
    for action in actions:
        after = game.copy()
        after.apply(action)
        total += perft(after, depth - 1)
    return total
