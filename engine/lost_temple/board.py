"""The geometry of the temple: places, neighbours and doors.

Places are numbered: 0 to 26 the cells of the temple row by row, 27 to 32 the secret rooms, 33 outside. Sets of
places are bit masks, so that "discovered and without my flag" is one operation.
"""

from __future__ import annotations

from functools import lru_cache

from ..core import bits
from .components import (
    COLOURS,
    LIGHT_ROOMS,
    ROOMS,
    SECRET_ROOMS,
    SHAPE_DOORS,
    SHAPES,
    SIDES,
    SPACES,
    START_ROOMS,
    Reward,
)

ROWS = (5, 6, 5, 6, 5)
CELLS = sum(ROWS)
SECRETS = range(CELLS, CELLS + len(SECRET_ROOMS))
OUTSIDE = CELLS + len(SECRET_ROOMS)
PLACES = OUTSIDE + 1
EMPTY = -1
FREE_SPACE = -1

ROW_COL = tuple((row, col) for row, width in enumerate(ROWS) for col in range(width))
CELL_AT = {row_col: cell for cell, row_col in enumerate(ROW_COL)}

# a1 to e5 row by row, s1 to s6 for the secret rooms, and out.
PLACE_NAMES = (
    *(f"{'abcde'[row]}{col + 1}" for row, col in ROW_COL),
    *(f"s{number}" for number in range(1, len(SECRET_ROOMS) + 1)),
    "out",
)


def _neighbour(cell: int, side: int) -> int:
    row, col = ROW_COL[cell]
    shift = 1 if ROWS[row] == 5 else 0  # a row of 5 sits half a cell to the right of a row of 6
    row_step, col_step = ((-1, shift), (0, 1), (1, shift), (1, shift - 1), (0, -1), (-1, shift - 1))[side]
    return CELL_AT.get((row + row_step, col + col_step), OUTSIDE)


# For each cell the place behind each of its six sides.
NEIGHBOURS = tuple(tuple(_neighbour(cell, side) for side in SIDES) for cell in range(CELLS))

EDGE = tuple(cell for cell in range(CELLS) if OUTSIDE in NEIGHBOURS[cell])

SECRET_MASK = sum(1 << place for place in SECRETS)
OUTSIDE_MASK = 1 << OUTSIDE
TEMPLE_MASK = (1 << CELLS) - 1


def _near(place: int) -> int:
    if place < CELLS:
        return sum({1 << other for other in NEIGHBOURS[place]})
    if place < OUTSIDE:
        return OUTSIDE_MASK
    return SECRET_MASK | sum(1 << cell for cell in range(CELLS) if OUTSIDE in NEIGHBOURS[cell])


# For each place the set of places that share a side with it.
NEAR = tuple(_near(place) for place in range(PLACES))


def sides_between(one: int, other: int) -> int:
    """How many sides two neighbouring places share: one, or more between an edge cell and outside."""
    if one < CELLS:
        return NEIGHBOURS[one].count(other)
    if other < CELLS:
        return NEIGHBOURS[other].count(one)
    return 1


def room_doors(room: int, rotation: int) -> int:
    """The doors of a room turned by `rotation`, as a mask of sides."""
    if room >= LIGHT_ROOMS:
        return 0
    return sum(1 << (side + rotation) % len(SIDES) for side in SHAPE_DOORS[room % len(SHAPES)])


ROOM_DOORS = tuple(tuple(room_doors(room, rotation) for rotation in SIDES) for room in range(len(ROOMS)))
ROOM_DOOR_COUNT = tuple(
    len(SHAPE_DOORS[room % len(SHAPES)]) if room < LIGHT_ROOMS else 0 for room in range(len(ROOMS))
)
ROOM_COLOUR = tuple(min(room // len(SHAPES), len(COLOURS)) for room in range(len(ROOMS)))  # the last: dark

START_CELLS = tuple((CELL_AT[row_col], ROOMS.index(name), rotation) for row_col, name, rotation in START_ROOMS)


@lru_cache(maxsize=16384)
def places_in(places: int) -> tuple[int, ...]:
    """The places of a set, in order; the same sets are asked for again and again."""
    return tuple(bits.members(places))


Door = tuple[int, int]  # the place behind a side, and the mask of door colours on that side


def cell_doors(board: list[int], rotations: list[int], cell: int) -> tuple[Door, ...]:
    """The sides of a discovered cell that have a door on either face, and lead to a discovered place."""
    room = board[cell]
    own = ROOM_DOORS[room][rotations[cell]]
    doors = []
    for side, other in enumerate(NEIGHBOURS[cell]):
        colours = 1 << ROOM_COLOUR[room] if own >> side & 1 else 0
        if other != OUTSIDE:
            if board[other] == EMPTY:
                continue
            if ROOM_DOORS[board[other]][rotations[other]] >> (side + 3) % len(SIDES) & 1:
                colours |= 1 << ROOM_COLOUR[board[other]]
        if colours:
            doors.append((other, colours))
    return tuple(doors)


def all_doors(board: list[int], rotations: list[int]) -> list[tuple[Door, ...]]:
    """The doors of every place of a temple."""
    doors: list[tuple[Door, ...]] = [
        cell_doors(board, rotations, cell) if board[cell] != EMPTY else () for cell in range(CELLS)
    ]
    return [*doors, *(() for _ in SECRETS), _outside(doors)]


def _outside(doors: list[tuple[Door, ...]]) -> tuple[Door, ...]:
    return tuple((cell, colours) for cell in EDGE for other, colours in doors[cell] if other == OUTSIDE)


def open_doors(
    board: list[int], rotations: list[int], before: list[tuple[Door, ...]], cell: int
) -> list[tuple[Door, ...]]:
    """The doors after a room came to a cell: its own, its neighbours' and the way outside are new."""
    doors = before[:]
    for changed in (cell, *NEIGHBOURS[cell]):
        if changed != OUTSIDE and board[changed] != EMPTY:
            doors[changed] = cell_doors(board, rotations, changed)
    if OUTSIDE in NEIGHBOURS[cell]:
        doors[OUTSIDE] = _outside(doors)
    return doors


def rewards(board: list[int], place: int) -> tuple[Reward, ...]:
    """What the spaces of a place give; nothing for outside and for an undiscovered cell."""
    if place < CELLS:
        return SPACES[board[place]] if board[place] != EMPTY else ()
    return (SECRET_ROOMS[place - CELLS],) if place < OUTSIDE else ()
