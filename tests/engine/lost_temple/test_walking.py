"""The explorer's choices against a slow, literal reading of the rules: walk every way step by step."""

from __future__ import annotations

from typing import Any

import pytest

import engine
from engine.core.chance import Chance
from engine.core.game import Game
from engine.lost_temple import board
from engine.lost_temple import components as box
from engine.tools.policies import random


def doors_of(temple: dict[str, Any], place: str) -> set[int]:
    room = temple[place].get("room", "")
    colour, _, shape = room.partition("-")
    spread = {"single": [0], "straight": [0, 3], "bend": [0, 1], "wide": [0, 2]}.get(shape, [])
    return {(side + temple[place]["rotation"]) % 6 for side in spread} if colour in box.COLOURS else set()


def sides(temple: dict[str, Any], place: str) -> list[tuple[str, set[str]]]:
    """Each side of a place: what is behind it, and the colours of the doors on it."""
    if place == "out":
        found: list[tuple[str, set[str]]] = [(f"s{n}", set()) for n in range(1, 7)]
        for cell in temple:
            found += [
                (cell, colours) for behind, colours in sides(temple, cell) if behind == "out" and cell[0] != "s"
            ]
        return found
    if place[0] == "s":
        return [("out", set())]
    found = []
    for side, behind in enumerate(board.NEIGHBOURS[board.PLACE_NAMES.index(place)]):
        other = board.PLACE_NAMES[behind]
        if other != "out" and other not in temple:
            continue
        colours = set()
        if side in doors_of(temple, place):
            colours.add(temple[place]["room"].split("-")[0])
        if other != "out" and (side + 3) % 6 in doors_of(temple, other):
            colours.add(temple[other]["room"].split("-")[0])
        found.append((other, colours))
    return found


def walks(data: dict[str, Any], seat: int) -> dict[tuple[str, str | None], int]:
    """For each way to arrive (place, and where from if by passage) the fewest passages it takes."""
    player = data["players"][seat]
    temple = data["temple"]
    held = player["passages"] + player["cards"].get("secret-passage", 0)
    arrivals: dict[tuple[str, str | None], int] = {}
    best = {player["place"]: 0}
    todo = [player["place"]]
    while todo:
        place = todo.pop(0)
        for other, colours in sides(temple, place):
            free = bool(colours) and colours <= set(player["backpack"])
            used = best[place] + (not free)
            if used > held:
                continue
            arrival = (other, None if free else place)
            if used < arrivals.get(arrival, 99):
                arrivals[arrival] = used
            if used < best.get(other, 99):
                best[other] = used
                todo.append(other)
    return arrivals


def expected(data: dict[str, Any], seat: int) -> set[tuple[str, str | None, int]]:
    """The moves the rules offer: by goal, place to step back to, and passages."""
    player = data["players"][seat]
    arrivals = walks(data, seat)
    found: set[tuple[str, str | None, int]] = set()
    for goal in {place for place, _ in arrivals}:
        ways = {start: used for (place, start), used in arrivals.items() if place == goal}
        fewest = min(ways.values())
        if goal == player["place"]:
            fewest = 0
        room = data["temple"].get(goal)
        dark = (room is not None and len(room["spaces"]) != 1) or goal[0] == "s"
        can_dig = (
            room is not None
            and goal not in player["flags"]
            and len(player["flags"]) < 20
            and not (dark and None not in room["spaces"])
        )
        by_passage = {start: used for start, used in ways.items() if start is not None}
        if can_dig:
            found |= {(goal, start, used) for start, used in by_passage.items()}
        if goal != player["place"] and not (can_dig and fewest in by_passage.values()):
            found.add((goal, None, fewest))
    return found


def offered(game: Game[Any]) -> set[tuple[str, str | None, int]]:
    found = set()
    for action in game.legal_actions():
        if action.verb.name == "go":
            goal, start, tokens, cards = action.args
            name = None if start < 0 else board.PLACE_NAMES[start]
            found.add((board.PLACE_NAMES[goal], name, tokens + cards))
    return found


@pytest.mark.slow
def test_the_choices_are_those_of_walking_step_by_step() -> None:
    compared = with_passages = 0
    for seed in range(60):
        game = engine.new_game("lost-temple", players=2 + seed % 3, seed=seed)
        chance = Chance.seeded(seed)
        while game.to_move is not None:
            data = game.position()
            if data["steps"][-1]["step"] == "explore":
                # Give the explorer passages now and then, so that long ways through walls are compared too.
                if compared % 3 == 0 and data["stock"]["passages"] >= 2:
                    data["stock"]["passages"] -= 2
                    data["players"][game.to_move]["passages"] += 2
                trial = engine.from_position(data)
                assert offered(trial) == expected(data, game.to_move)
                compared += 1
                with_passages += any(used for _, _, used in offered(trial))
            game.apply(random(game, chance))
    assert compared > 2000
    assert with_passages > 500
