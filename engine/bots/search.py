"""Planning a whole turn: a beam search over one's own decisions in an imagined game.

The search is a generator that yields after every few evaluations, so that the same code runs flat out in a
simulation and a few milliseconds per frame in a page. Work is counted in evaluations, never in time.
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from typing import Any, NamedTuple

from engine.core.action import Action
from engine.core.game import Game

Evaluate = Callable[[Game[Any], int], float]
SLICE = 8


class Effort(NamedTuple):
    """How much work a search does."""

    width: int  # plans kept after each decision
    per_choice: int  # of these at the most with the same first choice
    depth: int  # decisions looked ahead at the most
    evaluations: int  # at the most in all


class _Plan(NamedTuple):
    value: float
    number: int  # makes plans of equal value comparable, and the search repeatable
    first: Action
    game: Game[Any]


def best_first(game: Game[Any], evaluate: Evaluate, effort: Effort) -> Generator[None, None, dict[Action, float]]:
    """For each first choice that was followed, the value of the best turn that begins with it."""
    seat = game.to_move
    assert seat is not None
    best: dict[Action, float] = {}
    plans: list[_Plan] = [_Plan(0.0, 0, action, game) for action in game.legal_actions()]
    count = 0
    for depth in range(effort.depth):
        grown: list[_Plan] = []
        for plan in plans:
            choices = (plan.first,) if depth == 0 else plan.game.legal_actions()
            for choice in choices:
                after = plan.game.copy()
                after.apply(choice)
                value = evaluate(after, seat)
                count += 1
                if count % SLICE == 0:
                    yield
                if after.to_move != seat or count >= effort.evaluations:
                    best[plan.first] = max(best.get(plan.first, value), value)
                else:
                    grown.append(_Plan(value, count, plan.first, after))
        if not grown:
            break
        plans = _prune(grown, effort)
        if count >= effort.evaluations:
            break
    for plan in plans:
        best[plan.first] = max(best.get(plan.first, plan.value), plan.value)
    return best


def _prune(plans: list[_Plan], effort: Effort) -> list[_Plan]:
    """The best plans, with no first choice crowding out the others."""
    plans.sort(key=lambda plan: (-plan.value, plan.number))
    kept: list[_Plan] = []
    used: dict[Action, int] = {}
    for plan in plans:
        if used.get(plan.first, 0) < effort.per_choice:
            used[plan.first] = used.get(plan.first, 0) + 1
            kept.append(plan)
            if len(kept) == effort.width:
                break
    return kept
