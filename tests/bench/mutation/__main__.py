"""Changes a sample and prints what was noticed; `tests.bench.mutants` runs this in a copy of the project."""

from __future__ import annotations

import argparse
import os
import time
from collections import Counter
from math import sqrt
from pathlib import Path
from random import Random

from tests.bench.mutation.places import Place, places
from tests.bench.mutation.record import Record
from tests.bench.mutation.running import LATE, NOTICED, run

FOLDERS = ("core", "lost_temple", "tikal")
PLAYERS = {
    *("alternatives", "misjudging", "replies", "search"),
    *("appraisal", "bidding", "candidates", "expert", "outlook", "weights"),
}
"""Modules that only make computer players stronger or weaker; `audit/bidding` is about the rules."""


def rule_code(root: Path, folder: str) -> list[str]:
    """The files of a folder of the engine that hold rules or state facts."""
    found = [path.relative_to(root) for path in sorted((root / "engine" / folder).rglob("*.py"))]
    return [path.as_posix() for path in found if path.stem not in PLAYERS or path.parent.name == "audit"]


def interval(noticed: int, number: int) -> tuple[float, float]:
    """Wilson's interval of 95 % for a share."""
    if not number:
        return 0.0, 1.0
    z, share = 1.96, noticed / number
    middle = share + z * z / (2 * number)
    half = z * sqrt(share * (1 - share) / number + z * z / (4 * number * number))
    return (middle - half) / (1 + z * z / number), (middle + half) / (1 + z * z / number)


def row(name: str, results: list[str]) -> str:
    """One line of the table."""
    count = Counter(results)
    seen = count[NOTICED] + count[LATE]
    low, high = interval(seen, len(results))
    share = 100 * seen / len(results) if results else 0.0
    return (
        f"{name:12} {len(results):5} {count[NOTICED]:8} {count[LATE]:10} {len(results) - seen:9}"
        f"   {share:5.1f} % ({100 * low:.1f} to {100 * high:.1f})"
    )


def shown(root: Path, place: Place) -> str:
    """A change as people read it: where, and the line before and after."""
    source = (root / place.file).read_bytes()
    number = place.line - 1
    before = source.split(b"\n")[number].decode().strip()
    after = place.apply(source).split(b"\n")[number].decode().strip()
    return f"{place.file}:{place.line}\n    {before}\n    {after}"


def main() -> int:
    """Print the survivors as they come, and the table."""
    parser = argparse.ArgumentParser(prog="mutants", description="Do the rule tests notice changed rules?")
    parser.add_argument("--number", type=int, default=300, help="how many changes; 0 for all of them")
    parser.add_argument("--seed", type=int, default=1, help="of the sample")
    parser.add_argument("--folder", choices=FOLDERS, help="of the engine")
    parser.add_argument("--only", metavar="FILE", help="such as engine/tikal/board.py")
    wish = parser.parse_args()
    root = Path.cwd()
    folders = [wish.folder] if wish.folder else FOLDERS
    files = [file for folder in folders for file in rule_code(root, folder)]
    if wish.only:
        files = [file for file in files if file == wish.only]
    every = [place for file in files for place in places(root, file)]
    sample = sorted(Random(wish.seed).sample(every, min(wish.number or len(every), len(every))))
    print(
        f"{len(sample)} of {len(every)} operators and constants in {len(files)} files, seed {wish.seed}",
        flush=True,
    )
    began = time.monotonic()
    results: dict[Place, str] = {}
    for place, result in run(root, Record(Path(os.environ["MUTANTS_RECORD"])), sample):
        results[place] = result
        if result not in (NOTICED, LATE):
            print(f"{result}: {shown(root, place)}", flush=True)
    print(
        f"\n{'':12} {'all':>5} {'noticed':>8} {'timed out':>10} {'survived':>9}   noticed or timed out, with 95 %"
    )
    for folder in folders:
        print(row(folder, [result for place, result in results.items() if f"/{folder}/" in place.file]))
    print(row("engine", list(results.values())))
    print(f"in {(time.monotonic() - began) / 60:.1f} minutes")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
