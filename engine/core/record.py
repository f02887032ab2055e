"""Records: a game as its set-up and its moves, the only save format.

A record is JSON with one move per line. It names the digest of the state it ends in, so that an
edited or foreign record is noticed instead of quietly giving another game. It may carry notes, which mean
nothing to the game.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from . import plain
from .errors import EngineError, IllegalAction, InputError, NotationError, RecordError
from .game import Game, Json
from .plain import quoted

FORMAT = "expedition-record"
FORMER_FORMAT = "tikal-record"  # before version 1.0; nothing else differs
VERSION = 1
FIELDS = {"format", "version", "game", "moves", "digest"}
FROM_SEED = {"players", "seed", "options"}
FROM_POSITION = {"position"}
NOTES = "notes"


class Outline(NamedTuple):
    """What a record says of a game without replaying it."""

    game: str
    moves: int
    digest: str
    notes: Json


def write(game: Game[Any], notes: Json | None = None) -> str:
    """The record of a game, with notes if there are any."""
    if notes is not None and not isinstance(notes, dict):
        raise RecordError(f"The notes should be a table, not {quoted(notes)}.")
    head: Json = {"format": FORMAT, "version": VERSION, "game": game.name}
    if game.origin is None:
        head |= {"players": game.players, "seed": game.seed, "options": game.options}
    else:
        head["position"] = game.origin
    if notes:
        head[NOTES] = notes
    head["digest"] = game.digest()
    return _text(head, [str(move) for move in game.moves])


def _text(head: Json, moves: list[str]) -> str:
    # What is written here must be read again, by the same limits.
    if wrong := plain.fault(head | {"moves": moves}):
        raise RecordError(f"The game cannot be recorded: {wrong}.")
    lines = [f" {json.dumps(key)}: {json.dumps(value)}," for key, value in head.items()]
    listed = ",\n".join(f"  {json.dumps(move)}" for move in moves)
    text = "\n".join(["{", *lines, ' "moves": [', listed, " ]", "}"]) + "\n"
    if len(text) > plain.TEXT:
        raise RecordError(f"The record would have {len(text):,} characters, and {plain.TEXT:,} are the most.")
    return text


def outline(text: str) -> Outline:
    """What a record says of a game, at a glance."""
    data = _parse(text)
    return Outline(str(data["game"]), len(data["moves"]), str(data["digest"]), data.get(NOTES, {}))


def annotated(text: str, notes: Json) -> str:
    """The same record with other notes."""
    data = _parse(text)
    moves = data.pop("moves")
    digest = data.pop("digest")
    return _text(data | {"format": FORMAT, NOTES: notes, "digest": digest}, moves)


def replay(text: str, begin: Callable[[Json], Game[Any]], upto: int | None = None) -> Iterator[Game[Any]]:
    """The game of a record at its beginning and after each move, always the same object."""
    if upto is not None and (type(upto) is not int or upto < 0):
        raise RecordError(f"The moves to replay should be a whole number from 0 on, not {quoted(upto)}.")
    data = _parse(text)
    try:
        game = begin(data)
    except EngineError as error:
        raise RecordError(f"The record's set-up does not work: {error}") from error
    if game.name != data["game"]:
        raise RecordError(f"The record is of {quoted(data['game'])}, but its position is of {game.name}.")
    yield game
    moves = data["moves"] if upto is None else data["moves"][:upto]
    for number, move in enumerate(moves, 1):
        try:
            action = game.parse(move)
        except NotationError as error:
            raise RecordError(f"Move {number} of the record cannot be read: {error}") from error
        try:
            game.replay(action)
        except IllegalAction as error:
            raise RecordError(f"Move {number} of the record ({action}): {error}") from error
        yield game
    if len(moves) == len(data["moves"]) and game.digest() != data["digest"]:
        raise RecordError("The record's moves lead to another game than its digest says: it was edited.")


def _parse(text: str) -> Json:
    try:
        data = plain.read(text)
    except InputError as error:
        raise RecordError(f"This is not a record: {error}.") from error
    if not isinstance(data, dict) or data.get("format") not in (FORMAT, FORMER_FORMAT):
        raise RecordError(f'This is not a record: "format" should be "{FORMAT}".')
    version = data.get("version")
    if type(version) is not int or version != VERSION:
        raise RecordError(f"The record has version {quoted(version)}; this engine reads {VERSION}.")
    start = FROM_POSITION if "position" in data else FROM_SEED
    missing = (FIELDS | start) - data.keys()
    if missing:
        raise RecordError(f"The record lacks {', '.join(sorted(missing))}.")
    unknown = data.keys() - FIELDS - start - {NOTES}
    if unknown:
        raise RecordError(f"The record has fields that mean nothing here: {plain.listed(sorted(unknown))}.")
    if not isinstance(data["moves"], list) or not all(isinstance(move, str) for move in data["moves"]):
        raise RecordError('The record\'s "moves" should be a list of texts.')
    if not isinstance(data.get(NOTES, {}), dict):
        raise RecordError('The record\'s "notes" should be a table.')
    return data
