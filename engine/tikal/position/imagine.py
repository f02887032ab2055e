"""A full position that agrees with what the table shows: the stack and the treasures to come are dealt anew."""

from __future__ import annotations

from ...core.chance import Chance
from ...core.game import Json
from ...core.reader import Reader
from .. import board
from .. import components as box
from . import position


def imagine(view: Json, chance: Chance) -> Json:
    """One of the positions that this view could be a view of; what is impossible in it is left to be refused."""
    root = Reader(view, "view")
    players = root.field("players").items(box.NUMBERS)
    root.field("seat").whole(0, len(players) - 1)
    data = {name: root.field(name).value for name in position.FIELDS if name != "phase"}
    data["phase"] = root.field("decision").field("step").value
    hexes = root.field("board").entries(board.NAMES)
    tiles = [entry.field("tile").word(box.TILES) for _, entry in hexes]
    data["stack"] = _stack(root, tiles, chance)
    pool = _treasures_to_come(root, chance)
    data["board"] = dict(data["board"])
    for (cell, entry), tile in zip(hexes, tiles, strict=True):
        if box.KIND[tile] == box.RUIN:
            count = entry.field("treasures").whole(0, len(pool))
            data["board"][board.NAMES[cell]] = entry.value | {"treasures": [pool.pop() for _ in range(count)]}
    if root.field("stack").value != len(data["stack"]):
        root.field("stack").fail(f"should be {len(data['stack'])}, by what lies elsewhere")
    if root.field("treasures").value != len(pool):
        root.field("treasures").fail(f"should be {len(pool)}, by what lies elsewhere")
    data["treasures"] = pool
    return data


def _treasures_to_come(root: Reader, chance: Chance) -> list[str]:
    """The treasures that nobody has found yet, in any order."""
    players = root.field("players").items(box.NUMBERS)
    found = [player.field("treasures").counts(box.TREASURES, box.TREASURES_PER_TYPE) for player in players]
    left = [box.TREASURES_PER_TYPE - sum(counts) for counts in zip(*found, strict=True)]
    return chance.shuffled(name for name, count in zip(box.TREASURES, left, strict=True) for _ in range(count))


def _stack(root: Reader, placed: list[int], chance: Chance) -> list[str]:
    """The tiles to come, set by set; those gone already are taken from the earliest set that has them."""
    sets = [list(tiles) for tiles in box.SET_TILES]
    gone = [*placed, *root.field("out").words(box.STACK_NAMES)]
    gone += root.field("auction").field("shown").words(box.STACK_NAMES)
    tile = root.field("tile")
    if tile.value is not None:
        gone.append(tile.word(box.STACK_NAMES))
    for one in gone:
        holder = next((tiles for tiles in sets if one in tiles), None)
        if holder is not None:  # the tiles printed on the board belong to no set
            holder.remove(one)
    return [box.TILES[one] for tiles in sets for one in chance.shuffled(tiles)]
