"""What comes from outside is read within limits, and whatever is wrong with it is said in a sentence."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

import engine
from engine import bots
from engine.core import plain
from tests.engine.mutations import at, nested, paths
from tests.engine.readers import (
    FROM_POSITIONS,
    GAMES,
    NAMES,
    OTHER,
    POSITIONS,
    RECORDS,
    VIEWS,
    answer,
    put,
    put_text,
    readers,
)
from tests.engine.samples import seats

HUGE = 10**5000


def ring() -> list[Any]:
    """A list whose only item is the list."""
    found: list[Any] = []
    found.append(found)
    return found


READERS = sorted(readers("tikal"))
HOSTILE: dict[str, Callable[[], object]] = {
    "a deep list": lambda: nested(2000),
    "a deep table": lambda: nested(2000, table=True),
    "a list in itself": ring,
    "a list of lists of lists": lambda: [[[[[[0] * 99] * 99] * 99] * 99] * 99] * 99,
    "a deep text": lambda: "[" * 100_000,
    "a deep text of tables": lambda: '{"a":' * 100_000,
    "a large number": lambda: HUGE,
    "a large negative number": lambda: -HUGE,
    "a large number as text": lambda: "9" * 5000,
    "not a number": lambda: float("nan"),
    "infinity": lambda: float("inf"),
    "an object": object,
    "a set": lambda: {1},
    "bytes": lambda: b"{}",
    "keys that are no texts": lambda: {1: 2},
    "keys of several kinds": lambda: {1: 2, "a": 3, None: 4},
    "a lone surrogate": lambda: "\ud800",
    "a lone surrogate as JSON": lambda: '"\\ud800"',
    "a surrogate for a key": lambda: {"\udfff": 1},
    "a nul": lambda: "\0",
}
# A note may be any text, and more moves than there are mean all of them.
HARMLESS = {
    ("load up to", "a large number"),
    ("save a note", "a deep text"),
    ("save a note", "a deep text of tables"),
    ("save a note", "a large number as text"),
    ("save a note", "a lone surrogate as JSON"),
    ("save a note", "a nul"),
}


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("hostile", HOSTILE)
@pytest.mark.parametrize("reader", READERS)
def test_hostile_input_is_refused_by_every_reader(reader: str, hostile: str, name: str) -> None:
    read, kind = readers(name)[reader]
    error, _ = answer(read, HOSTILE[hostile]())
    if (reader, hostile) in HARMLESS:
        assert error is None
    else:
        assert isinstance(error, kind)
        assert len(str(error)) < 1000


@pytest.mark.slow
@pytest.mark.parametrize("name", NAMES)
def test_a_deep_list_in_any_field_of_a_record(name: str) -> None:
    deep = "[" * 2000 + "]" * 2000
    for text in (RECORDS[name], FROM_POSITIONS[name]):
        for path in paths(json.loads(text)):
            for read in (engine.load, engine.notes):
                with pytest.raises(engine.RecordError, match="nested more than 32 deep"):
                    read(put_text(text, path, deep))


@pytest.mark.slow
@pytest.mark.parametrize("name", NAMES)
def test_a_deep_list_in_any_field_of_a_position_or_a_view(name: str) -> None:
    for path in paths(POSITIONS[name]):
        with pytest.raises(engine.PositionError, match="nested more than 32 deep"):
            engine.from_position(put(POSITIONS[name], path, nested(2000)))
    for path in paths(VIEWS[name]):
        with pytest.raises(engine.PositionError, match="nested more than 32 deep"):
            engine.imagine(put(VIEWS[name], path, nested(2000)), 1)


@pytest.mark.slow
@pytest.mark.parametrize("name", NAMES)
def test_any_other_value_in_any_field_of_a_view_is_refused_or_imagined(name: str) -> None:
    seat = VIEWS[name]["seat"]
    others: tuple[Any, ...] = (None, True, -1, 7, 10**9, 0.5, "", "pink", [], [[]], {}, {"pink": 1})
    for path in paths(VIEWS[name]):
        for value in others:
            view = put(VIEWS[name], path, value)
            error, _ = answer(lambda view: engine.imagine(view, 1).legal_actions(), view)
            assert error is None or isinstance(error, engine.PositionError)
            if path[0] in ("stack", "rooms", "sanctuaries") and value != at(VIEWS[name], path):
                assert error is not None
    assert engine.imagine(VIEWS[name], 1).view(seat) == VIEWS[name]


@pytest.mark.parametrize("name", NAMES)
def test_numbers_of_five_thousand_digits(name: str) -> None:
    for path in paths(json.loads(RECORDS[name])):
        with pytest.raises(engine.RecordError, match="a number has more than 100 digits"):
            engine.load(put_text(RECORDS[name], path, "9" * 5000))
    for path in paths(POSITIONS[name]):
        with pytest.raises(engine.PositionError, match="a number has more than 100 digits"):
            engine.from_position(put(POSITIONS[name], path, HUGE))


@pytest.mark.parametrize("upto", ["x", 1.5, -3, True, []])
def test_a_record_is_replayed_up_to_a_whole_number_of_moves(upto: Any) -> None:
    with pytest.raises(engine.RecordError, match="The moves to replay should be a whole number from 0 on, not"):
        engine.load(RECORDS["tikal"], upto=upto)


def test_more_moves_than_there_are_is_the_whole_record() -> None:
    assert engine.load(RECORDS["tikal"], upto=HUGE).digest() == GAMES["tikal"].digest()


@pytest.mark.parametrize("seat", [9, 3, -1, "0", 0.0, True, None, []])
def test_a_view_of_a_seat_that_is_not_there(seat: Any) -> None:
    with pytest.raises(engine.SeatError, match=r"There is no seat .*: seats are 0 to 2\.") as caught:
        GAMES["tikal"].view(seat)
    assert isinstance(caught.value, ValueError)
    assert isinstance(caught.value, engine.EngineError)


def test_nothing_can_be_imagined_from_nothing() -> None:
    with pytest.raises(engine.PositionError, match=f"game: None is not one of {', '.join(engine.GAMES)}"):
        engine.imagine({}, 1)
    with pytest.raises(engine.PositionError, match="view: lacks 'players'"):
        engine.imagine({"game": "tikal"}, 1)


@pytest.mark.parametrize("notes", [{"a": object()}, {"a": {1, 2}}, {1: 2}, {"a": float("nan")}, {"a": b""}])
def test_notes_that_are_no_plain_data_are_not_saved(notes: Any) -> None:
    with pytest.raises(engine.RecordError, match="The game cannot be recorded: "):
        engine.save(GAMES["tikal"], notes)


@pytest.mark.parametrize("notes", [[1], "a", 7, (), False])
def test_notes_that_are_no_table_are_not_saved(notes: Any) -> None:
    with pytest.raises(engine.RecordError, match="The notes should be a table, not "):
        engine.save(GAMES["tikal"], notes)


@pytest.mark.parametrize(
    "notes",
    [
        {"a": nested(plain.DEPTH - 2)},
        {"a": "x" * 900_000},
        {"k" * plain.KEY: [0] * plain.ITEMS},
        {"a": 10**plain.DIGITS - 1, "b": 1 - 10**plain.DIGITS, "c": 0.1, "d": [None, True, "é\0\u202e😀"]},
        {str(n): [[]] * (plain.ITEMS - 1) for n in range(4)},
    ],
    ids=["deep", "long", "wide", "numbers", "many"],
)
def test_whatever_is_saved_can_be_loaded(notes: dict[str, Any]) -> None:
    text = engine.save(GAMES["tikal"], notes)
    assert engine.notes(text) == notes
    assert engine.load(text).digest() == GAMES["tikal"].digest()


@pytest.mark.parametrize(
    ("notes", "sentence"),
    [
        ({"a": nested(plain.DEPTH - 1)}, "nested more than 32 deep"),
        ({"a": "x" * 1_000_000}, "longer than 1,000,000 characters"),
        ({"a": "\0" * 300_000}, "The record would have"),
        ({"k" * (plain.KEY + 1): 0}, "the key of a table has 101 characters, and 100 are the most"),
        ({"a": [0] * (plain.ITEMS + 1)}, "a list or table has 20,001 entries, and 20,000 are the most"),
        ({str(n): [0] * plain.ITEMS for n in range(5)}, "more than 100,000 values"),
        ({"a": 10**plain.DIGITS}, "a number has more than 100 digits"),
    ],
)
def test_notes_beyond_the_limits_are_not_saved(notes: dict[str, Any], sentence: str) -> None:
    with pytest.raises(engine.RecordError, match=sentence):
        engine.save(GAMES["tikal"], notes)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("[" * 33 + "]" * 33, "nested more than 32 deep"),
        ('{"a": ' * 33 + "0" + "}" * 33, "nested more than 32 deep"),
        ("[[], " * 100_000, "more than 100,000 values"),
        ("[" + "0," * 100_001 + "0]", "more than 100,000 values"),
        ("[" + "0," * 20_000 + "0]", "20,001 entries"),
        ("1" * 101, "more than 100 digits"),
        ("0." + "1" * 99, "more than 100 digits"),
        ("[NaN]", "NaN is no number that JSON can write"),
        ("[-Infinity]", "-Infinity is no number that JSON can write"),
        ("[1e999]", "inf is no number that JSON can write"),
        ('{"a": 1, "b": 2, "a": 3}', "a table has two entries 'a'"),
        ('["\\udc00"]', "lone surrogate"),
        ('["\udc00"]', "lone surrogate"),
        ('{"\\ud800": 1}', "lone surrogate"),
        ('"' + "[" * 33, "damaged or cut short"),
        ('["\\" [[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[", 1', "damaged or cut short"),
        ("", "damaged or cut short"),
    ],
)
def test_what_is_wrong_with_a_text_is_said(text: str, sentence: str) -> None:
    with pytest.raises(engine.RecordError, match=sentence):
        engine.load(text)


def test_brackets_in_strings_are_no_nesting() -> None:
    assert plain.read('["[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[", "\\"[[[[\\\\"]') == ["[" * 38, '"[[[[\\']
    assert plain.read(json.dumps(nested(32))) == nested(32)


@pytest.mark.parametrize("version", [True, 1.0, "1", None, [1], 2])
def test_a_version_is_a_whole_number(version: object) -> None:
    with pytest.raises(engine.RecordError, match=r"The record has version .*; this engine reads 1"):
        engine.load(put_text(RECORDS["tikal"], ("version",), json.dumps(version)))


@pytest.mark.parametrize("name", NAMES)
def test_a_record_of_one_game_with_a_position_of_the_other(name: str) -> None:
    text = put_text(FROM_POSITIONS[name], ("game",), json.dumps(OTHER[name]))
    with pytest.raises(
        engine.RecordError, match=f"The record is of '{OTHER[name]}', but its position is of {name}"
    ):
        engine.load(text)


@pytest.mark.parametrize("name", NAMES)
def test_an_imagined_game_can_be_recorded(name: str) -> None:
    game = engine.imagine(VIEWS[name], 4)
    game.apply(game.legal_actions()[0])
    assert engine.load(engine.save(game)).digest() == game.digest()


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize(
    ("bad", "sentence"),
    [
        ("\ud800", "lone surrogate"),
        ("A\0", r"holds U\+0000"),
        ("A\nB", r"holds U\+000A"),
        ("A\x7f", r"holds U\+007F"),
        ("A\u202eB", r"holds U\+202E"),
        ("\u2066A", r"holds U\+2066"),
        ("A\u200f", r"holds U\+200F"),
        ("A\u2028", r"holds U\+2028"),
        ("x" * 41, "A name has at most 40 characters"),
        ("  ", "a text that is not empty"),
    ],
)
def test_a_name_fits_in_a_line_and_can_be_shown(name: str, bad: str, sentence: str) -> None:
    players = seats(name, 2)
    names = [bad, "Bo", "Cy", "Di"][:players]
    with pytest.raises(engine.OptionError, match=sentence):
        engine.new_game(name, players=players, options={"names": names})
    position = engine.new_game(name, players=players).position()
    position["options"]["names"] = names
    with pytest.raises(engine.PositionError, match=sentence):
        engine.from_position(position)


@pytest.mark.parametrize("name", NAMES)
def test_names_of_every_language_can_be_shown(name: str) -> None:
    names = ["Zoë O'Neil-{x}", "王", "👩\u200d🚀", "x" * 40]
    players = seats(name, 4)
    for called in (names[:players], names[-players:]):
        game = engine.new_game(name, players=players, options={"names": called})
        assert engine.load(engine.save(game)).options["names"] == called
        assert str(game).encode()


@pytest.mark.parametrize("seed", [0, -1, 2**64, 10**100 - 1, 1 - 10**100])
def test_a_seed_may_have_a_hundred_digits(seed: int) -> None:
    game = engine.new_game("tikal", seed=seed)
    assert engine.load(engine.save(game)).digest() == game.digest()
    assert engine.imagine(game.view(0), seed).to_move == game.to_move


@pytest.mark.parametrize("seed", [10**100, -(10**100), 1.0, "1", True, None])
def test_a_seed_is_a_whole_number_with_an_end(seed: Any) -> None:
    with pytest.raises(engine.OptionError, match="The seed should be a whole number of at most 100 digits, not"):
        engine.new_game("tikal", seed=seed)


@pytest.mark.parametrize("name", NAMES)
def test_an_action_of_another_game_or_made_up_is_not_carried_out(name: str) -> None:
    game = GAMES[name].copy()
    real = game.legal_actions()[0]
    foreign = GAMES[OTHER[name]].legal_actions()[0]
    for action in (
        foreign,
        engine.Action(real.verb, (99, 99), "x", {}),
        engine.Action(real.verb, real.args, real.text, real.fields),
    ):
        with pytest.raises(engine.IllegalAction, match="is not an action of this game"):
            game.apply(action)
    assert game.digest() == GAMES[name].digest()


@pytest.mark.parametrize("name", NAMES)
def test_bots_refuse_views_with_other_choices(name: str) -> None:
    for legal in ([], ["castle", "pass"], ["pass", "end turn"], [*VIEWS[name]["legal"], "pass"]):
        for think in (lambda view: bots.choose(view, "easy", 1), lambda view: bots.advise(view, 1)):
            with pytest.raises(engine.PositionError, match=r"view\.legal"):
                bots.think_through(think(VIEWS[name] | {"legal": legal}))
    other = VIEWS[name] | {"seat": (VIEWS[name]["seat"] + 1) % GAMES[name].players}
    with pytest.raises(engine.PositionError):
        bots.think_through(bots.choose(other, "easy", 1))
