"""Camps: where they can be set up, and the secret paths they open."""

from __future__ import annotations

from ...core.action import Action
from .. import actions as do
from .. import board
from .. import components as box
from .state import Player, State

CAMP = [do.CAMP(cell) for cell in range(board.CELLS)]


def choices(state: State, player: Player) -> list[Action]:
    """Every hex where the player, with a camp and the points left, can set it up."""
    sites = state.sites & ~state.camp_cells
    if state.options.rules.camp_needs_member:
        sites &= player.present
    return [CAMP[cell] for cell in board.cells_in(sites)]


def camp(state: State, cell: int) -> None:
    """Set up a camp."""
    player = state.players[state.turn]
    state.ap -= box.CAMP_COST
    player.camps = tuple(sorted((*player.camps, cell)))
    state.camp_cells |= 1 << cell
    player.nearest = None
    state.tell("camp", place=board.NAMES[cell])
