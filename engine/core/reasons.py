"""Why a choice is a good one, as a fact about the position that words can be put to.

A game's own reasons say what following the advice changes. Where a game has none to give, the part of what a
position is worth that gains most is the reason.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from .action import Action
from .game import Game

NOTICEABLE = 0.5  # points: less is nothing that anybody would name
Worth = Callable[[Game[Any], int], dict[str, float]]


class Reason(NamedTuple):
    """What the hint names: a reason of the game, how many points or things it is about, and where."""

    name: str
    amount: int = 0
    place: str = ""


CALM = Reason("calm")  # nothing better offers itself


def most_improved(
    worth: Worth, before: Game[Any], after: Game[Any], seat: int, gained: Sequence[str] | None = None
) -> Reason:
    """The part of the worth that gains most from one position to a later one; only of those `gained`, if given."""
    now, then = worth(before, seat), worth(after, seat)
    gains = {name: then[name] - now[name] for name in (then if gained is None else gained)}
    best = max(gains, key=lambda name: gains[name], default="")
    return Reason(best, max(1, round(gains[best]))) if best and gains[best] >= NOTICEABLE else CALM


def positions(world: Game[Any], turn: Sequence[Action]) -> list[Game[Any]]:
    """The position after each action of a turn."""
    found, game = [], world
    for action in turn:
        game = game.copy()
        game.apply(action)
        found.append(game)
    return found


def points_gained(world: Game[Any], action: Action, seat: int, apart: Sequence[str] = ()) -> int:
    """What an action itself scores for a seat, without points for any of the reasons named."""
    game = world.copy()
    events = game.listen()
    game.apply(action)
    return sum(
        event["points"]
        for event in events
        if event["kind"] == "points" and event["seat"] == seat and event["reason"] not in apart
    )
