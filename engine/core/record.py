"""Records: a game as its set-up and its moves, the only save format.

A record is JSON with one move per line. It names the digest of the state it ends in, so that an
edited or foreign record is noticed instead of quietly giving another game. It may carry notes of whoever saved it,
which mean nothing to the game.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from engine.core.errors import EngineError, IllegalAction, NotationError, RecordError
from engine.core.game import Game, Json

FORMAT = "tikal-record"
VERSION = 1
FIELDS = {"format", "version", "game", "moves", "digest"}
FROM_SEED = {"players", "seed", "options"}
FROM_POSITION = {"position"}
NOTES = "notes"


def write(game: Game[Any], notes: Json | None = None) -> str:
    """The record of a game, with notes if there are any."""
    head: Json = {"format": FORMAT, "version": VERSION, "game": game.name}
    if game.origin is None:
        head |= {"players": game.players, "seed": game.seed, "options": game.options}
    else:
        head["position"] = game.origin
    if notes:
        head[NOTES] = notes
    head["digest"] = game.digest()
    lines = [f" {json.dumps(key)}: {json.dumps(value)}," for key, value in head.items()]
    moves = ",\n".join(f"  {json.dumps(str(move))}" for move in game.moves)
    return "\n".join(["{", *lines, ' "moves": [', moves, " ]", "}"]) + "\n"


def notes(text: str) -> Json:
    """What whoever saved a record has noted in it."""
    found: Json = _parse(text).get(NOTES, {})
    return found


def read(text: str, begin: Callable[[Json], Game[Any]], upto: int | None = None) -> Game[Any]:
    """The game that a record describes, or its first `upto` moves; `begin` makes the game from the head."""
    data = _parse(text)
    try:
        game = begin(data)
    except EngineError as error:
        raise RecordError(f"The record's set-up does not work: {error}") from error
    moves = data["moves"] if upto is None else data["moves"][:upto]
    for number, move in enumerate(moves, 1):
        try:
            game.replay(game.parse(move))
        except (IllegalAction, NotationError) as error:
            raise RecordError(f"Move {number} of the record ({json.dumps(move)}): {error}") from error
    if len(moves) == len(data["moves"]) and game.digest() != data["digest"]:
        raise RecordError("The record's moves lead to another game than its digest says: it was edited.")
    return game


def _parse(text: str) -> Json:
    try:
        data = json.loads(text)
    except (TypeError, ValueError) as error:
        raise RecordError(f"This is not a record, or it is cut short: {error}.") from error
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise RecordError(f'This is not a record: "format" should be "{FORMAT}".')
    if data.get("version") != VERSION:
        raise RecordError(f"The record has version {data.get('version')!r}; this engine reads {VERSION}.")
    start = FROM_POSITION if "position" in data else FROM_SEED
    missing = (FIELDS | start) - data.keys()
    if missing:
        raise RecordError(f"The record lacks {', '.join(sorted(missing))}.")
    unknown = data.keys() - FIELDS - start - {NOTES}
    if unknown:
        raise RecordError(f"The record has fields that mean nothing here: {', '.join(sorted(unknown))}.")
    if not isinstance(data["moves"], list) or not all(isinstance(move, str) for move in data["moves"]):
        raise RecordError('The record\'s "moves" should be a list of texts.')
    if not isinstance(data.get(NOTES, {}), dict):
        raise RecordError('The record\'s "notes" should be a table.')
    return data
