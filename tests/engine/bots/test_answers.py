"""Looking further than one's own turn: the answers, and the next turn after them."""

from __future__ import annotations

from typing import Any

import pytest

import engine
from engine import GAMES
from engine.bots import Effort, Replies, think_through
from engine.core import replies
from engine.core.game import Game
from engine.core.search import best_turns, top_turns
from tests.engine.playing import mover
from tests.engine.samples import under_way


def imagined(name: str, moves: int = 30) -> Game[Any]:
    """What somebody with a real choice takes a game for."""
    game = under_way(name, moves, 8, players=2, seed=3, chance=3)
    return engine.imagine(game.view(mover(game)), 1)


@pytest.mark.parametrize("name", sorted(GAMES))
def test_the_turn_chosen_is_the_one_that_stands_best_after_ones_own_next_turn(name: str) -> None:
    world = imagined(name)
    seat = mover(world)
    expert, quick = GAMES[name].expert, Effort(1, 100)
    turns = think_through(top_turns(world, expert, Effort(3, 300), 3))
    chosen = think_through(replies.best_answered(turns, seat, expert, Replies(3, quick, quick)))
    values = []
    for turn in turns:
        game = turn.game
        while game.to_move not in (seat, None):
            game = think_through(replies.planned(game, expert, quick))
        if game.to_move is not None:
            game = think_through(replies.planned(game, expert, quick))
        values.append(expert.evaluate(game, seat, None)[0])
    assert values[turns.index(chosen)] == max(values)


@pytest.mark.parametrize("name", sorted(GAMES))
def test_a_planned_turn_is_the_best_that_was_found(name: str) -> None:
    world = imagined(name)
    expert, effort = GAMES[name].expert, Effort(2, 200)
    after = think_through(replies.planned(world, expert, effort))
    plans = think_through(best_turns(world.copy(), expert, effort)) if not world.moves else {}
    assert expert.evaluate(after, mover(world), None)[0] == pytest.approx(max(p.value for p in plans.values()))


def test_turns_that_are_answered_can_be_made_to_begin_differently() -> None:
    expert, effort = GAMES["lost-temple"].expert, Effort(6, 600)
    most = 0
    for moves in (20, 35, 50, 65):
        world = imagined("lost-temple", moves)
        turns = think_through(replies.turns_to_answer(world, expert, effort, Replies(4, effort, apart=True)))
        assert len({turn.first for turn in turns}) == len(turns) <= 4
        assert [turn.value for turn in turns] == sorted((turn.value for turn in turns), reverse=True)
        most = max(most, len(turns))
    assert most > 1


def test_answers_that_are_not_trusted_at_all_change_nothing() -> None:
    world = imagined("lost-temple")
    expert, effort = GAMES["lost-temple"].expert, Effort(4, 400)
    turns = think_through(top_turns(world, expert, effort, 4))
    asked = Replies(4, Effort(1, 50), trust=0.0)
    assert think_through(replies.best_answered(turns, mover(world), expert, asked)) is turns[0]
