"""Puzzles as data: a game that stops before one turn, the best known turn there, and what its stars cost.

They lie in assets/<game>/puzzles.json and are made by tests/bench/puzzle_make.py; docs/puzzles.md tells how.
"""

from __future__ import annotations

import json
import zlib
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from itertools import zip_longest
from pathlib import Path

from engine import GAMES, Reader, read_json
from engine.links import Packer, pack_game, unpack_game, write
from engine.links import read as read_link
from game.host.files import assets
from game.session.played import AnyGame

FILE = "puzzles.json"
STARS = 3
LARGEST = 1_000


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A turn to be found."""

    game: str
    number: int
    """Its place among those of its game, from 0."""
    link: str
    """The game up to the turn, as in a link."""
    seat: int
    """Whose turn it is."""
    base: int
    """The points of ending the turn at once."""
    hard: int
    """The points of the hard player's turn."""
    beam: int
    """The most points of any turn that the hard player's search looks at."""
    limits: tuple[int, int, int]
    """The points for one, two and three stars; the last is the best known."""
    line: tuple[str, ...]
    """The best known turn, move by move."""

    @property
    def best(self) -> int:
        """The best known points."""
        return self.limits[-1]

    @property
    def mark(self) -> int:
        """A number that stands for it wherever it lies in the file."""
        return zlib.crc32(self.link.encode())

    @property
    def id(self) -> str:
        """What its results are stored under."""
        return f"{self.game}-{self.mark:08x}"

    def stars(self, points: int) -> int:
        """The stars that so many points are worth."""
        return sum(points >= limit for limit in self.limits)

    def begin(self) -> AnyGame:
        """The game at the beginning of the turn."""
        return unpack_game(read_link(self.link))


@cache
def puzzles(game: str) -> tuple[Puzzle, ...]:
    """The puzzles of a game."""
    path = assets() / game.replace("-", "_") / FILE
    return read(path, game) if path.is_file() else ()


def read(path: Path, game: str) -> tuple[Puzzle, ...]:
    """The puzzles of a file; a PositionError says what is wrong and where."""
    listed = Reader(read_json(path.read_text("utf-8")), path.name)
    return tuple(_puzzle(item, game, number) for number, item in enumerate(listed.items()))


def _puzzle(data: Reader, game: str, number: int) -> Puzzle:
    data.only("link", "seat", "base", "hard", "beam", "stars", "line")
    base, hard, beam = (data.field(name).whole(-LARGEST, LARGEST) for name in ("base", "hard", "beam"))
    one, two, three = (item.whole(-LARGEST, LARGEST) for item in data.field("stars").items((STARS,)))
    line = tuple(data.field("line").text().split(";"))
    seat = data.field("seat").whole(0, max(GAMES[game].players) - 1)
    return Puzzle(game, number, data.field("link").text(), seat, base, hard, beam, (one, two, three), line)


@cache
def every() -> tuple[Puzzle, ...]:
    """All puzzles in the order in which days take them: the games by turns."""
    return in_turn([puzzles(game) for game in GAMES])


def in_turn(listed: Sequence[Sequence[Puzzle]]) -> tuple[Puzzle, ...]:
    """One of each list, then the next of each, until all are used up."""
    return tuple(one for together in zip_longest(*listed) for one in together if one is not None)


def of_day(day: int) -> Puzzle:
    """The puzzle of a day, given as a number that grows by one from day to day: each comes before any repeats."""
    listed = every()
    return listed[day % len(listed)]


def marked(game: str, mark: int) -> Puzzle | None:
    """The puzzle that a number stands for; None where there is none."""
    return next((one for one in puzzles(game) if one.mark == mark), None)


def called(id: str) -> Puzzle | None:
    """The puzzle with this id; None where there is none."""
    return next((one for one in every() if one.id == id), None)


# ---- turns of one's own games --------------------------------------------------------------------


def written(game: AnyGame, best: int, line: Sequence[str]) -> str:
    """A turn to be found as a text: the game up to it, the best line and its points; or a LinkError."""
    packer = Packer()
    pack_game(packer, game)
    return json.dumps({"link": write(packer), "best": best, "line": line})


def own(text: str, game: str) -> Puzzle:
    """The turn of such a text; an EngineError where it is none of this game.

    Its points are those that the turn which was played had lost: none for that one, all for the strongest.
    """
    data = Reader(read_json(text), "turn")
    link, best = data.field("link").text(), data.field("best").whole(STARS, LARGEST)
    stood = unpack_game(read_link(link))
    if stood.name != game or stood.seed is None or stood.to_move is None:
        data.fail("is no turn of this game")
    limits = (-(-best // STARS), -(-2 * best // STARS), best)
    line = tuple(move.text() for move in data.field("line").items())
    return Puzzle(game, 0, link, stood.to_move, 0, best, best, limits, line)
