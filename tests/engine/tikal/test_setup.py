"""Set-up: what is in the box, how it is shuffled, and who begins."""

from __future__ import annotations

from collections import Counter

import pytest

import engine
from engine.tikal import board
from engine.tikal import components as box


def test_the_box_has_36_tiles_in_seven_sets() -> None:
    assert [len(tiles) for tiles in box.SETS.values()] == [6, 6, 5, 5, 5, 5, 4]
    kinds = Counter(name.split("-")[0] for tiles in box.SETS.values() for name in tiles)
    assert kinds == {"temple": 15, "clearing": 10, "ruin": 8, "volcano": 3}


def test_temple_values_need_as_many_floors_as_the_box_has_pre_built() -> None:
    values = [
        int(name.split("-")[1]) for tiles in box.SETS.values() for name in tiles if name.startswith("temple")
    ]
    assert [sum(value >= floor for value in values) for floor in range(2, 7)] == [14, 11, 7, 4, 1]


def test_ruins_hold_all_24_treasures() -> None:
    ruins = [int(name.split("-")[1]) for tiles in box.SETS.values() for name in tiles if name.startswith("ruin")]
    assert sum(ruins) == 24 == len(box.TREASURES) * box.TREASURES_PER_TYPE


def test_there_are_three_treasures_of_each_of_eight_types() -> None:
    counted: Counter[str] = Counter(engine.new_game("tikal").position()["treasures"])
    assert (len(counted), set(counted.values())) == (8, {3})


def test_there_are_48_floors() -> None:
    assert dict(enumerate(box.FLOORS[2:], 2)) == {2: 3, 3: 6, 4: 9, 5: 11, 6: 8, 7: 5, 8: 3, 9: 2, 10: 1}
    assert sum(box.FLOORS) == 48


def test_volcanoes_are_in_sets_b_d_and_f() -> None:
    assert [letter for letter, tiles in box.SETS.items() if "volcano" in tiles] == ["B", "D", "F"]


def test_the_stack_has_set_a_on_top_and_g_at_the_bottom() -> None:
    data = engine.new_game("tikal", seed=9).position()
    stack = [data["tile"], *data["stack"]]
    for tiles in box.SETS.values():
        assert sorted(stack[: len(tiles)]) == sorted(tiles)
        del stack[: len(tiles)]
    assert stack == []


def test_sets_and_treasures_are_shuffled_by_the_seed() -> None:
    games = [engine.new_game("tikal", seed=seed, options={"first": 0}).position() for seed in range(8)]
    assert len({tuple(data["stack"]) for data in games}) == 8
    assert len({tuple(data["treasures"]) for data in games}) == 8
    again = engine.new_game("tikal", seed=3, options={"first": 0})
    assert again.position() == games[3]


def test_the_printed_hexes() -> None:
    data = engine.new_game("tikal").position()["board"]
    assert {place: entry["tile"] for place, entry in data.items()} == {
        "base": "base-111000",
        "a4": "temple-1-110100",
        "b4": "clearing-111000",
        "b5": "temple-1-010001",
    }
    assert (data["a4"]["value"], data["b5"]["value"]) == (1, 1)


def test_36_spaces_are_empty() -> None:
    assert board.CELLS - len(board.PRINTED) == 36 == sum(map(len, box.SETS.values()))


def test_every_tile_has_six_sides_and_a_volcano_no_stones() -> None:
    assert {len(stones) for stones in box.STONES} == {6}
    assert [sum(stones) == 0 for stones in box.STONES] == [name == "volcano" for name in box.TILES]


def test_neighbours_are_each_others_neighbours_across_opposite_sides() -> None:
    for cell, sides in enumerate(board.NEIGHBOURS):
        for side, other in enumerate(sides):
            if other != board.NOWHERE:
                assert board.NEIGHBOURS[other][(side + 3) % 6] == cell


@pytest.mark.parametrize(
    ("place", "around"),
    [
        ("base", ["a4", "b4", "b5", None, None, None]),
        ("b4", ["b3", "c4", "c5", "b5", "base", "a4"]),
        ("c4", ["c3", "d3", "d4", "c5", "b4", "b3"]),
        ("h1", [None, None, None, "h2", "g2", "g1"]),
        ("a1", [None, None, "b1", "a2", None, None]),
    ],
)
def test_what_lies_around_a_hex_clockwise_from_the_north(place: str, around: list[str | None]) -> None:
    cells = board.NEIGHBOURS[board.NAMES.index(place)]
    assert [None if cell == board.NOWHERE else board.NAMES[cell] for cell in cells] == around


@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_starts_with_a_leader_18_workers_2_camps_and_nothing_else(players: int) -> None:
    data = engine.new_game("tikal", players=players).position()
    assert len(data["players"]) == players
    for player in data["players"]:
        assert (player["leader"], player["supply"], player["removed"]) == ("supply", 18, 0)
        assert (player["workers"], player["camps"], player["guards"], player["treasures"]) == ({}, [], {}, {})
        assert player["score"] == 0


def test_the_first_player_is_chosen_or_left_to_chance() -> None:
    assert [engine.new_game("tikal", options={"first": seat}).to_move for seat in range(4)] == [0, 1, 2, 3]
    assert {engine.new_game("tikal", seed=seed).to_move for seed in range(30)} == {0, 1, 2, 3}


def test_names_are_the_colours_unless_given() -> None:
    assert engine.new_game("tikal", players=3).options["names"] == ["red", "orange", "white"]
    named = engine.new_game("tikal", players=2, options={"names": ["Ada", "Bo"]})
    assert named.position()["options"]["names"] == ["Ada", "Bo"]
