"""The tiles on the board could have been placed one after another, set by set."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import permutations

from ....core.errors import PositionError
from ... import board
from ... import components as box
from ...rules import placing
from ...rules.state import State
from ..laying import NEVER, PRINTED, Laid
from .checks import on

LETTERS = tuple(box.SETS)


def audit(state: State, laid: Laid) -> None:
    """Every tile found a path when its set came up, and every volcano an explored hex."""
    found: dict[int, list[int]] = {}
    for cell in board.cells_in(state.explored & ~PRINTED):
        found.setdefault(state.board[cell], []).append(cell)
    volcanoes = found.pop(box.VOLCANO, [])
    for tile, cells in found.items():
        cells.sort(key=laid.with_set.__getitem__)
        for cell, number in zip(cells, box.SETS_OF[tile], strict=False):
            if laid.with_set[cell] == NEVER:
                raise PositionError(on(cell), "no path leads there from the base camp")
            if laid.with_set[cell] > number:
                raise PositionError(on(cell), f"no path led there yet when set {LETTERS[number]} was placed")
    if not any(_in_order(state, laid, order) for order in permutations(volcanoes)):
        _refuse(laid, volcanoes)


def _in_order(state: State, laid: Laid, order: Iterable[int]) -> bool:
    """Whether volcanoes could have been placed in this order, each as late as its set allows."""
    before = 0
    for cell, number in zip(order, box.SETS_OF[box.VOLCANO], strict=False):
        if not placing.takes_volcano(state.options.rules, laid.entered[number], before, cell):
            return False
        before |= 1 << cell
    return True


def _refuse(laid: Laid, volcanoes: list[int]) -> None:
    """Say what is wrong with the volcanoes."""
    explored = laid.entered[-1]
    while beside := [cell for cell in volcanoes if not explored >> cell & 1 and board.NEAR[cell] & explored]:
        explored |= sum(1 << cell for cell in beside)
    for cell in volcanoes:
        if not explored >> cell & 1:
            raise PositionError(on(cell), "touches no explored hex, or only volcanoes that touch none either")
    raise PositionError("board", "there is no order in which the volcanoes could have been placed")
