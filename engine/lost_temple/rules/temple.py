"""What happens to the temple itself: rooms are discovered, and the treasure room places itself."""

from __future__ import annotations

from .. import board
from ..components import COLOURS, LIGHT_ROOMS, ROOMS, SPACES, TREASURE_ROOM
from .state import State
from .walks import Walks


def clear(state: State) -> None:
    """A temple of which nothing is known but the outside."""
    state.board = [board.EMPTY] * board.CELLS
    state.rotations = [0] * board.CELLS
    state.spaces = [() for _ in range(board.OUTSIDE)]
    state.discovered = board.OUTSIDE_MASK
    state.closed = 0


def empty_cells(state: State) -> list[int]:
    """The cells that hold no room yet."""
    return [cell for cell, room in enumerate(state.board) if room == board.EMPTY]


def discover(state: State, cell: int, room: int, rotation: int) -> None:
    """Put a room on an empty cell; the last cell then gets the treasure room by itself."""
    _put(state, cell, room, rotation)
    if state.board.count(board.EMPTY) == 1:
        _put(state, state.board.index(board.EMPTY), TREASURE_ROOM, 0)


def _put(state: State, cell: int, room: int, rotation: int) -> None:
    # Copies of a state share the temple, so it is replaced as a whole.
    state.board = state.board[:]
    state.board[cell] = room
    state.rotations = state.rotations[:]
    state.rotations[cell] = rotation
    state.spaces[cell] = (board.FREE_SPACE,) * len(SPACES[room])
    state.discovered |= 1 << cell
    state.doors = board.open_doors(state.board, state.rotations, state.doors, cell)
    state.walks = Walks(state.doors, state.walks, cell)
    state.tell("room", place=board.PLACE_NAMES[cell], room=ROOMS[room], rotation=rotation)


def flagged_doors(state: State, flags: int) -> list[int]:
    """How many doors the rooms of each colour have that hold one of these flags."""
    doors = [0] * (len(COLOURS) + 1)  # the last one stands for dark rooms, which have no doors
    rooms = state.board
    for cell in board.places_in(flags & board.TEMPLE_MASK):
        doors[board.ROOM_COLOUR[rooms[cell]]] += board.ROOM_DOOR_COUNT[rooms[cell]]
    return doors


def flagged_colours(state: State, flags: int) -> set[int]:
    """The colours of light rooms that hold one of these flags."""
    return {
        board.ROOM_COLOUR[room]
        for cell, room in enumerate(state.board)
        if flags >> cell & 1 and room < LIGHT_ROOMS
    }
