"""Ten action points: everything that the player in turn can spend them on."""

from __future__ import annotations

from ...core.action import Action
from .. import actions as do
from .. import board
from .. import components as box
from . import camps, members, temples, treasures
from .state import State

END_TURN = do.END_TURN()


def choices(state: State) -> list[Action]:
    """Every action that the points left pay for; the rest of them may always be given up."""
    ap = state.ap
    if not ap:
        return [END_TURN]
    player = state.players[state.turn]
    tiles, kinds = state.board, box.KIND
    found = members.bring_choices(player)
    work: list[Action] = []
    for cell in board.cells_in(player.present):
        found += members.move_choices(state, player, cell)
        kind = kinds[tiles[cell]]
        if kind == box.TEMPLE:
            if ap >= box.UNCOVER_COST and temples.can_uncover(state, player, cell):
                work.append(temples.UNCOVER[cell])
            if ap >= box.GUARD_COST and len(player.guards) < box.GUARDS and temples.can_guard(state, cell):
                if player.workers[cell]:
                    work.append(temples.GUARD[cell][do.WORKER])
                if player.leader == cell:
                    work.append(temples.GUARD[cell][do.LEADER])
        elif kind == box.RUIN and ap >= box.RECOVER_COST and treasures.can_recover(state, player, cell):
            work.append(treasures.RECOVER[cell])
    found += work
    if ap >= box.EXCHANGE_COST:
        found += treasures.exchange_choices(state, player)
    if ap >= box.CAMP_COST and len(player.camps) < box.CAMPS:
        found += camps.choices(state, player)
    found.append(END_TURN)
    return found
