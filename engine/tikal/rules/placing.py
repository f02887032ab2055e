"""Placing tiles: where one fits and how it can be turned, and what comes with it."""

from __future__ import annotations

from ...core.action import Action
from .. import actions as do
from .. import board
from .. import components as box
from ..ruleset import REACHABLE, RuleSet
from . import jungle
from .state import NO_TILE, State, with_item

PLACE = [[do.PLACE(cell, rotation) for rotation in range(6)] for cell in range(board.CELLS)]
EVERYWHERE = (1 << board.CELLS) - 1


def choices(state: State) -> list[Action]:
    """Every space and rotation in which the tile fits; rotations that look the same are one choice."""
    tile = state.tile
    if tile == box.VOLCANO:
        return [PLACE[cell][0] for cell in volcano_spaces(state)]
    found = []
    for cell in board.cells_in(state.edge & ~state.explored):
        row = PLACE[cell]
        found += [row[rotation] for rotation in rotations(state, tile, cell)]
    return found


def fits(state: State) -> bool:
    """Whether the tile in hand can be placed anywhere; any tile but a volcano can be turned to make a path."""
    if state.tile == box.VOLCANO:
        return bool(volcano_spaces(state))
    return bool(state.edge & ~state.explored)


def rotations(state: State, tile: int, cell: int) -> tuple[int, ...]:
    """The rotations in which a path leads from some explored hex to the tile."""
    if state.led >> cell & 1:
        return board.ROTATIONS[tile]
    return board.ROTATIONS_FACING[tile][state.edge_sides[cell]]


def volcano_spaces(state: State) -> list[int]:
    """The empty spaces where a volcano can be placed."""
    entered = sum(1 << cell for cell in state.cells)
    volcanoes = state.explored & ~entered
    empty = board.cells_in(EVERYWHERE & ~state.explored)
    return [cell for cell in empty if takes_volcano(state.options.rules, entered, volcanoes, cell)]


def takes_volcano(rules: RuleSet, entered: int, volcanoes: int, cell: int) -> bool:
    """Whether a space is next to an explored hex and the edition allows a volcano there."""
    near = board.NEAR[cell]
    if not near & (entered | volcanoes):
        return False
    return (
        rules.volcano_beside_volcano != REACHABLE or not near & volcanoes or not cut_off(entered, volcanoes, cell)
    )


def cut_off(entered: int, volcanoes: int, volcano: int) -> int:
    """The spaces that could never be reached any more with a volcano on this one.

    Tiles fill the empty spaces one by one from the hexes that can be entered, and each can be turned towards any
    of its sides, so a space is lost when no chain of empty spaces joins it to such a hex.
    """
    lost = EVERYWHERE & ~entered & ~volcanoes & ~(1 << volcano)
    edge = entered
    while edge:
        near = 0
        for cell in board.cells_in(edge):
            near |= board.NEAR[cell]
        edge = near & lost
        lost ^= edge
    return lost


def place(state: State, cell: int, rotation: int) -> None:
    """Put the tile in hand on the board; a ruin receives its treasures face down."""
    tile = state.tile
    state.tile = NO_TILE
    state.board = with_item(state.board, cell, tile)
    state.rotations = with_item(state.rotations, cell, rotation)
    state.explored |= 1 << cell
    buried = 0
    if box.KIND[tile] == box.TEMPLE:
        state.values = with_item(state.values, cell, box.VALUE[tile])
    elif box.KIND[tile] == box.RUIN:
        buried = box.VALUE[tile]
        state.buried = with_item(state.buried, cell, state.pile[:buried])
        state.pile = state.pile[buried:]
    if tile != box.VOLCANO:
        jungle.add(state, cell)
        for player in state.players:
            player.nearest = None
    state.tell("place", tile=box.TILES[tile], place=board.NAMES[cell], rotation=rotation, buried=buried)


def leave_out(state: State) -> None:
    """Take the tile in hand out of the game, because it fits nowhere."""
    state.out = tuple(sorted((*state.out, state.tile)))
    state.tell("tile out", tile=box.TILES[state.tile])
    state.tile = NO_TILE
