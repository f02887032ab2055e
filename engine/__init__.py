"""The rules of both games behind one face.

Pure Python: no window, no clock, no files. The same seed and the same moves give the same game everywhere.
See docs/engine.md for a tour.
"""

from __future__ import annotations

from typing import Any

from engine.core import record
from engine.core.action import Action, Verb
from engine.core.chance import Chance
from engine.core.choices import Choices
from engine.core.errors import (
    EngineError,
    IllegalAction,
    NotationError,
    OptionError,
    PositionError,
    RecordError,
)
from engine.core.game import Game, Json, Rules
from engine.lost_temple import rules as lost_temple
from engine.tikal import rules as tikal

__all__ = [
    "GAMES",
    "Action",
    "Choices",
    "EngineError",
    "Game",
    "IllegalAction",
    "NotationError",
    "OptionError",
    "PositionError",
    "RecordError",
    "Verb",
    "from_position",
    "imagine",
    "load",
    "new_game",
    "notes",
    "save",
]

GAMES: dict[str, Rules[Any]] = {rules.name: rules for rules in (lost_temple.RULES, tikal.RULES)}


def new_game(name: str, *, players: int = 4, seed: int = 0, options: Json | None = None) -> Game[Any]:
    """A new game, set up and waiting for its first decision."""
    rules = _rules(name)
    if options is not None and not isinstance(options, dict):
        raise OptionError(f"The options should be a table of names and values, not {options!r}.")
    checked = rules.check_options(players, dict(options or {}))
    if type(seed) is not int:
        raise OptionError(f"The seed should be a whole number, not {seed!r}.")
    return Game(rules, rules.setup(players, seed, checked), players, seed, checked)


def from_position(data: Json) -> Game[Any]:
    """The game that a position describes, checked down to the last key."""
    if not isinstance(data, dict):
        raise PositionError("position", f"should be a table of fields, not {type(data).__name__}")
    name = data.get("game")
    if not isinstance(name, str) or name not in GAMES:
        raise PositionError("game", f"{name!r} is not one of {', '.join(GAMES)}")
    rules = GAMES[name]
    state = rules.from_position(data)
    return Game(rules, state, len(state.players), None, {}, origin=rules.position(state))


def imagine(view: Json, seed: int) -> Game[Any]:
    """A game that agrees with what a seat knows; what it cannot know is dealt at random from the seed."""
    rules = _rules(view["game"])
    state = rules.from_position(rules.imagine(view, Chance.seeded(seed)))
    return Game(rules, state, len(state.players), None, {}, origin={})


def save(game: Game[Any], notes: Json | None = None) -> str:
    """The record of a game: its set-up and its moves, and notes that mean nothing to the rules."""
    return record.write(game, notes)


def notes(text: str) -> Json:
    """The notes in a record."""
    return record.notes(text)


def load(text: str, *, upto: int | None = None) -> Game[Any]:
    """Replay a record, or only its first `upto` moves."""
    return record.read(text, _begin, upto)


def _begin(head: Json) -> Game[Any]:
    if "position" in head:
        return from_position(head["position"])
    return new_game(head["game"], players=head["players"], seed=head["seed"], options=head["options"])


def _rules(name: object) -> Rules[Any]:
    if not isinstance(name, str) or name not in GAMES:
        raise OptionError(f"There is no game {name!r}; there is {', '.join(GAMES)}.")
    return GAMES[name]
