"""900 random games over all player counts and variants, with everything counted after every action."""

from __future__ import annotations

import itertools

import pytest

import engine
from engine.lost_temple import components as box
from engine.lost_temple.rules.state import State
from tests.engine.playing import play_at_random

VARIANTS = list(itertools.product((2, 3, 4), (False, True), (False, True)))
CHUNKS = 25
GAMES_PER_CHUNK = 36  # every variant as often as the others
TILES = {2: 16, 3: 21, 4: 24}


def count_everything(state: State, _action: engine.Action) -> None:
    """Every component is somewhere: counted from the state alone, without the engine's own audit."""
    players = state.players
    assert sum(state.keys) + sum(sum(p.backpack) + sum(p.camp) for p in players) == 35
    piles = sum(map(len, state.piles)) + len(state.face_up) + sum(state.delivered)
    assert piles + sum(sum(p.treasures) for p in players) == 25
    assert state.passages + sum(p.passages for p in players) == 8
    assert len(state.deck) + len(state.discards) + sum(sum(p.cards) for p in players) == 13
    assert sum(map(len, state.river)) + sum(len(p.tiles) for p in players) == TILES[len(players)]
    placed = [room for room in state.board if room >= 0]
    held = sum(step[0] == "place" for step in state.steps)
    treasure_room = box.TREASURE_ROOM in placed
    assert len(set(placed)) == len(placed)
    assert len(placed) - 10 + len(state.rooms) + len(state.sanctuaries) + held == 16 + treasure_room
    assert treasure_room == (-1 not in state.board)
    for seat, player in enumerate(players):
        assert bin(player.flags).count("1") <= 20
        on_spaces = [place for place, spaces in enumerate(state.spaces) if seat in spaces]
        assert all(player.flags >> place & 1 for place in on_spaces)
        assert min(player.backpack + player.camp + player.treasures + player.cards) >= 0
        assert player.passages >= 0
    assert min(state.keys) >= 0
    assert state.passages >= 0


@pytest.mark.slow
@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_random_games(chunk: int) -> None:
    for i in range(GAMES_PER_CHUNK):
        seed = chunk * GAMES_PER_CHUNK + i
        players, more_control, short_game = VARIANTS[seed % len(VARIANTS)]
        options = {"more_control": more_control, "short_game": short_game}
        game = engine.new_game("lost-temple", players=players, seed=seed, options=options)
        play_at_random(game, seed, count_everything, longest=2000)
        assert game.winners == [seat for seat, score in enumerate(game.scores) if score == max(game.scores)]
