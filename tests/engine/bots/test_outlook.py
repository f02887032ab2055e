"""What Tikal's players think of temples: what counts is what it costs to take them."""

from __future__ import annotations

import itertools
from typing import Any

import pytest

import engine
from engine import GAMES
from engine.core.chance import Chance
from engine.tikal import board
from engine.tikal.expert import outlook
from engine.tikal.expert.expert import rivalry
from engine.tikal.expert.outlook import cost, share
from engine.tikal.expert.weights import STANDARD
from engine.tools.policies import random

EXPERT = GAMES["tikal"].expert
FAR = outlook.FAR
TEMPLE = board.NAMES.index("a4")


def table(players: int = 2) -> engine.Game[Any]:
    """The board before the first turn."""
    return engine.new_game("tikal", players=players, seed=1, options={"first": 0})


def send(game: engine.Game[Any], seat: int, cell: int, workers: int = 0, leader: bool = False) -> None:
    """Put members on a hex."""
    player = game.state.players[seat]
    player.workers = player.workers[:]
    player.workers[cell] += workers
    player.supply -= workers
    player.present |= 1 << cell
    if leader:
        player.leader = cell


def temples(game: engine.Game[Any], seat: int) -> float:
    """What a player expects of temples."""
    return EXPERT.worth(game, seat)["temples"]


def test_a_lead_that_a_rival_can_take_cheaply_counts_less() -> None:
    far, near = table(), table()
    for game in (far, near):
        send(game, 0, TEMPLE, workers=2)
    send(near, 1, board.BASE_CELL, leader=True)
    assert temples(near, 0) < temples(far, 0)
    assert temples(near, 1) > temples(far, 1)


def test_a_bigger_lead_counts_more_but_less_than_taking_the_lead() -> None:
    worth = []
    for workers in range(1, 6):
        game = table()
        send(game, 1, TEMPLE, workers=1)
        send(game, 0, TEMPLE, workers=workers)
        worth.append(temples(game, 0))
    gains = [after - before for before, after in itertools.pairwise(worth)]
    assert all(gain >= 0 for gain in gains)
    assert gains[-1] > 0
    assert max(gains) == gains[0], "taking the lead is worth more than making it bigger"


def test_a_leader_is_worth_three_workers_at_what_a_leader_costs() -> None:
    assert cost(3, 4, 5) == 5
    assert cost(3, 1, 5) == 3
    assert cost(4, 2, 5) == 7
    assert cost(1, 2, FAR) == 2


@pytest.mark.parametrize("worker", [1, 2, 4])
def test_who_holds_a_temple_expects_more_of_it_than_who_could_take_it(worker: int) -> None:
    hands = [(2, worker, FAR), (1, worker, FAR)]
    holds, could = share(hands, 0, STANDARD), share(hands, 1, STANDARD)
    assert holds[0] > could[0]
    assert holds[1] > could[1]


def test_temples_that_can_still_grow_are_worth_more_before_the_last_scoring() -> None:
    game = table()
    send(game, 0, TEMPLE, workers=2)
    before = temples(game, 0)
    game.state.floors = [0] * len(game.state.floors)
    assert temples(game, 0) < before


@pytest.mark.parametrize("players", [2, 4])
def test_a_player_expects_what_the_others_think_that_player_expects(players: int) -> None:
    game = engine.new_game("tikal", players=players, seed=12)
    chance = Chance.seeded(12)
    compared = 0
    while game.to_move is not None:
        game.apply(random(game, chance))
        if len(game.moves) % 7 or game.to_move is None or game.state.scoring:
            continue
        seat = game.to_move
        own = sum(EXPERT.worth(game, seat).values())
        others = [sum(EXPERT.worth(game, other).values()) for other in range(players) if other != seat]
        assert EXPERT.evaluate(game, seat, None)[0] == pytest.approx(
            own - STANDARD.lead * rivalry(others), abs=1e-5
        )
        compared += 1
    assert compared > 3
