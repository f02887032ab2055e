"""Chooses the puzzles of a game from what puzzle_make has found, and writes them into assets.

`python -m tests.bench.puzzle_keep --game tikal --found FILE --keep 64`
"""

from __future__ import annotations

import argparse
import json
import math
import sys
from pathlib import Path
from typing import Any

from engine.core.chance import Chance

ASSETS = Path(__file__).resolve().parents[2] / "assets"
HALF, PART = 0.5, 0.7


def stars(base: int, hard: int, best: int) -> tuple[int, int, int]:
    """The points for one, two and three stars.

    Three is the best known turn. Two is what the hard player makes, and at least a good part of the way to the
    best; one is half of the way to that.
    """
    two = min(best - 1, max(hard, base + math.ceil(PART * (best - base))))
    one = min(two - 1, base + math.ceil(HALF * (two - base)))
    return one, two, best


def chosen(found: list[dict[str, Any]], keep: int, seed: int) -> list[dict[str, Any]]:
    """Those that the hard player misses by most of what could be made, in an order that mixes them."""
    unlike: dict[str, dict[str, Any]] = {}
    for one in found:
        unlike.setdefault(one["link"], one)
    ranked = sorted(unlike.values(), key=lambda one: (-(one["best"] - one["beam"]) / one["best"], one["link"]))
    return Chance.seeded(seed).shuffled(ranked[:keep])


def main() -> int:
    """Write the file of one game."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", required=True)
    parser.add_argument("--found", type=Path, required=True)
    parser.add_argument("--keep", type=int, default=64)
    args = parser.parse_args()
    lines = [json.loads(line) for line in args.found.read_text("utf-8").splitlines()]
    found = [one for line in sorted(lines, key=lambda line: line["number"]) for one in line["found"]]
    kept = chosen(found, args.keep, len(found))
    rows = []
    for one in kept:
        row = {key: one[key] for key in ("link", "seat", "base", "hard", "beam")}
        rows.append(json.dumps(row | {"stars": stars(one["base"], one["hard"], one["best"]), "line": one["line"]}))
    path = ASSETS / args.game.replace("-", "_") / "puzzles.json"
    path.write_text("[\n" + ",\n".join(rows) + "\n]\n", "utf-8")
    print(f"{len(rows)} of {len(found)} in {path.name}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
