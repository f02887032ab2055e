"""Runs modules of pygame-ce's own test suite and writes one JSON line per test as it goes.

The same file runs under the native Python and inside Pyodide, so both sides are judged alike. A line
"start" before each test tells the reader which one was running if the interpreter dies in it.
"""

import importlib.util
import io
import json
import sys
import traceback
import unittest
from collections.abc import Callable, Iterator
from pathlib import Path

Say = Callable[[str], object]


class Recorder(unittest.TestResult):
    """Turns what unittest reports into lines of JSON."""

    def __init__(self, say: Say) -> None:
        super().__init__()
        self.say = say
        self.outcome = "pass"
        self.detail = ""

    def startTest(self, test: unittest.TestCase) -> None:
        super().startTest(test)
        self.outcome, self.detail = "pass", ""
        self.say(json.dumps({"start": test.id()}))

    def stopTest(self, test: unittest.TestCase) -> None:
        super().stopTest(test)
        self.say(json.dumps({"test": test.id(), "outcome": self.outcome, "detail": self.detail}))

    def note(self, outcome: str, error: object) -> None:
        self.outcome = outcome
        self.detail = str(error)[-1500:]

    def addError(self, test: unittest.TestCase, err: object) -> None:
        self.note("error", "".join(traceback.format_exception(*err)))  # type: ignore[misc]

    def addFailure(self, test: unittest.TestCase, err: object) -> None:
        self.note("fail", "".join(traceback.format_exception(*err)))  # type: ignore[misc]

    def addSubTest(self, test: unittest.TestCase, subtest: unittest.TestCase, err: object) -> None:
        if err is not None:
            self.note("fail", "".join(traceback.format_exception(*err)))  # type: ignore[misc]

    def addSkip(self, test: unittest.TestCase, reason: str) -> None:
        self.note("skip", reason)

    def addExpectedFailure(self, test: unittest.TestCase, err: object) -> None:
        self.note("expected failure", "")

    def addUnexpectedSuccess(self, test: unittest.TestCase) -> None:
        self.note("unexpected success", "")


def each_test(suite: unittest.TestSuite) -> Iterator[unittest.TestCase]:
    """Every single test of a suite, in order."""
    for item in suite:
        if isinstance(item, unittest.TestSuite):
            yield from each_test(item)
        else:
            yield item


def adopt(folder: Path) -> None:
    """Make the sdist's test folder importable as pygame.tests, the name its modules know it by."""
    import pygame

    spec = importlib.util.spec_from_file_location(
        "pygame.tests", folder / "__init__.py", submodule_search_locations=[str(folder)]
    )
    assert spec is not None
    assert spec.loader is not None
    package = importlib.util.module_from_spec(spec)
    sys.modules["pygame.tests"] = package
    pygame.tests = package  # type: ignore[attr-defined]
    spec.loader.exec_module(package)


def wanted(test: unittest.TestCase, leave_out: list[str]) -> bool:
    """False for tests to leave out, and for those that ask a person to look at a window."""
    return "interactive" not in getattr(test, "__tags__", ()) and test.id() not in leave_out


def run(sdist: str, module: str, leave_out: list[str], say: Say) -> None:
    """Run this module of the sdist's tests, except the ids to leave out, saying one line per event."""
    adopt(Path(sdist) / "test")
    loaded = unittest.TestLoader().loadTestsFromName(f"pygame.tests.{module}_test")
    suite = unittest.TestSuite(test for test in each_test(loaded) if wanted(test, leave_out))
    chatter = sys.stdout, sys.stderr
    sys.stdout = sys.stderr = io.StringIO()
    try:
        suite.run(Recorder(say))
    finally:
        sys.stdout, sys.stderr = chatter
    say(json.dumps({"finished": module}))


if __name__ == "__main__":
    out = sys.stdout
    run(sys.argv[1], sys.argv[2], json.loads(sys.argv[3]), lambda line: print(line, file=out, flush=True))
