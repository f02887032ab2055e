"""Today's result to share: a sentence without the solution, in every language."""

from __future__ import annotations

import datetime
import re
import unicodedata

import pytest

from game.app import App
from game.pages import router
from game.puzzle.mode import PuzzleMode
from game.puzzle.open import puzzling
from game.session.puzzles import Puzzle, of_day
from game.storage.puzzle_results import PuzzleResult
from game.table.gamerecord import mode_of
from tests.game.sitting import Home
from tests.languages import LANGUAGES

DAY = datetime.date(2026, 11, 19).toordinal()
"""A day with a turn of Tikal."""


def told(language: str, stars: int, tries: int, puzzle: Puzzle | None = None) -> str:
    """What is shared with so many stars after so many tries."""
    app = App(Home((320, 240), language=language), router)
    mode = mode_of(puzzling(app, puzzle or of_day(DAY), 0 if puzzle else DAY), PuzzleMode)
    assert mode is not None
    mode.result = PuzzleResult(1, 2, tries, tries + 2, stars) if tries else None
    return mode.says.message()


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Daily puzzle, Tikal, 19 November: 2 of 3 stars in 4 tries ★★☆"),
        ("fr", "Le tour du jour, Tikal, 19 novembre\u00a0: 2 étoiles sur 3 en 4 essais ★★☆"),
    ],
)
def test_name_date_stars_and_tries_are_one_sentence(language: str, said: str) -> None:
    assert told(language, 2, 4) == said


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_tells_game_day_stars_and_tries_and_nothing_more(language: str) -> None:
    said = told(language, 2, 4)
    assert "Tikal" in said
    assert re.findall(r"\d+", said) in (["19", "2", "3", "4"], ["19", "2", "4", "3"])
    assert said.endswith(" ★★☆")
    assert not [letter for letter in said if unicodedata.category(letter) in ("Cc", "Co", "Cs", "Cn")]
    assert "{" not in said
    assert not re.search(r"\b[a-z]+[.-][a-z]+[.-][a-z]+", said), "a key without words"
    first, other = told(language, 1, 1), told(language, 0, 2)
    assert first.endswith(" ★☆☆")
    assert other.endswith(" ☆☆☆")
    assert len({said, first, other}) == 3


@pytest.mark.parametrize("language", LANGUAGES)
def test_before_the_first_try_there_are_no_stars_to_tell(language: str) -> None:
    assert not set("★☆") & set(told(language, 0, 0))


def test_a_turn_of_no_day_is_told_by_its_number() -> None:
    assert told("en", 3, 1, of_day(DAY)) == (
        f"Find the turn, Tikal, turn {of_day(DAY).number + 1}: 3 of 3 stars at the first try ★★★"
    )
