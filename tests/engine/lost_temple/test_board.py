"""The geometry of the temple: which places there are, and what lies around them."""

from __future__ import annotations

import pytest

from engine.lost_temple import board


def number(name: str) -> int:
    return board.PLACE_NAMES.index(name)


def names(mask: int) -> set[str]:
    return {board.PLACE_NAMES[place] for place in board.places_in(mask)}


def test_rows_of_five_and_six_then_the_secret_rooms_and_outside() -> None:
    widths = {"a": 5, "b": 6, "c": 5, "d": 6, "e": 5, "s": 6}
    expected = [f"{row}{col}" for row, width in widths.items() for col in range(1, width + 1)]
    assert list(board.PLACE_NAMES) == [*expected, "out"]
    assert (board.CELLS, board.OUTSIDE, board.PLACES) == (27, 33, 34)


@pytest.mark.parametrize(
    ("place", "around"),
    [
        ("c3", ["b4", "c4", "d4", "d3", "c2", "b3"]),
        ("b3", ["a3", "b4", "c3", "c2", "b2", "a2"]),
        ("a1", ["out", "a2", "b2", "b1", "out", "out"]),
        ("b1", ["a1", "b2", "c1", "out", "out", "out"]),
        ("e5", ["d6", "out", "out", "out", "e4", "d5"]),
    ],
)
def test_what_lies_around_a_cell_clockwise_from_the_north_east(place: str, around: list[str]) -> None:
    assert [board.PLACE_NAMES[other] for other in board.NEIGHBOURS[number(place)]] == around


def test_the_edge() -> None:
    edge = {board.PLACE_NAMES[cell] for cell in board.EDGE}
    rows = {f"{row}{col}" for row in "ae" for col in range(1, 6)}
    assert edge == rows | {"b1", "b6", "c1", "c5", "d1", "d6"}


def test_neighbours_as_sets() -> None:
    assert names(board.NEAR[number("c3")]) == {"b4", "c4", "d4", "d3", "c2", "b3"}
    assert names(board.NEAR[number("a1")]) == {"a2", "b1", "b2", "out"}
    assert names(board.NEAR[number("s1")]) == names(board.NEAR[number("s6")]) == {"out"}
    secrets = {f"s{n}" for n in range(1, 7)}
    assert names(board.NEAR[board.OUTSIDE]) == secrets | {board.PLACE_NAMES[cell] for cell in board.EDGE}
    assert names(board.TEMPLE_MASK) == set(board.PLACE_NAMES[:27])
    assert names(board.SECRET_MASK) == secrets


@pytest.mark.parametrize(
    ("one", "other", "sides"),
    [("a1", "out", 3), ("c5", "out", 1), ("c3", "c4", 1), ("s1", "out", 1), ("b1", "out", 3)],
)
def test_how_many_sides_two_places_share(one: str, other: str, sides: int) -> None:
    assert board.sides_between(number(one), number(other)) == sides
    assert board.sides_between(number(other), number(one)) == sides


def test_undiscovered_cells_and_outside_give_nothing() -> None:
    empty = [board.EMPTY] * board.CELLS
    assert board.rewards(empty, 0) == board.rewards(empty, board.OUTSIDE) == ()
    assert [board.rewards(empty, place)[0].points for place in board.SECRETS] == [10, 9, 8, 7, 6, 5]
    assert len(board.rewards([0] * board.CELLS, 26)) == 1
