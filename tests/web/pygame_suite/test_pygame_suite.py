"""pygame-ce's own tests pass with the wheel under Node wherever they pass natively.

Known differences are listed, with reasons, in known_differences.toml; docs/wheel.md explains them.
"""

import json
import subprocess
from pathlib import Path

import pytest

from build import commands, inputs
from build.wheel import pygame_wheel
from tests.web.pygame_suite import suite


def quiet(text: str, done: int | None = None, total: int | None = None) -> None:
    """Progress is of no interest here."""


@pytest.fixture(scope="session")
def built_wheel() -> Path:
    return pygame_wheel(quiet)


@pytest.fixture(scope="session")
def sdist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return suite.unpack_tests(inputs.pygame_source(quiet), tmp_path_factory.mktemp("pygame"))


@pytest.mark.parametrize("module", suite.MODULES)
def test_what_passes_natively_passes_with_the_wheel(module: str, built_wheel: Path, sdist: Path) -> None:
    runtime = inputs.pyodide(quiet)
    node = commands.find("node")
    assert node, "These tests need Node: install it (on Debian: apt-get install nodejs) and run them again."
    native, ported = suite.both(module, Path(node), runtime, built_wheel, sdist)
    assert any(outcome == "pass" for outcome, _ in native.values()), f"no test of {module} passes natively"
    unknown = suite.unexplained(native, ported)
    assert not unknown, "\n".join(f"{test}: {what}\n{detail}" for test, (what, detail) in unknown.items())
    # What a busy machine keeps from passing natively says nothing of the wheel; what passes with the wheel does.
    known = {test for test in suite.known_differences() if test.startswith(f"pygame.tests.{module}_test.")}
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


def test_only_what_passes_natively_and_has_no_reason_counts_against_the_wheel() -> None:
    excused = next(iter(suite.known_differences()))
    native = dict.fromkeys(("good", "worse", "gone", excused), ("pass", "")) | {"never": ("fail", "")}
    ported = {"good": ("pass", ""), "worse": ("crash", "trap"), "never": ("fail", ""), excused: ("error", "")}
    assert suite.unexplained(native, ported) == {"worse": ("crash", "trap"), "gone": ("missing", "")}
