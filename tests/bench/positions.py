"""10,000 positions of each game from random games, each changed in one or two fields at random.

Each must be refused with a sentence, or be accepted and played to its end at random, always with something to
choose; anything else is printed, and the exit status says so. The seed is fixed, so two runs print the same.
"""

from __future__ import annotations

import argparse
import sys
import traceback
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from typing import NamedTuple

import engine
from tests.engine.mutating import Changer, outcome, sampled

CORES = 2
CHUNK = 250
SHOWN = 12


class Chunk(NamedTuple):
    """What came of some positions."""

    outcomes: Counter[str]
    accepted: Counter[str]  # by what was changed
    errors: list[str]


def work(name: str, count: int, seed: int) -> Chunk:
    """Change so many positions, and see what comes of each."""
    positions = sampled(name, count, seed)
    changer = Changer(positions, seed)
    chunk = Chunk(Counter(), Counter(), [])
    for number, position in enumerate(positions):
        mutant = changer.mutant(position)
        changes = ", ".join(mutant.changes)
        try:
            result = outcome(mutant, seed + number)
        except Exception:
            result = traceback.format_exc()
        if result not in ("refused", "played"):
            chunk.errors.append(f"{changes} (seed {seed}, position {number})\n{result}")
            result = "wrong"
        chunk.outcomes[result] += 1
        if result == "played":
            chunk.accepted.update(mutant.changes)
    return chunk


def main() -> int:
    """Run, print counts, and fail when anything else happened."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=sorted(engine.GAMES))
    parser.add_argument("--count", type=int, default=10_000)
    args = parser.parse_args()
    wrong = 0
    for name in [args.game] if args.game else sorted(engine.GAMES):
        sizes = [min(CHUNK, args.count - start) for start in range(0, args.count, CHUNK)]
        seeds = [1000 * number for number in range(len(sizes))]
        with ProcessPoolExecutor(CORES) as pool:
            chunks = list(pool.map(work, [name] * len(sizes), sizes, seeds))
        outcomes = sum((chunk.outcomes for chunk in chunks), Counter[str]())
        accepted = sum((chunk.accepted for chunk in chunks), Counter[str]())
        errors = [error for chunk in chunks for error in chunk.errors]
        wrong += len(errors)
        print(
            f"{name}: {outcomes.total()} positions changed, {outcomes['refused']} refused with a sentence, "
            f"{outcomes['played']} accepted and played to the end, {outcomes['wrong']} anything else",
            flush=True,
        )
        print("  accepted most often:", ", ".join(f"{way} {n}" for way, n in accepted.most_common(SHOWN)))
        for error in errors[:SHOWN]:
            print(error, file=sys.stderr)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
