"""The board laid again, set by set: a position does not say in which order its tiles were placed.

Tiles come in sets, and each has to fit when it is placed. Each hex is taken into account as soon as the rules of
placing allow it, so what is late here could not have been placed at all. Where equal tiles come in several sets,
each copy has the benefit of the doubt.
"""

from __future__ import annotations

from typing import NamedTuple

from .. import board
from .. import components as box
from ..rules import jungle, placing
from ..rules.state import State

NEVER = len(box.SETS)
PRINTED = sum(1 << cell for cell, _ in board.PRINTED)


class Laid(NamedTuple):
    """How the board came about: the set with which each hex could be placed, and what could be entered by then."""

    with_set: list[int]
    entered: list[int]  # for each set


def together(state: State) -> int:
    """How many tiles are turned up at once, and placed in any order."""
    return len(state.players) if state.options.auction else 1


def last_beside(number: int, count: int) -> int:
    """The last set that has a tile on show together with one of this set, when so many are on show."""
    lowest = box.SET_AT.index(number) + len(box.SET_TILES[number]) - 1
    return box.SET_AT[lowest // count * count + count - 1]


LAST_BESIDE = [[last_beside(number, count) for number in range(NEVER)] for count in range(1, max(box.NUMBERS) + 1)]


def lay(state: State) -> Laid:
    """Take every hex into account that can be reached, in the order of the sets."""
    jungle.begin(state)
    tiles, rotations = state.board, state.rotations
    by_set = [0] * NEVER
    for cell in board.cells_in(state.explored & ~PRINTED):
        if tiles[cell] != box.VOLCANO:
            by_set[box.SETS_OF[tiles[cell]][0]] |= 1 << cell
    with_set, entered = [NEVER] * board.CELLS, []
    placed, ready, known = PRINTED, 0, 0
    for number, last in enumerate(LAST_BESIDE[together(state) - 1]):
        while known <= last:
            ready |= by_set[known]
            known += 1
        while fitting := [
            cell
            for cell in board.cells_in(ready & state.edge)
            if rotations[cell] in placing.rotations(state, tiles[cell], cell)
        ]:
            for cell in fitting:
                jungle.add(state, cell)
                with_set[cell] = number
                placed |= 1 << cell
            ready &= ~placed
        entered.append(placed)
    return Laid(with_set, entered)
