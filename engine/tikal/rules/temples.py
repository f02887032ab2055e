"""Temples: uncovering their levels, and placing a guard."""

from __future__ import annotations

from .. import actions as do
from .. import board
from .. import components as box
from . import members
from .state import ON_GUARD, OUT, Player, State, with_item

UNCOVER = [do.UNCOVER(cell) for cell in range(board.CELLS)]
GUARD = [[do.GUARD(cell, member) for member in (do.WORKER, do.LEADER)] for cell in range(board.CELLS)]


def can_uncover(state: State, player: Player, cell: int) -> bool:
    """Whether a player with a member at this temple, and the points, can uncover its next level."""
    number = state.values[cell] + 1
    if number > box.HIGHEST or not state.floors[number] or state.guarded >> cell & 1:
        return False
    done = state.worked.get(cell, 0)
    return done < box.MOST_PER_HEX and player.members(cell) > done


def can_guard(state: State, cell: int) -> bool:
    """Whether the player in turn, with a guard and the points left, can guard this temple."""
    return not state.guarded >> cell & 1 and members.strongest(state, cell) == state.turn


def uncover(state: State, cell: int) -> None:
    """Put the next floor on a temple."""
    number = state.values[cell] + 1
    state.ap -= box.UNCOVER_COST
    state.worked = {**state.worked, cell: state.worked.get(cell, 0) + 1}
    state.floors = with_item(state.floors, number, state.floors[number] - 1)
    state.values = with_item(state.values, cell, number)
    state.tell("uncover", place=board.NAMES[cell], value=number)


def guard(state: State, cell: int, member: int) -> None:
    """Put one figure on the temple for good; the player's others there leave the game."""
    player = state.players[state.turn]
    state.ap -= box.GUARD_COST
    workers = player.workers[cell]
    led = player.leader == cell
    if member == do.LEADER:
        player.leader = ON_GUARD
        player.guards = (cell, *player.guards)
    else:
        workers -= 1
        if led:
            player.leader = OUT
        guards = (*player.guards, cell)
        player.guards = guards if player.leader == ON_GUARD else tuple(sorted(guards))
    player.removed += workers
    player.workers = with_item(player.workers, cell, 0)
    player.present ^= 1 << cell
    state.guarded |= 1 << cell
    state.tell(
        "guard",
        place=board.NAMES[cell],
        member=do.MEMBERS[member],
        value=state.values[cell],
        workers_removed=workers,
        leader_removed=led and member == do.WORKER,
    )
