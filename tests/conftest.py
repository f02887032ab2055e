"""What holds for all tests."""

import gc
from collections.abc import Callable, Sequence
from typing import Any

import pytest

ByTurns = Callable[[Sequence[Any], int], Sequence[Any]]


def pytest_addoption(parser: pytest.Parser) -> None:
    """`--matrix` tries every pair of what other runs try by turns, such as languages and windows."""
    parser.addoption("--matrix", action="store_true", help="try all pairs of what is otherwise tried by turns")


@pytest.fixture(scope="session")
def by_turns(pytestconfig: pytest.Config) -> ByTurns:
    """One of some options, the next for each next number, so that each comes up as often; all with `--matrix`."""
    whole = bool(pytestconfig.getoption("--matrix"))
    return lambda options, number: options if whole else (options[number % len(options)],)


def pytest_collection_finish() -> None:
    """What is there before the first test stays to the end: looking for garbage passes over it."""
    gc.collect()
    gc.freeze()
