"""What is remembered of puzzles: tries and stars, days in a row, bounds, and texts that are damaged."""

import json

import pytest

from game.storage import puzzle_results
from game.storage.puzzle_results import PuzzleResult, PuzzleResults
from tests.game.sitting import Home


@pytest.fixture
def home() -> Home:
    return Home((1280, 720))


def test_the_best_try_is_kept_with_its_number(home: Home) -> None:
    puzzle_results.ended(home, "a", 12, 1, of_today=False)
    puzzle_results.ended(home, "a", 20, 2, of_today=False)
    puzzle_results.ended(home, "a", 15, 1, of_today=False)
    assert puzzle_results.load(home).results == {"a": PuzzleResult(first=12, best=20, at=2, tries=3, stars=2)}
    assert puzzle_results.load(home).days == {}


def test_stars_stay_as_they_are_once_the_best_turn_was_shown(home: Home) -> None:
    puzzle_results.ended(home, "a", 12, 1, of_today=False)
    puzzle_results.shown(home, "a")
    puzzle_results.ended(home, "a", 30, 3, of_today=False)
    assert puzzle_results.load(home).results["a"] == PuzzleResult(12, 12, 1, 2, 1, shown=True)
    puzzle_results.shown(home, "b")
    assert puzzle_results.load(home).results["b"].stars == 0


def test_a_day_has_the_stars_of_its_puzzle(home: Home) -> None:
    puzzle_results.ended(home, "a", 12, 1, of_today=True)
    assert puzzle_results.load(home).days == {puzzle_results.today(): 1}
    puzzle_results.ended(home, "a", 22, 3, of_today=True)
    puzzle_results.ended(home, "a", 2, 0, of_today=True)
    assert puzzle_results.load(home).days == {puzzle_results.today(): 3}


@pytest.mark.parametrize(
    ("days", "count"),
    [((), 0), ((10,), 1), ((9,), 1), ((8,), 0), ((10, 9, 8, 6), 3), ((9, 8), 2), ((11, 10), 1)],
)
def test_days_in_a_row_end_today_or_yesterday(days: tuple[int, ...], count: int) -> None:
    assert puzzle_results.in_a_row(dict.fromkeys(days, 0), 10) == count


def test_what_is_stored_stays_within_bounds(home: Home) -> None:
    kept = PuzzleResults(
        {f"lost-temple-{n:08x}": PuzzleResult(99, 99, 1, 1, 3) for n in range(3 * puzzle_results.ROOM)}
    )
    kept.days = dict.fromkeys(range(700_000, 700_000 + 3 * puzzle_results.DAYS), 3)
    puzzle_results._store(home, kept)
    assert len(home.texts[puzzle_results.KEY]) <= puzzle_results.LONGEST
    found = puzzle_results.load(home)
    assert len(found.results) == puzzle_results.ROOM
    assert max(found.days) == max(kept.days)
    puzzle_results.ended(home, "fresh", 1, 0, of_today=False)
    assert "fresh" in puzzle_results.load(home).results
    assert len(puzzle_results.load(home).results) == puzzle_results.ROOM


DAMAGED = (
    "",
    "{",
    "[]",
    "7",
    "[" * 5_000,
    " " * (puzzle_results.LONGEST + 1),
    '{"results": [], "days": {}}',
    '{"results": {"a": 1, "c": [1, 1, 1, 1, 4, 0], "d": ["1", 1, 1, 1, 1, 0]}, "days": [1, [1], [1, 9]]}',
    '{"results": {"a": [1e9, 1, 1, 1, 1, 0], "b": [99999, 1, 1, 1, 1, 0], "c": [true, 1, 1, 1, 1, 0]}}',
    json.dumps({"results": {"x" * 100: [1, 1, 1, 1, 1, 0]}, "days": [[-1, 1], ["7", 1], [7, True]]}),
)


@pytest.mark.parametrize("text", DAMAGED)
def test_a_damaged_text_counts_as_nothing_and_is_written_over(home: Home, text: str) -> None:
    home.texts[puzzle_results.KEY] = text
    assert puzzle_results.load(home) == PuzzleResults()
    puzzle_results.ended(home, "a", 3, 1, of_today=False)
    assert puzzle_results.load(home).results["a"].best == 3
