"""Everything in the engine that reads something from outside, and good things to read for each game."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from typing import Any

import engine
from engine import bots
from tests.engine.mutations import at
from tests.engine.playing import mover
from tests.engine.samples import seats, under_way

NAMES = sorted(engine.GAMES)
OTHER = dict(zip(NAMES, [*NAMES[1:], NAMES[0]], strict=True))
"""For each game another one."""
Reader = Callable[[Any], object]


GAMES = {name: under_way(name, 60, players=3, seed=3, chance=3) for name in NAMES}
RECORDS = {name: engine.save(game, {"event": "Sunday"}) for name, game in GAMES.items()}
POSITIONS = {name: game.position() for name, game in GAMES.items()}
VIEWS = {name: game.view(mover(game)) for name, game in GAMES.items()}
FROM_POSITIONS = {name: engine.save(engine.from_position(data)) for name, data in POSITIONS.items()}


def put(data: Any, path: tuple[Any, ...], value: object) -> Any:
    """A copy of the data with another value there."""
    data = json.loads(json.dumps(data))
    at(data, path[:-1])[path[-1]] = value
    return data


def put_text(text: str, path: tuple[Any, ...], value: str) -> str:
    """A JSON text with this text for a value there."""
    return json.dumps(put(json.loads(text), path, "HERE")).replace('"HERE"', value)


def readers(name: str) -> dict[str, tuple[Reader, type[Exception]]]:
    """Everything that takes something from outside, and the error it answers with."""
    game, view, count = GAMES[name], VIEWS[name], seats(name, 4)

    def set_up(options: Any) -> engine.Game[Any]:
        return engine.new_game(name, players=count, options=options)

    return {
        "load": (engine.load, engine.RecordError),
        "load up to": (lambda value: engine.load(RECORDS[name], upto=value), engine.RecordError),
        "notes": (engine.notes, engine.RecordError),
        "save": (lambda value: engine.save(game, value), engine.RecordError),
        "save a note": (lambda value: engine.save(game, {"a": value}), engine.RecordError),
        "from_position": (engine.from_position, engine.PositionError),
        "imagine": (lambda value: engine.imagine(value, 1), engine.PositionError),
        "imagine with a seed": (lambda value: engine.imagine(view, value), engine.OptionError),
        "game": (engine.new_game, engine.OptionError),
        "players": (lambda value: engine.new_game(name, players=value), engine.OptionError),
        "seed": (lambda value: engine.new_game(name, players=count, seed=value), engine.OptionError),
        "options": (lambda value: set_up(value), engine.OptionError),
        "names": (lambda value: set_up({"names": value}), engine.OptionError),
        "a name": (lambda value: set_up({"names": [value] * count}), engine.OptionError),
        "first": (lambda value: set_up({"first": value}), engine.OptionError),
        "apply": (lambda value: game.copy().apply(value), engine.IllegalAction),
        "parse": (game.parse, engine.NotationError),
        "view": (game.view, engine.SeatError),
        "a bot's view": (lambda value: bots.think_through(bots.choose(value, "easy", 1)), engine.PositionError),
        "a bot's level": (lambda value: bots.choose(view, value, 1), engine.OptionError),
        "a bot's seed": (lambda value: bots.choose(view, "easy", value), engine.OptionError),
        "an adviser's view": (lambda value: bots.think_through(bots.advise(value, 1)), engine.PositionError),
    }


def answer(read: Reader, value: object) -> tuple[Exception | None, float]:
    """What a reader raises, if anything, and the seconds of work that it takes."""
    before = time.process_time()
    try:
        read(value)
    except engine.EngineError as error:
        return error, time.process_time() - before
    return None, time.process_time() - before
