"""The languages that tests go through."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import pytest

from game.screen import catalogue

LANGUAGES = tuple(catalogue.languages())


@contextmanager
def replaced(patch: pytest.MonkeyPatch, roots: Sequence[Path]) -> Iterator[None]:
    """Other folders of languages, for as long as it lasts."""
    with patch.context() as only:
        only.setattr(catalogue, "roots", lambda: list(roots))
        forget()
        yield
    forget()


def forget() -> None:
    """Let go of what was read from the folders."""
    catalogue.languages.cache_clear()
    catalogue.words_in.cache_clear()
