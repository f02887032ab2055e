"""The languages that tests go through."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

import pytest

from game.screen import catalogue

Test = TypeVar("Test", bound=Callable[..., Any])
LANGUAGES = tuple(catalogue.languages())
AT_ONCE = 2
"""How many of them a test is tried in, by turns."""


def in_turn(number: int) -> set[str]:
    """The languages whose turn it is, other ones for each next number, so that each comes up as often."""
    return {LANGUAGES[(AT_ONCE * number + one) % len(LANGUAGES)] for one in range(AT_ONCE)}


def in_languages(test: Test) -> Test:
    """A test in several languages: other ones for each of its other parameters, or all with `--matrix`."""
    marked: Test = pytest.mark.in_turn(pytest.mark.parametrize("language", LANGUAGES)(test))
    return marked


@contextmanager
def replaced(patch: pytest.MonkeyPatch, roots: Sequence[Path]) -> Iterator[None]:
    """Other folders of languages, for as long as it lasts."""
    with patch.context() as only:
        only.setattr(catalogue, "roots", lambda: list(roots))
        catalogue.forget()
        yield
    catalogue.forget()
