"""A player who plans a whole turn but misjudges: each choice seems better or worse than it is.

What a choice seems to be worth stays the same while a turn is thought out, so that its plan still hangs together.
"""

from __future__ import annotations

from typing import Any

from engine.core.action import Action
from engine.core.chance import Chance
from engine.core.game import Game
from engine.core.search import Expert

STEPS = 1000


def misjudging(expert: Expert, points: float, chance: Chance) -> Expert:
    """What somebody knows who is wrong by up to so many points about every choice."""
    errors: dict[Action, float] = {}

    def error(choice: Action) -> float:
        if choice not in errors:
            errors[choice] = points * (chance.below(2 * STEPS + 1) / STEPS - 1)
        return errors[choice]

    def evaluate(game: Game[Any], seat: int, before: Any) -> tuple[float, Any]:
        value, notes = expert.evaluate(game, seat, before)
        return value + sum(map(error, game.moves)), notes

    return expert._replace(evaluate=evaluate)
