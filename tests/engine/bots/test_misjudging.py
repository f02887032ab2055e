"""A player who misjudges plans a whole turn all the same, and one who looks further sees what comes of a turn."""

from __future__ import annotations

from typing import Any

import pytest

import engine
from engine import GAMES
from engine.bots import Effort, Level, Player, Replies, think_through
from engine.core import replies
from engine.core.chance import Chance
from engine.core.game import Game
from engine.core.misjudging import misjudging
from engine.core.search import best_turns, top_turns
from engine.tools.policies import random
from tests.engine.playing import mover


def imagined(name: str, moves: int = 30) -> Game[Any]:
    """What somebody with a real choice takes a game for."""
    game = engine.new_game(name, players=2, seed=3)
    chance = Chance.seeded(3)
    while len(game.moves) < moves or len(game.legal_actions()) < 8:
        game.apply(random(game, chance))
    return engine.imagine(game.view(mover(game)), 1)


@pytest.mark.parametrize("name", sorted(GAMES))
def test_a_choice_seems_wrong_by_the_same_points_all_through_a_turn(name: str) -> None:
    game = imagined(name)
    seat = mover(game)
    expert = GAMES[name].expert
    wrong = misjudging(expert, 4.0, Chance.seeded(1))
    errors = {}
    for action in game.legal_actions()[:8]:
        after = game.copy()
        after.apply(action)
        errors[action] = wrong.evaluate(after, seat, None)[0] - expert.evaluate(after, seat, None)[0]
        assert abs(errors[action]) <= 4.0 + 1e-9
        again = wrong.evaluate(after, seat, None)[0] - expert.evaluate(after, seat, None)[0]
        assert again == pytest.approx(errors[action])
    assert len({round(error, 6) for error in errors.values()}) > 1


def test_misjudging_changes_choices() -> None:
    view = imagined("lost-temple").view(mover(imagined("lost-temple")))

    def choices(points: float) -> set[str]:
        level = Level(Effort(2, 300), misjudges=points)
        return {think_through(Player(level, seed).choose(view)) for seed in range(8)}

    assert len(choices(0.0)) < len(choices(40.0))


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
