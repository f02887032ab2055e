"""Plain data from outside, read within limits: JSON as text, or values that JSON can write.

What is too long, too deep or too large is refused before anything else looks at it, so that bad input stays cheap.
What the data mean is the business of their readers, who show them in messages only as `quoted` and `listed` do.
"""

from __future__ import annotations

import json
import math
import re
from collections.abc import Iterable
from itertools import accumulate, islice
from typing import Any, NoReturn

from .errors import InputError

TEXT = 1_000_000
"""Characters of a text, and of all strings of some data together."""
DEPTH = 32
"""Lists and tables inside each other."""
ITEMS = 20_000
"""Items of one list, or entries of one table."""
VALUES = 100_000
"""Items and entries of all lists and tables together."""
KEY = 100
"""Characters of a table's key."""
DIGITS = 100
"""Digits of a number."""
QUOTED = 80
"""Characters of the input in a message."""

BEYOND = 10**DIGITS
SURROGATE = re.compile("[\ud800-\udfff]")
STRING = re.compile(r'"[^"\\]*+(?:\\.[^"\\]*+)*+"?', re.DOTALL)  # possessive: nothing to try again in a long one
BRACKET = re.compile(r"[\[\]{}]")
STEP = {"[": 1, "{": 1, "]": -1, "}": -1}

TOO_DEEP = f"lists and tables are nested more than {DEPTH} deep"
TOO_MANY = f"there are more than {VALUES:,} values"
TOO_LARGE = f"a number has more than {DIGITS} digits"


def read(text: object, longest: int = TEXT) -> Any:
    """The data that a JSON text writes; InputError where it is none, or beyond the limits."""
    if type(text) is not str:
        raise InputError(f"it should be a text, not {quoted(text)}")
    if len(text) > longest:
        raise InputError(f"the text is longer than {longest:,} characters")
    if wrong := _shape_fault(text):
        raise InputError(wrong)
    try:
        data = json.loads(
            text, parse_int=_whole, parse_float=_fraction, parse_constant=_constant, object_pairs_hook=_table
        )
    except json.JSONDecodeError as error:
        raise InputError(f"the JSON is damaged or cut short ({error})") from error
    if wrong := fault(data, longest):
        raise InputError(wrong)
    return data


def fault(data: object, longest: int = TEXT) -> str:
    """What is no plain data, or beyond the limits; an empty text when there is nothing of that."""
    level: list[Any] = [[data]]
    values, room = VALUES + 1, longest
    for _ in range(DEPTH + 1):  # level by level and not by recursion, for nothing is known of the depth yet
        inner = []
        for container in level:
            if len(container) > ITEMS:
                return f"a list or table has {len(container):,} entries, and {ITEMS:,} are the most"
            values -= len(container)
            if values < 0:
                return TOO_MANY
            if type(container) is dict:
                for key in container:
                    if type(key) is not str:
                        return f"the key of a table should be a text, not {quoted(key)}"
                    if len(key) > KEY:
                        return f"the key of a table has {len(key):,} characters, and {KEY} are the most"
                    if not key.isascii() and SURROGATE.search(key):
                        return _torn(key)
                container = container.values()
            for value in container:
                kind = type(value)
                if kind is str:
                    room -= len(value)
                    if room < 0:
                        return f"the texts in it are longer than {longest:,} characters"
                    if not value.isascii() and SURROGATE.search(value):
                        return _torn(value)
                elif kind is dict or kind is list or kind is tuple:
                    inner.append(value)
                elif kind is int:
                    if not -BEYOND < value < BEYOND:
                        return TOO_LARGE
                elif kind is float:
                    if not math.isfinite(value):
                        return f"{value} is no number that JSON can write"
                elif value is not None and kind is not bool:
                    return f"{quoted(value)} is no plain data"
        if not inner:
            return ""
        level = inner
    return TOO_DEEP


def quoted(value: object) -> str:
    """A value as a message shows it: a list or table by its size alone, and everything cut where it gets long."""
    if type(value) is str:
        shown = repr(value[:QUOTED])
    elif type(value) is int:
        shown = repr(value) if -BEYOND < value < BEYOND else f"a number of more than {DIGITS} digits"
    elif value is None or type(value) is bool or type(value) is float:
        shown = repr(value)
    elif type(value) is list or type(value) is tuple:
        shown = f"a list of length {len(value):,}"
    elif type(value) is dict:
        shown = f"a table of length {len(value):,}"
    else:
        shown = f"something of type {type(value).__name__}"
    return _cut(shown)


def listed(words: Iterable[object]) -> str:
    """Words of the input one after the other, as a message shows them."""
    first = islice(words, QUOTED)
    return _cut(", ".join(w[:QUOTED] if type(w) is str and w.isprintable() else quoted(w) for w in first))


def _cut(shown: str) -> str:
    return shown if len(shown) <= QUOTED else f"{shown[: QUOTED - 1]}…"


def _torn(text: str) -> str:
    return f"{quoted(text)} holds half of a character (a lone surrogate)"


def _shape_fault(text: str) -> str:
    """What would be too much for the parser, which works by recursion: seen from the commas and brackets alone."""
    bare = STRING.sub("", text)
    if max(bare.count(","), bare.count("[") + bare.count("{") - 1) > VALUES:
        return TOO_MANY
    depth = max(accumulate((STEP[bracket] for bracket in BRACKET.findall(bare)), initial=0))
    return TOO_DEEP if depth > DEPTH else ""


def _whole(digits: str) -> int:
    if len(digits.lstrip("-")) > DIGITS:
        raise InputError(TOO_LARGE)
    return int(digits)


def _fraction(digits: str) -> float:
    if len(digits) > DIGITS:
        raise InputError(TOO_LARGE)
    return float(digits)


def _constant(name: str) -> NoReturn:
    raise InputError(f"{name} is no number that JSON can write")


def _table(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    table: dict[str, Any] = {}
    for name, value in pairs:
        if name in table:
            raise InputError(f"a table has two entries {quoted(name)}")
        table[name] = value
    return table
