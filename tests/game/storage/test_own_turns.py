"""Turns of one's own: when they come back, what moves them on, bounds, and texts that are damaged."""

from __future__ import annotations

import json

import pytest

from game.storage import own_turns, puzzle_results
from game.storage.own_turns import ROOM
from game.storage.puzzle_results import PuzzleResult
from tests.game.keptturns import on
from tests.game.sitting import Home


@pytest.fixture
def home() -> Home:
    return Home((1280, 720))


def keep(home: Home, *names: str, day: int = 0) -> None:
    with on(day):
        for name in names:
            own_turns.keep(home, name, "tikal", "majority", f"the game of {name}")


def due(home: Home, day: int) -> list[str]:
    with on(day):
        return own_turns.due(home)


def find(home: Home, day: int, stars: int = 3) -> None:
    with on(day):
        own_turns.ended(home, "a", 2 * stars, stars)


def show(home: Home, day: int) -> None:
    with on(day):
        own_turns.shown(home, "a")


def test_a_turn_comes_back_after_1_3_7_21_and_60_days_and_then_no_more(home: Home) -> None:
    keep(home, "a")
    day = 0
    for wait in (1, 3, 7, 21, 60):
        assert due(home, day + wait - 1) == []
        assert due(home, day + wait) == ["a"]
        day += wait
        find(home, day)
    assert own_turns.load(home)["a"].learned
    assert due(home, day + 1000) == []


def test_a_turn_that_is_not_found_stays_due(home: Home) -> None:
    keep(home, "a")
    find(home, 1, stars=2)
    assert due(home, 1) == due(home, 9) == ["a"]
    find(home, 9)
    assert due(home, 11) == []
    assert due(home, 12) == ["a"]


def test_a_find_before_the_turn_has_come_back_moves_nothing(home: Home) -> None:
    keep(home, "a")
    find(home, 0)
    assert due(home, 1) == ["a"]
    find(home, 1)
    find(home, 2)
    assert due(home, 3) == []
    assert due(home, 4) == ["a"]


def test_a_turn_that_was_shown_begins_anew_tomorrow_and_no_find_of_that_day_counts(home: Home) -> None:
    keep(home, "a")
    find(home, 1)
    show(home, 4)
    find(home, 4)
    assert due(home, 4) == []
    assert due(home, 5) == ["a"]
    find(home, 5)
    assert due(home, 8) == ["a"]


def test_looking_at_it_after_the_find_costs_nothing(home: Home) -> None:
    keep(home, "a")
    find(home, 1)
    show(home, 1)
    assert due(home, 3) == []
    assert due(home, 4) == ["a"]


def test_stars_and_tries_are_those_since_it_came_back(home: Home) -> None:
    keep(home, "a")
    find(home, 1, stars=1)
    find(home, 1)
    (kept,) = own_turns.load(home).values()
    assert kept.result == PuzzleResult(2, 6, 2, 2, 3)
    with on(3):
        assert kept.current(puzzle_results.today()) == kept.result
    with on(4):
        assert kept.current(puzzle_results.today()) is None
        assert own_turns.ended(home, "a", 4, 2) == PuzzleResult(4, 4, 1, 1, 2)


def test_what_is_forgotten_leaves_nothing_behind(home: Home) -> None:
    keep(home, "a", "b", "c")
    own_turns.forget(home, "a")
    assert list(own_turns.load(home)) == ["b", "c"]
    assert own_turns.text(home, "a") == ""
    own_turns.erase(home)
    assert home.texts == {}
    assert own_turns.ended(home, "a", 1, 1) is None


def test_what_is_learned_makes_way_first_and_then_the_oldest(home: Home) -> None:
    keep(home, "b", "a")
    for day in (1, 4, 11, 32, 92):
        find(home, day)
    keep(home, *(f"n{number}" for number in range(ROOM - 1)))
    listed = list(own_turns.load(home))
    assert len(listed) == ROOM
    assert "a" not in listed
    assert own_turns.text(home, "a") == ""
    assert listed[0] == "b"
    keep(home, "last")
    assert next(iter(own_turns.load(home))) == "n0"
    assert len(home.texts) == ROOM + 1


def test_what_is_stored_stays_within_bounds(home: Home) -> None:
    names = [f"{number:040d}" for number in range(ROOM)]
    with on(0):
        for name in names:
            assert own_turns.keep(home, name, "lost-temple", "s" * 40, "x" * own_turns.TEXT)
            own_turns.ended(home, name, 9999, 1)
        assert not own_turns.keep(home, "long", "tikal", "", "x" * (own_turns.TEXT + 1))
    assert len(home.texts[own_turns.KEY]) <= own_turns.LONGEST
    assert list(own_turns.load(home)) == names


DAMAGED = (
    "",
    "{",
    "[]",
    "7",
    "[" * 5_000,
    " " * (own_turns.LONGEST + 1),
    '{"a": 1, "b": [], "c": ["tikal", "x", 1, 0, 1]}',
    '{"a": ["tikal", "x", 1, 9, 1, null], "b": [1, "x", 1, 0, 1, null], "c": ["tikal", "x", -1, 0, 1, null]}',
    '{"a": ["tikal", "x", 1, 0, 1e9, null], "b": ["tikal", "x", true, 0, 1, null]}',
    json.dumps({name: ["tikal", "x", 1, 0, 1, None] for name in ("../a", "A b", "x" * 41, "")}),
)


@pytest.mark.parametrize("text", DAMAGED)
def test_a_damaged_list_counts_as_nothing_and_is_written_over(home: Home, text: str) -> None:
    home.texts[own_turns.KEY] = text
    assert own_turns.load(home) == {}
    assert own_turns.due(home) == []
    keep(home, "a")
    assert list(own_turns.load(home)) == ["a"]


def test_a_damaged_result_is_none_and_its_turn_stays(home: Home) -> None:
    home.texts[own_turns.KEY] = '{"a": ["tikal", "x", 1, 0, 1, [1, 2]]}'
    assert own_turns.load(home)["a"].result is None


def test_turns_come_back_from_data_and_those_that_are_here_stay(home: Home) -> None:
    other = Home((1280, 720))
    keep(home, "a", "b")
    find(home, 1)
    keep(other, "b", day=5)
    before = own_turns.load(other)["b"]
    assert own_turns.take_in(other, own_turns.data(home)) == 1
    assert own_turns.load(other) == {"b": before, "a": own_turns.load(home)["a"]}
    assert own_turns.text(other, "a") == "the game of a"
    assert own_turns.take_in(other, own_turns.data(home)) == 0


def test_a_full_list_keeps_its_own_turns(home: Home) -> None:
    other = Home((1280, 720))
    keep(home, "a", "b", "c")
    keep(other, *(f"n{number}" for number in range(ROOM - 2)))
    assert own_turns.take_in(other, own_turns.data(home)) == 2
    assert list(own_turns.load(other))[-2:] == ["a", "b"]


GOOD = ["tikal", "x", 1, 0, 1, None]


@pytest.mark.parametrize(
    "stored",
    [
        None,
        7,
        [],
        {"a": None},
        {"a": GOOD},
        {"a": [*GOOD, ""]},
        {"a": [*GOOD, 7]},
        {"a": [*GOOD, "x" * (own_turns.TEXT + 1)]},
        {"../a": [*GOOD, "x"]},
    ],
)
def test_data_that_make_no_sense_add_nothing(home: Home, stored: object) -> None:
    assert own_turns.take_in(home, stored) == 0
    assert home.texts == {}
