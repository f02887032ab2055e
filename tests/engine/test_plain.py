"""The limits of plain data, each tried just within and just beyond, and how values are quoted in messages."""

from __future__ import annotations

import json
from typing import Any

import pytest

from engine.core import plain
from engine.core.errors import InputError
from tests.engine.mutations import nested


def values(number: int, one: object = 0) -> list[list[object]]:
    """Five lists in a list, with so many items in all."""
    return [*[[one] * plain.ITEMS] * 4, [one] * (number - 5 - 4 * plain.ITEMS)]


WITHIN: dict[str, tuple[Any, Any, str]] = {
    "items": ([0] * 20_000, [0] * 20_001, "a list or table has 20,001 entries, and 20,000 are the most"),
    "entries": (
        {str(n): 0 for n in range(20_000)},
        {str(n): 0 for n in range(20_001)},
        "a list or table has 20,001 entries, and 20,000 are the most",
    ),
    "values": (values(100_000), values(100_001), "there are more than 100,000 values"),
    "depth": (nested(32), nested(33), "lists and tables are nested more than 32 deep"),
    "a key": ({"k" * 100: 0}, {"k" * 101: 0}, "the key of a table has 101 characters, and 100 are the most"),
    "texts": (["x" * 500_000] * 2, ["x" * 500_000, "x" * 500_001], "longer than 1,000,000 characters"),
    "a number": (10**100 - 1, 10**100, "a number has more than 100 digits"),
    "a negative number": (1 - 10**100, -(10**100), "a number has more than 100 digits"),
    "letters of a key": ({"é": 0}, {"\ud800": 0}, "half of a character"),
    "letters of a text": (["é"], ["é\udfff"], "half of a character"),
    "tuples": ((1, (2,)), (1, {2}), "is no plain data"),
    "the kinds": ([None, True, 0.5, "", 1, {}], [b""], "is no plain data"),
    "fractions": (1e300, float("inf"), "inf is no number that JSON can write"),
    "the kind of a key": ({"1": 0}, {1: 0}, "the key of a table should be a text, not 1"),
}


@pytest.mark.parametrize("name", WITHIN)
def test_what_is_within_a_limit_is_plain_and_what_is_beyond_is_not(name: str) -> None:
    good, bad, sentence = WITHIN[name]
    assert plain.fault(good) == ""
    assert sentence in plain.fault(bad)


@pytest.mark.parametrize(
    ("good", "bad", "sentence"),
    [
        ("1" * 100, "1" * 101, "more than 100 digits"),
        ("-" + "1" * 100, "-" + "1" * 101, "more than 100 digits"),
        ("0." + "1" * 98, "0." + "1" * 99, "more than 100 digits"),
        ("[" * 32 + "]" * 32, "[" * 33 + "]" * 33, "nested more than 32 deep"),
        (json.dumps(values(100_000)), json.dumps(values(100_001)), "more than 100,000 values"),
        (json.dumps(values(100_000, [])), json.dumps(values(100_001, [])), "more than 100,000 values"),
        (json.dumps(values(100_000, {})), json.dumps(values(100_001, {})), "more than 100,000 values"),
    ],
)
def test_what_is_within_a_limit_is_read_and_what_is_beyond_is_not(good: str, bad: str, sentence: str) -> None:
    assert plain.read(good) == json.loads(good)
    with pytest.raises(InputError, match=sentence):
        plain.read(bad)


def test_a_text_as_long_as_it_may_be() -> None:
    assert plain.read('["abc"]', longest=7) == ["abc"]
    with pytest.raises(InputError, match="the text is longer than 6 characters"):
        plain.read('["abc"]', longest=6)
    assert plain.read("[" + " " * (plain.TEXT - 2) + "]") == []
    with pytest.raises(InputError, match="the text is longer than 1,000,000 characters"):
        plain.read("[" + " " * (plain.TEXT - 1) + "]")


@pytest.mark.parametrize(
    ("value", "shown"),
    [
        ([1, 2], "a list of length 2"),
        ((1,), "a list of length 1"),
        ({"a": 1}, "a table of length 1"),
        ([0] * 1500, "a list of length 1,500"),
        ({1, 2}, "something of type set"),
        (b"abc", "something of type bytes"),
        (None, "None"),
        (True, "True"),
        (0.5, "0.5"),
        (-12, "-12"),
        (10**100, "a number of more than 100 digits"),
        (-(10**100), "a number of more than 100 digits"),
        ("it's", '"it\'s"'),
        # Eighty characters with their quotes are shown, and of more the first seventy-nine.
        ("x" * 78, f"'{'x' * 78}'"),
        ("x" * 79, f"'{'x' * 78}…"),
        ("x" * 1000, f"'{'x' * 78}…"),
        (10**79, "1" + "0" * 79),
        (10**100 - 1, "9" * 79 + "…"),
        (1 - 10**100, "-" + "9" * 78 + "…"),
    ],
)
def test_a_value_in_a_message(value: object, shown: str) -> None:
    assert plain.quoted(value) == shown


def test_words_in_a_message() -> None:
    assert plain.listed(["one", "two"]) == "one, two"
    assert plain.listed(["one", "\n", 3]) == "one, '\\n', 3"
    assert plain.listed(["x" * 80]) == "x" * 80
    assert plain.listed(["x" * 40, "y" * 38]) == f"{'x' * 40}, {'y' * 38}"
    assert plain.listed(["x" * 40, "y" * 39]) == f"{'x' * 40}, {'y' * 37}…"


def test_no_more_words_are_looked_at_than_can_be_shown() -> None:
    endless = iter(lambda: "", None)
    assert plain.listed(endless) == ", " * 39 + ",…"
    for longer in (81, 500_000):
        assert len(plain.listed(["x" * longer])) == 80


@pytest.mark.parametrize("pair", ["[]", "{}"])
def test_what_is_closed_again_makes_room_for_no_more_depth(pair: str) -> None:
    deep = 40_000
    for text in (f"[{f'{pair},' * deep}{'[' * deep}", f"[{f'{pair},' * deep}{'[' * 32}{']' * 32}]"):
        with pytest.raises(InputError, match="nested more than 32 deep"):
            plain.read(text)
    assert plain.read(f"[{f'{pair},' * 100}{'[' * 31}{']' * 31}]")[-1] == nested(30, [])
