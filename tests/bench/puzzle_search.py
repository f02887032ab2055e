"""A much stronger search for one thing only: the most points that one turn can make.

The players weigh what a turn is worth until the end of the game and follow a handful of plans. Here the points of
the turn are all that counts, hundreds of plans are followed at each step, and a plan is ranked by what it has and
by what it could still get, at several prices. Plans that have come to the same state are one plan.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple

import engine
from engine import Action, Game
from engine.core.errors import IllegalAction
from engine.puzzles import points

Choices = Callable[[Game[Any]], Iterable[Action]]


class Subject(NamedTuple):
    """What the search knows of one game."""

    choices: Choices  # all that can matter for the points of a turn, when what is hidden stays hidden
    open_choices: Choices  # the same with everything that shows something hidden
    hope: Callable[[Game[Any], int], float]  # points that may still be got in this turn, roughly
    key: Callable[[Game[Any], int], object]  # equal for plans that can go on in the same way
    stage: Callable[[Game[Any]], int]  # plans of one stage are compared


class Line(NamedTuple):
    """A whole turn, and the points it makes."""

    points: int
    moves: tuple[Action, ...]
    exact: bool = False  # nothing was left out for want of width


def best_line(start: Game[Any], subject: Subject, width: int, trust: float, *, hidden: bool = False) -> Line:
    """The best turn found by following so many plans at each stage; `hidden` lets it see what is to be drawn."""
    seat = start.to_move
    assert seat is not None
    before = start.scores[seat]
    choices = subject.open_choices if hidden else subject.choices
    best, best_points, exact = None, -1_000, True
    stages: dict[int, dict[object, tuple[float, int, Game[Any]]]] = {0: {None: (0.0, 0, start)}}
    number = 0
    while stages:
        waiting = list(stages.pop(min(stages)).values())
        if len(waiting) > width:
            waiting.sort(key=lambda plan: (-plan[0], plan[1]))
            waiting, exact = waiting[:width], False
        for _, _, game in waiting:
            for action in choices(game):
                after = game.copy()
                after.apply(action)
                number += 1
                if after.to_move != seat or after.state.turn != seat:
                    made = after.scores[seat] - before
                    if made > best_points or (
                        made == best_points and best is not None and len(after.moves) < len(best.moves)
                    ):
                        best, best_points = after, made
                    continue
                stage = subject.stage(after)
                key = subject.key(after, seat)
                found = stages.setdefault(stage, {})
                if key in found:
                    continue
                value = points(after, seat) + trust * subject.hope(after, seat)
                found[key] = value, number, after
                if len(found) > 20 * width:
                    kept = sorted(found.items(), key=lambda item: (-item[1][0], item[1][1]))[:width]
                    stages[stage] = dict(kept)
                    exact = False
    assert best is not None
    return Line(best_points, tuple(best.moves), exact)


def fresh(game: Game[Any]) -> Game[Any]:
    """The same position without the moves that led to it."""
    return engine.from_position(game.position())


def other_deals(start: Game[Any], count: int) -> list[Game[Any]]:
    """Positions that look the same to who is in turn, and hide other things."""
    assert start.to_move is not None
    view = start.view(start.to_move)
    return [engine.imagine(view, deal) for deal in range(count)]


def same_in_other_deals(start: Game[Any], line: Sequence[Action], worth: int, deals: int = 6) -> bool:
    """Whether a turn makes as many points whatever is hidden: things that are drawn are kept as they come."""
    seat = start.to_move
    assert seat is not None
    for world in other_deals(start, deals):
        before = world.scores[seat]
        try:
            for action in line:
                drawn = action not in world.legal_actions() and action.text.startswith("keep ")
                world.apply(world.legal_actions()[0] if drawn else action)
        except IllegalAction:
            return False
        if world.scores[seat] - before != worth:
            return False
    return True
