"""Planning a whole turn: a beam search over one's own decisions in an imagined game.

A turn goes through stages, such as action points spent. Plans are compared with others that have come equally far,
the best of each stage are followed, and the best finished turn of each first choice is the result.

The search is a generator that yields after every few evaluations, so that the same code runs flat out in a
simulation and a few milliseconds per frame in a page. Work is counted in evaluations, never in time.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Sequence
from typing import Any, NamedTuple

from .action import Action, Verb
from .game import Game
from .reasons import Reason

SLICE = 8
CROWD = 4
"""How many times the width may wait at a stage: more would only make garbage, collected in one long frame."""


class Effort(NamedTuple):
    """How much work a search does."""

    width: int  # plans followed at each stage
    evaluations: int  # after so many, plans are taken as they are


class Replies(NamedTuple):
    """How a player looks beyond its own turn: its best turns are each answered by all rivals."""

    turns: int  # so many are answered
    effort: Effort  # of each answer
    again: Effort | None = None  # of the player's own next turn after the answers, if it is looked at too
    trust: float = 1.0  # how much what comes counts; the rest is what the turn is worth by itself
    apart: bool = False  # the turns all begin differently: of those that begin alike only the best is answered


class Level(NamedTuple):
    """How a player thinks: how far it searches, whether it asks for answers, and how well it judges."""

    effort: Effort
    careless: float = 0.0  # points by which choices may seem better or worse than they are
    replies: Replies | None = None
    misjudges: float = 0.0  # points by which any place may seem better or worse for a whole turn


class Answer(NamedTuple):
    """What to say where no turn is planned, such as in an auction; all but the choice is for a hint."""

    choice: Action
    reason: str
    points: float
    second: Action | None = None  # the next best choice
    behind: float = 0.0  # by so many points


Answering = Generator[None, None, Answer]


class Expert(NamedTuple):
    """What the players know of one game."""

    worth: Callable[[Game[Any], int], dict[str, float]]  # what a position is worth to a seat, part by part
    # What it is worth compared with the others, and whatever helps to evaluate a position one move later.
    evaluate: Callable[[Game[Any], int, Any], tuple[float, Any]]
    choices: Callable[[Game[Any]], Iterable[Action]]  # those worth following
    stage: Callable[[Game[Any]], int]  # how far a turn has come
    spot: Callable[[Game[Any], int], tuple[object, ...]]  # plans of equal worth at the same spot are the same
    # Thinks out a decision that is no part of a turn, as hard as a turn; None where a turn is to be planned.
    answer: Callable[[Game[Any], Effort], Answering | None] = lambda game, effort: None
    # For a hint. What answers the decision at hand, not what may be done besides; verbs that only end something;
    # why a turn, given by its actions, is a good one: without it, the part of the worth that gains most.
    asked: Callable[[Game[Any]], Sequence[Action]] = Game.legal_actions
    closing: tuple[Verb, ...] = ()
    reason: Callable[[Game[Any], Sequence[Action]], Reason] | None = None


class Plan(NamedTuple):
    """Decisions in an imagined game that began with this search: `game.moves` are the decisions."""

    value: float
    number: int  # makes plans of equal value comparable, and the search repeatable
    stage: tuple[int, int]  # of the turn, and decisions made within it
    game: Game[Any]
    notes: Any  # of the evaluation

    @property
    def first(self) -> Action:
        """The choice it begins with."""
        return self.game.moves[0]


Plans = dict[Action, Plan]


def best_turns(game: Game[Any], expert: Expert, effort: Effort) -> Generator[None, None, Plans]:
    """For each first choice that was followed, the best turn that begins with it."""
    best: Plans = {}

    def keep(plan: Plan) -> None:
        known = best.get(plan.first)
        if known is None or plan.value > known.value:
            best[plan.first] = plan

    yield from every_turn(game, expert, effort, keep)
    return best


def top_turns(game: Game[Any], expert: Expert, effort: Effort, count: int) -> Generator[None, None, list[Plan]]:
    """The best turns that lead to different spots, however they begin, the best first."""
    seat = game.to_move
    assert seat is not None
    top: list[Plan] = []

    def keep(plan: Plan) -> None:
        top.append(plan)
        if len(top) > CROWD * count:
            top[:] = _best_of_each_spot(top, seat, expert, count)

    yield from every_turn(game, expert, effort, keep)
    return _best_of_each_spot(top, seat, expert, count)


def _best_of_each_spot(plans: list[Plan], seat: int, expert: Expert, count: int) -> list[Plan]:
    plans.sort(key=lambda plan: (-plan.value, plan.number))
    found: dict[object, Plan] = {}
    for plan in plans:
        found.setdefault(expert.spot(plan.game, seat), plan)
    return list(found.values())[:count]


def every_turn(
    game: Game[Any], expert: Expert, effort: Effort, keep: Callable[[Plan], None]
) -> Generator[None, None, None]:
    """Follow the best plans of each stage, and hand every finished turn to `keep`."""
    seat = game.to_move
    assert seat is not None
    assert not game.moves, "a plan is the list of moves since the search began"
    stages = {(0, 0): [Plan(0.0, 0, (0, 0), game, None)]}
    count = 0
    while stages:
        yield
        for plan in _prune(stages.pop(min(stages)), seat, expert, effort.width):
            if count and count >= effort.evaluations:
                keep(plan)
                continue
            for choice in expert.choices(plan.game):
                after = plan.game.copy()
                after.apply(choice)
                value, notes = expert.evaluate(after, seat, plan.notes)
                count += 1
                if count % SLICE == 0:
                    yield
                if after.to_move == seat:
                    stage = _stage(plan, expert.stage(after))
                    waiting = stages.setdefault(stage, [])
                    waiting.append(Plan(value, count, stage, after, notes))
                    if len(waiting) > CROWD * effort.width:
                        waiting[:] = _prune(waiting, seat, expert, effort.width)
                else:
                    keep(Plan(value, count, plan.stage, after, notes))


def _stage(plan: Plan, now: int) -> tuple[int, int]:
    """A turn never goes back; decisions that do not take it further are counted."""
    before, steps = plan.stage
    return (now, 0) if now > before else (before, steps + 1)


def _prune(plans: list[Plan], seat: int, expert: Expert, width: int) -> list[Plan]:
    """The best plans, each once: the same decisions in another order lead to the same place."""
    plans.sort(key=lambda plan: (-plan.value, plan.number))
    kept: list[Plan] = []
    seen = set()
    for plan in plans:
        key = plan.value, expert.spot(plan.game, seat)
        if key not in seen:
            seen.add(key)
            kept.append(plan)
            if len(kept) == width:
                break
    return kept
