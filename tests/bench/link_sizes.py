"""How long links are: finished games of each kind, beside their JSON records with deflate, and their codes.

`python -m tests.bench.link_sizes 50` plays fewer games of each kind than the usual 500. A simple policy plays all
kinds; with `easy` behind the number the computer players of that level play, without the options and auctions.
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
from engine.tools.policies import seated
from game.session.link import address, link, opened
from game.session.seats import Seat, Setup
from game.share import qrcode

COUNT = 500
PAGE = "https://somebody.example.org/expeditions/"
"""An address of the usual length."""
NAMES = ("Ada", "Blaise", "Chiara", "Dimitri")
WAYS: tuple[tuple[str, dict[str, Any]], ...] = (
    ("lost-temple", {}),
    ("lost-temple", {"more_control": True}),
    ("lost-temple", {"short_game": True}),
    *(("tikal", {"edition": edition}) for edition in ("1999", "2015", "classic")),
    *(("tikal", {"edition": edition, "auction": True}) for edition in ("1999", "2015")),
)
KINDS = [(name, players, options) for name, options in WAYS for players in engine.GAMES[name].players]
PLAIN: tuple[dict[str, Any], ...] = ({}, {"edition": "1999"})
"""What the computer players play: an auction takes them many seconds a game."""


class Size(NamedTuple):
    """A finished game: its moves, letters of its link and of its deflated record, and squares of its code."""

    moves: int
    link: int
    record: int
    code: int


def played(kind: int, seed: int, who: str) -> engine.Game[Any]:
    """A game of a kind, played to its end."""
    name, players, options = KINDS[kind]
    game = engine.new_game(name, players=players, seed=seed, options={**options, "names": list(NAMES[:players])})
    chance = Chance.seeded(seed)
    ways = [seated(name, who)(chance) for _ in range(players)]
    while game.to_move is not None:
        game.apply(ways[game.to_move](game, chance))
    return game


def measured(game: engine.Game[Any]) -> Size:
    """How long the link of a game is, having seen that it leads there."""
    seats = tuple(Seat(player, "human") for player in game.options["names"])
    text = link("watch", Setup(game.name, seats, game.options, game.seed or 0), game)
    found = opened(text).game
    assert found is not None
    assert found.digest() == game.digest()
    record = base64.urlsafe_b64encode(zlib.compress(engine.save(game).encode(), 9)).rstrip(b"=")
    return Size(len(game.moves), len(text), len(record), qrcode.side(address(PAGE, text)))


def measure(task: tuple[int, int, str]) -> Size:
    """Play one game to its end and measure it."""
    return measured(played(*task))


def line(kind: int, sizes: list[Size]) -> str:
    """What is told of a kind."""
    name, players, options = KINDS[kind]
    title = " ".join((name, str(players), *(str(v) if k == "edition" else k for k, v in options.items())))
    links, records = [one.link for one in sizes], [one.record for one in sizes]
    squares = max(one.code for one in sizes) - 2 * qrcode.QUIET
    return (
        f"{title:26} {median(one.moves for one in sizes):5.0f} {median(links):14.0f} {max(links):8}"
        f" {median(records):16.0f} {max(records):8} {squares:14}"
    )


def main(arguments: list[str]) -> int:
    """Print a line for each kind; 1 when a game does not fit into a code."""
    count = int(arguments[0]) if arguments else COUNT
    who = arguments[1] if arguments[1:] else "greedy"
    kinds = [kind for kind, (*_, options) in enumerate(KINDS) if who == "greedy" or options in PLAIN]
    print(f"{count} finished games of each kind, played by {who}")
    print("game                       moves   link: median  longest   record: median  longest   code: squares")
    total, without, longest = 0, 0, 0
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        for kind in kinds:
            sizes = list(pool.map(measure, [(kind, seed, who) for seed in range(count)], chunksize=10))
            print(line(kind, sizes), flush=True)
            total, without = total + len(sizes), without + sum(not one.code for one in sizes)
            longest = max(longest, *(one.link for one in sizes))
    print(f"{total:,} games, the longest link has {longest} letters; {without} do not fit into one code")
    return int(bool(without))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
