"""The choices that plans of Lost Temple follow: fewer than the legal ones, and nothing is lost by that."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import engine
from engine.core.chance import Chance
from engine.core.game import Game
from engine.lost_temple import actions as do
from engine.lost_temple.expert.appraisal import appraise
from engine.lost_temple.expert.candidates import GOALS, candidates
from engine.lost_temple.rules import explorer
from engine.lost_temple.rules.state import State
from engine.tools.policies import random


def decisions(step: str, games: int = 3) -> Iterator[Game[Any]]:
    """Games played by chance that have come to a decision of this kind."""
    for seed in range(games):
        game = engine.new_game("lost-temple", players=2 + seed, seed=seed)
        chance = Chance.seeded(seed)
        while game.to_move is not None:
            if game.state.steps[-1][0] == step:
                yield game
            game.apply(random(game, chance))


def reached(state: State, seat: int) -> int:
    """Where a player can walk to."""
    player = state.players[seat]
    return state.walks.free(player.place, explorer.locked_colours(player))


def test_every_way_to_open_places_with_a_room_is_followed() -> None:
    count = 0
    for game in decisions("place"):
        seat = game.state.turn
        opened = []
        for choices in (game.legal_actions(), candidates(game)):
            found = set()
            for action in choices:
                after = game.copy()
                after.apply(action)
                if after.to_move == seat:
                    cell = after.state.discovered ^ game.state.discovered if action.verb is do.PLACE_ROOM else 0
                    found.add(reached(after.state, seat) if reached(after.state, seat) & cell else 0)
            opened.append(found)
        # The last cell but one brings the treasure room with it, which opens nothing.
        assert opened[0] == opened[1]
        assert set(candidates(game)) <= set(game.legal_actions())
        count += 1
    assert count >= 5


def test_moves_that_are_followed_lead_to_an_excavation_by_the_cheapest_way() -> None:
    narrowed = 0
    for game in decisions("explore"):
        player = game.state.players[game.state.turn]
        rooms = explorer.open_rooms(game.state, player)
        moves = [action for action in candidates(game) if action.verb is do.GO]
        goals = [action.args[0] for action in moves]
        assert len(set(goals)) == len(goals) <= GOALS
        for action in moves:
            goal, _, tokens, cards = action.args
            assert rooms >> goal & 1
            same = [other.args for other in game.legal_actions() if other.verb is do.GO and other.args[0] == goal]
            assert tokens + cards == min(args[2] + args[3] for args in same)
        others = [action for action in game.legal_actions() if action.verb is not do.GO]
        assert [action for action in candidates(game) if action.verb is not do.GO] == others
        narrowed += len(candidates(game)) < len(game.legal_actions())
    assert narrowed > 5


def test_a_walk_through_open_doors_changes_nothing_but_the_place() -> None:
    """So that it need not be evaluated."""
    walks = 0
    for game in decisions("explore"):
        seat = game.state.turn
        before = appraise(game.state, seat)
        for action in candidates(game):
            if action in explorer.FREE_MOVES:
                after = game.copy()
                after.apply(action)
                assert appraise(after.state, seat) == before
                walks += 1
    assert walks > 20
