"""What follows from the tiles on the board: ways, the edge of the explored jungle, and sites for camps.

All of it could be read off the tiles at any time; it is kept with the state because every decision asks for it.
"""

from __future__ import annotations

from .. import board
from .. import components as box
from . import paths
from .state import State


def begin(state: State) -> None:
    """Nothing but the hexes that are printed on the board."""
    state.distances = [paths.NO_WAYS] * board.CELLS
    state.cells = ()
    state.edge = state.led = state.sites = 0
    state.edge_sides = [0] * board.CELLS
    for cell, _ in board.PRINTED:  # the base camp first, all others beside it
        add(state, cell)


def add(state: State, cell: int) -> None:
    """Take account of a hex that was just placed and can be entered."""
    paths.connect(state, cell)
    tile = state.board[cell]
    stones = board.STONES[tile][state.rotations[cell]]
    state.edge |= board.NEAR[cell]
    sides = state.edge_sides = state.edge_sides[:]
    for side, other in board.BESIDE[cell]:
        sides[other] |= 1 << board.OPPOSITE[side]
        if stones[side]:
            state.led |= 1 << other
    if box.KIND[tile] == box.CLEARING or (box.KIND[tile] == box.RUIN and not state.buried[cell]):
        state.sites |= 1 << cell
