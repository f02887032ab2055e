"""Damage for data that were good: values changed, dropped, doubled, swapped, outsized; texts cut and stirred.

Everything is drawn from a generator that the caller seeds, so that a failure can be made again.
"""

from __future__ import annotations

import copy
from random import Random
from typing import Any

WORDS = ("", "pink", "a1", "c3", "supply", "over", "end", "\x00", "\ud800", "\u202e", "é", "x" * 100_000)
NUMBERS = (-1, 0, 1, 2, 3, 5, 7, 20, 64, 999, 1000, -(2**63), 10**99, 10**200, 0.5, 1e308)
SIGNS = '[]{}",:\\0123456789-+.eEuntrfl \n\t\x00\u2028\ud800'


def nested(depth: int, inside: object = 0, table: bool = False) -> Any:
    """A value inside so many lists, or tables."""
    for _ in range(depth):
        inside = {"a": inside} if table else [inside]
    return inside


def junk(rng: Random) -> Any:
    """A value that hardly belongs anywhere."""
    kind = rng.randrange(12)
    if kind < 4:
        return rng.choice(NUMBERS)
    if kind < 7:
        return rng.choice(WORDS)
    if kind == 7:
        return nested(rng.choice((1, 5, 31, 40, 300)), table=rng.random() < 0.5)
    if kind == 8:
        return [junk(rng) for _ in range(rng.randrange(4))]
    if kind == 9:
        return {rng.choice(WORDS): junk(rng) for _ in range(rng.randrange(4))}
    if kind == 10:
        return [rng.choice(NUMBERS)] * rng.choice((10, 1000, 30_000))
    return rng.choice((None, True, False))


def paths(data: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Every way into nested data."""
    found = [path] if path else []
    if isinstance(data, dict):
        for key, value in data.items():
            found += paths(value, (*path, key))
    elif isinstance(data, list):
        for i, value in enumerate(data):
            found += paths(value, (*path, i))
    return found


def at(data: Any, path: tuple[Any, ...]) -> Any:
    """The value at the end of a way."""
    for key in path:
        data = data[key]
    return data


def changed(data: Any, rng: Random, donor: Any) -> Any:
    """A copy with one to three changes, some of them parts of another, the donor."""
    data = copy.deepcopy(data)
    for _ in range(rng.choice((1, 1, 1, 2, 3))):
        ways = paths(data)
        if not ways:
            break
        way = rng.choice(ways)
        place, key, value = at(data, way[:-1]), way[-1], at(data, way)
        kind = rng.randrange(10)
        if kind == 0:
            place[key] = junk(rng)
            break  # what may be outsized is not walked through again
        if kind == 1:
            del place[key]
        elif kind == 2:
            place[key] = copy.deepcopy(at(donor, rng.choice(paths(donor))))
        elif kind == 3 and isinstance(place, dict):
            place[rng.choice(WORDS)] = place.pop(key)
        elif kind == 3:
            place.insert(rng.randrange(len(place) + 1), value)
        elif kind == 4 and isinstance(value, list):
            rng.shuffle(value)
        elif kind < 8 and isinstance(value, bool):
            place[key] = not value
        elif kind < 8 and isinstance(value, int):
            place[key] = value + rng.choice((-2, -1, 1, 2))
        else:
            place[key] = copy.deepcopy(at(data, rng.choice(ways)))
    return data


def stirred(text: str, rng: Random) -> str:
    """A text with one to three parts cut out, doubled, moved or overwritten."""
    for _ in range(rng.choice((1, 1, 2, 3))):
        start = rng.randrange(len(text) + 1)
        end = min(len(text), start + rng.choice((0, 1, 1, 2, 5, 40)))
        part = text[start:end]
        kind = rng.randrange(6)
        if kind == 0:
            part = ""
        elif kind == 1:
            part = part * rng.choice((2, 3, 1000))
        elif kind == 2:
            part = "".join(rng.choice(SIGNS) for _ in range(rng.choice((1, 1, 2, 8))))
        elif kind == 3:
            part = rng.choice(("[", '{"a":', '"', "9", "\\u")) * rng.choice((1, 2, 50, 5000))
        elif kind == 4:
            part, text = "", text[: rng.choice((start, len(text)))]
        else:
            other = rng.randrange(len(text) + 1)
            part = text[other : other + 20]
        text = text[:start] + part + text[end:]
    return text
