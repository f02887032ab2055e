"""Build steps that run beside others."""

from __future__ import annotations

import os
import time
from pathlib import Path

import pytest

from build import cache, store
from build.meanwhile import meanwhile


def silent(text: str, done: int | None = None, total: int | None = None) -> None:
    """A report that nobody reads."""


@pytest.fixture
def empty(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty cache."""
    monkeypatch.setenv("EXPEDITIONS_CACHE", str(tmp_path))
    return tmp_path


def made(kind: str, content: str) -> str:
    """A file with this content, from the cache or made now, with the process that made it."""

    def make(folder: Path) -> None:
        (folder / "file").write_text(f"{content} by {os.getpid()}")

    return (store.made(kind, "key", make, silent) / "file").read_text()


def test_what_was_made_meanwhile_is_found_in_the_cache(empty: Path) -> None:
    with meanwhile(lambda: made("one", "a"), lambda: made("two", "b")):
        own = made("three", "c")
    assert own == f"c by {os.getpid()}"
    for kind in ("one", "two"):
        assert not made(kind, "again").endswith(f" {os.getpid()}"), "another process made it"


def test_two_things_are_made_at_once_and_one_thing_once(empty: Path) -> None:
    with cache.lock(silent, "art-key"), meanwhile(lambda: made("sounds", "s")):
        pass
    assert made("sounds", "again").startswith("s by"), "the lock of another thing does not hold it up"


def test_a_failure_is_met_where_the_result_is_needed(empty: Path, capfd: pytest.CaptureFixture[str]) -> None:
    def fail() -> None:
        raise ValueError("no such drawing")

    with meanwhile(fail):
        pass
    assert capfd.readouterr() == ("", "")
    with pytest.raises(ValueError, match="no such drawing"):
        fail()


def test_steps_end_with_the_block_that_fails(empty: Path) -> None:
    numbers = empty / "numbers"

    def forever() -> None:
        numbers.write_text(str(os.getpid()))
        while True:
            time.sleep(60)

    def fail_once_begun() -> None:
        while not (numbers.exists() and numbers.read_text()):
            time.sleep(0.01)
        raise KeyError

    with pytest.raises(KeyError), meanwhile(forever):
        fail_once_begun()
    with pytest.raises(ProcessLookupError):
        os.kill(int(numbers.read_text()), 0)
