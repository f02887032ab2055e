"""A computer player: how it makes up its mind."""

from __future__ import annotations

import json
import zlib
from collections.abc import Generator
from typing import Any, TypeVar

from engine import GAMES, imagine
from engine.core.action import Action
from engine.core.chance import Chance
from engine.core.game import Game, Json
from engine.core.search import Answer, Expert, Level, best_turns

T = TypeVar("T")
Thinking = Generator[None, None, str]


class Player:
    """A computer player at one seat: it plans a turn, and keeps to the plan while everything goes as foreseen."""

    def __init__(self, level: Level, seed: int, expert: Expert | None = None) -> None:
        self._level = level
        self._seed = seed
        self._expert = expert
        self._foreseen: Game[Any]  # as imagined, up to the next decision planned
        self._planned: list[Action] = []
        self.answered: Answer | None = None
        """What was thought out instead of a turn, if that was what the last decision asked for."""

    def choose(self, view: Json) -> Thinking:
        """Think about the decision of this view, yielding now and then; the result is the text of the choice."""
        if not self._planned or self._foreseen.view(view["seat"]) != view:
            if len(view["legal"]) == 1:
                return str(view["legal"][0])
            yield from self._plan(view)
        action = self._planned.pop(0)
        self._foreseen.apply(action)
        return str(action)

    def foreseen(self) -> tuple[list[str], Game[Any]]:
        """The turn planned last, the choice just made first, and the game as imagined at its end."""
        end = self._foreseen.copy()
        for action in self._planned:
            end.apply(action)
        return [str(action) for action in end.moves], end

    def _plan(self, view: Json) -> Generator[None, None, None]:
        chance = Chance.seeded(zlib.crc32(json.dumps(view, sort_keys=True).encode()) ^ self._seed)
        expert = self._expert or GAMES[view["game"]].expert
        world = imagine(view, chance.word())
        self._foreseen, self.answered = world, None
        answering = expert.answer(world, self._level.effort)
        if answering is not None:
            self.answered = yield from answering
            self._planned = [self.answered.choice]
            return
        turns = yield from best_turns(world, expert, self._level.effort)
        careless = self._level.careless
        best = max(
            sorted(turns, key=str),
            key=lambda action: turns[action].value + careless * (chance.below(2001) / 1000 - 1),
        )
        self._planned = list(turns[best].game.moves)


def choose(view: Json, level: str, seed: int) -> Thinking:
    """The choice of a player who sees this position for the first time."""
    return Player(GAMES[view["game"]].levels[level], seed).choose(view)


def think_through(thinking: Generator[None, None, T]) -> T:
    """Think without pausing, as simulations do."""
    while True:
        try:
            next(thinking)
        except StopIteration as done:
            answer: T = done.value
            return answer
