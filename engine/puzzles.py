"""One turn as a puzzle: what is counted, and when the turn is over.

The goal is the same in both games: points. In Tikal it is a scoring turn, which scores when it is ended; in Lost
Temple points come at once.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from .core.action import Action
from .core.game import Game
from .tikal import game as tikal
from .tikal.rules import scoring
from .tikal.rules.state import ACT, NO_SCORING


def points(game: Game[Any], seat: int) -> int:
    """What a seat would have if its turn ended now."""
    score = game.scores[seat]
    state = game.state
    if game.name != tikal.RULES.name or state.turn != seat or state.phase != ACT or state.scoring == NO_SCORING:
        return score
    held: int = sum(state.values[cell] for cell in scoring.temples_held(state, seat))
    return score + held + scoring.treasure_points(state.players[seat])


def play_line(game: Game[Any], line: Iterable[Action | str]) -> int:
    """Play a turn in this game; what it brought to who began it. IllegalAction where a move is not legal."""
    seat = game.to_move
    assert seat is not None
    before = game.scores[seat]
    for move in line:
        game.apply(move if isinstance(move, Action) else game.parse(move))
    return game.scores[seat] - before
