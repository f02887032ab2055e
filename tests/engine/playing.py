"""What the tests of both games do: play by text or at random, list choices, expect refusals, change positions."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import engine
from engine import Action, Game, IllegalAction
from engine.core.chance import Chance
from engine.tools.policies import random

Change = Callable[[dict[str, Any]], None]


def play(game: Game[Any], *moves: str) -> Game[Any]:
    """Apply moves written as text."""
    for move in moves:
        game.apply(game.parse(move))
    return game


def legal(game: Game[Any], verb: str = "") -> set[str]:
    """The legal choices that begin with a verb, as text."""
    return {str(action) for action in game.legal_actions() if str(action).startswith(verb)}


def mover(game: Game[Any]) -> int:
    """The seat that has to decide, in a game that is not over."""
    assert game.to_move is not None
    return game.to_move


def refused(game: Game[Any], move: str) -> str:
    """The code of the refusal of a move, which must leave the game as it was."""
    before = game.digest(), len(game.moves)
    with pytest.raises(IllegalAction) as caught:
        play(game, move)
    sentence = str(caught.value)
    assert sentence[0].isupper() or sentence[0].isalnum()
    assert sentence.endswith(".")
    assert (game.digest(), len(game.moves)) == before
    return caught.value.code


def shift(table: dict[str, int], name: str, change: int) -> None:
    """Change how many there are of a thing in a table that names no thing that is not there."""
    left = table.get(name, 0) + change
    assert left >= 0, f"no {name} left"
    table[name] = left
    if not left:
        del table[name]


def set_in(*path: Any, value: Any) -> Change:
    """A change of a position: another value at this path."""

    def change(data: dict[str, Any]) -> None:
        for key in path[:-1]:
            data = data[key]
        data[path[-1]] = value

    return change


def drop(*path: Any) -> Change:
    """A change of a position: nothing at this path."""

    def change(data: dict[str, Any]) -> None:
        for key in path[:-1]:
            data = data[key]
        del data[path[-1]]

    return change


def impossible(data: dict[str, Any], sentence: str) -> None:
    """Expect that a position is refused with this sentence."""
    with pytest.raises(engine.PositionError) as caught:
        engine.from_position(data)
    assert sentence in str(caught.value)


def play_at_random(game: Game[Any], seed: int, check: Callable[[Any, Action], None], longest: int) -> None:
    """Play to the end at random; after every action `check` looks at the state, now and then all forms agree."""
    chance = Chance.seeded(seed)
    passed: dict[int, str] = {}
    for number in range(longest):
        if game.to_move is None:
            break
        if number % 20 == 0:
            check_forms(game)
            passed[number] = game.digest()
            if number == 20 * (seed % 7):  # once in a game that is not over
                check_record(game, passed)
        action = random(game, chance)
        game.apply(action)
        check(game.state, action)
    assert game.to_move is None, "a random game should end"
    assert game.legal_actions() == ()
    check_forms(game)
    check_record(game, passed)


def check_forms(game: Game[Any]) -> None:
    """A game, its position, its copy and its notation all say the same."""
    digest, choices = game.digest(), game.legal_actions()
    assert bool(choices) == (game.to_move is not None)
    for action in choices:
        assert game.parse(str(action)) is action
    again = engine.from_position(game.position())
    assert again.digest() == digest
    assert again.legal_actions() == choices
    if choices:
        twin = game.copy()
        twin.apply(choices[-1])
        assert twin.moves[:-1] == game.moves
        assert twin.digest() != digest
        assert game.digest() == digest


def check_record(game: Game[Any], passed: dict[int, str]) -> None:
    """The record of a game leads to it, through the digests after some of its moves."""
    found = {}
    for number, again in enumerate(engine.replay(engine.save(game))):
        if number in passed or number == len(game.moves):
            found[number] = again.digest()
    assert found == {**passed, len(game.moves): game.digest()}
