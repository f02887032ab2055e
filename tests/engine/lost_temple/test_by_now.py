"""What players can have by now: flags and points, from the tiles they took and the explorations they began."""

from __future__ import annotations

import copy
from typing import Any

import pytest

import engine
from tests.engine.lost_temple.situation import Situation
from tests.engine.playing import impossible, play

PER_TILE = 7 + 2  # scoring+2, with every door of a colour: 1 + 2 + 2 + 2
PER_FLAG = 16  # the best space of the treasure room
PER_TREASURE = 5 + 2  # the best price, with the card
PER_SCORING = 7 * 15 + 6 * 3  # all keys in sets of five, and all altars
AT_THE_END = 25 * 1 + 5 + 5 * 2 + 12  # treasures left, and the end cards
FINE = RESCUE = 10


def round_1(**options: Any) -> Situation:
    """Round 1: everybody has taken one tile, and seat 0 is about to take the second."""
    situation = Situation(**options)
    situation.data |= {"round": "first", "first": 0}
    return situation


def over() -> Situation:
    """The end of a game of two."""
    situation = Situation()
    situation.data = play(Situation().last_turn(1).game(), "rest", "rest").position()
    return situation


def delivered(situation: Situation) -> Situation:
    """Some treasure was delivered."""
    treasures = situation.data["treasures"]
    treasures["delivered"] = {treasures["piles"][0].pop(): 1}
    return situation


# Situation, tiles taken, explorations begun, most points.
BY_NOW: dict[str, tuple[Situation, int, int, int]] = {
    "a tile": (round_1(), 1, 1, PER_TILE),
    "two tiles": (round_1().exploring(), 2, 2, 2 * PER_TILE),
    "a tile and the tent": (round_1().tent(False), 1, 2, PER_TILE),
    "a tile and a card": (round_1().discards("exploration"), 1, 2, PER_TILE),
    "a tile, the tent and both cards": (round_1().tent(False).discards("exploration exploration"), 1, 4, PER_TILE),
    "no tent in the short game": (round_1(short_game=True), 1, 1, PER_TILE),
    "a flag": (round_1().flag("a1"), 1, 1, PER_TILE + PER_FLAG),
    "a delivery": (delivered(round_1()), 1, 1, PER_TILE + PER_TREASURE),
    "round 2": (Situation(), 9, 10, 9 * PER_TILE + PER_SCORING),
    "round 2 with the tent used": (Situation().tent(False), 9, 11, 9 * PER_TILE + PER_SCORING),
    "round 2 of the short game": (Situation(short_game=True), 9, 9, 9 * PER_TILE + PER_SCORING),
    "round 2 of three": (Situation(players=3), 8, 9, 8 * PER_TILE + PER_SCORING),
    "round 2 of four": (Situation(players=4), 7, 8, 7 * PER_TILE + PER_SCORING),
    "the last turn": (Situation().last_turn(), 16, 18, 16 * PER_TILE + PER_SCORING),
    "the last turn with the tent used": (
        Situation().tent(False).last_turn(),
        16,
        19,
        16 * PER_TILE + PER_SCORING,
    ),
    "the end": (over(), 16, 18, 16 * PER_TILE + 2 * PER_SCORING + AT_THE_END),
}


@pytest.mark.parametrize("name", BY_NOW)
def test_points_by_now(name: str) -> None:
    situation, tiles, explorations, most = copy.deepcopy(BY_NOW[name])
    least = -FINE * tiles - RESCUE * explorations
    for points in (most + 1, least - 1):
        sentence = f"players[0].score: can be from {least} to {most} by now, not {points}"
        impossible(situation.score(points).data, sentence)
    for points in (most, least):
        assert engine.from_position(situation.score(points).data).scores[0] == points


def test_flags_by_now() -> None:
    # Nine tiles and the tent of round 1: ten explorations; the tent of round 2 is still up.
    places = ["a1", "a2", "a4", "a5", "c1", "c5", "e1", "e2", "e4", "e5", "s1"]
    situation = Situation()
    for place in places[:10]:
        situation.flag(place)
    assert situation.game().view(0)["players"][0]["flags"] == places[:10]
    impossible(situation.flag("s1").data, "players[0].flags: there can be 10 by now, not 11")
    assert situation.tent(False).game()
    situation = round_1()
    assert situation.flag("a1").game()
    impossible(situation.flag("a2").data, "players[0].flags: there can be 1 by now, not 2")


def test_nobody_has_more_than_twenty_flags() -> None:
    situation = Situation().discards("exploration exploration").tent(False)
    cells = ["a3", "b1", "b2", "b3", "b4", "b5", "b6", "c2", "c3", "c4", "d1"]
    for cell, room in zip(cells, [*situation.data["rooms"], situation.data["sanctuaries"][0]], strict=True):
        situation.room(cell, room)
    places = [*cells, "a1", "a2", "a4", "a5", "c1", "c5", "e1", "e2", "e4"]
    for place in places:
        situation.flag(place)
    situation.last_turn()
    assert len(situation.game().view(0)["players"][0]["flags"]) == 20
    impossible(situation.flag("e5").data, "players[0].flags: there are only 20")


@pytest.mark.parametrize("points", [-1001, 1001])
def test_no_score_is_beyond_a_thousand(points: int) -> None:
    sentence = f"players[0].score: should be a whole number from -1000 to 1000, not {points}"
    impossible(Situation().score(points).data, sentence)


@pytest.mark.parametrize("points", [-1000, 1000])
def test_a_score_of_a_thousand_is_looked_at(points: int) -> None:
    impossible(Situation().score(points).data, "players[0].score: can be from")
