"""How strong the computer players are: games between levels, seats alternating, with a confidence interval.

`python -m tests.bench.bot_strength` plays every pairing that the levels are promised for, in both games;
`--game tikal --one hard --others medium --players 4` plays a single one. The work of a level is counted in
evaluations, so results do not depend on the machine; the thinking time printed beside them does.
"""

from __future__ import annotations

import argparse
import sys
from typing import NamedTuple

from engine import GAMES
from engine.tools.workers import INTERRUPTED
from tests.bench.bot_games import FORMER, Match, measure, named, until_interrupted


class Pairing(NamedTuple):
    """One level against others, and the share of games it is promised to win: at least and at most so much."""

    game: str
    players: int
    one: str
    others: str
    least: float
    most: float = 1.0
    auction: bool = False


STEP = 0.65, 0.85  # from one level to the next
AHEAD = {"lost-temple": 0.65, "tikal": 0.75}  # of the hard player of version 1.0
PROMISED = [
    pairing
    for game in sorted(GAMES)
    for pairing in (
        Pairing(game, 2, "expert", FORMER, AHEAD[game]),
        *([Pairing(game, 2, "expert", FORMER, 0.65, auction=True)] if game == "tikal" else []),
        Pairing(game, 4, "expert", FORMER, 0.4),
        Pairing(game, 2, "easy", "random", 0.9),
        Pairing(game, 2, "medium", "easy", *STEP),
        Pairing(game, 2, "hard", "medium", *STEP),
        Pairing(game, 2, "expert", "hard", *STEP),
    )
]
# Thinking time that a turn may take on average, in milliseconds.
TIME = {"easy": 50, "medium": 300, "hard": 500, "expert": 1500}


def main() -> int:
    """Play, and print a line for each pairing; the exit code says whether all promises were kept."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=sorted(GAMES))
    parser.add_argument("--players", type=int)
    parser.add_argument("--one")
    parser.add_argument("--others")
    parser.add_argument("--auction", action="store_true", default=None)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--cluster", metavar="ADDRESS", help="a Dask scheduler whose workers play")
    args = parser.parse_args()
    chosen = [
        pairing
        for pairing in PROMISED
        if all(
            getattr(args, field) in (None, getattr(pairing, field))
            for field in ("game", "players", "one", "others", "auction")
        )
    ] or [
        Pairing(
            args.game or "lost-temple",
            args.players or 2,
            args.one or "hard",
            args.others or "easy",
            0.0,
            auction=bool(args.auction),
        )
    ]
    kept = True
    print(f"{args.games} games for each pairing\n")
    print("| game | players | | wins | 95 % interval | promised | points | thinking a turn | |")
    print("|---|---|---|---|---|---|---|---|---|", flush=True)
    for game, players, one, others, least, most, auction in chosen:
        options = {"auction": True} if auction else None
        match = Match(game, players, named(game, one), named(game, others), options)
        result = measure(match, args.games, args.cluster)
        limit = TIME.get(one, 0)
        fine = least <= result.wins <= most and result.milliseconds <= limit
        promised = f"{least:.0%} to {most:.0%}" if most < 1 else f"{least:.0%}"
        kept &= fine
        print(
            f"| {game}{', auction' if auction else ''} | {players} | {one} against {others} "
            f"| {result.wins:.1%} | {result.low:.1%} to {result.high:.1%} | {promised} | "
            f"{result.score:.0f} against {result.best_other:.0f} | "
            f"{result.milliseconds:.0f} ms (limit {limit}) | {'kept' if fine else 'MISSED'} |",
            flush=True,
        )
        if result.games < args.games:
            print(f"interrupted after {result.games} games of this pairing")
            return INTERRUPTED
    return 0 if kept else 1


if __name__ == "__main__":
    sys.exit(until_interrupted(main))
