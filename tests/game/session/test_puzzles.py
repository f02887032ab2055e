"""Puzzles as data: every one is legal, its best line makes what it says, and the hard player misses most."""

from itertools import pairwise

import pytest

from engine import GAMES, from_position
from engine.puzzles import play_line, points
from game.session.puzzles import Puzzle, every, in_turn, marked, of_day, puzzles
from tests.bench import puzzle_make
from tests.bench.puzzle_search import fresh, same_in_other_deals

ALL = every()


def named(puzzle: Puzzle) -> str:
    return puzzle.id


@pytest.mark.parametrize("puzzle", ALL, ids=named)
def test_a_puzzle_is_a_turn_whose_best_line_makes_what_it_says(puzzle: Puzzle) -> None:
    game = puzzle.begin()
    assert game.name == puzzle.game
    assert game.to_move == puzzle.seat
    assert puzzle_make.begins(game)
    assert points(game, puzzle.seat) - game.scores[puzzle.seat] == puzzle.base
    assert play_line(game, puzzle.line) == puzzle.best
    assert game.to_move != puzzle.seat


@pytest.mark.parametrize("puzzle", ALL, ids=named)
def test_the_best_line_makes_the_same_from_the_position_alone(puzzle: Puzzle) -> None:
    assert play_line(from_position(puzzle.begin().position()), puzzle.line) == puzzle.best


@pytest.mark.parametrize("puzzle", ALL, ids=named)
def test_nothing_hidden_changes_what_the_best_line_makes(puzzle: Puzzle) -> None:
    game = fresh(puzzle.begin())
    line = [game.parse(move) for move in puzzle.line]
    assert same_in_other_deals(game, line, puzzle.best, deals=2)


@pytest.mark.parametrize("puzzle", ALL, ids=named)
def test_stars_cost_more_and_more(puzzle: Puzzle) -> None:
    one, two, three = puzzle.limits
    assert puzzle.base < one < two < three
    assert [puzzle.stars(value) for value in (puzzle.base, one, two, three, three + 5)] == [0, 1, 2, 3, 3]
    assert puzzle.stars(puzzle.hard) < 3


@pytest.mark.parametrize("game", GAMES)
def test_there_is_one_for_every_day_of_two_months(game: str) -> None:
    assert len(puzzles(game)) >= 60


@pytest.mark.parametrize("game", GAMES)
def test_the_hard_player_misses_at_least_half_of_them(game: str) -> None:
    listed = puzzles(game)
    missed = [one for one in listed if max(one.hard, one.beam) < one.best]
    assert listed
    assert 2 * len(missed) >= len(listed)


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_what_is_written_about_the_hard_player_is_so(game: str) -> None:
    """All of them are looked at by `python3 play.py bench puzzles`; here one in sixteen."""
    for puzzle in puzzles(game)[::16]:
        start = puzzle.begin()
        assert puzzle_make.hard_points(start, 0) == puzzle.hard
        assert puzzle_make.beam_points(start) == puzzle.beam


@pytest.mark.slow
def test_no_two_are_alike() -> None:
    assert len({one.id for one in ALL}) == len(ALL)
    assert len({one.begin().digest() for one in ALL}) == len(ALL)


def test_every_one_comes_before_any_repeats_and_games_take_turns() -> None:
    first = 739_000
    days = [of_day(day) for day in range(first, first + len(ALL))]
    assert {one.id for one in days} == {one.id for one in ALL}
    assert of_day(first + len(ALL)) == of_day(first)
    if len({len(puzzles(game)) for game in GAMES}) == 1:
        assert all(one.game != two.game for one, two in pairwise(days))


def test_a_game_with_more_of_them_fills_the_rest() -> None:
    a, b = puzzles("tikal")[:3], puzzles("lost-temple")[:1]
    assert in_turn([a, b]) == (a[0], b[0], a[1], a[2])


def test_a_mark_finds_its_puzzle() -> None:
    for puzzle in ALL:
        assert marked(puzzle.game, puzzle.mark) == puzzle
    assert marked("tikal", 1) is None
