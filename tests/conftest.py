"""What holds for all tests."""

import gc
from collections.abc import Callable, Sequence
from typing import Any
from zlib import crc32

import pytest

from tests.languages import in_turn

ByTurns = Callable[[Sequence[Any], int], Sequence[Any]]


def pytest_addoption(parser: pytest.Parser) -> None:
    """`--matrix` tries every pair of what other runs try by turns, such as languages and windows."""
    parser.addoption("--matrix", action="store_true", help="try all pairs of what is otherwise tried by turns")


@pytest.fixture(scope="session")
def by_turns(pytestconfig: pytest.Config) -> ByTurns:
    """One of some options, the next for each next number, so that each comes up as often; all with `--matrix`."""
    whole = bool(pytestconfig.getoption("--matrix"))
    return lambda options, number: options if whole else (options[number % len(options)],)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out the languages of a test whose turn it is not."""
    if config.getoption("--matrix"):
        return
    kept, left = list[pytest.Item](), list[pytest.Item]()
    numbers: dict[tuple[str, str], int] = {}
    for item in items:
        if not isinstance(item, pytest.Function) or item.get_closest_marker("in_turn") is None:
            kept.append(item)
            continue
        test = f"{item.path}::{item.originalname}"
        others = repr([one for one in item.callspec.params.items() if one[0] != "language"])
        first = crc32(test.rpartition("tests/")[2].encode())
        number = numbers.setdefault((test, others), first + sum(one == test for one, _ in numbers))
        (kept if item.callspec.params["language"] in in_turn(number) else left).append(item)
    items[:] = kept
    config.hook.pytest_deselected(items=left)


def pytest_collection_finish() -> None:
    """What is there before the first test stays to the end: looking for garbage passes over it."""
    gc.collect()
    gc.freeze()
