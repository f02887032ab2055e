"""A monkey at the whole app: `bench monkey [SECONDS] [SEED] [--actions N] [--cores N] [--size 1170x2532@3]`.

It does everything that hands, keys, files and links can do, at random, in all scenes and windows, and looks for
what is wrong (tests/monkey/checks.py). What it finds is written to scripts without any chance in them:
`... bench monkey replay FILE` does the same again, `... bench monkey shrink FILE` leaves out what is not needed.
All cores are used, or --cores, each with a seed of its own; with --size one process stays in one window, to watch
its memory. With --actions it goes on until so many are done, however long that takes: the same seed and number
then do the same on every machine.
"""

from __future__ import annotations

import argparse
import ctypes
import gc
import os
import sys
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

from game.host import workshop
from game.screen import cache as picture_cache
from game.screen import shared_art
from game.screen.letters import fit
from tests.monkey import script
from tests.monkey.dice import Dice
from tests.monkey.run import Run, drawn, replayed, shrunk
from tests.monkey.script import WINDOWS, Window

SECONDS = 60.0
FOLDER = Path(__file__).parents[1] / "shots" / "monkey"
MINUTE = 60.0


@dataclass
class Found:
    """What came of many runs."""

    actions: int = 0
    scenes: Counter[str] = field(default_factory=Counter)
    kinds: Counter[str] = field(default_factory=Counter)
    files: dict[str, str] = field(default_factory=dict)
    """By the sort of a failure, the first script that led to it."""
    slowest: dict[tuple[str, str], float] = field(default_factory=dict)
    memory: list[str] = field(default_factory=list)

    def add(self, run: Run, name: str, folder: Path) -> None:
        """Count a run, and write down what is new about it."""
        self.actions += len(run.script.actions)
        self.scenes += run.scenes
        self._slower(run.slowest)
        for failure, count in run.failures:
            self.kinds[failure.sort] += 1
            if failure.sort not in self.files:
                path = folder / f"{failure.kind.replace(' ', '-')}-{name}-{len(self.files)}.json"
                run.script.with_actions(run.script.actions[:count]).write(path, failure.sort)
                self.files[failure.sort] = str(path)
                print(f"{failure.sort}\n    {path}", flush=True)

    def join(self, other: Found) -> None:
        """Count what another process has found."""
        self.actions += other.actions
        self.scenes += other.scenes
        self.kinds += other.kinds
        self.files = {**other.files, **self.files}
        self._slower(other.slowest)
        self.memory += other.memory

    def _slower(self, slowest: dict[tuple[str, str], float]) -> None:
        for key, seconds in slowest.items():
            self.slowest[key] = max(seconds, self.slowest.get(key, 0.0))

    def report(self, seconds: float) -> None:
        """Print it."""
        print(f"{self.actions:,} actions in {seconds:.0f} s, {self.actions / seconds * 60:,.0f} a minute")
        print("by scene:", ", ".join(f"{name} {count:,}" for name, count in self.scenes.most_common()))
        print("slowest, in ms of work:")
        for (scene, verb), took in sorted(self.slowest.items(), key=lambda one: -one[1])[:12]:
            print(f"  {took * 1000:6.0f}  {verb} in {scene}")
        print("memory:", *self.memory, sep="\n  ")
        print(f"{self.kinds.total():,} failures of {len(self.kinds)} sorts")
        for sort, count in self.kinds.most_common():
            print(f"  {count:5} {sort}\n        {self.files[sort]}")


def memory(seed: int, seconds: float) -> str:
    """What the process takes up now, and what that is: pictures, files of programs, room kept free."""
    gc.collect()
    art, laid = shared_art._pictures(), fit.laid_out.cache_info().currsize
    parts = {
        "kept pictures": art._keep.bytes + picture_cache.SHARED.bytes,
        "pages of the atlas": sum(map(picture_cache.size, art._pages.values())),
    }
    proc = Path("/proc/self/status")
    if proc.exists():
        lines = dict(line.split(":", 1) for line in proc.read_text().splitlines())
        parts = {
            "in all": int(lines["VmRSS"].split()[0]) * 1024,
            "at most": int(lines["VmHWM"].split()[0]) * 1024,
            "files of programs": int(lines["RssFile"].split()[0]) * 1024,
            **malloc(),
            **parts,
        }
    told = ", ".join(f"{name} {size / 1e6:.0f}" for name, size in parts.items())
    blocks = sys.getallocatedblocks()
    return f"seed {seed}, {seconds:5.0f} s, in MB: {told}; {blocks:,} blocks of Python; {laid} texts"


class Mallinfo(ctypes.Structure):
    """What glibc's `mallinfo2` tells."""

    _fields_ = tuple(
        (name, ctypes.c_size_t)
        for name in (
            *("arena", "ordblks", "smblks", "hblks", "hblkhd"),
            *("usmblks", "fsmblks", "uordblks", "fordblks", "keepcost"),
        )
    )


def malloc() -> dict[str, int]:
    """What glibc's allocator has handed out, pictures among it, and what it keeps free; nothing without glibc."""
    ask = getattr(ctypes.CDLL(None), "mallinfo2", None)
    if ask is None:
        return {}
    ask.restype = Mallinfo
    told = ask()
    return {"allocated": told.uordblks + told.hblkhd, "free again": told.fordblks}


def play(seed: int, seconds: float, actions: int, windows: tuple[Window, ...], folder: Path) -> Found:
    """Runs for so long, or until so many actions are done."""
    workshop.prepare()
    dice, found = Dice(seed, windows), Found()
    start = told = time.perf_counter()
    found.memory.append(memory(seed, 0))
    number = 0
    while (found.actions < actions) if actions else (time.perf_counter() - start < seconds):
        found.add(drawn(dice, timed=True), f"{seed}-{number}", folder)
        number += 1
        if (now := time.perf_counter()) - told > MINUTE:
            told = now
            found.memory.append(memory(seed, now - start))
            print(f"seed {seed}, {now - start:.0f} s: {found.actions:,} actions", flush=True)
    found.memory.append(memory(seed, time.perf_counter() - start))
    return found


def again(path: Path) -> int:
    """Replay a script, and say what comes of it."""
    wanted, sort = script.read(path)
    run = replayed(wanted, timed=sort.startswith("slow"))
    for failure, count in run.failures:
        print(f"after {count} actions: {failure.kind} in {failure.scene}: {failure.told}\n{failure.report}")
    print(f"{len(run.script.actions)} actions, {len(run.failures)} failures")
    return int(bool(run.failures))


def shorten(path: Path) -> int:
    """Write a shorter script with the same failure beside a script."""
    wanted, sort = script.read(path)
    short = shrunk(wanted, sort)
    beside = path.with_suffix(".short.json")
    short.write(beside, sort)
    print(f"{len(wanted.actions)} actions, now {len(short.actions)}: {beside}")
    print(*short.actions, sep="\n")
    return 0


def window(words: str) -> Window:
    """A window from words such as 1170x2532@3; the ratio of a known window need not be said."""
    size, _, ratio = words.partition("@")
    width, height = map(int, size.split("x"))
    known = [one for one in WINDOWS if one[:2] == (width, height)]
    return (width, height, float(ratio)) if ratio or not known else known[0]


def main(arguments: list[str]) -> int:
    """Let it loose, or do again what it did; 1 when something is wrong."""
    workshop.prepare()
    if arguments[:1] in (["replay"], ["shrink"]):
        return {"replay": again, "shrink": shorten}[arguments[0]](Path(arguments[1]))
    parser = argparse.ArgumentParser(prog="monkey", description="Random actions on every scene.")
    parser.add_argument("seconds", nargs="?", type=float, default=SECONDS)
    parser.add_argument("seed", nargs="?", type=int, default=1)
    parser.add_argument("--actions", type=int, default=0, help="go on until so many are done, not for a time")
    parser.add_argument("--cores", type=int, default=os.cpu_count() or 1, help="processes, where no size is given")
    parser.add_argument("--size", type=window, help="stay in one window, such as 1170x2532@3")
    parser.add_argument("--folder", type=Path, default=FOLDER, help="where scripts of failures are written")
    wanted = parser.parse_args(arguments)
    windows = (wanted.size,) if wanted.size else WINDOWS
    seeds = [wanted.seed] if wanted.size else [wanted.seed * 1000 + core for core in range(wanted.cores)]
    each = -(-wanted.actions // len(seeds))
    work = partial(play, seconds=wanted.seconds, actions=each, windows=windows, folder=wanted.folder)
    start, found = time.perf_counter(), Found()
    with ProcessPoolExecutor(len(seeds)) as pool:
        for done in pool.map(work, seeds):
            found.join(done)
    found.report(time.perf_counter() - start)
    return int(bool(found.kinds))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
