"""What the hard player would do, and why, for a person who asks."""

from __future__ import annotations

from collections.abc import Generator
from typing import NamedTuple

from engine import GAMES, imagine
from engine.bots.players import Player, decision
from engine.core.game import Json

ADVISER = "hard"
ONLY = "only"  # there is no other choice
CALM = "calm"  # nothing better offers itself


class Advice(NamedTuple):
    """A choice, the turn it begins, and what that turn improves most."""

    choice: str
    turn: tuple[str, ...]  # the choice first
    reason: str  # a part of what a position is worth, or one of the above
    points: int  # about how much better that part gets


def advise(view: Json, seed: int) -> Generator[None, None, Advice]:
    """Think like the hard player, yielding now and then."""
    choices = decision(view)
    if len(choices) == 1:
        return Advice(choices[0], (choices[0],), ONLY, 0)
    rules = GAMES[view["game"]]
    adviser = Player(rules.levels[ADVISER], seed)
    choice = yield from adviser.choose(view)
    turn, after = adviser.foreseen()
    if adviser.answered is not None and adviser.answered.reason:
        return Advice(choice, tuple(turn), adviser.answered.reason, round(adviser.answered.points))
    worth = rules.expert.worth
    now, then = worth(imagine(view, seed), view["seat"]), worth(after, view["seat"])
    gains = {name: value - now[name] for name, value in then.items()}
    reason = max(gains, key=lambda name: gains[name])
    if gains[reason] < 0.5:
        reason = CALM
    return Advice(choice, tuple(turn), reason, round(gains.get(reason, 0)))
