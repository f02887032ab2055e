"""Bad input is cheap: whatever its size, it is refused at once, and in few words."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

import engine
from engine import bots
from engine.core import plain
from tests.engine.mutations import at, nested, paths
from tests.engine.readers import GAMES, NAMES, POSITIONS, RECORDS, VIEWS, answer, put, readers
from tests.engine.samples import seats

LARGE = 10_000_000


def quotes(sign: str, name: str) -> dict[str, Callable[[int], object]]:
    """Places where so many of a sign can be put."""
    game: Any = GAMES[name]  # takes anything, as a caller without types would
    position, record, view = POSITIONS[name], json.loads(RECORDS[name]), VIEWS[name]
    count = seats(name, 4)

    def set_up(options: dict[str, Any]) -> object:
        return engine.new_game(name, players=count, options=options)

    places: dict[str, Callable[[int], object]] = {
        "text": lambda n: engine.load(sign * n),
        "move": lambda n: engine.load(json.dumps(record | {"moves": [sign * n]})),
        "short move": lambda n: engine.load(json.dumps(record | {"moves": [sign * 100]})),
        "verb": lambda n: GAMES[name].parse("end " + sign * 150),
        "game": lambda n: engine.new_game(sign * n),
        "option": lambda n: set_up({sign * min(n, 90): 1, sign * 91: 2}),
        "names": lambda n: set_up({"names": [sign * n, sign * 39, sign * 38, sign * 37][:count]}),
        "same names": lambda n: set_up({"names": [sign * 39] * count}),
        "apply": lambda n: game.copy().apply(sign * n),
        "seat": lambda n: game.view(sign * n),
        "level": lambda n: bots.choose(view, sign * n, 1),
        "field": lambda n: engine.from_position(position | {sign * i: 1 for i in range(1, 100)}),
        "record's field": lambda n: engine.load(json.dumps(record | {sign * i: 1 for i in range(1, 100)})),
    }

    def inside(read: Callable[[Any], object], data: Any, path: tuple[Any, ...]) -> Callable[[int], object]:
        return lambda n: read(put(data, path, sign * n))

    for path in paths(position):
        places[f"position {path}"] = inside(engine.from_position, position, path)
    for path in paths(record):
        places[f"record {path}"] = inside(lambda data: engine.load(json.dumps(data)), record, path)
    for path in paths(view):
        places[f"view {path}"] = inside(lambda data: engine.imagine(data, 1), view, path)
    return places


@pytest.mark.slow
@pytest.mark.parametrize("name", NAMES)
def test_a_message_quotes_at_most_80_characters_of_the_input(name: str) -> None:
    for place, say in quotes("ж", name).items():
        for length in (100, 100_000):
            error, _ = answer(say, length)
            assert error is None or str(error).count("ж") <= 80, place
            assert error is None or len(str(error)) < 1000, place


LARGE_TEXTS: dict[str, Callable[[int], str]] = {
    "nothing but brackets": lambda n: "[" * n,
    "nothing but tables": lambda n: '{"a":' * (n // 5),
    "lists in a list": lambda n: "[" + "[]," * (n // 3) + "0]",
    "numbers": lambda n: "[" + "1," * (n // 2) + "1]",
    "a number": lambda n: "9" * n,
    "a string": lambda n: '"' + "x" * (n - 2) + '"',
    "a string of escapes": lambda n: '"' + "\\n" * (n // 2 - 1) + '"',
    "a string without an end": lambda n: '"' + "\\" * (n - 1),
    "nothing but quotes": lambda n: '"' * n,
    "keys": lambda n: "{" + ",".join(f'"{i:x}":0' for i in range(n // 9)) + "}",
    "blanks": lambda n: " " * n,
    "letters": lambda n: "é" * n,
}


@pytest.mark.parametrize("size", [LARGE, plain.TEXT])
@pytest.mark.parametrize("kind", LARGE_TEXTS)
def test_large_texts_are_refused_within_a_second(kind: str, size: int) -> None:
    text = LARGE_TEXTS[kind](size)
    for read in (engine.load, engine.notes, GAMES["tikal"].parse):
        error, seconds = answer(read, text)
        assert error is not None
        assert seconds < 1


@pytest.mark.slow
@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize(
    "make",
    [
        lambda: "x" * LARGE,
        lambda: [0] * (LARGE // 2),
        lambda: [[]] * plain.ITEMS,
        lambda: nested(LARGE // 8),
        lambda: dict.fromkeys(map(str, range(LARGE // 16))),
        lambda: {str(i): list(range(9)) for i in range(plain.ITEMS)},
    ],
    ids=["text", "list", "lists", "depth", "table", "lists in a table"],
)
def test_large_values_are_refused_within_a_second_by_every_reader(make: Callable[[], Any], name: str) -> None:
    value = make()
    for reader, (read, kind) in readers(name).items():
        error, seconds = answer(read, value)
        assert isinstance(error, kind) or reader in ("save a note", "save"), reader
        assert seconds < 1, reader


@pytest.mark.slow
@pytest.mark.parametrize("name", NAMES)
def test_positions_as_large_as_the_limits_are_read_within_a_second(name: str) -> None:
    position = POSITIONS[name]
    for path in paths(position):
        value = at(position, path)
        if isinstance(value, list) and value:
            error, seconds = answer(
                engine.from_position, put(position, path, (value * plain.ITEMS)[: plain.ITEMS])
            )
            assert error is None or isinstance(error, engine.PositionError), path
            assert seconds < 1, path


@pytest.mark.parametrize("name", NAMES)
def test_a_position_and_a_record_have_room_enough_within_the_limits(name: str) -> None:
    assert len(json.dumps(POSITIONS[name])) * 50 < plain.TEXT
    assert len(GAMES[name].moves) * 100 < plain.ITEMS
