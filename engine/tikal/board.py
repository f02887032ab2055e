"""The geometry of the board: 8 columns of 5 flat-topped hexes, every second column half a hex lower.

Cells are numbered column by column and written with the column's letter and the row's number, a1 to h5; the base
camp is written "base". Sides are numbered clockwise from the north. Sets of cells are bit masks.
"""

from __future__ import annotations

from ..core import bits
from . import components as box

COLUMNS, ROWS = 8, 5
SIDES = range(6)
OPPOSITE = (3, 4, 5, 0, 1, 2)  # the side across from each
CELLS = COLUMNS * ROWS
NOWHERE = -1
EMPTY = -1

COL_ROW = tuple((col, row) for col in range(COLUMNS) for row in range(ROWS))
CELL_AT = {col_row: cell for cell, col_row in enumerate(COL_ROW)}


def _neighbour(cell: int, side: int) -> int:
    col, row = COL_ROW[cell]
    low = col % 2  # an odd column sits half a hex lower
    col_step, row_step = ((0, -1), (1, low - 1), (1, low), (0, 1), (-1, low), (-1, low - 1))[side]
    return CELL_AT.get((col + col_step, row + row_step), NOWHERE)


# For each cell the cell behind each of its six sides, or NOWHERE.
NEIGHBOURS = tuple(tuple(_neighbour(cell, side) for side in SIDES) for cell in range(CELLS))
# The same as (side, cell) without the board's edge, and as a set.
BESIDE = tuple(tuple((side, other) for side, other in enumerate(row) if other != NOWHERE) for row in NEIGHBOURS)
NEAR = tuple(sum(1 << other for _, other in pairs) for pairs in BESIDE)

PRINTED = tuple((CELL_AT[col_row], box.TILES.index(name)) for col_row, name in box.PRINTED)
BASE_CELL = next(cell for cell, tile in PRINTED if tile == box.BASE)
NAMES = tuple(
    "base" if cell == BASE_CELL else f"{'abcdefgh'[col]}{row + 1}" for cell, (col, row) in enumerate(COL_ROW)
)

# Stones of each tile, turned clockwise by each rotation.
STONES = tuple(
    tuple(tuple(stones[(side - rotation) % 6] for side in SIDES) for rotation in SIDES) for stones in box.STONES
)
# Rotations of each tile that differ from each other, the smallest of equal ones.
ROTATIONS = tuple(
    tuple(rotation for rotation in SIDES if turned.index(turned[rotation]) == rotation) for turned in STONES
)


def _rotations_facing(tile: int, sides: int) -> tuple[int, ...]:
    return tuple(
        rotation
        for rotation in ROTATIONS[tile]
        if any(count and sides >> side & 1 for side, count in enumerate(STONES[tile][rotation]))
    )


# For each tile and each set of sides the rotations that have a stone on one of them.
ROTATIONS_FACING = tuple(
    tuple(_rotations_facing(tile, sides) for sides in range(64)) for tile in range(len(box.TILES))
)

# The cells of a set, in order.
cells_in = bits.members
