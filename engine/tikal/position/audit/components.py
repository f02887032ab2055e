"""Tiles, floors and treasures: every one is somewhere and nowhere twice."""

from __future__ import annotations

from collections import Counter

from ....core.errors import PositionError
from ... import components as box
from ...rules.state import State
from .checks import expect, on

BOTTOM_UP = [(letter, Counter(tiles)) for letter, tiles in zip(box.SETS, box.SET_TILES, strict=True)][::-1]
ALL_TILES = Counter(tile for tiles in box.SET_TILES for tile in tiles)


def audit(state: State) -> None:
    """Count everything."""
    _tiles(state)
    _stack(state)
    _floors(state)
    _treasures(state)


def _tiles(state: State) -> None:
    found = Counter([*state.board, state.tile, *state.stack, *state.shown, *state.out])
    for tile, name in enumerate(box.STACK_NAMES):  # what is printed on the board is not counted
        expect(f"tiles ({name})", found[tile], ALL_TILES[tile])


def _stack(state: State) -> None:
    end = len(state.stack)
    for letter, tiles in BOTTOM_UP:
        start = max(0, end - tiles.total())
        if not Counter(state.stack[start:end]) <= tiles:
            raise PositionError("stack", f"set {letter} is not where it belongs")
        end = start


def _floors(state: State) -> None:
    used = [0] * len(box.FLOORS)
    for cell, value in enumerate(state.values):
        if value:
            for number in range(box.VALUE[state.board[cell]] + 1, value + 1):
                used[number] += 1
    for number, count in enumerate(box.FLOORS):
        expect(f"floors ({number})", state.floors[number] + used[number], count)


def _treasures(state: State) -> None:
    lying = Counter([*state.pile, *(treasure for pile in state.buried for treasure in pile)])
    for i, name in enumerate(box.TREASURES):
        total = lying[i] + sum(player.treasures[i] for player in state.players)
        expect(f"treasures ({name})", total, box.TREASURES_PER_TYPE)
    for cell, pile in enumerate(state.buried):
        if pile and len(pile) > box.VALUE[state.board[cell]]:
            raise PositionError(on(cell), f"there are only {box.VALUE[state.board[cell]]} treasures")
