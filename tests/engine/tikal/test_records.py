"""Records: whole games of every edition replayed, and what a damaged record of Tikal is told."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import engine
from engine.core.chance import Chance
from engine.tools.policies import random

RECORDS = sorted((Path(__file__).parent / "records").glob("*.json"))


def some_game(moves: int = 40) -> engine.Game:
    options = {"edition": "2015", "auction": True, "names": ["Ada", "Bo", "Cy"]}
    game = engine.new_game("tikal", players=3, seed=8, options=options)
    chance = Chance.seeded(1)
    for _ in range(moves):
        game.apply(random(game, chance))
    return game


def test_there_are_records_of_each_edition_and_of_the_auction():
    played = {(head["options"]["edition"], head["options"]["auction"]) for head in map(_read, RECORDS)}
    assert played >= {("1999", False), ("2015", False), ("classic", False), ("1999", True), ("2015", True)}
    assert {head["players"] for head in map(_read, RECORDS)} == {2, 3, 4}


def _read(path: Path) -> dict:
    return json.loads(path.read_text(encoding="utf-8"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_recorded_game_still_ends_in_its_digest(path: Path):
    data = _read(path)
    game = engine.new_game(data["game"], players=data["players"], seed=data["seed"], options=data["options"])
    for move in data["moves"]:
        game.apply(game.parse(move))
    assert game.to_move is None
    assert game.digest() == data["digest"]


def test_recorded_games_use_every_verb_but_none_in_vain():
    verbs = {move.split()[0] for path in RECORDS for move in _read(path)["moves"]}
    every = {
        "bid",
        "pass",
        "choose",
        "place",
        "bring",
        "move",
        "uncover",
        "recover",
        "exchange",
        "camp",
        "guard",
        "end",
    }
    assert verbs == every


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


def edited(**changes: object) -> str:
    return json.dumps(json.loads(engine.save(some_game())) | changes)


MOVES = json.loads(engine.save(some_game()))["moves"]

DAMAGED = {
    "cut short": (engine.save(some_game())[:-40], "cut short"),
    "a bad option": (edited(options={"magic": 1}), "Tikal has no option magic"),
    "an unknown edition": (edited(options={"edition": "1998"}), "edition should be one of 1999, 2015, classic"),
    "too many players": (edited(players=9), "2 to 4 players, not 9"),
    "a move nobody knows": (edited(moves=["pass", "castle"]), 'Move 2 of the record ("castle")'),
    "an illegal move": (edited(moves=["end turn"]), 'Move 1 of the record ("end turn")'),
    "a move taken out": (edited(moves=MOVES[:-1]), "it was edited"),
    "another digest": (edited(digest="0" * 32), "it was edited"),
}


@pytest.mark.parametrize("name", DAMAGED)
def test_a_damaged_record_says_what_is_wrong(name: str):
    text, sentence = DAMAGED[name]
    with pytest.raises(engine.RecordError) as caught:
        engine.load(text)
    assert sentence in str(caught.value)


def test_a_record_from_a_bad_position_says_where():
    game = engine.from_position(some_game().position())
    data = json.loads(engine.save(game))
    data["position"]["action_points"] = 77
    with pytest.raises(engine.RecordError, match="action_points: should be a whole number"):
        engine.load(json.dumps(data))
