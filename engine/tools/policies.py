"""Simple ways to choose, for simulations and tests. Opponents worth playing live in engine/bots."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.core.action import Action
from engine.core.chance import Chance
from engine.core.game import Game

Policy = Callable[[Game[Any], Chance], Action]


def random(game: Game[Any], chance: Chance) -> Action:
    """Any choice, each equally likely."""
    actions = game.legal_actions()
    return actions[chance.below(len(actions))]


def first(game: Game[Any], chance: Chance) -> Action:
    """The first choice of the list."""
    return game.legal_actions()[0]


def greedy(game: Game[Any], chance: Chance) -> Action:
    """A choice that gives the most points at once; any of them when several do."""
    seat = game.to_move
    assert seat is not None
    best: list[Action] = []
    most = None
    for action in game.legal_actions():
        trial = game.copy()
        trial.apply(action)
        points = trial.scores[seat]
        if most is None or points > most:
            best, most = [], points
        if points == most:
            best.append(action)
    return best[chance.below(len(best))]


POLICIES: dict[str, Policy] = {"random": random, "first": first, "greedy": greedy}
