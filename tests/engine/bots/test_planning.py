"""Planning a turn: the search keeps to its work, a plan is kept while it holds, and evaluations add up."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

import pytest

import engine
from engine import GAMES
from engine.bots import Effort, Level, Player, think_through
from engine.core import search
from engine.core.chance import Chance
from engine.core.search import best_turns
from engine.tikal import actions as do
from engine.tikal.rules import flow
from engine.tools.policies import random
from tests.engine.playing import mover
from tests.engine.samples import PLANNED, seats, under_way


def steps(thinking: Generator[None, None, Any]) -> int:
    """How often thinking pauses before it ends."""
    return sum(1 for _ in thinking)


def test_the_turns_of_both_games_are_planned() -> None:
    assert {"lost-temple", "tikal"} <= set(PLANNED)


@pytest.mark.parametrize("name", PLANNED)
def test_a_turn_that_goes_as_foreseen_is_thought_out_once(name: str) -> None:
    game = engine.new_game(name, players=2, seed=21)
    player = Player(GAMES[name].levels["medium"], 7)
    seat = mover(game)
    pauses = []
    while game.to_move == seat:
        view = game.view(seat)
        thinking = player.choose(view)
        pauses.append(0)
        while True:
            try:
                next(thinking)
                pauses[-1] += 1
            except StopIteration as done:
                game.apply(game.parse(done.value))
                break
    assert len(pauses) > 1
    assert pauses[0] > 0
    assert set(pauses[1:]) == {0}, "nothing was hidden in this turn, so there was nothing to think about again"


@pytest.mark.parametrize("name", sorted(GAMES))
def test_letting_go_of_hopeless_plans_early_changes_nothing(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def planned(crowd: int) -> dict[str, tuple[float, list[str]]]:
        monkeypatch.setattr(search, "CROWD", crowd)
        game = under_way(name, 60, 10, players=3, seed=21, chance=1)
        world = engine.imagine(game.view(mover(game)), 5)
        turns = think_through(best_turns(world, GAMES[name].expert, Effort(4, 10_000)))
        return {str(first): (plan.value, list(map(str, plan.game.moves))) for first, plan in turns.items()}

    assert planned(1) == planned(4) == planned(10_000)


@pytest.mark.parametrize("name", PLANNED)
def test_a_surprise_makes_a_player_think_again(name: str) -> None:
    game = engine.new_game(name, players=2, seed=21)
    chance = Chance.seeded(1)
    while len(game.moves) < 30 or len(game.legal_actions()) < 10:
        game.apply(random(game, chance))
    player = Player(GAMES[name].levels["medium"], 7)
    seat = mover(game)
    planned = think_through(player.choose(game.view(seat)))
    other = next(action for action in game.legal_actions() if str(action) != planned)
    game.apply(other)  # somebody else moved the pieces
    while len(game.legal_actions()) < 10:
        game.apply(random(game, chance))
    view = game.view(mover(game))
    assert steps(player.choose(view)) > 0
    assert think_through(player.choose(view)) in view["legal"]


@pytest.mark.parametrize("name", PLANNED)
def test_a_search_stops_when_its_work_is_done(name: str) -> None:
    begun = engine.new_game(name, players=seats(name, 4), seed=3)
    game = engine.imagine(begun.view(mover(begun)), 1)
    counts = []
    for evaluations in (1, 200, 2000):
        searched = game.copy()
        searched.moves.clear()
        counts.append(8 * steps(best_turns(searched, GAMES[name].expert, Effort(6, evaluations))))
    most = 150  # choices of the last decision that was begun
    assert counts[0] <= most
    assert counts[1] <= 200 + most
    assert counts[0] < counts[1] <= counts[2]


@pytest.mark.parametrize(("edition", "auction"), [("1999", False), ("2015", True)])
@pytest.mark.parametrize("players", [2, 4])
def test_an_evaluation_that_uses_the_notes_of_the_last_one_is_one_made_anew(
    edition: str, auction: bool, players: int
) -> None:
    game = engine.new_game("tikal", players=players, seed=4, options={"edition": edition, "auction": auction})
    chance = Chance.seeded(8)
    expert = GAMES["tikal"].expert
    compared = 0
    while game.to_move is not None:
        seat, notes = game.to_move, None
        while game.to_move == seat:
            game.apply(random(game, chance))
            ended = game.moves[-1].verb is do.END_TURN
            kept, notes = expert.evaluate(game, seat, notes)
            if not ended:  # the end of a turn may bring a tile that was not known
                assert kept == expert.evaluate(game, seat, None)[0]
                compared += 1
    assert compared > 100


def test_a_temple_that_is_held_scores_for_the_player_who_holds_it() -> None:
    game = engine.new_game("tikal", players=2, seed=1)
    seat = mover(game)
    before = GAMES["tikal"].expert.worth(game, seat)
    state = game.state
    cell = next(cell for cell, value in enumerate(state.values) if value)
    player = state.players[seat]
    player.workers[cell] = 3
    player.supply -= 3
    player.present |= 1 << cell
    flow.begin_scoring(state, 1, flow.clockwise(state, seat))
    after = GAMES["tikal"].expert.worth(game, seat)
    assert after["scoring"] == state.values[cell]
    assert after["temples"] > before["temples"]


@pytest.mark.parametrize("name", sorted(GAMES))
def test_the_worth_of_a_finished_game_is_its_points(name: str) -> None:
    game = engine.new_game(name, players=seats(name, 3), seed=2)
    chance = Chance.seeded(2)
    while game.to_move is not None:
        game.apply(random(game, chance))
    for seat, points in enumerate(game.scores):
        assert sum(GAMES[name].expert.worth(game, seat).values()) == points


@pytest.mark.parametrize("name", sorted(GAMES))
def test_wider_plans_are_no_worse_by_their_own_measure(name: str) -> None:
    game = under_way(name, 40, 1, players=2, seed=5, chance=5)
    world = engine.imagine(game.view(mover(game)), 3)
    values = []
    for width in (1, 12):
        turns = think_through(best_turns(world.copy(), GAMES[name].expert, Effort(width, 100_000)))
        values.append(max(plan.value for plan in turns.values()))
    assert values[1] >= values[0]


def test_carelessness_changes_choices() -> None:
    game = engine.new_game("lost-temple", players=2, seed=3)
    chance = Chance.seeded(3)
    while len(game.moves) < 30 or len(game.legal_actions()) < 10:
        game.apply(random(game, chance))
    view = game.view(mover(game))

    def choices(careless: float) -> set[str]:
        level = Level(Effort(200, 1), careless)
        return {think_through(Player(level, seed).choose(view)) for seed in range(12)}

    assert len(choices(0.0)) < len(choices(50.0))
