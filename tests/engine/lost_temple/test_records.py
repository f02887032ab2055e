"""Records: saving, loading, replaying whole games, and what a damaged one is told."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import engine
from engine.core.chance import Chance
from engine.tools.policies import random

RECORDS = sorted((Path(__file__).parent / "records").glob("*.json"))


def some_game(moves: int = 40) -> engine.Game:
    game = engine.new_game("lost-temple", players=3, seed=8, options={"names": ["Ada", "Bo", "Cy"]})
    chance = Chance.seeded(1)
    for _ in range(moves):
        game.apply(random(game, chance))
    return game


def test_there_are_records_of_whole_games():
    assert len(RECORDS) >= 8


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_recorded_game_still_ends_in_its_digest(path: Path):
    data = json.loads(path.read_text(encoding="utf-8"))
    game = engine.new_game(data["game"], players=data["players"], seed=data["seed"], options=data["options"])
    for move in data["moves"]:
        game.apply(game.parse(move))
    assert game.to_move is None
    assert game.digest() == data["digest"]


def test_a_record_gives_the_same_game_and_the_same_text():
    game = some_game()
    again = engine.load(engine.save(game))
    assert again.digest() == game.digest()
    assert again.moves == game.moves
    assert engine.save(again) == engine.save(game)
    assert again.legal_actions() == game.legal_actions()


def test_a_record_up_to_a_move_is_the_game_at_that_move():
    text = engine.save(some_game(40))
    assert engine.load(text, upto=25).digest() == some_game(25).digest()
    assert engine.load(text, upto=0).moves == []


def test_a_record_without_moves():
    game = engine.new_game("lost-temple", seed=2)
    assert engine.load(engine.save(game)).digest() == game.digest()


def edited(**changes: object) -> str:
    return json.dumps(json.loads(engine.save(some_game())) | changes)


def without(field: str) -> str:
    data = json.loads(engine.save(some_game()))
    del data[field]
    return json.dumps(data)


MOVES = json.loads(engine.save(some_game()))["moves"]

DAMAGED = {
    "nothing": ("", "not a record, or it is cut short"),
    "no text": (None, "not a record"),
    "cut short": (engine.save(some_game())[:-40], "cut short"),
    "something else": ("[1, 2]", '"format" should be "tikal-record"'),
    "a foreign format": (edited(format="pgn"), '"format" should be'),
    "a later version": (edited(version=2), "The record has version 2"),
    "a missing field": (without("moves"), "The record lacks moves"),
    "an unknown field": (edited(cheat=True), "mean nothing here: cheat"),
    "an unknown game": (edited(game="chess"), "There is no game 'chess'"),
    "a bad option": (edited(options={"magic": 1}), "has no option magic"),
    "options that are none": (edited(options=[]), "should be a table"),
    "too many players": (edited(players=9), "2 to 4 players, not 9"),
    "a seed that is no number": (edited(seed="x"), "The seed should be a whole number"),
    "moves that are no list": (edited(moves="none"), '"moves" should be a list of texts'),
    "a move that is no text": (edited(moves=[1]), '"moves" should be a list of texts'),
    "notes that are no table": (edited(notes="by Ada"), '"notes" should be a table'),
    "a move nobody knows": (edited(moves=["pack pink", "castle"]), 'Move 2 of the record ("castle")'),
    "an illegal move": (edited(moves=["end turn"]), 'Move 1 of the record ("end turn")'),
    "a move taken out": (edited(moves=MOVES[:-1]), "it was edited"),
    "another seed": (edited(seed=9), "record"),
    "another digest": (edited(digest="0" * 32), "it was edited"),
}


@pytest.mark.parametrize("name", DAMAGED)
def test_a_damaged_record_says_what_is_wrong(name: str):
    text, sentence = DAMAGED[name]
    with pytest.raises(engine.RecordError) as caught:
        engine.load(text)
    assert sentence in str(caught.value)


def test_a_record_may_carry_notes_that_change_nothing():
    game = some_game()
    text = engine.save(game, {"event": "Sunday"})
    assert engine.notes(text) == {"event": "Sunday"}
    assert engine.load(text).digest() == game.digest()
    assert engine.notes(engine.save(game)) == {}


def test_a_record_from_a_bad_position_says_where():
    game = engine.from_position(some_game().position())
    data = json.loads(engine.save(game))
    data["position"]["wheel"] = 77
    with pytest.raises(engine.RecordError, match="wheel: should be a whole number"):
        engine.load(json.dumps(data))
