"""Random games without end: `python3 play.py bench soak [COUNT]`, 100,000 of them unless told otherwise.

Both games by turns, over all options and numbers of players. After every action everything is counted, with the
checks of the random games among the tests; in some games the record, the position and the copy are compared too.
A game that breaks is printed with its number, which is its seed.
"""

from __future__ import annotations

import os
import sys
import time
import traceback
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from typing import Any, NamedTuple

import engine
from engine.core.chance import Chance
from engine.tools.policies import random
from tests.bench.variants import Variant, every, numbered
from tests.engine.lost_temple import test_random_games as lost_temple
from tests.engine.playing import play_at_random
from tests.engine.tikal import test_random_games as tikal

COUNT = 100_000
CHUNK = 100
LONGEST = 5000
"""Moves after which a random game should have ended."""
FORMS = 25
"""In one of so many games all forms of it are compared every twenty moves."""
TOLD = 15.0
"""Seconds between two words about how far it is."""
CHECKS: dict[str, Any] = {"lost-temple": lost_temple.count_everything, "tikal": tikal.check}


class Chunk(NamedTuple):
    """What came of some games."""

    games: Counter[str]
    moves: int
    failures: list[str]


def play(number: int) -> engine.Game[Any]:
    """Play the game of this number to its end; AssertionError or any other where something is wrong."""
    variant = numbered(number)
    game = variant.begin(number)
    check = CHECKS[variant.game]
    if number // len(CHECKS) % FORMS == 0:
        play_at_random(game, number, check, LONGEST)
    else:
        chance = Chance.seeded(number)
        while game.to_move is not None:
            action = random(game, chance)
            game.apply(action)
            check(game.state, action)
            assert len(game.moves) < LONGEST, "a random game should end"
    assert not game.legal_actions(), "a game that is over offers choices"
    assert game.winners, "nobody won"
    assert all(game.scores[seat] == max(game.scores) for seat in game.winners), "somebody won with fewer points"
    return game


def work(chunk: int, count: int) -> Chunk:
    """The games of one chunk, of so many in all."""
    found = Chunk(Counter(), 0, [])
    moves = 0
    for number in range(chunk * CHUNK, min(count, (chunk + 1) * CHUNK)):
        variant = numbered(number)
        found.games[variant.game] += 1
        try:
            moves += len(play(number).moves)
        except Exception:
            found.failures.append(_told(number, variant))
    return found._replace(moves=moves)


def _told(number: int, variant: Variant) -> str:
    return f"game {number} ({variant}):\n{traceback.format_exc(limit=-4)}"


def main(arguments: list[str]) -> int:
    """Play, and say how many games were played and what broke; 1 when anything did."""
    count = int(arguments[0]) if arguments else COUNT
    games: Counter[str] = Counter()
    moves, failures = 0, list[str]()
    start = told = time.perf_counter()
    chunks = range(-(-count // CHUNK))
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        for done in pool.map(work, chunks, [count] * len(chunks)):
            games += done.games
            moves += done.moves
            for failure in done.failures:
                print(failure, flush=True)
            failures += done.failures
            if (now := time.perf_counter()) - told > TOLD:
                told = now
                rate = games.total() / (now - start)
                print(
                    f"  {games.total():,} games, {rate:.0f} a second, {len(failures)} broken",
                    file=sys.stderr,
                    flush=True,
                )
    seconds = time.perf_counter() - start
    listed = ", ".join(
        f"{number:,} of {name} in {min(number, len(every(name)))} ways" for name, number in sorted(games.items())
    )
    print(f"{games.total():,} random games ({listed}), {moves:,} moves, in {seconds:.0f} s")
    print(f"{games.total() / seconds:.0f} games a second; {len(failures)} broken")
    return int(bool(failures))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
