"""Lessons played without the app: each moment that waits for a move, and what is said to the other moves."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Any

import engine
from engine import Action, Game

ASSETS = Path(__file__).parents[2] / "assets"


@dataclass(frozen=True, slots=True)
class Moment:
    """A step that waits for a move of the player, who has seat 0."""

    key: str
    """The key of its words."""
    game: Game[Any]
    wanted: Action
    answers: dict[str, list[Action]]
    """The legal moves that were not wanted, by the key of what is said to them; "" where nothing is."""


def moments(name: str) -> Iterator[Moment]:
    """Every moment of the lessons of a game, in their order; a game need not have any."""
    folder = ASSETS / name.replace("-", "_") / "lessons"
    if not folder.is_dir():
        return
    records = json.loads((folder / "records.json").read_text("utf-8"))
    for path in sorted(folder.glob("[0-9]*.json")):
        lesson = json.loads(path.read_text("utf-8"))
        record = records[lesson["record"]]
        moves = record["moves"]
        game = engine.new_game(name, players=2, seed=record["seed"], options=record["options"])
        for move in moves[: lesson["after"]]:
            game.apply(game.parse(move))
        for step in lesson["steps"]:
            key = f"{name}.lesson.{path.stem.partition('-')[2]}.{step['say']}"
            while len(game.moves) < step.get("until", 0) or ("do" in step and game.to_move != 0):
                game.apply(game.parse(moves[len(game.moves)]))
            for pattern in step.get("do", ()):
                moment = _moment(key, game, pattern, moves, step.get("answers", {}))
                yield moment
                game.apply(moment.wanted)
            for move in step.get("then", ()):
                game.apply(game.parse(move))


def _moment(key: str, game: Game[Any], pattern: str, moves: list[str], patterns: dict[str, list[str]]) -> Moment:
    recorded = moves[len(game.moves)] if len(game.moves) < len(moves) else ""
    meant = [move for move in game.legal_actions() if fnmatchcase(str(move), pattern)]
    wanted = next((move for move in meant if str(move) == recorded), meant[0])
    answers: dict[str, list[Action]] = {}
    for move in game.legal_actions():
        if move not in meant:
            fits = (name for name, ones in patterns.items() if any(fnmatchcase(str(move), one) for one in ones))
            answer = next(fits, "")
            answers.setdefault(f"{key}.{answer}" if answer else "", []).append(move)
    return Moment(key, game.copy(), wanted, answers)


def words(name: str, language: str) -> dict[str, str]:
    """What the lessons of a game say in a language."""
    path = ASSETS / "locale" / language / name.replace("-", "_") / "lesson.json"
    found: dict[str, str] = json.loads(path.read_text("utf-8")) if path.exists() else {}
    return found
