"""Looking beyond one's own turn: what the rivals would answer.

The best few turns are each played out in the imagined game: every rival in turn makes a quick plan of its own, as
the same evaluation sees it from its seat, until it is the player's turn again. The turn that stands best after
that is the one to play.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import Any

from .game import Game
from .search import Effort, Expert, Plan, Replies, best_turns, top_turns


def turns_to_answer(
    world: Game[Any], expert: Expert, effort: Effort, replies: Replies
) -> Generator[None, None, list[Plan]]:
    """The best few turns of a search, the best first."""
    if not replies.apart:
        return (yield from top_turns(world, expert, effort, replies.turns))
    plans = yield from best_turns(world, expert, effort)
    ranked = sorted(plans, key=lambda first: (-plans[first].value, str(first)))
    return [plans[first] for first in ranked[: replies.turns]]


def best_answered(
    turns: Sequence[Plan], seat: int, expert: Expert, replies: Replies
) -> Generator[None, None, Plan]:
    """The turn that is worth most to this seat when everybody else has answered; the first of equal ones."""
    if len(turns) == 1:
        return turns[0]
    values = []
    for turn in turns:
        after = yield from answered(turn.game, seat, expert, replies.effort)
        if replies.again is not None and after.to_move == seat and expert.answer(after, replies.again) is None:
            after = yield from planned(after, expert, replies.again)
        later = expert.evaluate(after, seat, None)[0]
        values.append(replies.trust * later + (1 - replies.trust) * turn.value)
        yield
    return turns[max(range(len(turns)), key=values.__getitem__)]


def answered(game: Game[Any], seat: int, expert: Expert, effort: Effort) -> Generator[None, None, Game[Any]]:
    """The game when it is this seat's decision again, or over, each rival having played what looked best.

    It ends before a decision that is no turn, such as a bid: what rivals would bid is not worth its price, which
    is a plan for every tile on show.
    """
    world = game
    while world.to_move not in (seat, None) and expert.answer(world, effort) is None:
        world = yield from planned(world, expert, effort)
    return world


def planned(game: Game[Any], expert: Expert, effort: Effort) -> Generator[None, None, Game[Any]]:
    """The game after the best turn of whoever is to move."""
    world = game.copy()
    world.moves.clear()
    plans = yield from best_turns(world, expert, effort)
    return plans[max(sorted(plans, key=str), key=lambda first: plans[first].value)].game
