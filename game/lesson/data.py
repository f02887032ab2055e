"""Lessons as data: a record, the move at which the lesson begins, and what is said and wanted at each step.

They lie in assets/<game>/lessons, one file for each lesson and one with the records that they begin from; the
words are in the catalogues. docs/lessons.md explains the format.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fnmatch import fnmatchcase
from functools import cache
from pathlib import Path

from engine import GAMES, Action, Reader
from game.host.files import assets
from game.session.asset_records import RECORDS, AssetRecord, load, records, texts


@dataclass(frozen=True, slots=True)
class LessonAnswer:
    """What is said to a move that is legal and not the one that was wanted."""

    say: str
    when: tuple[str, ...]
    """Patterns of the moves that it is said to."""


@dataclass(frozen=True, slots=True)
class LessonStep:
    """One thing that is said, and what the player is to do then; a step without a move only tells."""

    say: str
    do: tuple[str, ...] = ()
    """Patterns of the moves that go on, in their order."""
    then: tuple[str, ...] = ()
    """Moves that the lesson itself makes for the player after those."""
    point: tuple[str, ...] = ()
    """What to point at: parts of the table; nothing points at the move that is wanted."""
    show: tuple[str, ...] = ()
    """Parts of the table that stay bright beside that."""
    rings: tuple[str, ...] = ()
    """Sides of the board with something that is counted, such as "base a4"."""
    answers: tuple[LessonAnswer, ...] = ()
    until: int = 0
    """How many moves of the record have to be made before it is said; the rival makes those that are missing."""

    def answer(self, move: str) -> str:
        """What is said to a move that was not wanted, or nothing of its own."""
        return next((one.say for one in self.answers if matches(move, one.when)), "")


@dataclass(frozen=True, slots=True)
class Lesson:
    """A lesson of a minute."""

    game: str
    name: str
    number: int
    """Its place among the lessons of the game, from 0."""
    record: AssetRecord
    after: int
    """How many moves of the record are made when it begins."""
    steps: tuple[LessonStep, ...]

    @property
    def key(self) -> str:
        """How its keys in the catalogues begin; the key itself is the title."""
        return f"{self.game}.lesson.{self.name}"

    def words_of(self, step: LessonStep, answer: str = "") -> str:
        """The key of what a step says, or of one of its answers."""
        return f"{self.key}.{step.say}" + (f".{answer}" if answer else "")


def matches(move: Action | str, patterns: Sequence[str]) -> bool:
    """Whether a move is meant by one of some patterns, in which * stands for anything."""
    return any(fnmatchcase(str(move), pattern) for pattern in patterns)


@cache
def lessons(game: str) -> tuple[Lesson, ...]:
    """The lessons of a game in their order."""
    return read(assets() / game.replace("-", "_") / "lessons", game)


@cache
def taught() -> tuple[str, ...]:
    """The games that have lessons."""
    return tuple(game for game in GAMES if lessons(game))


def read(folder: Path, game: str) -> tuple[Lesson, ...]:
    """The lessons of a folder in the order of their file names; a PositionError says what is wrong and where."""
    listed = records(folder)
    files = sorted(path for path in folder.glob("*.json") if path.name != RECORDS) if listed else []
    return tuple(_lesson(path, game, number, listed) for number, path in enumerate(files))


def _lesson(path: Path, game: str, number: int, records: dict[str, AssetRecord]) -> Lesson:
    data = load(path)
    data.only("record", "after", "steps")
    names = tuple(records)
    record = records[names[data.field("record").word(names)]]
    after = data.field("after").whole(0, len(record.moves))
    steps = tuple(_step(item) for item in data.field("steps").items())
    # "03-doors.json" is the third lesson, and its words are those of "doors".
    return Lesson(game, path.stem.partition("-")[2] or path.stem, number, record, after, steps)


def _step(data: Reader) -> LessonStep:
    data.only("say", "do", "then", "point", "show", "rings", "answers", "until")
    told = data.field("answers") if "answers" in data.table() else Reader({}, data.where)
    answers = tuple(LessonAnswer(name, texts(told, name)) for name in told.table())
    do, then, point, show, rings = (texts(data, name) for name in ("do", "then", "point", "show", "rings"))
    until = data.field("until").whole(0, 10_000) if "until" in data.table() else 0
    return LessonStep(data.field("say").text(), do, then, point, show, rings, answers, until)
