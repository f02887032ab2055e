"""A full position that agrees with what one seat knows.

Everything the view leaves out is dealt at random from what must be somewhere: the whole box less what the seat
can see. A player who thinks ahead plays on with such a position, never with the real one.
"""

from __future__ import annotations

import copy

from engine.core.chance import Chance
from engine.core.game import Json
from engine.lost_temple import components as box
from engine.lost_temple.view import SECRETS


def imagine(view: Json, chance: Chance) -> Json:
    """One of the positions that this view could be a view of."""
    data = copy.deepcopy(view)
    seat, seen = data.pop("seat"), data.pop("seen")
    for extra in ("legal", "prices", "to_move"):
        del data[extra]
    looking = data["steps"][-1]["step"] if data["steps"] else ""
    hidden = [player for i, player in enumerate(data["players"]) if i != seat and isinstance(player["camp"], int)]
    _deal_keys(data, hidden, chance)
    _deal_treasures(data, hidden, seen if looking == "look treasures" else [], chance)
    _deal_cards(data, hidden, seen if looking == "look cards" else [], chance)
    _deal_rooms(data, seen if looking == "look rooms" else [], chance)
    data["chance"] = f"{chance.word():016x}"
    return data


def _deal_keys(data: Json, hidden: list[Json], chance: Chance) -> None:
    pool = {colour: box.KEYS_PER_COLOUR - data["stock"]["keys"].get(colour, 0) for colour in box.COLOURS}
    for player in data["players"]:
        _subtract(pool, player["backpack"])
        _subtract(pool, player["camp"])
    _fill(hidden, "camp", _listed(pool), chance)


def _deal_treasures(data: Json, hidden: list[Json], seen: list[str], chance: Chance) -> None:
    lying = data["treasures"]
    pool = dict.fromkeys(box.TREASURES, box.TREASURES_PER_TYPE)
    _subtract(pool, lying["delivered"])
    for name in (*lying["face_up"], *seen):
        pool[name] -= 1
    for player in data["players"]:
        _subtract(pool, player["treasures"])
    kept = _kept_for_delivery(data, hidden, pool, chance)
    rest = _fill(hidden, "treasures", _listed(pool), chance)
    if kept:
        held = data["players"][data["turn"]]["treasures"]
        held[kept] = held.get(kept, 0) + 1
    looked_at = data["steps"][-1]["pile"] - 1 if seen else -1
    for i, size in enumerate(lying["piles"]):
        top = seen if i == looked_at else []
        lying["piles"][i] = [*top, *(rest.pop() for _ in range(size - len(top)))]


def _kept_for_delivery(data: Json, hidden: list[Json], pool: dict[str, int], chance: Chance) -> str:
    """Whoever goes on with a delivery of several types holds one that is not delivered yet: take it aside."""
    step, player = data["steps"][-1] if data["steps"] else {}, data["players"][data["turn"]]
    if not step.get("types") or not any(player is other for other in hidden):
        return ""
    possible = [name for name in _listed(pool) if name not in step["types"]]
    if not possible:
        return ""
    kept = possible[chance.below(len(possible))]
    pool[kept] -= 1
    player["treasures"] -= 1
    return kept


def _deal_cards(data: Json, hidden: list[Json], seen: list[str], chance: Chance) -> None:
    pool = dict(zip(box.CARDS, box.CARD_COUNTS, strict=True))
    for name in (*data["cards"]["discards"], *seen):
        pool[name] -= 1
    for player in data["players"]:
        _subtract(pool, player["cards"])
    data["cards"]["deck"] = [*seen, *_fill(hidden, "cards", _listed(pool), chance)]


def _deal_rooms(data: Json, seen: list[str], chance: Chance) -> None:
    used = {room["room"] for room in data["temple"].values() if "room" in room}
    used |= {step["room"] for step in data["steps"] if step["step"] == "place"}
    rooms = [box.ROOMS[room] for room in box.ROOM_PILE if box.ROOMS[room] not in {*used, *seen}]
    data["rooms"] = [*seen, *chance.shuffled(rooms)]
    first = data["sanctuaries"]["next"]
    others = [box.ROOMS[room] for room in box.SANCTUARIES if box.ROOMS[room] not in {*used, first}]
    data["sanctuaries"] = [*([first] if first else []), *chance.shuffled(others)]


def _subtract(pool: dict[str, int], table: dict[str, int] | int) -> None:
    if isinstance(table, dict):
        for name, count in table.items():
            pool[name] -= count


def _listed(pool: dict[str, int]) -> list[str]:
    return [name for name, count in pool.items() for _ in range(count)]


def _fill(hidden: list[Json], field: str, pool: list[str], chance: Chance) -> list[str]:
    """Deal each player as many as the view says, and return what is left."""
    assert field in SECRETS
    rest = chance.shuffled(pool)
    for player in hidden:
        lot = [rest.pop() for _ in range(player[field])]
        player[field] = {name: lot.count(name) for name in dict.fromkeys(lot)}
    return rest
