"""Expedition members: bringing them in, moving them, and how strong they are together."""

from __future__ import annotations

from itertools import compress

from ...core.action import Action
from .. import actions as do
from .. import board
from .. import components as box
from . import paths
from .state import IN_SUPPLY, NOBODY, Player, State, with_item

BRING_WORKER = [do.BRING(do.WORKER, cell) for cell in range(board.CELLS)]
BRING_LEADER = [do.BRING(do.LEADER, cell) for cell in range(board.CELLS)]
WORKER_MOVES = [[do.MOVE(do.WORKER, start, goal) for goal in range(board.CELLS)] for start in range(board.CELLS)]
LEADER_MOVES = [[do.MOVE(do.LEADER, start, goal) for goal in range(board.CELLS)] for start in range(board.CELLS)]


def brought_in(player: Player) -> int:
    """How many members have come from the supply, those on guard and out of the game included."""
    return box.WORKERS - player.supply + (player.leader != IN_SUPPLY)


def strength(player: Player, cell: int) -> int:
    """What a player's members on a hex count for."""
    return player.workers[cell] + (box.LEADER_STRENGTH if player.leader == cell else 0)


def strongest(state: State, cell: int) -> int:
    """The seat that is stronger on a hex than each other player, or NOBODY."""
    best, seat = 0, NOBODY
    for i, player in enumerate(state.players):
        own = strength(player, cell)
        if own > best:
            best, seat = own, i
        elif own == best:
            seat = NOBODY
    return seat


def bring_choices(player: Player) -> list[Action]:
    """A worker or the leader to the base camp or an own camp."""
    kinds = [BRING_WORKER] if player.supply else []
    if player.leader == IN_SUPPLY:
        kinds.append(BRING_LEADER)
    return [kind[place] for kind in kinds for place in (board.BASE_CELL, *player.camps)]


def move_choices(state: State, player: Player, cell: int) -> list[Action]:
    """Every hex that a member on this one can get to with the points left, for each kind of member."""
    cells = paths.reached(state, player, cell)
    found = list(compress(WORKER_MOVES[cell], cells)) if player.workers[cell] else []
    if player.leader == cell:
        found += compress(LEADER_MOVES[cell], cells)
    return found


def bring(state: State, member: int, cell: int) -> None:
    """Bring a member in from the supply."""
    player = state.players[state.turn]
    state.ap -= box.BRING_COST
    if member == do.LEADER:
        player.leader = cell
    else:
        player.supply -= 1
        player.workers = with_item(player.workers, cell, player.workers[cell] + 1)
    player.present |= 1 << cell
    state.tell("bring", member=do.MEMBERS[member], place=board.NAMES[cell])


def move(state: State, member: int, start: int, goal: int) -> None:
    """Move a member the cheapest way."""
    player = state.players[state.turn]
    cost = paths.cost(state, player, start, goal)
    if state.events is not None:
        steps = paths.route(state, state.turn, start, goal)
        state.tell(
            "move",
            member=do.MEMBERS[member],
            route=[board.NAMES[step.cell] for step in steps],
            secret=[step.secret for step in steps],
            cost=cost,
        )
    state.ap -= cost
    if member == do.LEADER:
        player.leader = goal
    else:
        workers = player.workers = player.workers[:]
        workers[start] -= 1
        workers[goal] += 1
    if not player.workers[start] and player.leader != start:
        player.present ^= 1 << start
    player.present |= 1 << goal
