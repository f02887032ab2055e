"""A full position that agrees with what the table shows: the stack and the treasures to come are dealt anew."""

from __future__ import annotations

import copy

from engine.core.chance import Chance
from engine.core.game import Json
from engine.tikal import components as box


def imagine(view: Json, chance: Chance) -> Json:
    """One of the positions that this view could be a view of."""
    data = copy.deepcopy(view)
    for extra in ("legal", "seat", "to_move"):
        del data[extra]
    data["phase"] = data.pop("decision")["step"]
    data["stack"] = _stack(data, chance)
    pool = [name for name in box.TREASURES for _ in range(box.TREASURES_PER_TYPE)]
    for player in data["players"]:
        for name, count in player["treasures"].items():
            for _ in range(count):
                pool.remove(name)
    pool = chance.shuffled(pool)
    for entry in data["board"].values():
        if "treasures" in entry:
            entry["treasures"] = [pool.pop() for _ in range(entry["treasures"])]
    data["treasures"] = pool
    return data


def _stack(data: Json, chance: Chance) -> list[str]:
    """The tiles to come, set by set; those gone already are taken from the earliest set that has them."""
    sets = [list(names) for names in box.SETS.values()]
    gone = [entry["tile"] for entry in data["board"].values()]
    gone += [*data["out"], *data["auction"]["shown"]]
    if data["tile"] is not None:
        gone.append(data["tile"])
    for tile in gone:
        holder = next((names for names in sets if tile in names), None)
        if holder is not None:  # the tiles printed on the board belong to no set
            holder.remove(tile)
    return [tile for names in sets for tile in chance.shuffled(names)]
