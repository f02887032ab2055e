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
from tests.bench.bot_games import Match, measure, named, until_interrupted


class Pairing(NamedTuple):
    """One level against others, and the share of games it is promised to win."""

    game: str
    players: int
    one: str
    others: str
    least: float


PROMISED = [
    Pairing(game, players, one, others, least)
    for game in sorted(GAMES)
    for players, one, others, least in (
        (2, "easy", "random", 0.9),
        (2, "medium", "easy", 0.7),
        (2, "hard", "medium", 0.65),
        (4, "hard", "medium", 0.4),
    )
]
# Thinking time that a turn may take on average, in milliseconds.
TIME = {"easy": 50, "medium": 300, "hard": 1500}


def main() -> int:
    """Play, and print a line for each pairing; the exit code says whether all promises were kept."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=sorted(GAMES))
    parser.add_argument("--players", type=int)
    parser.add_argument("--one")
    parser.add_argument("--others")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--cluster", metavar="ADDRESS", help="a Dask scheduler whose workers play")
    args = parser.parse_args()
    chosen = [
        pairing
        for pairing in PROMISED
        if all(
            getattr(args, field) in (None, getattr(pairing, field))
            for field in ("game", "players", "one", "others")
        )
    ] or [Pairing(args.game or "lost-temple", args.players or 2, args.one or "hard", args.others or "easy", 0.0)]
    kept = True
    print(f"{args.games} games for each pairing\n")
    print("| game | players | | wins | 95 % interval | promised | points | thinking a turn | |")
    print("|---|---|---|---|---|---|---|---|---|", flush=True)
    for game, players, one, others, least in chosen:
        result = measure(Match(game, players, named(game, one), named(game, others)), args.games, args.cluster)
        limit = TIME.get(one, 0)
        fine = result.wins >= least and result.milliseconds <= limit
        kept &= fine
        print(
            f"| {game} | {players} | {one} against {others} | {result.wins:.1%} | {result.low:.1%} to "
            f"{result.high:.1%} | {least:.0%} | {result.score:.0f} against {result.best_other:.0f} | "
            f"{result.milliseconds:.0f} ms (limit {limit}) | {'kept' if fine else 'MISSED'} |",
            flush=True,
        )
        if result.games < args.games:
            print(f"interrupted after {result.games} games of this pairing")
            return INTERRUPTED
    return 0 if kept else 1


if __name__ == "__main__":
    sys.exit(until_interrupted(main))
