"""pygame-ce's own tests pass with the wheel under Node wherever they pass natively.

Known differences are listed, with reasons, in known_differences.toml; docs/wheel.md explains them.
"""

import json
import subprocess
from functools import partial
from pathlib import Path

import pytest

from build import commands, inputs
from build.wheel import pygame_wheel
from tests.web.pygame_suite import suite

MODULES = ("surface", "rect", "draw", "font", "image", "transform", "event", "mask", "sprite")


def quiet(text: str, done: int | None = None, total: int | None = None) -> None:
    """Progress is of no interest here."""


@pytest.fixture(scope="session")
def built_wheel() -> Path:
    return pygame_wheel(quiet)


@pytest.fixture(scope="session")
def sdist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return suite.unpack_tests(inputs.pygame_source(quiet), tmp_path_factory.mktemp("pygame"))


@pytest.mark.parametrize("module", MODULES)
def test_what_passes_natively_passes_with_the_wheel(module: str, built_wheel: Path, sdist: Path) -> None:
    runtime = inputs.pyodide(quiet)
    node = commands.find("node")
    assert node, "These tests need Node: install it (on Debian: apt-get install nodejs) and run them again."
    native = suite.gather(partial(suite.native, sdist, module))
    ported = suite.gather(partial(suite.under_node, Path(node), runtime, built_wheel, sdist, module))

    passed = {test for test, (outcome, _) in native.items() if outcome == "pass"}
    assert passed, f"no test of {module} passes natively"
    different = {test: ported.get(test, ("missing", "")) for test in passed}
    different = {test: found for test, found in different.items() if found[0] != "pass"}
    known = {test for test in suite.known_differences() if test.startswith(f"pygame.tests.{module}_test.")}

    unknown = {test: found for test, found in different.items() if test not in known}
    assert not unknown, "\n".join(f"{test}: {what}\n{detail}" for test, (what, detail) in unknown.items())
    # What a busy machine keeps from passing natively says nothing of the wheel; what passes with the wheel does.
    stale = {test for test in known if ported.get(test, ("missing", ""))[0] == "pass"}
    assert not stale, f"these pass now: take {sorted(stale)} out of known_differences.toml"


def test_a_test_that_takes_the_interpreter_down_counts_as_a_crash() -> None:
    asked: list[list[str]] = []

    def run_module(leave_out: list[str]) -> subprocess.CompletedProcess[str]:
        asked.append(list(leave_out))
        good = {"test": "a", "outcome": "pass", "detail": ""}
        last = {"test": "c", "outcome": "pass", "detail": ""}
        first_time = [{"start": "a"}, good, {"start": "b"}]
        events = [{"start": "c"}, last, {"finished": "m"}] if leave_out else first_time
        return subprocess.CompletedProcess([], 1, "\n".join(map(json.dumps, events)), "trap")

    results = suite.gather(run_module)
    assert {test: outcome for test, (outcome, _) in results.items()} == {"a": "pass", "b": "crash", "c": "pass"}
    assert asked == [[], ["a", "b"]]
