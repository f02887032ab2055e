"""A computer player: how it makes up its mind."""

from __future__ import annotations

import json
import zlib
from collections.abc import Generator
from typing import Any, TypeVar

from .. import GAMES, imagine
from ..core import plain
from ..core.action import Action
from ..core.chance import Chance
from ..core.errors import OptionError, PositionError
from ..core.game import Game, Json
from ..core.misjudging import misjudging
from ..core.options import check_seed
from ..core.plain import quoted
from ..core.reader import Reader
from ..core.replies import best_answered, turns_to_answer
from ..core.search import Expert, Level, best_turns

T = TypeVar("T")
Thinking = Generator[None, None, str]


class Player:
    """A computer player at one seat: it plans a turn, and keeps to the plan while everything goes as foreseen."""

    def __init__(self, level: Level, seed: int, expert: Expert | None = None) -> None:
        self._level = level
        self._seed = check_seed(seed)
        self._expert = expert
        self._foreseen: Game[Any]  # as imagined, up to the next decision planned
        self._planned: list[Action] = []

    def choose(self, view: Json) -> Thinking:
        """Think about the decision of this view, yielding now and then; the result is the text of the choice."""
        choices = decision(view)
        if not self._planned or self._foreseen.view(view["seat"]) != view:
            if len(choices) == 1:
                return choices[0]
            yield from self._plan(view)
        action = self._planned.pop(0)
        self._foreseen.apply(action)
        return str(action)

    def _plan(self, view: Json) -> Generator[None, None, None]:
        world, chance = imagined(view, self._seed)
        expert = self._expert or GAMES[view["game"]].expert
        self._foreseen = world
        answering = expert.answer(world, self._level.effort)
        if answering is not None:
            answer = yield from answering
            self._planned = [answer.choice]
            return
        effort, careless, replies, misjudges = self._level
        if misjudges:
            expert = misjudging(expert, misjudges, chance)
        if replies is not None:
            assert world.to_move is not None
            top = yield from turns_to_answer(world, expert, effort, replies)
            plan = yield from best_answered(top, world.to_move, expert, replies)
            self._planned = list(plan.game.moves)
            return
        turns = yield from best_turns(world, expert, effort)
        best = max(
            sorted(turns, key=str),
            key=lambda action: turns[action].value + careless * (chance.below(2001) / 1000 - 1),
        )
        self._planned = list(turns[best].game.moves)


def imagined(view: Json, seed: int) -> tuple[Game[Any], Chance]:
    """The game that a player with this seed takes a view for, and the chance that the player goes on with."""
    if wrong := plain.fault(view):
        raise PositionError("view", wrong)
    chance = Chance.seeded(zlib.crc32(json.dumps(view, sort_keys=True).encode()) ^ seed)
    world = imagine(view, chance.word())
    if world.to_move != view["seat"] or [str(action) for action in world.legal_actions()] != view["legal"]:
        raise PositionError("view.legal", "these are not the choices of that seat in this position")
    return world, chance


def decision(view: Json) -> list[str]:
    """The choices that a view offers; PositionError where it is no view, or offers none."""
    root = Reader(view, "view")
    root.field("game").word(tuple(GAMES))
    root.field("seat")
    choices = root.field("legal").items()
    if not choices:
        root.field("legal").fail("is empty: this seat has nothing to decide")
    return [choice.text() for choice in choices]


def choose(view: Json, level: str, seed: int) -> Thinking:
    """The choice of a player who sees this position for the first time."""
    decision(view)
    levels = GAMES[view["game"]].levels
    if not isinstance(level, str) or level not in levels:
        raise OptionError(f"There is no level {quoted(level)}; there is {', '.join(levels)}.")
    return Player(levels[level], seed).choose(view)


def think_through(thinking: Generator[None, None, T]) -> T:
    """Think without pausing, as simulations do."""
    while True:
        try:
            next(thinking)
        except StopIteration as done:
            answer: T = done.value
            return answer
