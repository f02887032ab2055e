"""What the tests of both games do: play moves written as text, list choices, expect refusals, change positions."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from engine import Game, IllegalAction

Change = Callable[[dict[str, Any]], None]


def play(game: Game[Any], *moves: str) -> Game[Any]:
    """Apply moves written as text."""
    for move in moves:
        game.apply(game.parse(move))
    return game


def legal(game: Game[Any], verb: str = "") -> set[str]:
    """The legal choices that begin with a verb, as text."""
    return {str(action) for action in game.legal_actions() if str(action).startswith(verb)}


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
