"""Checks every puzzle: its best line, and what the hard player makes of it; prints a line for each game.

`python3 play.py bench puzzles`, or `python -m tests.bench.puzzles --wider 2`: then the search that made them looks
again, twice as wide, for something better than the best known.
"""

from __future__ import annotations

import argparse
import gzip
import sys
from pathlib import Path

from engine import GAMES
from engine.puzzles import play_line
from game.session.puzzles import Puzzle, puzzles
from tests.bench.puzzle_make import TRUSTS, WIDTHS, beam_points, hard_points
from tests.bench.puzzle_search import best_line, fresh
from tests.bench.puzzle_subjects import SUBJECTS

ASSETS = Path(__file__).resolve().parents[2] / "assets"


def wrong(puzzle: Puzzle) -> list[str]:
    """What is not as the file says."""
    found = []
    start = puzzle.begin()
    for name, now, said in (
        ("best", play_line(fresh(start), puzzle.line), puzzle.best),
        ("hard", hard_points(start, 0), puzzle.hard),
        ("beam", beam_points(start), puzzle.beam),
    ):
        if now != said:
            found.append(f"{puzzle.id}: {name} is {now}, not {said}")
    return found


def better(puzzle: Puzzle, times: int) -> int:
    """By how many points a wider search beats the best known turn."""
    start = fresh(puzzle.begin())
    width = WIDTHS[puzzle.game][1] * times
    return max(best_line(start, SUBJECTS[puzzle.game], width, trust).points for trust in TRUSTS) - puzzle.best


def main() -> int:
    """Look at all of them; 1 when anything is wrong."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--wider", type=int, default=0, help="so many times as wide a search for something better")
    args = parser.parse_args()
    faults: list[str] = []
    for game in GAMES:
        listed = puzzles(game)
        faults += [fault for puzzle in listed for fault in wrong(puzzle)]
        count = len(listed)
        missed = sum(one.hard < one.best for one in listed)
        blind = sum(one.beam < one.best for one in listed)
        by_hard = sum(one.best - one.hard for one in listed) / count
        by_beam = sum(one.best - one.beam for one in listed) / count
        packed = len(gzip.compress((ASSETS / game.replace("-", "_") / "puzzles.json").read_bytes(), 9))
        print(
            f"{game:12} {count:3} puzzles, {packed / 1024:.1f} KB gzip; hard's turn misses {missed},"
            f" by {by_hard:.1f} points on average; the best of all turns it looks at misses {blind},"
            f" by {by_beam:.1f}",
            flush=True,
        )
        if args.wider:
            more = [(one.id, gain) for one in listed if (gain := better(one, args.wider)) > 0]
            print(f"{'':12} {args.wider} times as wide a search beats {len(more)}: {more}", flush=True)
    print("\n".join(faults) or "everything is as written")
    return int(bool(faults))


if __name__ == "__main__":
    sys.exit(main())
