"""The choices of a decision worked out again from a position alone, slowly and in another way.

Nothing of engine.tikal is used: hexes are points in the plane, stones are read from the names of tiles, and ways
are found by walking one step at a time with the points that are left.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

COSTS = {"bring": 1, "hop": 1, "uncover": 2, "recover": 3, "exchange": 3, "camp": 5, "guard": 5}
SEATS = ("red", "orange", "white", "blue")
PLACES = {
    ("base" if (col, row) == (0, 4) else f"{letter}{row + 1}"): (1.5 * col, math.sqrt(3) * (row + 0.5 * (col % 2)))
    for col, letter in enumerate("abcdefgh")
    for row in range(5)
}
# Clockwise from the north; y grows downwards.
DIRECTIONS = [
    (math.sqrt(3) * math.sin(k * math.pi / 3), -math.sqrt(3) * math.cos(k * math.pi / 3)) for k in range(6)
]


def beside(place: str, side: int) -> str | None:
    """The place behind a side, found by going there."""
    x, y = PLACES[place]
    x, y = x + DIRECTIONS[side][0], y + DIRECTIONS[side][1]
    return next((name for name, (u, v) in PLACES.items() if math.hypot(u - x, v - y) < 0.1), None)


BESIDE = {place: [beside(place, side) for side in range(6)] for place in PLACES}


def stones(tile: str, rotation: int) -> list[int]:
    """The stones of a turned tile."""
    printed = [0] * 6 if tile == "volcano" else [int(digit) for digit in tile[-6:]]
    return printed[6 - rotation :] + printed[: 6 - rotation]


def choices(data: dict[str, Any]) -> set[str]:
    """Every choice of a position, as text."""
    phases: dict[str, Callable[[dict[str, Any]], set[str]]] = {
        "bid": bids,
        "choose": chooses,
        "place": places,
        "act": acts,
        "over": lambda data: set(),
    }
    return phases[data["phase"]](data)


def bids(data: dict[str, Any]) -> set[str]:
    score = data["players"][data["turn"]]["score"]
    return {f"bid {points}" for points in range(1, 1000) if data["auction"]["bid"] < points <= score} | {"pass"}


def chooses(data: dict[str, Any]) -> set[str]:
    return {f"choose {tile}" for tile in data["auction"]["shown"]}


def places(data: dict[str, Any]) -> set[str]:
    board, tile = data["board"], data["tile"]
    found = set()
    for place in PLACES:
        around = [(side, other) for side, other in enumerate(BESIDE[place]) if other in board]
        if place in board or not around:
            continue
        seen = []
        for rotation in range(6):
            own = stones(tile, rotation)
            if own in seen:
                continue
            seen.append(own)
            paths = [
                side
                for side, other in around
                if board[other]["tile"] != "volcano"
                and own[side] + stones(board[other]["tile"], board[other]["rotation"])[(side + 3) % 6]
            ]
            if volcano_allowed(data, place) if tile == "volcano" else paths:
                found.add(f"place {place} turn {rotation}" if rotation else f"place {place}")
    return found


def volcano_allowed(data: dict[str, Any], place: str) -> bool:
    """Flood the jungle from the base camp over everything that is no volcano."""
    volcanoes = {name for name, entry in data["board"].items() if entry["tile"] == "volcano"}
    if data["options"]["volcano_beside_volcano"] == "free" or not volcanoes & set(BESIDE[place]):
        return True
    flooded, todo = {"base"}, ["base"]
    while todo:
        for other in BESIDE[todo.pop()]:
            if other and other not in flooded | volcanoes | {place}:
                flooded.add(other)
                todo.append(other)
    return len(flooded) == len(PLACES) - len(volcanoes) - 1


def reached(data: dict[str, Any], start: str, points: int) -> set[str]:
    """Everywhere else a member of the seat in turn can get to with these points."""
    board = data["board"]
    hubs = {"base", *data["players"][data["turn"]]["camps"]}
    most = {start: points}
    todo = [start]
    while todo:
        at = todo.pop()
        steps = []
        for side, other in enumerate(BESIDE[at]):
            if other and other in board and board[other]["tile"] != "volcano":
                faces = stones(board[at]["tile"], board[at]["rotation"])[side]
                faces += stones(board[other]["tile"], board[other]["rotation"])[(side + 3) % 6]
                if faces:
                    steps.append((other, faces))
        if at in hubs:
            steps += [(hub, COSTS["hop"]) for hub in hubs - {at}]
        for other, cost in steps:
            if most[at] - cost > most.get(other, -1):
                most[other] = most[at] - cost
                todo.append(other)
    return set(most) - {start}


def acts(data: dict[str, Any]) -> set[str]:
    points, board, worked = data["action_points"], data["board"], data["worked"]
    me = data["players"][data["turn"]]
    guarded = {place for player in data["players"] for place in player["guards"]}
    camped = {place for player in data["players"] for place in player["camps"]}
    found = {"end turn"}

    def can(action: str) -> bool:
        return bool(points >= COSTS[action])

    figures = {place: ["worker"] for place in me["workers"]}
    if me["leader"] in PLACES:
        figures[me["leader"]] = [*figures.get(me["leader"], []), "leader"]
    if can("bring"):
        for hub in ("base", *me["camps"]):
            found |= {f"bring worker {hub}"} if me["supply"] else set()
            found |= {f"bring leader {hub}"} if me["leader"] == "supply" else set()
    for place, kinds in figures.items():
        found |= {f"move {kind} {place} {goal}" for kind in kinds for goal in reached(data, place, points)}
        entry = board[place]
        done, members = worked.get(place, 0), strength(me, place, 1)
        if "value" in entry and place not in guarded:
            floor = data["floors"].get(str(entry["value"] + 1), 0)
            if can("uncover") and floor and done < 2 and members > done:
                found.add(f"uncover {place}")
            rivals = [strength(p, place, 3) for i, p in enumerate(data["players"]) if i != data["turn"]]
            if can("guard") and len(me["guards"]) < 2 and strength(me, place, 3) > max(rivals):
                found |= {f"guard {place} {kind}" for kind in kinds}
        if entry.get("treasures") and can("recover") and done < 2 and members > done:
            found.add(f"recover {place}")
    if can("camp") and len(me["camps"]) < 2:
        for place, entry in board.items():
            open_ground = entry["tile"].startswith("clearing") or entry.get("treasures") == []
            needs = data["options"]["camp_needs_member"]
            if open_ground and place not in camped and (place in figures or not needs):
                found.add(f"camp {place}")
    if can("exchange"):
        for seat, other in enumerate(data["players"]):
            for give, own in me["treasures"].items():
                for take, count in other["treasures"].items():
                    if seat != data["turn"] and give != take and own == count == 1:
                        found.add(f"exchange {give} {take} {SEATS[seat]}")
    return found


def strength(player: dict[str, Any], place: str, leader: int) -> int:
    workers: int = player["workers"].get(place, 0)
    return workers + (leader if player["leader"] == place else 0)
