"""The rules of both games behind one face.

Pure Python: no window, no clock, no files. The same seed and the same moves give the same game everywhere.
See docs/engine.md for a tour.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from .core import plain, record
from .core.action import Action, Verb
from .core.chance import Chance
from .core.choices import Choices
from .core.errors import (
    EngineError,
    IllegalAction,
    LinkError,
    NotationError,
    OptionError,
    PolicyError,
    PositionError,
    RecordError,
    SeatError,
)
from .core.game import Game, Json, Rules
from .core.options import check_name, check_seed, clean_name, clean_text
from .core.plain import quoted
from .core.plain import read as read_json
from .core.reader import Reader
from .core.record import Outline
from .lost_temple.game import RULES as LOST_TEMPLE
from .tikal.game import RULES as TIKAL

__all__ = [
    "GAMES",
    "Action",
    "Choices",
    "EngineError",
    "Game",
    "IllegalAction",
    "LinkError",
    "NotationError",
    "OptionError",
    "Outline",
    "PolicyError",
    "PositionError",
    "Reader",
    "RecordError",
    "SeatError",
    "Verb",
    "annotated",
    "check_name",
    "clean_name",
    "clean_text",
    "from_position",
    "imagine",
    "load",
    "new_game",
    "notes",
    "outline",
    "read_json",
    "replay",
    "save",
]

GAMES: dict[str, Rules[Any]] = {rules.name: rules for rules in (LOST_TEMPLE, TIKAL)}


def new_game(name: str, *, players: int = 4, seed: int = 0, options: Json | None = None) -> Game[Any]:
    """A new game, set up and waiting for its first decision."""
    if not isinstance(name, str) or name not in GAMES:
        raise OptionError(f"There is no game {quoted(name)}; there is {', '.join(GAMES)}.")
    rules = GAMES[name]
    if options is not None and not isinstance(options, dict):
        raise OptionError(f"The options should be a table of names and values, not {quoted(options)}.")
    if wrong := plain.fault(options):
        raise OptionError(f"The options cannot be read: {wrong}.")
    checked = rules.check_options(players, dict(options or {}))
    return Game(rules, rules.setup(players, check_seed(seed), checked), players, seed, checked)


def from_position(data: Json) -> Game[Any]:
    """The game that a position describes, checked down to the last key."""
    rules = _rules("position", data)
    state = rules.from_position(data)
    return Game(rules, state, len(state.players), None, {}, origin=rules.position(state))


def imagine(view: Json, seed: int) -> Game[Any]:
    """A game that agrees with what a seat knows; what it cannot know is dealt at random from the seed."""
    rules = _rules("view", view)
    data = rules.imagine(view, Chance.seeded(check_seed(seed)))
    state = rules.from_position(data)
    return Game(rules, state, len(state.players), None, {}, origin=data)


def save(game: Game[Any], notes: Json | None = None) -> str:
    """The record of a game: its set-up and its moves, and notes that mean nothing to the rules."""
    return record.write(game, notes)


def outline(text: str) -> Outline:
    """What a record says of a game, without replaying it."""
    found = record.outline(text)
    if found.game not in GAMES:
        raise RecordError(f"There is no game {quoted(found.game)}; there is {', '.join(GAMES)}.")
    return found


def notes(text: str) -> Json:
    """The notes in a record."""
    return outline(text).notes


def annotated(text: str, notes: Json) -> str:
    """The same record with other notes."""
    return record.annotated(text, notes)


def replay(text: str, *, upto: int | None = None) -> Iterator[Game[Any]]:
    """The game of a record at its beginning and after each move, always the same object; it can be listened to."""
    return record.replay(text, _begin, upto)


def load(text: str, *, upto: int | None = None) -> Game[Any]:
    """Replay a record, or only its first `upto` moves."""
    *_, game = replay(text, upto=upto)
    return game


def _begin(head: Json) -> Game[Any]:
    if "position" in head:
        return from_position(head["position"])
    return new_game(head["game"], players=head["players"], seed=head["seed"], options=head["options"])


def _rules(what: str, data: object) -> Rules[Any]:
    """The rules that a position or a view is for, when it is plain data at all."""
    if not isinstance(data, dict):
        raise PositionError(what, f"should be a table of fields, not {quoted(data)}")
    if wrong := plain.fault(data):
        raise PositionError(what, wrong)
    name = data.get("game")
    if not isinstance(name, str) or name not in GAMES:
        raise PositionError("game", f"{quoted(name)} is not one of {', '.join(GAMES)}")
    return GAMES[name]
