"""The levels: how hard each thinks, and how it makes up its mind."""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass

from engine import imagine
from engine.bots import lost_temple, tikal
from engine.bots.search import Effort, Evaluate, best_first
from engine.core.chance import Chance
from engine.core.game import Json

Thinking = Generator[None, None, str]


@dataclass(frozen=True, slots=True)
class Level:
    """How a player thinks: the search, how many imagined games it is repeated in, and how careless it is."""

    effort: Effort
    worlds: int
    careless: float  # points by which choices may seem better or worse than they are


EVALUATE: dict[str, Evaluate] = {"lost-temple": lost_temple.evaluate, "tikal": tikal.evaluate}
LEVELS: dict[str, dict[str, Level]] = {
    "lost-temple": {
        "easy": Level(Effort(1, 1, 1, 200), 1, 1.5),
        "medium": Level(Effort(8, 2, 10, 700), 1, 0.0),
        "hard": Level(Effort(16, 2, 14, 1200), 2, 0.0),
    },
    "tikal": {
        "easy": Level(Effort(1, 1, 1, 300), 1, 1.0),
        "medium": Level(Effort(6, 2, 12, 1200), 1, 0.0),
        "hard": Level(Effort(16, 2, 14, 3000), 1, 0.0),
    },
}


def choose(view: Json, level: str, seed: int) -> Thinking:
    """Think about the decision of this view, yielding now and then; the result is the text of the choice."""
    legal = view["legal"]
    if len(legal) == 1:
        return str(legal[0])
    how = LEVELS[view["game"]][level]
    evaluate = EVALUATE[view["game"]]
    chance = Chance.seeded(seed)
    values: dict[str, float] = {}
    for _ in range(how.worlds):
        found = yield from best_first(imagine(view, chance.word()), evaluate, how.effort)
        for action, value in found.items():
            values[str(action)] = values.get(str(action), 0.0) + value / how.worlds
    if how.careless:
        for text in sorted(values):
            values[text] += how.careless * (chance.below(2001) / 1000 - 1)
    return max(sorted(values), key=lambda text: values[text])


def think_through(thinking: Thinking) -> str:
    """Think without pausing, as simulations do."""
    while True:
        try:
            next(thinking)
        except StopIteration as done:
            return str(done.value)
