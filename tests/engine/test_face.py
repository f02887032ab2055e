"""What every game does in the same way: numbers of players, records and their damages."""

from __future__ import annotations

import hashlib
import json
from functools import cache
from typing import Any

import pytest

import engine
from engine.core import plain
from tests.engine.samples import sample, seats

NAMES = ["Ada", "Bo", "Cy"]
MOVES = 40
GAMES = sorted(engine.GAMES)


@cache
def record(name: str, moves: int = MOVES) -> str:
    """The record of some game after so many moves or at its end, of all choices always the one in the middle."""
    players = seats(name, 3)
    game = engine.new_game(
        name, players=players, seed=8, options=sample(name).recorded | {"names": NAMES[:players]}
    )
    while len(game.moves) < moves and game.to_move is not None:
        choices = game.legal_actions()
        game.apply(choices[len(choices) // 2])
    return engine.save(game)


def said(name: str) -> str:
    """How many players a game is for, in a refusal."""
    players = engine.GAMES[name].players
    return f"{min(players)} to {max(players)} players"


def no_longer_legal(name: str) -> list[str]:
    """Moves of a record up to the first that is none where it stands, though the game has it elsewhere."""
    whole = json.loads(record(name))["moves"]
    for game in engine.replay(record(name)):
        choices = {str(action) for action in game.legal_actions()}
        for move in whole:
            if move not in choices:
                return [*whole[: len(game.moves)], move]
    raise AssertionError("every move of the record is legal everywhere")


def another_seed(name: str) -> int:
    """A seed that sets a game up otherwise than that of the record."""
    data = json.loads(record(name))

    def begun(seed: int) -> str:
        game = engine.new_game(name, players=data["players"], seed=seed, options=data["options"])
        return game.digest()

    return next(seed for seed in range(9, 99) if begun(seed) != begun(data["seed"]))


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("players", [0, 1, 5, -2, 2.0, "3", True, None])
def test_a_wrong_number_of_players(name: str, players: Any) -> None:
    with pytest.raises(engine.OptionError, match=f"is for {said(name)}"):
        engine.new_game(name, players=players)


@pytest.mark.parametrize("name", GAMES)
def test_a_record_gives_the_same_game_and_the_same_text(name: str) -> None:
    text = record(name)
    game = engine.load(text)
    assert engine.save(game) == text
    assert game.moves == engine.load(text).moves
    assert len(game.moves) == MOVES or game.to_move is None


@pytest.mark.parametrize("name", GAMES)
def test_a_record_up_to_a_move_is_the_game_at_that_move(name: str) -> None:
    text = record(name)
    part = 5 * len(engine.load(text).moves) // 8
    assert part > 1
    assert engine.load(text, upto=part).digest() == engine.load(record(name, part)).digest()
    assert len(engine.load(text, upto=part).moves) == part
    assert engine.load(text, upto=0).moves == []


@pytest.mark.parametrize("name", GAMES)
def test_a_record_without_moves(name: str) -> None:
    game = engine.new_game(name, players=seats(name, 4), seed=2)
    assert engine.load(engine.save(game)).digest() == game.digest()


def test_a_record_may_carry_notes_that_change_nothing() -> None:
    game = engine.load(record("tikal"))
    text = engine.save(game, {"event": "Sunday"})
    assert engine.notes(text) == {"event": "Sunday"}
    assert engine.load(text).digest() == game.digest()
    assert engine.notes(engine.save(game)) == {}


def test_a_record_gets_other_notes_and_nothing_else_changes() -> None:
    text = engine.save(engine.load(record("tikal")), {"event": "Sunday", "table": 3})
    other = engine.annotated(text, {"event": "Monday"})
    assert engine.notes(other) == {"event": "Monday"}
    assert other == engine.save(engine.load(text), {"event": "Monday"})
    former = text.replace("expedition-record", "tikal-record")
    assert former != text
    assert engine.annotated(former, {"event": "Monday"}) == other


@pytest.mark.parametrize("start", ["seed", "position"])
def test_a_record_has_all_its_fields(start: str) -> None:
    game = engine.load(record("tikal"))
    text = engine.save(game if start == "seed" else engine.from_position(game.position()))
    data = json.loads(text)
    needed = {"format", "version", "game", "moves", "digest"}
    needed |= {"players", "seed", "options"} if start == "seed" else {"position"}
    assert data.keys() == needed
    # Without its format or version it is no record at all, and without its position it lacks what a seed needs.
    for field in needed - {"format", "version", "position"}:
        with pytest.raises(engine.RecordError, match=f"The record lacks {field}."):
            engine.load(json.dumps({key: value for key, value in data.items() if key != field}))
    assert engine.load(text).moves == (game.moves if start == "seed" else [])


def test_the_digest_is_that_of_the_position_written_in_letters_of_ascii() -> None:
    game = engine.new_game("tikal", players=2, options={"names": ["Zoë", "王"]})
    text = json.dumps(game.position(), sort_keys=True, separators=(",", ":"))
    assert game.digest() == hashlib.sha256(text.encode("ascii")).hexdigest()[:32]


def test_what_was_never_legal_is_not_replayed() -> None:
    game = engine.new_game("tikal", options={"edition": "1999"})
    with pytest.raises(engine.IllegalAction):
        game.replay(game.parse("end turn"))
    assert game.moves == []


def test_a_turn_of_tikal_is_over_when_that_is_said() -> None:
    game = engine.new_game("tikal")
    assert not any(game.rules.unsaid(game.parse(text)) for text in ("end turn", "pass", "camp b4"))


def test_a_record_is_as_long_as_can_be_read_again_and_no_longer() -> None:
    game = engine.new_game("tikal")
    room = plain.TEXT - len(engine.save(game, {"a": ""}))
    text = engine.save(game, {"a": "x" * room})
    assert len(text) == plain.TEXT
    assert engine.load(text).digest() == game.digest()
    with pytest.raises(engine.RecordError, match="would have 1,000,001 characters, and 1,000,000 are the most"):
        engine.save(game, {"a": "x" * (room + 1)})


def damages(name: str) -> dict[str, tuple[Any, str]]:
    """What may be wrong with a record, and part of the sentence that says so."""
    data = json.loads(record(name))
    *before, illegal = no_longer_legal(name)

    def edited(**changes: object) -> str:
        return json.dumps(data | changes)

    return {
        "nothing": ("", "cut short"),
        "no text": (None, "not a record"),
        "cut short": (record(name)[:-40], "cut short"),
        "something else": ("[1, 2]", '"format" should be "expedition-record"'),
        "a foreign format": (edited(format="pgn"), '"format" should be'),
        "a later version": (edited(version=2), "The record has version 2"),
        "a missing field": (json.dumps({k: v for k, v in data.items() if k != "moves"}), "The record lacks moves"),
        "an unknown field": (edited(cheat=True), "mean nothing here: cheat"),
        "an unknown game": (edited(game="chess"), "There is no game 'chess'"),
        "a bad option": (edited(options={"magic": 1}), "has no option magic"),
        "options that are none": (edited(options=[]), "should be a table"),
        "too many players": (edited(players=9), f"{said(name)}, not 9"),
        "a seed that is no number": (edited(seed="x"), "The seed should be a whole number"),
        "moves that are no list": (edited(moves="none"), '"moves" should be a list of texts'),
        "a move that is no text": (edited(moves=[1]), '"moves" should be a list of texts'),
        "notes that are no table": (edited(notes="by Ada"), '"notes" should be a table'),
        "a move nobody knows": (
            edited(moves=[data["moves"][0], "castle"]),
            "Move 2 of the record cannot be read",
        ),
        "an illegal move": (
            edited(moves=[*before, illegal]),
            f"Move {len(before) + 1} of the record ({illegal})",
        ),
        "a move taken out": (edited(moves=data["moves"][:-1]), "it was edited"),
        "another seed": (edited(seed=another_seed(name)), "record"),
        "another digest": (edited(digest="0" * 32), "it was edited"),
    }


@pytest.mark.parametrize("damage", damages("tikal"))
@pytest.mark.parametrize("name", GAMES)
def test_a_damaged_record_says_what_is_wrong(name: str, damage: str) -> None:
    text, sentence = damages(name)[damage]
    with pytest.raises(engine.RecordError) as caught:
        engine.load(text)
    assert sentence in str(caught.value)


@pytest.mark.parametrize(("name", "field"), [("lost-temple", "wheel"), ("tikal", "action_points")])
def test_a_record_from_a_bad_position_says_where(name: str, field: str) -> None:
    data = json.loads(engine.save(engine.from_position(engine.load(record(name)).position())))
    data["position"][field] = 77
    with pytest.raises(engine.RecordError, match=f"{field}: should be a whole number"):
        engine.load(json.dumps(data))


@pytest.mark.parametrize("name", engine.GAMES)
def test_a_game_takes_every_value_of_the_options_it_declares_and_no_others(name: str) -> None:
    declared = engine.GAMES[name].options

    def set_up(**options: str | bool) -> engine.Game[Any]:
        return engine.new_game(name, players=seats(name, 4), options=options)

    for option in declared:
        for value in option.values:
            assert set_up(**(sample(name).open | {option.name: value})).options[option.name] == value
        with pytest.raises(engine.OptionError, match=option.name):
            set_up(**{option.name: "something else"})
    game = set_up()
    assert game.options.keys() == {option.name for option in declared} | {"first", "names"}
    assert all(game.options[one.name] == one.default for one in declared if one.default is not None)


def test_a_name_is_cleaned_of_what_cannot_be_shown_and_cut() -> None:
    assert engine.clean_name(" A\nd\u202ea ") == "Ada"
    assert engine.clean_name("x" * 40) == "x" * 40
    assert engine.clean_name("x" * 41) == "x" * 40
    assert engine.clean_name("\0" * 5000 + "Ada") == "Ada"
    for nothing in ("", " \n ", "\u2066\u2069", None, 7):
        with pytest.raises(engine.OptionError, match="a text that is not empty"):
            engine.clean_name(nothing)
