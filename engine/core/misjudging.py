"""Players who make mistakes: they plan as everybody does, but some places seem better or worse than they are.

A place keeps its false worth for a whole turn, so that such a player does sensible things at the wrong place
rather than senseless ones.
"""

from __future__ import annotations

from typing import Any

from .chance import Chance
from .game import Game
from .search import Expert

STEPS = 1000


def misjudging(expert: Expert, points: float, chance: Chance) -> Expert:
    """The same knowledge by somebody who is wrong about every place by up to so many points."""
    errors: dict[object, float] = {}

    def error(place: object) -> float:
        if place not in errors:
            errors[place] = points * (chance.below(2 * STEPS + 1) / STEPS - 1)
        return errors[place]

    def evaluate(game: Game[Any], seat: int, before: Any) -> tuple[float, Any]:
        notes, touched = before if before is not None else (None, frozenset())
        value, notes = expert.evaluate(game, seat, notes)
        action = game.moves[-1]
        if action.verb not in expert.closing:
            touched |= {action.fields.get("place", action)}
        return value + sum(map(error, sorted(touched, key=str))), (notes, touched)

    return expert._replace(evaluate=evaluate)
