"""Positions that nobody meant: taken from random games and changed in one or two fields, then refused or played.

Changes know nothing of the games. They take what positions are made of: numbers, words that were seen at the same
place of another position, items of lists, and things that wander from one place to another of the same kind.
"""

from __future__ import annotations

import copy
import json
from collections.abc import Iterator
from typing import Any, NamedTuple

import engine
from engine.core.chance import Chance
from engine.tools.policies import random
from tests.engine.samples import sample

LONGEST = 5000
ROUND_TRIP_EVERY = 40

Path = tuple[str | int, ...]


class Mutant(NamedTuple):
    """A changed position, and what was done to it."""

    data: dict[str, Any]
    changes: tuple[str, ...]


# ---- positions -----------------------------------------------------------------------------------


def sampled(name: str, count: int, seed: int) -> list[dict[str, Any]]:
    """So many positions from random games of all variants and player counts."""
    chance = Chance.seeded(seed)
    found: list[dict[str, Any]] = []
    variants, players = sample(name).variants, engine.GAMES[name].players
    number = 0
    while len(found) < count:
        options = variants[number % len(variants)]
        at_table = players[number // len(variants) % len(players)]
        game = engine.new_game(name, players=at_table, seed=seed + number, options=options)
        number += 1
        while game.to_move is not None:
            if chance.below(12) == 0:
                found.append(game.position())
            game.apply(random(game, chance))
        found.append(game.position())
    return chance.shuffled(found)[:count]


def walk(data: Any, path: Path = ()) -> Iterator[tuple[Path, Any]]:
    """Everything inside a position, with the way to it."""
    if path:
        yield path, data
    inside = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    for key, value in inside:
        yield from walk(value, (*path, key))


def kind(path: Path) -> str:
    """The same for all places of one kind: the names on the way, whichever item of a list or room it is."""
    return ".".join("*" if isinstance(key, int) or len(key) == 2 else key for key in path)


class Changer:
    """Changes positions with what other positions have at the same places."""

    def __init__(self, positions: list[dict[str, Any]], seed: int) -> None:
        self.chance = Chance.seeded(seed)
        self.seen: dict[str, list[Any]] = {}
        known: set[tuple[str, str]] = set()
        for position in positions:
            for path, value in walk(position):
                text = json.dumps(value)
                if (kind(path), text) not in known and len(text) < 400:
                    known.add((kind(path), text))
                    self.seen.setdefault(kind(path), []).append(value)

    def mutant(self, position: dict[str, Any]) -> Mutant:
        """One or two changes."""
        data = copy.deepcopy(position)
        wanted = 1 + self.chance.below(2)
        changes: list[str] = []
        while len(changes) < wanted or data == position:
            done = self._pick(WAYS)(self, data)
            if done:
                changes.append(done)
        return Mutant(data, tuple(changes))

    def _pick(self, items: Any) -> Any:
        return items[self.chance.below(len(items))]

    def _places(self, data: Any, wanted: type | tuple[type, ...]) -> list[tuple[Path, Any]]:
        return [(path, value) for path, value in walk(data) if isinstance(value, wanted)]

    def _replace(self, data: Any) -> str:
        """Another value that was seen at such a place."""
        path, value = self._pick(list(walk(data)))
        others = [other for other in self.seen.get(kind(path), []) if other != value]
        if not others:
            return ""
        _set(data, path, copy.deepcopy(self._pick(others)))
        return f"replace {kind(path)}"

    def _step(self, data: Any) -> str:
        """Something to decide is added, taken away, doubled or exchanged."""
        if "steps" not in data:
            return ""
        steps = data["steps"]
        way = self._pick(("push", "insert", "pop", "double", "exchange"))
        if way in ("push", "insert"):
            at = len(steps) if way == "push" else self.chance.below(len(steps) + 1)
            steps.insert(at, copy.deepcopy(self._pick(self.seen["steps.*"])))
        elif steps:
            at = self.chance.below(len(steps))
            if way == "pop":
                del steps[at]
            elif way == "double":
                steps.insert(at, copy.deepcopy(steps[at]))
            else:
                steps[at] = copy.deepcopy(self._pick(self.seen["steps.*"]))
        return f"{way} step"

    def _number(self, data: Any) -> str:
        """A number a little off, or far."""
        numbers = [(path, value) for path, value in self._places(data, int) if not isinstance(value, bool)]
        path, value = self._pick(numbers)
        _set(data, path, self._pick((value + 1, value - 1, 0, value * 10, 999, -999)))
        return f"number {kind(path)}"

    def _flip(self, data: Any) -> str:
        """Yes for no."""
        path, value = self._pick(self._places(data, bool))
        _set(data, path, not value)
        return f"flip {kind(path)}"

    def _list(self, data: Any) -> str:
        """An item dropped, doubled, or two exchanged."""
        path, items = self._pick([(path, items) for path, items in self._places(data, list) if items])
        at, other = self.chance.below(len(items)), self.chance.below(len(items))
        way = self._pick(("drop", "double", "swap"))
        if way == "drop":
            del items[at]
        elif way == "double":
            items.insert(other, copy.deepcopy(items[at]))
        else:
            items[at], items[other] = items[other], items[at]
        return f"{way} {kind(path)}"

    def _wander(self, data: Any) -> str:
        """A word goes from one list to another, so that everything is still there once."""
        lists = [(path, items) for path, items in self._places(data, list) if path[0] != "steps"]
        start, items = self._pick([(path, items) for path, items in lists if items])
        goal, others = self._pick(lists)
        if items is others or not all(isinstance(item, str) for item in items):
            return ""
        others.insert(self.chance.below(len(others) + 1), items.pop(self.chance.below(len(items))))
        return f"wander {kind(start)} {kind(goal)}"

    def _hand_over(self, data: Any) -> str:
        """A thing goes from one table of counts to another."""
        tables = [
            (path, table)
            for path, table in self._places(data, dict)
            if all(type(count) is int for count in table.values())
        ]
        start, table = self._pick(tables)
        goal, other = self._pick(tables)
        if not table or table is other:
            return ""
        name = self._pick(sorted(table))
        table[name] -= 1
        other[name] = other.get(name, 0) + 1
        return f"hand over {kind(start)} {kind(goal)}"

    def _exchange(self, data: Any) -> str:
        """Two places of one kind exchange what they have."""
        places = list(walk(data))
        path, value = self._pick(places)
        twins = [(other, found) for other, found in places if kind(other) == kind(path) and found != value]
        if not twins:
            return ""
        twin, found = self._pick(twins)
        _set(data, path, copy.deepcopy(found))
        _set(data, twin, copy.deepcopy(value))
        return f"exchange {kind(path)}"


WAYS = (
    Changer._replace,
    Changer._replace,
    Changer._step,
    Changer._step,
    Changer._number,
    Changer._flip,
    Changer._list,
    Changer._wander,
    Changer._hand_over,
    Changer._exchange,
)


def _set(data: Any, path: Path, value: Any) -> None:
    for key in path[:-1]:
        data = data[key]
    data[path[-1]] = value


# ---- what comes of them --------------------------------------------------------------------------


def outcome(mutant: Mutant, seed: int) -> str:
    """ "refused" with a sentence, or "played" to the end; whatever else happens is an error."""
    try:
        game = engine.from_position(mutant.data)
    except engine.PositionError as error:
        return "refused" if error.where and error.what else "refused without a sentence"
    chance = Chance.seeded(seed)
    assert str(game)
    for number in range(LONGEST):
        if game.to_move is None:
            break
        if number % ROUND_TRIP_EVERY == 0:
            assert engine.from_position(game.position()).digest() == game.digest()
        assert game.legal_actions(), f"there is nothing to choose after {number} moves"
        game.apply(random(game, chance))
    assert game.to_move is None, "the game does not end"
    assert engine.from_position(game.position()).digest() == game.digest()
    return "played"
