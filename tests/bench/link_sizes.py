"""How long links are: finished games of each kind, beside their JSON records with deflate, and their codes.

`python -m tests.bench.link_sizes 50` plays fewer games of each kind than the usual 500.
"""

from __future__ import annotations

import base64
import os
import sys
import zlib
from concurrent.futures import ProcessPoolExecutor
from statistics import median
from typing import Any, NamedTuple

import engine
from engine.core.chance import Chance
from engine.tools.policies import greedy
from game.play.link import address, link, opened
from game.play.seats import Seat, Setup
from game.screen import codes

COUNT = 500
PAGE = "https://somebody.example.org/expeditions/"
"""An address of the usual length."""
NAMES = ("Ada", "Blaise", "Chiara", "Dimitri")
KINDS: tuple[tuple[str, int, dict[str, Any]], ...] = (
    ("lost-temple", 2, {}),
    ("lost-temple", 3, {}),
    ("lost-temple", 4, {}),
    ("tikal", 2, {}),
    ("tikal", 3, {}),
    ("tikal", 4, {}),
    ("tikal", 2, {"auction": True}),
    ("tikal", 3, {"auction": True}),
    ("tikal", 4, {"auction": True}),
)


class Size(NamedTuple):
    """A finished game: its moves, letters of its link and of its deflated record, and squares of its code."""

    moves: int
    link: int
    record: int
    code: int


def measure(task: tuple[int, int]) -> Size:
    """Play one game to its end, and see that its link leads there."""
    kind, seed = task
    name, players, options = KINDS[kind]
    game = engine.new_game(name, players=players, seed=seed, options={**options, "names": list(NAMES[:players])})
    chance = Chance.seeded(seed)
    while game.to_move is not None:
        game.apply(greedy(game, chance))
    seats = tuple(Seat(player, "human") for player in NAMES[:players])
    text = link("watch", Setup(name, seats, game.options, seed), game)
    found = opened(text).game
    assert found is not None
    assert found.digest() == game.digest()
    record = base64.urlsafe_b64encode(zlib.compress(engine.save(game).encode(), 9)).rstrip(b"=")
    return Size(len(game.moves), len(text), len(record), codes.side(address(PAGE, text)))


def main(arguments: list[str]) -> int:
    """Print a line for each kind; 1 when a game does not fit into a code."""
    count = int(arguments[0]) if arguments else COUNT
    print(f"{count} finished games of each kind, played by a simple policy that takes points where it sees some")
    print("game                  moves   link: median  longest   record: median  longest   code: squares at most")
    total, without, longest = 0, 0, 0
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        for kind, (name, players, options) in enumerate(KINDS):
            sizes = list(pool.map(measure, [(kind, seed) for seed in range(count)], chunksize=10))
            links, records = [one.link for one in sizes], [one.record for one in sizes]
            title = f"{name} {players}{' auction' if options else ''}"
            squares = max(one.code for one in sizes) - 2 * codes.QUIET
            print(
                f"{title:20} {median(one.moves for one in sizes):6.0f} {median(links):14.0f} {max(links):8}"
                f" {median(records):16.0f} {max(records):8} {squares:14}",
                flush=True,
            )
            total, without = total + len(sizes), without + sum(not one.code for one in sizes)
            longest = max(longest, *links)
    print(f"{total:,} games, the longest link has {longest} letters; {without} do not fit into one code")
    return int(bool(without))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
