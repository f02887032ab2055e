"""Damaged records, positions, views, notes, action texts and links: refused in a sentence, or they work.

It counts how the engine answers. Anything but an answer of its own is a failure, and so is a position that is
accepted and then offers nothing to choose. `python -m tests.bench.fuzz 20000` makes fewer than the usual number,
and with `link` behind it only links.
"""

from __future__ import annotations

import json
import os
import sys
import time
import traceback
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import cache, partial
from random import Random
from typing import Any, NamedTuple

import engine
from engine import links
from engine.core.chance import Chance
from engine.core.digits import Packer
from engine.tools.policies import random
from game.session import puzzles as puzzle_data
from game.session.link import PURPOSES, opened, puzzle_link
from game.session.link import link as link_of
from game.session.seats import Seat, Setup
from tests.engine.mutations import changed, stirred

COUNT = 200_000
CHUNK = 500
SLOWEST = 1.0
"""Seconds of work that an answer may take."""
GAMES: tuple[tuple[str, dict[str, Any]], ...] = (
    ("lost-temple", {}),
    ("lost-temple", {"more_control": True}),
    ("lost-temple", {"short_game": True}),
    ("tikal", {"edition": "1999"}),
    ("tikal", {"edition": "1999", "auction": True}),
    ("tikal", {"edition": "2015", "auction": True}),
    ("tikal", {"edition": "classic"}),
)
LENGTHS = (0, 7, 40, 80, 160, 1000)
LONGEST = 1000
"""Characters of a message: the words that fit, and a little of the input."""
ACCEPTED = "accepted"


class Sample(NamedTuple):
    """A game somewhere on its way, in every form that can be read."""

    game: engine.Game[Any]
    record: str
    position: dict[str, Any]
    view: dict[str, Any]
    number: int  # what its link holds


class Failure(NamedTuple):
    """What should not have happened, and how to make it again."""

    kind: str
    chunk: int
    number: int
    report: str


@cache
def samples() -> list[Sample]:
    """Games of both kinds, from the first decision to the end."""
    found = []
    for number, (name, options) in enumerate(GAMES):
        for players in (2, 3, 4):
            for length in LENGTHS:
                game = engine.new_game(name, players=players, seed=number, options=options)
                chance = Chance.seeded(length)
                while game.to_move is not None and len(game.moves) < length:
                    game.apply(random(game, chance))
                seats = [{"name": f"P{seat}", "kind": "human", "level": ""} for seat in range(players)]
                seat = game.to_move or 0
                record = engine.save(game, {"seats": seats, "at": 7})
                found.append(
                    Sample(game, record, game.position(), game.view(seat), _number(game, number + length))
                )
    return found


def _number(game: engine.Game[Any], turn: int) -> int:
    """What the link of a game holds, for one purpose or another."""
    people = ("human", "elsewhere", "bot", "human")
    seats = tuple(
        Seat(name, kind, "easy" if kind == "bot" else "")  # type: ignore[arg-type]
        for name, kind in zip(game.options["names"], people, strict=False)
    )
    setup = Setup(game.name, seats, game.options, game.seed or 0)
    purpose = PURPOSES[turn % len(PURPOSES)]
    if purpose == "puzzle":
        return links.read(puzzle_link(puzzle_data.every()[turn % len(puzzle_data.every())]))._number
    moves = len(game.moves)
    said = {moves // 2: "Here the worker should have stayed.", moves: "Well played."} if turn % 2 else {}
    return links.read(link_of(purpose, setup, game, moves // 2, said if purpose != "set-up" else {}))._number


# One function for each kind of input: damage it, read it, and expect that what is accepted works.


def record(sample: Sample, donor: Sample, rng: Random) -> None:
    """A record, damaged as text or as data; of long ones mostly the beginning is replayed."""
    text = _damaged_text(sample.record, donor.record, rng)
    upto = rng.choice((None, 0, 5)) if len(sample.game.moves) < 100 else rng.choice((None, *[5] * 9))
    game = engine.load(text, upto=upto)
    _works(game)
    engine.load(engine.save(game))


def position(sample: Sample, donor: Sample, rng: Random) -> None:
    """A position, damaged as data."""
    game = engine.from_position(changed(sample.position, rng, donor.position))
    _works(game)
    if engine.from_position(game.position()).digest() != game.digest():
        raise AssertionError("a position that was accepted reads differently when it is written again")


def view(sample: Sample, donor: Sample, rng: Random) -> None:
    """A view, damaged as data; somebody imagines a game from it."""
    _works(engine.imagine(changed(sample.view, rng, donor.view), rng.randrange(1000)))


def notes(sample: Sample, donor: Sample, rng: Random) -> None:
    """Notes, damaged inside a record or before they are written."""
    if rng.random() < 0.5:
        engine.notes(_damaged_text(sample.record, donor.record, rng))
        return
    kept = changed({"seats": [{"name": "Ada", "kind": "human"}], "at": [1, {"b": None}]}, rng, donor.position)
    if engine.notes(engine.save(sample.game, kept)) != kept:
        raise AssertionError("notes are not what was saved")


def action(sample: Sample, donor: Sample, rng: Random) -> None:
    """The text of an action, of this game or the other, damaged or whole."""
    game = sample.game.copy()
    texts = [str(move) for move in (*rng.choice((sample, donor)).game.moves, *game.legal_actions())]
    text = rng.choice(texts or ["end turn"])
    game.apply(game.parse(stirred(text, rng) if rng.random() < 0.8 else text))


def link(sample: Sample, donor: Sample, rng: Random) -> None:
    """A link, damaged as text, or as a number whose checksum is right again."""
    if rng.random() < 0.5:
        text = stirred(_link(sample.number), rng)
    else:
        place = rng.randrange(sample.number.bit_length())
        text = _link(sample.number ^ rng.getrandbits(rng.choice((1, 8, 64))) << place)
    found = opened(text)
    if found.game is not None:
        _works(found.game)
    if found.puzzle is not None:
        _works(found.puzzle.begin())
        return
    if len(found.setup.seats) not in engine.GAMES[found.setup.game].players:
        raise AssertionError("a link that was accepted has too many seats or too few")


def _link(number: int) -> str:
    packer = Packer()
    packer.digit(number, number + 1)
    return links.write(packer)


Kind = Callable[[Sample, Sample, Random], None]
KINDS: tuple[Kind, ...] = (record, position, view, notes, action, link)


def _damaged_text(text: str, other: str, rng: Random) -> str:
    if rng.random() < 0.5:
        return stirred(text, rng)
    return json.dumps(changed(json.loads(text), rng, json.loads(other)))


def _works(game: engine.Game[Any]) -> None:
    if bool(game.legal_actions()) == (game.to_move is None):
        raise AssertionError("choices and the end of the game contradict each other")


def work(chunk: int, kinds: Sequence[Kind] = KINDS) -> tuple[Counter[tuple[str, str]], list[Failure]]:
    """Some hundred inputs: how often each kind was answered how, and what went wrong."""
    rng = Random(chunk)
    answers: Counter[tuple[str, str]] = Counter()
    failures = []
    for number in range(CHUNK):
        kind = kinds[number % len(kinds)]
        sample, donor = rng.choice(samples()), rng.choice(samples())
        before = time.process_time()
        try:
            kind(sample, donor, rng)
            answer = ACCEPTED
        except engine.EngineError as error:
            answer = type(error).__name__
            if len(str(error)) > 1000:
                failures.append(
                    Failure(kind.__name__, chunk, number, f"a message of {len(str(error))} characters")
                )
        except Exception as error:
            answer = f"{type(error).__name__}!"
            failures.append(Failure(kind.__name__, chunk, number, traceback.format_exc(limit=-3)[-1000:]))
        answers[kind.__name__, answer] += 1
        if (seconds := time.process_time() - before) > SLOWEST:
            failures.append(Failure(kind.__name__, chunk, number, f"took {seconds:.1f} seconds"))
    return answers, failures


def run(count: int, kinds: Sequence[Kind]) -> Iterator[tuple[Counter[tuple[str, str]], list[Failure]]]:
    """All inputs, in chunks, on all cores."""
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        yield from pool.map(partial(work, kinds=kinds), range(-(-count // CHUNK)))


def main(arguments: list[str]) -> int:
    """Fuzz and print the answers; 1 when one of them was none."""
    count = int(arguments[0]) if arguments else COUNT
    kinds = [kind for kind in KINDS if kind.__name__ in arguments[1:]] or KINDS
    answers: Counter[tuple[str, str]] = Counter()
    failures: list[Failure] = []
    start, told = time.perf_counter(), 0
    for done, failed in run(count, kinds):
        answers += done
        failures += failed
        if answers.total() // 20_000 > told:
            told = answers.total() // 20_000
            print(f"  {answers.total():,} so far", file=sys.stderr, flush=True)
    print(f"{answers.total():,} damaged inputs in {time.perf_counter() - start:.0f} seconds")
    for kind in kinds:
        counts = {answer: n for (name, answer), n in sorted(answers.items()) if name == kind.__name__}
        told_counts = ", ".join(f"{n:,} {answer}" for answer, n in counts.items())
        print(f"{kind.__name__:9} {sum(counts.values()):8,}: {told_counts}")
    for failure in failures[:10]:
        print(f"\nfailure in {failure.kind} (chunk {failure.chunk}, number {failure.number}):\n{failure.report}")
    print(f"{len(failures)} failures")
    return int(bool(failures))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
