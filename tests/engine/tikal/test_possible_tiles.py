"""Where the tiles can be: in the stack set by set, in rounds of an auction, and out of the game at its end."""

from __future__ import annotations

import itertools

import pytest

import engine
from engine.tikal import board
from engine.tikal.position import laying
from engine.tikal.rules import placing
from tests.engine.playing import impossible
from tests.engine.tikal.played import acting, hex_of, to_the_end, walled_off
from tests.engine.tikal.situation import Situation

PRINTED = ("base", "a4", "b4", "b5")


# ---- the stack -----------------------------------------------------------------------------------


@pytest.mark.parametrize("left", range(1, 6))
def test_the_top_of_the_stack_is_what_is_left_of_its_set(left: int) -> None:
    # Sets D to G have 19 tiles; on top of them lie some of set C.
    situation = Situation()
    data = situation.data
    while len(data["stack"]) > 19 + left:
        data["out"].append(data["stack"].pop(0))
    assert situation.game()
    earlier = data["out"].index("temple-1-210000")  # set A
    data["out"][earlier], data["stack"][0] = data["stack"][0], data["out"][earlier]
    with pytest.raises(engine.PositionError, match="stack: set C is not where it belongs"):
        situation.game()


def test_a_set_of_the_stack_has_each_of_its_tiles_once() -> None:
    # Set G has one clearing with two and one stone opposite each other; others like it are in sets E and F.
    situation = Situation()
    stack = situation.data["stack"]
    ruin, clearing = stack.index("ruin-2-300000"), stack.index("clearing-200100")
    assert clearing < len(stack) - 4 <= ruin
    stack[ruin], stack[clearing] = stack[clearing], stack[ruin]
    with pytest.raises(engine.PositionError, match="stack: set G is not where it belongs"):
        situation.game()


def test_floors_are_those_of_the_supply_and_those_built() -> None:
    data = acting()
    # Two temples were uncovered, which show 2 on their tiles: c5 has 3 and 4 now, and b3 has 3.
    assert (data["board"]["c5"]["value"], data["board"]["b3"]["value"]) == (4, 3)
    assert {number: data["floors"][number] for number in "234"} == {"2": 3, "3": 6 - 2, "4": 9 - 1}
    for number in "234":
        for change in (-1, 1):
            damaged = acting()
            damaged["floors"][number] += change
            impossible(damaged, f"floors ({number}): there should be")


# ---- rounds of an auction ------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("players", "letters"),
    [
        # The last tiles of the sets are the 6th, 12th, 17th, 22nd, 27th, 32nd and 36th.
        (1, "ABCDEFG"),  # one tile at a time: no auction
        (2, "ABDDFFG"),  # the 17th lies beside the 18th, and the 27th beside the 28th
        (3, "ABDEEGG"),  # 16 to 18, 22 to 24, 31 to 33
        (4, "BBDEFFG"),  # 5 to 8, 17 to 20, 21 to 24, 25 to 28
    ],
)
def test_the_last_tile_of_a_set_is_on_show_with_the_first_of_the_next(players: int, letters: str) -> None:
    assert "".join("ABCDEFG"[laying.last_beside(number, players)] for number in range(7)) == letters
    assert "".join("ABCDEFG"[last] for last in laying.LAST_BESIDE[players - 1]) == letters


# ---- volcanoes, and tiles that fit nowhere -------------------------------------------------------


def test_three_volcanoes_cut_off_two_spaces_at_most() -> None:
    # So nothing leaves the game before the last two of the 36 tiles, and the last four are set G.
    printed = sum(1 << board.NAMES.index(place) for place in PRINTED)
    free = [cell for cell in range(board.CELLS) if not printed >> cell & 1]
    lost = [placing.cut_off(printed, 1 << a | 1 << b, c) for a, b, c in itertools.combinations(free, 3)]
    assert max(cells.bit_count() for cells in lost) == 2


@pytest.mark.parametrize("tile", ["temple-4-300000", "temple-6-300000", "temple-1-210000"])
def test_no_tile_of_an_earlier_set_leaves_the_game(tile: str) -> None:
    data = walled_off(36).position()
    (out,) = data["out"]
    assert engine.from_position(data)
    place = next(place for place, entry in data["board"].items() if entry["tile"] == tile)
    data["board"][place], data["out"] = hex_of(out), [tile]
    impossible(data, f"out: tiles were placed after {tile}, so it could have been placed")


def test_a_volcano_that_touches_only_hexes_of_set_g_came_too_early() -> None:
    data = to_the_end().position()
    assert {data["board"][place]["tile"] for place in ("a2", "b1")} == {"temple-3-201000", "ruin-2-300000"}
    assert data["board"]["c3"]["tile"] == "volcano"
    data["board"]["c3"], data["board"]["a1"] = data["board"]["a1"], data["board"]["c3"]
    impossible(data, "board: there is no order in which the volcanoes could have been placed")
