"""For a hint: a turn that begins with what is asked, and the next best turn.

The next best turn does without the advised choice altogether: the same decisions in another order are no
alternative. The search for the best turn soon follows only plans that begin alike, so the turns it finishes are
few and poor; a second, narrow search finds the next best one.
"""

from __future__ import annotations

from collections.abc import Generator, Iterable, Sequence
from typing import Any

from .action import Action
from .game import Game
from .search import SLICE, Effort, Expert, Plan, Plans, best_turns

WIDTH = 4
"""Plans followed in the second search."""
TRIED = 4
"""Other choices that are followed by the rest of the best turn."""
SAME = 1e-4  # points

Turn = tuple[tuple[Action, ...], float]
"""The actions of a turn, and what it is worth."""


def best_of(turns: Plans) -> Turn:
    """The best turn of a search; of equal ones the first by notation."""
    first = max(sorted(turns, key=str), key=lambda action: turns[action].value)
    return _turn(turns[first])


def plain(world: Game[Any], expert: Expert, turns: Plans, best: Turn) -> Generator[None, None, Turn]:
    """A turn as good as the best that begins with an answer to the decision at hand, if there is one."""
    asked = expert.asked(world)
    if best[0][0] in asked:
        return best
    direct = {first: plan for first, plan in turns.items() if first in asked}
    if direct and best_of(direct)[1] >= best[1] - SAME:
        return best_of(direct)
    moves = best[0]
    for count in range(1, len(moves)):
        if moves[count] not in asked:
            continue
        aside, rest = moves[:count], moves[count:]
        for later in range(1, len(rest) + 1):
            yield
            order = (*rest[:later], *aside, *rest[later:])
            value = _value(world, expert, order)
            if value is not None and value >= best[1] - SAME:
                return order, value
    return best


def next_best(world: Game[Any], expert: Expert, best: Turn, effort: Effort) -> Generator[None, None, Turn | None]:
    """The best turn that begins otherwise; None where there is no other choice that makes a difference.

    Instead of an answer to the decision at hand that is another answer, where there is one. Instead of something
    done besides it is any answer, and what is done besides may follow later.
    """
    choice = best[0][0]
    asked = expert.asked(world)
    others = [action for action in asked if action is not choice] or [
        action for action in world.legal_actions() if action is not choice
    ]
    barred = choice if choice in asked and choice.verb not in expert.closing else None

    def choices(game: Game[Any]) -> Iterable[Action]:
        found = [action for action in expert.choices(game) if action is not barred] or game.legal_actions()
        return found if game.moves else [action for action in found if action in others] or others

    without = expert._replace(choices=choices)
    turns = yield from best_turns(world, without, Effort(min(WIDTH, effort.width), effort.evaluations))
    found = {first: _turn(plan) for first, plan in turns.items()}
    # A narrow search may miss how well another choice goes with the rest of the best turn.
    rest = [move for move in best[0][1:] if move is not barred]
    for first in (yield from _best_at_once(world, without, others))[:TRIED]:
        turn = yield from _grafted(world, without, first, rest)
        if first not in found or turn[1] > found[first][1]:
            found[first] = turn
    ranked = sorted(found.values(), key=lambda turn: (-turn[1], str(turn[0][0])))
    return next((turn for turn in ranked if not _alike(turn, best)), None)


def _turn(plan: Plan) -> Turn:
    return tuple(plan.game.moves), plan.value


def _alike(turn: Turn, other: Turn) -> bool:
    """Whether two turns begin with the same place, and how the piece is turned there makes no difference."""
    one, two = turn[0][0], other[0][0]
    turned = one.verb is two.verb and "rotation" in one.fields
    return turned and one.place == two.place and abs(turn[1] - other[1]) < SAME


def _value(world: Game[Any], expert: Expert, moves: Sequence[Action]) -> float | None:
    """What these actions in this order lead to; None where they are not possible."""
    seat, game = world.to_move, world.copy()
    assert seat is not None
    for action in moves:
        if action not in game.legal_actions():
            return None
        game.apply(action)
    return expert.evaluate(game, seat, None)[0]


def _best_at_once(
    game: Game[Any], expert: Expert, choices: Iterable[Action]
) -> Generator[None, None, list[Action]]:
    """Choices in the order of what they are worth on their own."""
    values = {}
    for count, action in enumerate(choices, 1):
        values[action] = _value(game, expert, (action,)) or 0.0
        if count % SLICE == 0:
            yield
    return sorted(values, key=lambda action: (-values[action], str(action)))


def _grafted(world: Game[Any], expert: Expert, first: Action, rest: list[Action]) -> Generator[None, None, Turn]:
    """A choice followed by what is possible of the rest of a turn, or else by what is best at once."""
    seat, game, left = world.to_move, world.copy(), list(rest)
    assert seat is not None
    game.apply(first)
    while game.to_move == seat:
        action = next((move for move in left if move in game.legal_actions()), None)
        if action is None:
            action = (yield from _best_at_once(game, expert, expert.choices(game)))[0]
        else:
            left.remove(action)
        game.apply(action)
        yield
    return tuple(game.moves), expert.evaluate(game, seat, None)[0]
