"""What is in hand at a table: where it can be held, how it is turned, and which action it stands for."""

import pytest

from engine import Choices
from engine.lost_temple import actions as temple
from engine.tikal import actions as tikal
from engine.tikal import preview
from game.table.board.hand import Hand

ROOM = Choices(temple.PLACE_ROOM.of(place=place, rotation=turn) for place in ("a1", "c3") for turn in range(6))


class Table:
    """Counts how often it was asked to look at the hand anew."""

    def __init__(self) -> None:
        self.looks = 0

    def refresh(self) -> None:
        self.looks += 1


def room() -> tuple[Hand, Table]:
    table = Table()
    hand = Hand(table.refresh)
    hand.update("pink-bend", ROOM)
    return hand, table


def tile(name: str, **fits: tuple[int, ...]) -> Hand:
    """A tile of Tikal that fits at some places in some rotations."""
    hand = Hand(Table().refresh, preview.look)
    listed = [tikal.PLACE.of(place=place, rotation=turn) for place, turns in fits.items() for turn in turns]
    hand.update(name, Choices(listed))
    return hand


def one_way() -> str:
    """A tile that looks different in each of its rotations."""
    return next(name for name in tikal.TILE.index if len({preview.look(name, turn) for turn in range(6)}) == 6)


def test_a_room_can_be_held_wherever_it_may_be_placed_and_be_turned_all_the_way_round() -> None:
    hand, table = room()
    assert list(hand.fits) == ["a1", "c3"]
    hand.hold("c3")
    shown = []
    for _ in range(6):
        shown.append(str(hand.action("c3")))
        hand.turn(1)
    assert shown == [f"place c3 {turn}" for turn in range(6)]
    assert hand.rotation == 0
    hand.turn(-1)
    assert hand.action("c3") is temple.PLACE_ROOM.of(place="c3", rotation=5)
    assert table.looks == 8


def test_a_piece_stays_as_it_is_while_the_same_one_is_to_be_placed() -> None:
    hand, _ = room()
    hand.hold("c3", 4)
    hand.update("pink-bend", ROOM)
    assert (hand.piece, hand.held, hand.rotation) == ("pink-bend", "c3", 4)


def test_the_next_piece_is_held_nowhere_and_not_turned() -> None:
    hand, _ = room()
    hand.hold("c3", 4)
    hand.update("blue-bend", ROOM)
    assert (hand.piece, hand.held, hand.rotation) == ("blue-bend", "", 0)


def test_nothing_is_in_hand_when_nothing_can_be_placed() -> None:
    hand, table = room()
    hand.hold("c3", 4)
    hand.update("pink-bend", Choices())
    assert (hand.piece, hand.held, hand.fits) == ("", "", {})
    looks = table.looks
    hand.turn(1)
    assert (hand.rotation, table.looks) == (0, looks)


def test_a_place_where_it_does_not_fit_any_more_is_let_go() -> None:
    hand, _ = room()
    hand.hold("a1", 2)
    hand.update("pink-bend", ROOM.at("c3"))
    assert (hand.held, hand.rotation) == ("", 2)


@pytest.mark.parametrize(("step", "order"), [(1, [1, 4, 5, 1]), (-1, [1, 5, 4, 1])])
def test_a_held_tile_is_turned_on_to_the_next_rotation_that_fits(step: int, order: list[int]) -> None:
    hand = tile(one_way(), c3=(1, 4, 5))
    hand.hold("c3")
    shown = []
    for _ in order:
        shown.append(hand.turned("c3"))
        hand.turn(step)
    assert shown == order


def test_a_tile_that_is_held_nowhere_is_turned_side_by_side_and_lies_where_it_fits() -> None:
    hand = tile(one_way(), c3=(1, 4, 5), c4=(0,))
    for turn in (1, 2, 3):
        hand.turn(1)
        assert hand.rotation == turn
    assert (hand.turned("c3"), hand.turned("c4"), hand.turned("h1")) == (4, 0, 3)


def test_a_sanctuary_is_held_like_a_room_and_has_no_turns() -> None:
    table = Table()
    hand = Hand(table.refresh)
    hand.update("green-sanctuary", Choices(temple.SANCTUARY.of(place=place) for place in ("a1", "b4")))
    assert not hand.turnable
    hand.hold("b4")
    hand.turn(1)
    assert hand.action("b4") is temple.SANCTUARY.of(place="b4")


def test_what_fits_one_way_where_it_is_held_cannot_be_turned_there() -> None:
    hand = tile(one_way(), c3=(2,), c4=(0, 1))
    assert hand.turnable
    hand.hold("c3")
    assert not hand.turnable
    hand.hold("c4")
    assert hand.turnable


def test_a_volcano_looks_the_same_however_it_is_turned() -> None:
    hand = tile("volcano", c3=(0,))
    hand.hold("c3")
    hand.turn(1)
    assert str(hand.action("c3")) == "place c3"
