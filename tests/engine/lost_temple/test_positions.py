"""Positions round-trip, and impossible ones are refused with a sentence that says where."""

from __future__ import annotations

import copy
import json
from typing import Any

import pytest

import engine
from tests.engine.lost_temple.situation import END, EXPLORE, PIROGUE, Situation
from tests.engine.playing import Change, drop, impossible, play, set_in


def valid() -> dict[str, Any]:
    situation = Situation(players=3).backpack("pink blue").camp("green", seat=1).treasures("mask", seat=2)
    situation.cards("any-key").passages(2, seat=1).room("b2", "blue-sanctuary").flag("b2", 1, 2).flag("a1")
    return situation.game().position()


def test_a_position_survives_json() -> None:
    data = valid()
    assert engine.from_position(json.loads(json.dumps(data))).position() == data


def test_a_game_from_a_position_can_be_saved_and_loaded() -> None:
    game = engine.from_position(valid())
    game.apply(game.legal_actions()[0])
    assert engine.load(engine.save(game)).digest() == game.digest()


IMPOSSIBLE: dict[str, tuple[Change, str]] = {
    "another game": (set_in("game", value="chess"), "game: 'chess' is not one of"),
    "a missing field": (drop("wheel"), "position: lacks 'wheel'"),
    "an unknown field": (set_in("magic", value=1), "fields that mean nothing here: magic"),
    "five players": (
        lambda d: d["players"].extend([d["players"][0]] * 2),
        "players: should have 2 or 3 or 4 items",
    ),
    "a text for a number": (set_in("wheel", value="2"), "wheel: should be a whole number from 0 to 4"),
    "a truth for a number": (set_in("wheel", value=True), "wheel: should be a whole number"),
    "a list for a table": (set_in("stock", value=[]), "stock: should be a table of fields"),
    "a table for a list": (set_in("steps", value={}), "steps: should be a list"),
    "an unknown round": (set_in("round", value="third"), "round: 'third' is not one of"),
    "a key too many": (set_in("stock", "keys", "pink", value=7), "pink keys: there should be 7 in all, not 8"),
    "a key missing": (set_in("stock", "keys", "pink", value=5), "pink keys: there should be 7 in all, not 6"),
    "a purple key": (set_in("stock", "keys", "purple", value=1), "has an entry 'purple'"),
    "a treasure missing": (lambda d: d["treasures"]["piles"][0].pop(), "there should be 5 in all, not 4"),
    "a treasure nobody knows": (lambda d: d["treasures"]["piles"][0].append("crown"), "'crown' is not one of"),
    "a card twice": (
        lambda d: d["cards"]["deck"].append("any-key"),
        "cards (any-key): there should be 1 in all, not 2",
    ),
    "a passage too many": (
        set_in("stock", "passages", value=8),
        "secret passages: there should be 8 in all, not 10",
    ),
    "a tile twice": (lambda d: d["river"][0].append(d["river"][1][0]), "should be there once, not 2 times"),
    "a tile missing": (lambda d: d["river"][0].pop(), "should be there once, not 0 times"),
    "a tile of a bigger game": (lambda d: d["river"][0].append("passage+3"), "passage+3 is not in this game"),
    "a room twice": (lambda d: d["rooms"].append("pink-single"), "pink-single should be there once, not 2 times"),
    "a room missing": (lambda d: d["rooms"].pop(), "should be there once, not 0 times"),
    "a start room moved": (
        set_in("temple", "a1", "rotation", value=0),
        "temple.a1: pink-straight with rotation 2",
    ),
    "the treasure room too early": (
        set_in("temple", "c3", value={"room": "treasure-room", "rotation": 0, "spaces": [None] * 4}),
        "treasure-room is not in this game",
    ),
    "too many spaces": (
        set_in("temple", "b2", "spaces", value=[None] * 5),
        "temple.b2.spaces: should have 4 items",
    ),
    "a flag of nobody": (
        set_in("temple", "b2", "spaces", value=[None, None, 7, None]),
        "spaces[2]: should be a whole",
    ),
    "a flag without its space": (
        set_in("temple", "b2", "spaces", value=[None] * 4),
        "temple.b2: a player's flag is on",
    ),
    "a space without its flag": (set_in("players", 1, "flags", value=[]), "temple.b2: a flag is on a space"),
    "two flags in one room": (set_in("temple", "b2", "spaces", value=[1, None, 1, None]), "two flags in one room"),
    "a secret room missing": (drop("temple", "s4"), "temple: lacks s4"),
    "an explorer in the jungle": (
        set_in("players", 0, "place", value="c3"),
        "players[0].place: is not discovered yet",
    ),
    "a score out of this world": (set_in("players", 0, "score", value=10**6), "players[0].score: should be"),
    "the same name twice": (set_in("options", "names", value=["a", "a", "b"]), "should be 3 different names"),
    "no decision": (set_in("steps", value=[]), "steps: a game under way waits for a decision"),
    "an unknown decision": (set_in("steps", value=[{"step": "sleep"}]), "steps[0].step: 'sleep' is not one of"),
    "packing in mid-game": (
        set_in("steps", value=[END, {"step": "pack"}]),
        'steps[1]: "pack" cannot come up while "end" waits',
    ),
    "a turn without an end": (set_in("steps", value=[EXPLORE, PIROGUE]), "should be its end"),
    "icons of a tile not taken": (
        set_in("steps", value=[END, EXPLORE, {"step": "icons", "tile": "scoring+2", "used": []}]),
        "steps[2]: the tile is not the one that the player took last",
    ),
    "decisions after the end": (set_in("round", value="over"), "a game that is over has no decisions left"),
    "a pirogue in the last turn": (
        set_in("round", value="last-turn"),
        "steps[2]: there is no pirogue phase in the last turn",
    ),
    "chance that is no number": (set_in("chance", value="xyz"), "chance: should be 16 hexadecimal digits"),
}


@pytest.mark.parametrize("name", IMPOSSIBLE)
def test_an_impossible_position_is_refused_with_what_and_where(name: str) -> None:
    change, sentence = IMPOSSIBLE[name]
    data = copy.deepcopy(valid())
    change(data)
    impossible(data, sentence)


@pytest.mark.parametrize("data", [None, [], "position", 3])
def test_a_position_is_a_table(data: Any) -> None:
    with pytest.raises(engine.PositionError, match="should be a table of fields"):
        engine.from_position(data)


def test_tents_in_the_short_game() -> None:
    data = Situation(short_game=True).game().position()
    data["players"][0]["tent"] = True
    with pytest.raises(engine.PositionError, match="the short game has no tents"):
        engine.from_position(data)


def test_face_up_treasures_only_with_more_control() -> None:
    data = valid()
    data["treasures"]["face_up"] = [data["treasures"]["piles"][0].pop()]
    with pytest.raises(engine.PositionError, match="more control"):
        engine.from_position(data)


def test_the_digest_sees_every_field() -> None:
    base = engine.from_position(valid()).digest()
    changes: list[Change] = [
        set_in("wheel", value=(valid()["wheel"] + 1) % 5),
        set_in("players", 0, "score", value=1),
        set_in("players", 0, "place", value="a1"),
        set_in("players", 0, "tent", value=False),
        set_in("chance", value="0" * 16),
        set_in("options", "names", value=["x", "y", "z"]),
        lambda d: d["rooms"].reverse(),
        lambda d: d["cards"]["deck"].reverse(),
    ]
    digests = {base}
    for change in changes:
        data = valid()
        change(data)
        digests.add(engine.from_position(data).digest())
    assert len(digests) == len(changes) + 1


def test_a_position_in_the_middle_of_every_kind_of_step_survives() -> None:
    situation = Situation().icons("room+pink").game()
    for moves in ((), ("look rooms",), ("tent key",)):
        game = play(situation.copy(), *moves)
        assert engine.from_position(game.position()).digest() == game.digest()


BEYOND: dict[str, tuple[Change, str]] = {
    "first": (set_in("first", value=3), "first: should be a whole number from 0 to 2, not 3"),
    "turn": (set_in("turn", value=3), "turn: should be a whole number from 0 to 2, not 3"),
    "wheel": (set_in("wheel", value=5), "wheel: should be a whole number from 0 to 4, not 5"),
    "keys": (set_in("stock", "keys", "pink", value=8), "keys.pink: should be a whole number from 0 to 7, not 8"),
    "passages": (set_in("stock", "passages", value=9), "passages: should be a whole number from 0 to 8, not 9"),
    "delivered": (
        set_in("treasures", "delivered", value={"mask": 6}),
        "delivered.mask: should be a whole number from 0 to 5, not 6",
    ),
    "rotation": (set_in("temple", "a1", "rotation", value=6), "should be a whole number from 0 to 5, not 6"),
    "a seat": (
        set_in("temple", "b2", "spaces", value=[None, None, 3, None]),
        "temple.b2.spaces[2]: should be a whole number from 0 to 2, not 3",
    ),
    "site": (set_in("players", 0, "site", value=6), "site: should be a whole number from 0 to 5, not 6"),
    "a player's keys": (
        set_in("players", 0, "camp", value={"pink": 8}),
        "camp.pink: should be a whole number from 0 to 7, not 8",
    ),
    "a player's treasures": (
        set_in("players", 0, "treasures", value={"mask": 6}),
        "treasures.mask: should be a whole number from 0 to 5, not 6",
    ),
    "a player's cards": (
        set_in("players", 0, "cards", value={"end-idol": 3}),
        "cards.end-idol: should be a whole number from 0 to 2, not 3",
    ),
    "a player's passages": (
        set_in("players", 0, "passages", value=9),
        "players[0].passages: should be a whole number from 0 to 8, not 9",
    ),
    "a pile": (
        set_in("steps", value=[END, EXPLORE, {"step": "look treasures", "pile": 4}]),
        "steps[2].pile: should be a whole number from 1 to 3, not 4",
    ),
    "no pile": (
        set_in("steps", value=[END, EXPLORE, {"step": "look treasures", "pile": 0}]),
        "steps[2].pile: should be a whole number from 1 to 3, not 0",
    ),
    "fifteen digits": (set_in("chance", value="a" * 15), "chance: should be 16 hexadecimal digits"),
    "seventeen digits": (set_in("chance", value="a" * 17), "chance: should be 16 hexadecimal digits"),
    "no digits": (set_in("chance", value="g" * 16), "chance: should be 16 hexadecimal digits"),
    "two piles": (lambda d: d["treasures"]["piles"].pop(), "treasures.piles: should have 3 items, not 2"),
    "five sites": (lambda d: d["river"].pop(), "river: should have 6 items, not 5"),
    "one player": (
        set_in("players", value=[{}]),
        "players: should have 2 or 3 or 4 items, not 1",
    ),
    "a door in a secret room": (
        set_in("temple", "s1", value={"room": "pink-bend", "rotation": 0, "spaces": [None]}),
        "temple.s1: has fields that mean nothing here: room, rotation",
    ),
    "a flag outside": (set_in("players", 0, "flags", value=["out"]), "flags[0]: 'out' is not one of"),
}


@pytest.mark.parametrize("name", BEYOND)
def test_a_number_just_beyond_its_limits_is_refused(name: str) -> None:
    change, sentence = BEYOND[name]
    data = valid()
    change(data)
    impossible(data, sentence)


def test_a_thing_may_be_named_that_is_there_no_times() -> None:
    data = valid()
    data["players"][2]["backpack"] = {"pink": 0}
    data["treasures"]["delivered"] = {"vase": 0}
    assert engine.from_position(data).position() == valid()


def test_chance_is_any_sixteen_hexadecimal_digits() -> None:
    for digits in ("0123456789abcdef", "f" * 16):
        data = Situation().data | {"chance": digits}
        assert engine.from_position(data).position()["chance"] == digits


def test_in_a_sanctuary_every_flag_is_on_a_space() -> None:
    for colour in ("pink", "multicoloured"):
        situation = Situation().room("c3", f"{colour}-sanctuary").flag("c3").flag("c3", seat=1, space=None)
        impossible(situation.data, "temple.c3: a player's flag is on none of its spaces")
    light = Situation().flag("a1").flag("a1", seat=1, space=None)
    assert light.game().view(0)["players"][1]["flags"] == ["a1"]
