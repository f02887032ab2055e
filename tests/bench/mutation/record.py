"""Which rule test runs which line of the engine, and how long each takes: recorded once, with coverage.

The record is kept between runs, one part for each file of tests, and made anew for files that changed.
"""

from __future__ import annotations

import gc
import hashlib
import importlib
import json
import os
import pkgutil
import time
from collections.abc import Generator, Iterator
from functools import _lru_cache_wrapper
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any

import pytest

from tests.bench.mutation.places import Place

LEFT_OUT = {
    "test_random_games.py": "games at random",
    "test_fuzz.py": "bad input at random",
    "test_changed_positions.py": "positions changed at random",
    "test_mutants.py": "positions changed at random",
    "test_links.py": "links with data at random",
    "test_installed.py": "about the package, not the rules",
    "test_cli.py": "about the shell, not the rules",
    "test_rulebook.py": "about the index of the rulebooks, which names tests",
    "test_lesson_claims.py": "about the texts of lessons",
}
"""Files of tests that are no rule tests, and why."""
RANDOM = {("engine.tools.policies", "random"), ("tests.engine.playing", "play_at_random")}
"""Functions that play at random: a test that calls one of them is no rule test either."""
PACKAGES = ("engine.core", "engine.lost_temple", "engine.tikal")
FOLDERS = ("tests/engine/tikal", "tests/engine/lost_temple", "tests/engine")
"""Where rule tests are; `tests/engine/bots` is about how computer players choose, and plays games."""
IMPORTED = "the engine's own import"
Lines = dict[str, list[int]]


def rule_tests(root: Path) -> list[str]:
    """The files of rule tests, from the root."""
    found = (path for folder in FOLDERS for path in sorted((root / folder).glob("test_*.py")))
    return [path.relative_to(root).as_posix() for path in found if path.name not in LEFT_OUT]


def wanted(item: pytest.Item) -> bool:
    """Whether a single test is a rule test: neither its input nor its moves come from chance."""
    if not isinstance(item, pytest.Function):
        return True
    return not hasattr(item.function, "hypothesis") and not _at_random(item.function, set())


def _at_random(function: FunctionType, seen: set[object]) -> bool:
    """Whether a function of the tests calls one that plays at random, itself or through another."""
    seen.add(function)
    for code in codes(function.__code__):
        for name in code.co_names:
            called = getattr(function.__globals__.get(name), "__wrapped__", function.__globals__.get(name))
            if not isinstance(called, FunctionType) or called in seen:
                continue
            if (called.__module__, called.__name__) in RANDOM:
                return True
            if called.__module__.startswith("tests.") and _at_random(called, seen):
                return True
    return False


def codes(code: CodeType) -> Iterator[CodeType]:
    """A piece of code and all that is in it."""
    yield code
    for inner in code.co_consts:
        if isinstance(inner, CodeType):
            yield from codes(inner)


def caches() -> list[Any]:
    """Every cache of the engine and of the tests; to be emptied, so that a test runs all that it depends on."""
    found = (one for one in gc.get_objects() if isinstance(one, _lru_cache_wrapper))
    return [one for one in found if str(one.__module__).startswith(("engine", "tests"))]


def keys(root: Path) -> dict[str, str]:
    """For each file of rule tests a digest of all that its part of the record depends on."""
    files = rule_tests(root)
    helpers = [path for path in sorted((root / "tests/engine").rglob("*.py")) if not path.name.startswith("test_")]
    shared = hashlib.sha256()
    for path in [*sorted((root / "engine").rglob("*.py")), *helpers]:
        shared.update(path.read_bytes())
    digests = {IMPORTED: shared.hexdigest()}
    for file in files:
        digests[file] = hashlib.sha256(shared.digest() + (root / file).read_bytes()).hexdigest()
    return digests


class Recorder:
    """A plugin of pytest: notes the lines and the time of each test."""

    def __init__(self, root: Path) -> None:
        from coverage import Coverage

        self.root = root
        self.times: dict[str, float] = {}
        self.failed: list[str] = []
        self.caches: list[Any] = []
        self.coverage = Coverage(data_file=None, source=[str(root / "engine")], config_file=False)
        self.coverage.start()
        for module in pkgutil.walk_packages([str(root / "engine")], "engine."):
            if module.name.startswith(PACKAGES):
                importlib.import_module(module.name)
        self.coverage.switch_context("collecting")

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        items[:] = [item for item in items if wanted(item)]
        self.caches = caches()

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, object, object]:
        for cache in self.caches:
            cache.cache_clear()
        self.coverage.switch_context(item.nodeid)
        before = time.process_time()
        try:
            return (yield)
        finally:
            self.times[item.nodeid] = time.process_time() - before
            self.coverage.switch_context("collecting")

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.failed.append(report.nodeid)

    def result(self) -> dict[str, Any]:
        """Lines of each test, with "" for what ran while the engine was imported; and the times."""
        self.coverage.stop()
        data = self.coverage.get_data()
        lines: dict[str, Lines] = {test: {} for test in ["", "collecting", *self.times]}
        for path in data.measured_files():
            file = os.path.relpath(path, self.root)
            for line, tests in data.contexts_by_lineno(path).items():
                for test in tests:
                    lines[test].setdefault(file, []).append(line)
        return {"times": self.times, "lines": lines, "failed": self.failed}


class Record:
    """What was recorded, and the questions that are asked of it."""

    def __init__(self, kept: Path) -> None:
        self.kept = kept
        self.parts: dict[str, dict[str, Any]] = json.loads(kept.read_text()) if kept.exists() else {}
        self.times: dict[str, float] = {}
        """Seconds of each test."""
        self._index()

    def missing(self, current: dict[str, str]) -> list[str]:
        """Files of tests that have to be recorded; what is out of date is forgotten."""
        self.parts = {file: part for file, part in self.parts.items() if part["key"] == current.get(file)}
        self._index()
        return [file for file in current if file not in self.parts]

    def add(self, current: dict[str, str], files: list[str], made: dict[str, Any]) -> None:
        """Take over the recorded files, and keep them."""
        self.parts[IMPORTED] = {"key": current[IMPORTED], "times": {}, "lines": {"": made["lines"][""]}}
        for file in files:
            self.parts[file] = {"key": current[file], "times": {}, "lines": {}}
        for test, seconds in made["times"].items():
            part = self.parts[test.partition("::")[0]]
            part["times"][test] = seconds
            part["lines"][test] = made["lines"][test]
        self.kept.parent.mkdir(parents=True, exist_ok=True)
        self.kept.write_text(json.dumps(self.parts))
        self._index()

    def running(self, place: Place) -> list[str]:
        """Tests that run a statement, quickest first; "" is its import."""
        first, last = place.lines
        found = {test for line in range(first, last + 1) for test in self._tests.get((place.file, line), ())}
        return sorted(found, key=lambda test: self.times.get(test, 0.0))

    def of_game(self, file: str) -> list[str]:
        """Tests that may depend on a module as it is imported: all but those of the other game, quickest first."""
        other = {"lost_temple": "/tikal/", "tikal": "/lost_temple/"}.get(file.split("/")[1])
        tests = (test for test in self.times if other is None or other not in test)
        return sorted(tests, key=self.times.__getitem__)

    def _index(self) -> None:
        self.times = {test: seconds for part in self.parts.values() for test, seconds in part["times"].items()}
        self._tests: dict[tuple[str, int], list[str]] = {}
        for part in self.parts.values():
            for test, files in part["lines"].items():
                for file, lines in files.items():
                    for line in lines:
                        self._tests.setdefault((file, line), []).append(test)
