"""What the hard player would do at a decision, why, and what comes next to it, for a person who asks.

The answer is one to the decision at hand: what may be done besides, such as playing a card, is advised only where
leaving it for later would be worth less.
"""

from __future__ import annotations

from collections.abc import Generator
from typing import Any, NamedTuple

from .. import GAMES
from ..core import alternatives
from ..core.alternatives import SAME, Turn
from ..core.game import Game, Json
from ..core.options import check_seed
from ..core.reasons import Reason, most_improved, positions
from ..core.search import Answer, Effort, Expert, best_turns
from .players import decision, imagined

ADVISER = "hard"
ONLY = "only"  # there is no other choice


class Advice(NamedTuple):
    """A choice and the turn it begins, why, and the next best choice."""

    choice: str
    turn: tuple[str, ...]  # the choice first
    reason: str  # of the game's own, or one of those above and in core/reasons.py
    points: int = 0  # how many points or things the reason is about
    place: str = ""  # where it is about
    second: str = ""  # the next best choice, if there is one that makes a difference
    behind: float = 0.0  # by how much its turn is worth less, in points as the evaluation sees them


def advise(view: Json, seed: int) -> Generator[None, None, Advice]:
    """Think like the hard player, yielding now and then."""
    choices = decision(view)
    if len(choices) == 1:
        return Advice(choices[0], (choices[0],), ONLY)
    rules = GAMES[view["game"]]
    expert, effort = rules.expert, rules.levels[ADVISER].effort
    world, _ = imagined(view, check_seed(seed))
    answering = expert.answer(world, effort)
    if answering is not None:
        return _from_answer((yield from answering))
    best, second = yield from _ranked(world, expert, effort)
    yield
    name, amount, place = _reason(world, expert, best)
    told = tuple(str(action) for action in best[0])
    if second is None:
        return Advice(told[0], told, name, amount, place)
    return Advice(told[0], told, name, amount, place, str(second[0][0]), max(0.0, best[1] - second[1]))


def _ranked(world: Game[Any], expert: Expert, effort: Effort) -> Generator[None, None, tuple[Turn, Turn | None]]:
    """The turn to advise and the next best one."""
    turns = yield from best_turns(world, expert, effort)
    best = yield from alternatives.plain(world, expert, turns, alternatives.best_of(turns))
    second = yield from alternatives.next_best(world, expert, best, effort)
    asked = expert.asked(world)
    if second is not None and best[0][0] not in asked and second[0][0] in asked and second[1] >= best[1] - SAME:
        best = second
        second = yield from alternatives.next_best(world, expert, best, effort)
    return best, second


def _reason(world: Game[Any], expert: Expert, best: Turn) -> Reason:
    if expert.reason is not None:
        return expert.reason(world, best[0])
    assert world.to_move is not None
    return most_improved(expert.worth, world, positions(world, best[0])[-1], world.to_move)


def _from_answer(answer: Answer) -> Advice:
    second = "" if answer.second is None else str(answer.second)
    choice = str(answer.choice)
    return Advice(choice, (choice,), answer.reason, round(answer.points), "", second, answer.behind)
