"""What it costs to get about: stones between neighbours, cheapest ways, and the secret paths between camps.

Walking costs between all pairs of hexes are kept with the state and brought up to date when a tile is placed. A
player's own camps and the base camp are one point apart, so the cheapest way walks, or walks to a camp, takes one
secret path, and walks on.
"""

from __future__ import annotations

from typing import NamedTuple

from .. import board
from .. import components as box
from .state import Player, State

FAR = 255  # no way at all; the longest possible way is shorter
NO_WAYS = bytearray([FAR]) * board.CELLS

# Tables for `bytearray.translate`. By the stones of a path, six at most: costs become that much higher.
PLUS = [bytes(min(cost + stones, FAR) for cost in range(256)) for stones in range(7)]
# By the points left: costs that can be paid become 1, all others 0.
WITHIN = [bytes(cost <= points for cost in range(256)) for points in range(box.ACTION_POINTS + 1)]


class Step(NamedTuple):
    """One hex of a route: how it is entered, and what that costs."""

    cell: int
    cost: int
    secret: bool  # by a secret path between camps


# ---- stones --------------------------------------------------------------------------------------


def stones(state: State, cell: int, side: int) -> int:
    """The stones on both faces of a side between two explored hexes; 0 means that there is no path."""
    other = board.NEIGHBOURS[cell][side]
    tiles, rotations = state.board, state.rotations
    return (
        board.STONES[tiles[cell]][rotations[cell]][side]
        + board.STONES[tiles[other]][rotations[other]][board.OPPOSITE[side]]
    )


def links(state: State, cell: int) -> list[tuple[int, int]]:
    """The explored hexes that a path leads to from a hex, and what it costs to walk there."""
    tiles = state.board
    found = []
    for side, other in board.BESIDE[cell]:
        if tiles[other] != board.EMPTY and tiles[other] != box.VOLCANO:
            cost = stones(state, cell, side)
            if cost:
                found.append((other, cost))
    return found


# ---- walking -------------------------------------------------------------------------------------


def connect(state: State, cell: int) -> None:
    """Take a hex that was just placed into the table of walking costs."""
    rows = state.distances = state.distances[:]
    # Only hexes that are in the table themselves lead on: it may be under construction.
    ways = [(other, cost) for other, cost in links(state, cell) if rows[other][other] == 0]
    own = NO_WAYS[:]
    for i, (other, cost) in enumerate(ways):
        own = _nearer(own, cost, rows[other]) if i else rows[other].translate(PLUS[cost])
    own[cell] = 0
    joins = any(a + b < rows[one][other] for one, a in ways for other, b in ways)
    for start in state.cells:
        row = rows[start][:]
        first = row[cell] = own[start]
        # Whatever is nearer through the new hex is nearer through one of its paths.
        if joins and any(first + cost < row[other] for other, cost in ways):
            row = _nearer(row, first, own)
        rows[start] = row
    rows[cell] = own
    state.cells = tuple(sorted((*state.cells, cell)))


def _nearer(known: bytearray, first: int, rest: bytearray) -> bytearray:
    return bytearray([old if old <= first + new else first + new for old, new in zip(known, rest, strict=True)])


# ---- with secret paths ---------------------------------------------------------------------------


def nearest(state: State, player: Player) -> bytearray:
    """What walking costs between each hex and the nearest of the base camp and the player's camps."""
    if player.nearest is None:
        player.nearest = state.distances[board.BASE_CELL]
        for camp in player.camps:
            player.nearest = _nearer(player.nearest, 0, state.distances[camp])
    return player.nearest


def cost(state: State, player: Player, start: int, goal: int) -> int:
    """What it costs a player's member to get from one explored hex to another."""
    walk = state.distances[start][goal]
    if not player.camps:
        return walk
    rest = nearest(state, player)
    return min(walk, rest[start] + box.HOP_COST + rest[goal])


def reached(state: State, player: Player, start: int) -> bytearray:
    """For each cell 1 where a player's member can get to it from a hex with the points left, otherwise 0."""
    cells = state.distances[start].translate(WITHIN[state.ap])
    if player.camps:
        rest = nearest(state, player)
        left = state.ap - rest[start] - box.HOP_COST
        if left >= 0:
            cells = _either(cells, rest.translate(WITHIN[left]))
    cells[start] = 0
    return cells


def _either(one: bytearray, other: bytearray) -> bytearray:
    """1 where either has one; as whole numbers, because that is one operation instead of forty."""
    both = int.from_bytes(one, "little") | int.from_bytes(other, "little")
    return bytearray(both.to_bytes(board.CELLS, "little"))


def route(state: State, seat: int, start: int, goal: int) -> list[Step]:
    """The hexes a cheapest move goes through, the first one included; walking goes before secret paths."""
    player = state.players[seat]
    rows = state.distances
    if cost(state, player, start, goal) == rows[start][goal]:
        return _walk(state, start, goal)
    hubs = (board.BASE_CELL, *player.camps)
    leave = min(hubs, key=lambda hub: rows[start][hub])
    arrive = min(hubs, key=lambda hub: rows[hub][goal])
    secret = Step(arrive, box.HOP_COST, True)
    return [*_walk(state, start, leave), secret, *_walk(state, arrive, goal)[1:]]


def _walk(state: State, start: int, goal: int) -> list[Step]:
    row = state.distances[start]
    steps: list[Step] = []
    at = goal
    while at != start:
        before, cost = next((cell, cost) for cell, cost in links(state, at) if row[cell] + cost == row[at])
        steps.append(Step(at, cost, False))
        at = before
    steps.append(Step(start, 0, False))
    steps.reverse()
    return steps
