"""900 random games over editions, auction and player counts, with everything counted after every action."""

from __future__ import annotations

import itertools

import pytest

import engine
from engine.tikal import board
from engine.tikal import components as box
from engine.tikal.position import position
from engine.tikal.rules.state import NO_TILE, ON_GUARD, State
from tests.engine.playing import play_at_random

VARIANTS = list(itertools.product((2, 3, 4), ("1999", "2015", "classic"), (False, True)))
CHUNKS = 25
GAMES_PER_CHUNK = 36  # every variant as often as the others
FLOORS = [0, 0, 3, 6, 9, 11, 8, 5, 3, 2, 1]
PRINTED = 4


def count_everything(state: State) -> None:
    """Every component is somewhere: counted from the state alone, without the engine's own audit."""
    placed = len(state.board) - state.board.count(board.EMPTY) - PRINTED
    in_hand = state.tile != NO_TILE
    assert placed + in_hand + len(state.stack) + len(state.shown) + len(state.out) == 36
    treasures = len(state.pile) + sum(map(len, state.buried))
    assert treasures + sum(sum(player.treasures) for player in state.players) == 24
    rising = sum(value - box.VALUE[tile] for value, tile in zip(state.values, state.board, strict=True) if value)
    assert rising + sum(state.floors) == 48
    assert min(state.floors) >= 0
    assert 0 <= state.ap <= 10
    for player in state.players:
        led = player.leader == ON_GUARD
        on_board = sum(player.workers) + len(player.guards) - led
        assert player.supply + player.removed + on_board == 18
        assert player.leader in (*state.cells, -1, -2, ON_GUARD)
        assert len(player.camps) <= 2
        assert len(player.guards) <= 2
        assert min(player.workers) >= 0
        assert player.supply >= 0
        assert player.score >= 0
        assert max(player.treasures) <= 3


def check_board(state: State) -> None:
    """Temples are as high as their floors, and every explored hex but a volcano is reached from the base camp."""
    used = [0] * len(FLOORS)
    for value, tile in zip(state.values, state.board, strict=True):
        if value:
            for number in range(box.VALUE[tile] + 1, value + 1):
                used[number] += 1
    assert [count + left for count, left in zip(used, state.floors, strict=True)] == FLOORS
    from_base = state.distances[board.BASE_CELL]
    volcanoes = state.board.count(box.VOLCANO)
    explored = len(state.board) - state.board.count(board.EMPTY)
    assert sum(cost < 200 for cost in from_base) == explored - volcanoes


def check_ways(state: State) -> None:
    """Costs kept up to date tile by tile are those worked out anew."""
    assert position.read(position.write(state)).distances == state.distances


def check(state: State, action: engine.Action) -> None:
    """Everything that this action could have put wrong."""
    count_everything(state)
    if action.verb.name in ("place", "uncover", "guard"):
        check_board(state)
    if action.verb.name == "place":
        check_ways(state)


@pytest.mark.slow
@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_random_games(chunk: int) -> None:
    for i in range(GAMES_PER_CHUNK):
        seed = chunk * GAMES_PER_CHUNK + i
        players, edition, auction = VARIANTS[seed % len(VARIANTS)]
        options = {"edition": edition, "auction": auction, "auction_allowed": True}
        game = engine.new_game("tikal", players=players, seed=seed, options=options)
        play_at_random(game, seed, check, longest=3000)
        assert game.winners
        assert all(game.scores[seat] == max(game.scores) for seat in game.winners)
