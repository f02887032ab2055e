"""Running tests on changed code: one process, and a fork of it for each change.

A change inside a function is put into the function object, in a fork that has collected all tests already. A
change that runs while its module is imported is compiled into the module, in a fork that has not imported it yet.
Nothing is written.
"""

from __future__ import annotations

import contextlib
import gc
import json
import os
import signal
import sys
from collections.abc import Callable, Iterator
from importlib.machinery import SourceFileLoader
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any, NamedTuple

import pytest

from tests.bench.mutation.places import Place
from tests.bench.mutation.record import FOLDERS, Record, Recorder, caches, codes, keys, wanted

NOTICED, SURVIVED, LATE, UNTESTED = "noticed", "survived", "timed out", "survived, no rule test runs it"
OPTIONS = ("-q", "-p", "no:cacheprovider", "-p", "no:warnings")
PATIENCE = 2.0
"""Seconds that a test may take besides ten times as long as it took before."""
FIRST = 6
"""Files of tests that are tried before all others are collected, when a module has to be imported anew."""
MEMORY = 3 * 2**30


class Job(NamedTuple):
    """A change, and the tests that may notice it."""

    place: Place
    tests: list[str]


def forked(work: Callable[[], object]) -> str:
    """What becomes of a fork that does some work: it ends by itself with 1 when a test fails."""
    sys.stdout.flush()
    sys.stderr.flush()
    child = os.fork()
    if child == 0:
        status = 3
        try:
            work()
            status = 0
        except SystemExit as leaving:
            status = int(leaving.code or 0)
        finally:
            os._exit(status)
    _, result = os.waitpid(child, 0)
    if os.WIFSIGNALED(result):
        return LATE if os.WTERMSIG(result) == signal.SIGVTALRM else NOTICED
    return {0: SURVIVED, 1: NOTICED}.get(os.WEXITSTATUS(result)) or f"status {os.WEXITSTATUS(result)}"


class Chosen:
    """A plugin of a fork: only these tests, in this order, each within its time; the first failure ends all."""

    def __init__(self, tests: list[str], times: dict[str, float]) -> None:
        self.order = {test: number for number, test in enumerate(tests)}
        self.times = times

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        chosen = [item for item in items if item.nodeid in self.order and wanted(item)]
        items[:] = sorted(chosen, key=lambda item: self.order[item.nodeid])

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed:
            os._exit(1)

    def pytest_runtest_setup(self, item: pytest.Item) -> None:
        signal.setitimer(signal.ITIMER_VIRTUAL, PATIENCE + 10 * self.times[item.nodeid])

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            os._exit(1)

    @pytest.hookimpl(tryfirst=True)
    def pytest_sessionfinish(self, exitstatus: int) -> None:
        os._exit(0 if exitstatus in (0, 5) else 1)


def quiet() -> None:
    """Say nothing, and take no more memory than a test could need."""
    import resource

    nothing = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nothing, 1)
    os.dup2(nothing, 2)
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    signal.signal(signal.SIGVTALRM, signal.SIG_DFL)


def put_in(place: Place, root: Path, functions: list[FunctionType]) -> None:
    """Change the functions of a module that is imported already."""
    path = str(root / place.file)
    changed = compile(place.apply(Path(path).read_bytes()), path, "exec", dont_inherit=True)
    new = {(code.co_qualname, code.co_firstlineno): code for code in codes(changed)}
    for one in functions:
        if one.__code__.co_filename == path:
            with contextlib.suppress(KeyError):
                one.__code__ = new[one.__code__.co_qualname, one.__code__.co_firstlineno]


def hook(place: Place, root: Path) -> None:
    """Change a module when it is imported."""
    path = str(root / place.file)
    changed = compile(place.apply(Path(path).read_bytes()), path, "exec", dont_inherit=True)
    former = SourceFileLoader.get_code

    def get_code(self: SourceFileLoader, fullname: str) -> CodeType | None:
        return changed if self.path == path else former(self, fullname)

    SourceFileLoader.get_code = get_code  # type: ignore[assignment, method-assign]


class Swapper:
    """A plugin of the fork that has collected everything: forks once more for each change."""

    def __init__(self, root: Path, jobs: list[Job], times: dict[str, float], told: Any) -> None:
        self.root, self.jobs, self.times, self.told = root, jobs, times, told

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        items = {item.nodeid: item for item in session.items if wanted(item)}
        functions = [one for one in gc.get_objects() if isinstance(one, FunctionType)]
        known = caches()
        gc.freeze()
        for number, job in enumerate(self.jobs):

            def work(job: Job = job) -> None:
                chosen = [items[test] for test in job.tests if test in items]
                session.config.pluginmanager.register(Chosen(job.tests, self.times))
                put_in(job.place, self.root, functions)
                for cache in known:
                    cache.cache_clear()
                for item, following in zip(chosen, [*chosen[1:], None], strict=True):
                    session.config.hook.pytest_runtest_protocol(item=item, nextitem=following)

            self.told.write(json.dumps([number, forked(work)]) + "\n")
            self.told.flush()
        return True


def up_to_date(root: Path, record: Record) -> None:
    """Record what is missing, folder by folder, each in a fork."""
    current = keys(root)
    missing = record.missing(current)
    for folder in FOLDERS:
        files = [file for file in missing if file.rpartition("/")[0] == folder]
        if files:
            print(f"recording which lines {len(files)} files of {folder} run", flush=True)
            made = recorded(root, files)
            if made["failed"]:
                sys.exit(f"these fail without any change: {' '.join(made['failed'])}")
            record.add(current, files, made)


def recorded(root: Path, files: list[str]) -> dict[str, Any]:
    """What the tests of some files run."""
    answer = root / "recorded.json"

    def work() -> None:
        quiet()
        recorder = Recorder(root)
        pytest.main([*OPTIONS, *files], plugins=[recorder])
        answer.write_text(json.dumps(recorder.result()))

    forked(work)
    made: dict[str, Any] = json.loads(answer.read_text())
    return made


def inside(root: Path, record: Record, jobs: list[Job]) -> Iterator[tuple[Place, str]]:
    """All changes inside functions: a fork collects every test, and forks again for each change."""
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        with os.fdopen(writing, "w") as told:
            try:
                os.close(reading)
                quiet()
                files = sorted({test.partition("::")[0] for job in jobs for test in job.tests})
                pytest.main([*OPTIONS, *files], plugins=[Swapper(root, jobs, record.times, told)])
            finally:
                os._exit(0)
    os.close(writing)
    with os.fdopen(reading) as answers:
        for line in answers:
            number, result = json.loads(line)
            yield jobs[number].place, result
    os.waitpid(child, 0)


def anew(root: Path, record: Record, job: Job) -> str:
    """A change that runs while its module is imported: first a few files of tests, then all others."""
    spent: dict[str, float] = {}
    for test in job.tests:
        file = test.partition("::")[0]
        spent[file] = spent.get(file, 0.0) + record.times[test]
    files = sorted(spent, key=spent.__getitem__)
    for batch in filter(None, (files[:FIRST], files[FIRST:])):
        tests = [test for test in job.tests if test.partition("::")[0] in batch]

        def work(batch: list[str] = batch, tests: list[str] = tests) -> None:
            quiet()
            hook(job.place, root)
            pytest.main([*OPTIONS, *batch], plugins=[Chosen(tests, record.times)])

        result = forked(work)
        if result != SURVIVED:
            return result
    return SURVIVED


def run(root: Path, record: Record, sample: list[Place]) -> Iterator[tuple[Place, str]]:
    """Each change with what became of it."""
    up_to_date(root, record)
    within: list[Job] = []
    outside: list[Job] = []
    for place in sample:
        tests = record.running(place)
        if not place.inside or "" in tests:
            everybody = dict.fromkeys([*filter(None, tests), *record.of_game(place.file)])
            outside.append(Job(place, list(everybody)))
        elif tests:
            within.append(Job(place, tests))
        else:
            yield place, UNTESTED
    yield from inside(root, record, within)
    for job in outside:
        yield job.place, anew(root, record, job)
