"""A full position that agrees with what the table shows: the stack and the treasures to come are dealt anew."""

from __future__ import annotations

import copy

from engine.core.chance import Chance
from engine.core.game import Json
from engine.core.reader import Reader
from engine.tikal import board
from engine.tikal import components as box

EXTRAS = ("decision", "legal", "seat", "to_move")


def imagine(view: Json, chance: Chance) -> Json:
    """One of the positions that this view could be a view of; PositionError where it is nobody's view."""
    data = copy.deepcopy(view)
    root = Reader(data, "view")
    players = root.field("players").items(box.NUMBERS)
    root.field("seat").whole(0, len(players) - 1)
    hexes = [entry for _, entry in root.field("board").entries(board.NAMES)]
    stack = _stack(root, hexes, chance)
    if root.field("stack").value != len(stack):
        root.field("stack").fail(f"should be {len(stack)}, by what lies elsewhere")
    pool = [name for name in box.TREASURES for _ in range(box.TREASURES_PER_TYPE)]
    for player in players:
        counts = player.field("treasures").counts(box.TREASURES, box.TREASURES_PER_TYPE)
        for name, count in zip(box.TREASURES, counts, strict=True):
            for _ in range(count):
                if name not in pool:
                    player.field("treasures").fail(f"there are not so many of {name}")
                pool.remove(name)
    pool = chance.shuffled(pool)
    for entry in hexes:
        if "treasures" in entry.table():
            buried = entry.field("treasures").whole(0, len(pool))
            entry.table()["treasures"] = [pool.pop() for _ in range(buried)]
    if root.field("treasures").value != len(pool):
        root.field("treasures").fail(f"should be {len(pool)}, by what lies elsewhere")
    phase = root.field("decision").field("step").value
    data |= {"phase": phase, "stack": stack, "treasures": pool}
    for extra in EXTRAS:
        root.field(extra)
        del data[extra]
    return data


def _stack(root: Reader, hexes: list[Reader], chance: Chance) -> list[str]:
    """The tiles to come, set by set; those gone already are taken from the earliest set that has them."""
    sets = [list(names) for names in box.SETS.values()]
    gone = [box.TILES[entry.field("tile").word(box.TILES)] for entry in hexes]
    for where in (root.field("out"), root.field("auction").field("shown")):
        gone += [box.TILES[tile] for tile in where.words(box.TILES)]
    if root.field("tile").value is not None:
        gone.append(box.TILES[root.field("tile").word(box.TILES)])
    for tile in gone:
        holder = next((names for names in sets if tile in names), None)
        if holder is not None:  # the tiles printed on the board belong to no set
            holder.remove(tile)
    return [tile for names in sets for tile in chance.shuffled(names)]
