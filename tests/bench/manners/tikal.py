"""Manners of Tikal: camps, idle workers, guards, treasures left, and fights that could not be won."""

from __future__ import annotations

from collections import defaultdict

import engine
from engine import Game
from engine.tikal import actions as do
from engine.tikal import board
from engine.tikal import components as box
from engine.tikal.rules import members
from engine.tikal.rules.state import State

HOPELESS = 3
"""A rival who is ahead by so much does not mind a single worker."""
CROWD = 4
"""A lead that nobody needs."""


def figures(played: Game[State]) -> dict[str, list[float]]:
    """Each figure as often as it could be taken: for a player, for a turn, or for a guard."""
    assert played.seed is not None
    game = engine.new_game("tikal", players=played.players, seed=played.seed, options=played.options)
    found: dict[str, list[float]] = defaultdict(list)
    seats = range(game.players)
    first_camp = dict.fromkeys(seats, 0)
    idle, hopeless, crowds, wasted, led = (dict.fromkeys(seats, 0) for _ in range(5))
    alone: set[int] = set()  # where a single worker went this turn
    for action in played.moves:
        state, seat = game.state, game.to_move
        assert seat is not None
        player = state.players[seat]
        if action.verb is do.MOVE:
            member, _, goal = action.args
            led[seat] += member == do.LEADER
            if not player.members(goal):
                alone.add(goal)
        elif action.verb is do.CAMP and not player.camps:
            first_camp[seat] = board_tiles(state)
        elif action.verb is do.END_TURN:
            wasted[seat] += state.ap
            idle[seat] += player.workers[board.BASE_CELL]
            for cell in state.cells:
                if state.values[cell] and not state.guarded >> cell & 1:
                    ahead = lead(state, cell, seat)
                    crowds[seat] += ahead >= CROWD and player.leader != cell
                    hopeless[seat] += cell in alone and ahead <= -HOPELESS and player.members(cell) == 1
            alone = set()
        game.apply(action)
    state = game.state
    for seat, player in enumerate(state.players):
        found["points"].append(player.score)
        found["camps"].append(len(player.camps))
        if first_camp[seat]:
            found["tiles on the board at the first camp"].append(first_camp[seat])
        found["turns that workers waited at the base camp"].append(idle[seat])
        found["members brought in"].append(members.brought_in(player))
        found["guards"].append(len(player.guards))
        found["value of a guarded temple"] += [state.values[cell] for cell in player.guards]
        found["single workers sent into lost fights"].append(hopeless[seat])
        found["turns with a lead of four or more workers"].append(crowds[seat])
        found["moves of the leader"].append(led[seat])
        found["action points given up"].append(wasted[seat])
        found["treasures"].append(sum(player.treasures))
    found["treasures left in the ground"].append(sum(map(len, state.buried)))
    return found


def board_tiles(state: State) -> int:
    """How many tiles lie on the board that were not printed on it."""
    return state.explored.bit_count() - len(box.PRINTED)


def lead(state: State, cell: int, seat: int) -> int:
    """By how much a player is stronger on a hex than the next one."""
    strengths = [members.strength(player, cell) for player in state.players]
    return strengths.pop(seat) - max(strengths)
