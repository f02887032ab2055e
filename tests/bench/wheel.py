"""pygame-ce's own tests against our wheel, with counts: `python3 play.py bench wheel [WHEEL] [MODULE ...]`.

Runs them natively and in Pyodide under Node, like tests/web/pygame_suite, and the tests of pygame.time besides:
those measure milliseconds, so they are no part of the test suite. They run before everything else on the machine
where the system allows it (root on Linux), else they get three tries. Every test that does not pass is counted
under its reason. `bench wheel twice` builds the wheel in two folders and compares the bytes.
"""

import os
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from pathlib import Path

from build import cache, inputs, npm
from build.progress import report
from build.wheel import pygame_wheel, recipes, runtime
from tests.web.pygame_suite import suite

MODULES = (*suite.MODULES, "time")
TRIES = 3


def main(arguments: list[str]) -> int:
    """Run the tests or build twice; the exit status says whether all was as it should be."""
    if arguments == ["twice"]:
        return twice()
    modules = [name for name in arguments if name in MODULES] or MODULES
    given = [Path(name).resolve() for name in arguments if name not in MODULES]
    wheel = given[0] if given else pygame_wheel(report)
    node, pyodide, known = npm.program("node", report), inputs.pyodide(report), suite.known_differences()
    print(f"{wheel.name}: {wheel.stat().st_size} bytes, sha256 {cache.sha256(wheel)}")
    print(f"{'module':10} {'tests':>6} {'natively':>9} {'wheel':>6} {'skipped':>8} {'known':>6} {'unknown':>8}")
    reasons: Counter[str] = Counter()
    total, wrong = Counter[str](), 0
    with tempfile.TemporaryDirectory() as folder:
        sdist = suite.unpack_tests(inputs.pygame_source(report), Path(folder))
        for module in modules:
            for _ in range(TRIES if module == "time" else 1):
                with undisturbed() if module == "time" else nullcontext():
                    native, ported = suite.both(module, node, pyodide, wheel, sdist)
                unknown = suite.unexplained(native, ported)
                if not unknown:
                    break
            row = Counter(
                {
                    "tests": len(native | ported),
                    "native": sum(outcome == "pass" for outcome, _ in native.values()),
                    "wheel": sum(outcome == "pass" for outcome, _ in ported.values()),
                    "skip": sum(outcome == "skip" for outcome, _ in ported.values()),
                    "known": sum(test in known for test, (outcome, _) in ported.items() if outcome != "pass"),
                    "unknown": len(unknown),
                }
            )
            show(module, row)
            total += row
            for test, (outcome, detail) in ported.items():
                if outcome != "pass" and test not in unknown:
                    reasons[reason(test, outcome, detail, native, known)] += 1
            for test, (outcome, detail) in unknown.items():
                print(f"  {test}: {outcome}\n{detail}")
            wrong += len(unknown)
    show("all", total)
    for text, count in reasons.most_common():
        print(f"{count:4} {text}")
    return 1 if wrong else 0


@contextmanager
def undisturbed() -> Iterator[None]:
    """Programs started in here go first at once, where the system allows that.

    `time.sleep` of Pyodide turns in a loop, and what never sleeps loses its turn to every other program: on a busy
    machine 5 ms take 15. Natively it sleeps, and is woken in time.
    """
    try:
        before = os.sched_getscheduler(0), os.sched_getparam(0)
        os.sched_setscheduler(0, os.SCHED_RR, os.sched_param(1))
    except (AttributeError, PermissionError):
        print("  (other programs may take turns from these tests: the system gives them no higher rank)")
        yield
        return
    try:
        yield
    finally:
        os.sched_setscheduler(0, *before)


def show(module: str, row: Counter[str]) -> None:
    """One line of the table."""
    print(
        f"{module:10} {row['tests']:6} {row['native']:9} {row['wheel']:6} {row['skip']:8} {row['known']:6}"
        f" {row['unknown']:8}",
        flush=True,
    )


def reason(test: str, outcome: str, detail: str, native: suite.Outcomes, known: dict[str, str]) -> str:
    """Why a test did not pass with the wheel."""
    if test in known:
        return f"differs: {known[test]}"
    if outcome == "skip":
        return f"skipped by pygame-ce: {detail.strip() or 'no reason given'}"
    return f"does not pass natively either: {test} ({outcome} here, {native.get(test, ('missing', ''))[0]} there)"


def twice() -> int:
    """Build the wheel in two folders with names of different length; the same bytes are expected."""
    python = runtime.Runtime(inputs.pyodide(report))
    ingredients = recipes.Ingredients(inputs.sources(report), *inputs.tools(report))
    found = []
    for prefix in ("one-", "another-folder-"):
        with tempfile.TemporaryDirectory(prefix=prefix, dir=cache.root()) as work:
            wheel = recipes.build(ingredients, python, Path(work), report)
            found.append(cache.sha256(wheel))
            print(f"{wheel.name}: {wheel.stat().st_size} bytes, sha256 {found[-1]}", flush=True)
    print("the same bytes" if found[0] == found[1] else "NOT the same bytes")
    return 0 if found[0] == found[1] else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
