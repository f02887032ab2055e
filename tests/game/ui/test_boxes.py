"""Boxes: where everything comes to lie, what can be chosen, what is read, and what is explained there."""

from __future__ import annotations

import pygame
import pytest

from game.screen import shared_art
from game.ui import boxes
from game.ui.boxes import Box, Column, Fitting, Flow, Kit, Placed, Row, Stack, shared
from game.ui.tiles import Tiles
from game.ui.tip import Tip


@pytest.fixture
def kit() -> Kit:
    pygame.font.init()
    return Kit(shared_art.art(1.0), 1.0)


def plain(name: str, wide: float = 30, tall: float = 20, *, grow: float = 0) -> Box:
    return Box(id=name, wide=wide, tall=tall, grow=grow)


def chosen(name: str, wide: float = 50, tall: float = 50) -> Box:
    return Box(id=name, wide=wide, tall=tall, act=lambda: None, label=name)


def places(kit: Kit, box: Box, size: tuple[int, int] = (200, 100)) -> dict[str, tuple[int, int, int, int]]:
    """Where every named box of a tree lies."""
    placed = box.lay(kit, pygame.Rect((0, 0), size))
    return {one.id: (rect.x, rect.y, rect.w, rect.h) for one, rect in placed if one.id}


def test_a_row_puts_boxes_side_by_side_in_the_middle_of_its_height(kit: Kit) -> None:
    row = Row(children=[plain("a"), plain("b", 40, 60)], gap=10)
    assert places(kit, row) == {"a": (0, 40, 30, 20), "b": (40, 20, 40, 60)}
    assert row.width(kit) == 80
    assert row.height(kit, 200) == 60


@pytest.mark.parametrize(("pack", "x"), [("start", (0, 30)), ("centre", (70, 100)), ("end", (140, 170))])
def test_what_is_over_in_a_row_stands_where_the_row_says(kit: Kit, pack: boxes.Pack, x: tuple[int, int]) -> None:
    found = places(kit, Row(children=[plain("a"), plain("b")], pack=pack))
    assert (found["a"][0], found["b"][0]) == x


def test_boxes_may_stand_as_far_apart_as_there_is_room(kit: Kit) -> None:
    found = places(kit, Row(children=[plain(name) for name in "abc"], pack="between"))
    assert [found[name][0] for name in "abc"] == [0, 85, 170]


def test_what_grows_shares_what_is_over(kit: Kit) -> None:
    found = places(kit, Row(children=[plain("a", grow=1), plain("b"), plain("c", grow=3)], gap=5))
    assert [found[name][2] for name in "abc"] == [55, 30, 105]
    assert found["c"][0] + found["c"][2] == 200


def test_what_grows_gives_way_first_and_only_then_everything(kit: Kit) -> None:
    row = Row(children=[plain("a", 100, grow=1), plain("b", 100)])
    assert [place[2] for place in places(kit, row, (150, 20)).values()] == [50, 100]
    assert [place[2] for place in places(kit, row, (60, 20)).values()] == [30, 30]


def test_a_box_may_give_way_without_growing(kit: Kit) -> None:
    soft = Box(id="a", wide=100, tall=20, gives_way=True)
    row = Row(children=[soft, plain("b", 100)])
    assert places(kit, row, (300, 20))["a"][2] == 100
    assert [place[2] for place in places(kit, row, (150, 20)).values()] == [50, 100]


def test_equal_boxes_are_equally_wide_to_the_pixel(kit: Kit) -> None:
    row = Row(children=[plain("a", 10), plain("b", 90), plain("c", 20)], gap=1, equal=True)
    found = places(kit, row, (200, 20))
    assert [found[name][2] for name in "abc"] == [66, 66, 66]
    assert row.width(kit) == 3 * 90 + 2


def test_a_column_is_as_wide_as_its_place_unless_it_says_where_boxes_stand(kit: Kit) -> None:
    children = [plain("a", 40), plain("b", 60)]
    assert places(kit, Column(children=children, gap=5)) == {"a": (0, 0, 200, 20), "b": (0, 25, 200, 20)}
    assert places(kit, Column(children=children, align="end"))["a"] == (160, 0, 40, 20)
    assert places(kit, Column(children=children, align="centre"))["b"] == (70, 20, 60, 20)


def test_what_grows_in_a_column_fills_it_and_gives_way(kit: Kit) -> None:
    column = Column(children=[plain("a"), plain("b", tall=50, grow=1), plain("c")])
    assert places(kit, column, (50, 200))["b"] == (0, 20, 50, 160)
    assert places(kit, column, (50, 60))["b"] == (0, 20, 50, 20)
    assert column.height(kit, 50) == 90


def test_padding_lies_round_everything_inside(kit: Kit) -> None:
    column = Column(children=[plain("a")], pad=(1, 2, 3, 4))
    assert places(kit, column, (100, 50))["a"] == (1, 2, 96, 20)
    assert (column.width(kit), column.height(kit, 100)) == (34, 26)


def test_lengths_are_units_of_the_design() -> None:
    twice = Kit(shared_art.art(2.0), 2.0)
    assert places(twice, Row(children=[plain("a"), plain("b")], gap=10))["b"] == (80, 30, 60, 40)


def test_a_flow_goes_on_in_the_next_row(kit: Kit) -> None:
    flow = Flow(children=[plain(name, 60) for name in "abc"], gap=10)
    assert flow.width(kit) == 200
    assert (flow.height(kit, 200), flow.height(kit, 199), flow.height(kit, 70)) == (20, 50, 80)
    assert places(kit, flow, (150, 50)) == {"a": (0, 0, 60, 20), "b": (70, 0, 60, 20), "c": (0, 30, 60, 20)}


def test_a_box_that_is_wider_than_a_flow_has_a_row_of_its_own_and_gets_narrower(kit: Kit) -> None:
    flow = Flow(children=[plain("a", 300), plain("b", 60)], gap=10)
    assert places(kit, flow, (150, 50)) == {"a": (0, 0, 150, 20), "b": (0, 30, 60, 20)}


def test_tiles_fill_their_rows_and_the_last_one_has_the_rest(kit: Kit) -> None:
    tiles = Tiles(children=[plain(name, 5) for name in "abc"], tile=60, gap=10)
    assert places(kit, tiles, (150, 50)) == {"a": (0, 0, 70, 20), "b": (80, 0, 70, 20), "c": (0, 30, 70, 20)}
    assert [tiles.height(kit, width) for width in (200, 199, 50)] == [20, 50, 80]


def test_an_empty_flow_or_row_takes_no_room(kit: Kit) -> None:
    for box in (Flow(children=[], gap=10), Row(children=[], gap=10), Column(children=[], gap=10)):
        assert (box.width(kit), box.height(kit, 100)) == (0, 0)


def test_a_stack_puts_everything_into_the_same_place(kit: Kit) -> None:
    stack = Stack(children=[plain("a"), plain("b", 50, 40)])
    assert (stack.width(kit), stack.height(kit, 100)) == (50, 40)
    assert set(places(kit, stack).values()) == {(0, 0, 200, 100)}


def test_the_narrow_form_comes_where_the_wide_one_has_no_room(kit: Kit) -> None:
    wide, narrow = plain("wide", 100, 20), plain("narrow", 40, 60)
    fitting = Fitting(forms=[wide, narrow])
    assert [fitting.height(kit, room) for room in (100, 99, 10)] == [20, 60, 60]
    assert list(places(kit, fitting, (120, 60))) == ["wide"]
    assert list(places(kit, fitting, (90, 60))) == ["narrow"]


def test_a_form_that_is_too_tall_for_its_place_leaves_it_to_the_next(kit: Kit) -> None:
    fitting = Fitting(forms=[plain("tall", 100, 80), plain("low", 100, 20)])
    assert list(places(kit, fitting, (120, 100))) == ["tall"]
    assert list(places(kit, fitting, (120, 30))) == ["low"]


def test_where_every_form_is_too_tall_the_lowest_stands(kit: Kit) -> None:
    fitting = Fitting(forms=[plain("tall", 100, 80), plain("low", 60, 20), plain("narrow", 30, 40)])
    assert list(places(kit, fitting, (120, 10))) == ["low"]
    assert list(places(kit, fitting, (40, 10))) == ["narrow"], "the lowest of those that are narrow enough"


def test_shares_fill_a_room_to_the_pixel() -> None:
    for room in range(100, 140):
        assert sum(shared([20, 30, 25], [1, 1, 1], room)) == room
        assert sum(shared([70, 80, 90], [0, 1, 0], room)) == room


def test_nothing_gets_narrower_than_nothing(kit: Kit) -> None:
    found = places(kit, Row(children=[plain("a"), plain("b", grow=1)], gap=10, pad=(5, 5)), (1, 1))
    assert all(min(place[2:]) >= 0 for place in found.values())


def test_choosing_goes_in_reading_order(kit: Kit) -> None:
    left = Column(children=[chosen("a"), chosen("b")])
    tree = Column(children=[Row(children=[left, chosen("c")]), Flow(children=[chosen("d"), chosen("e")])])
    listed = boxes.targets(kit, tree.lay(kit, pygame.Rect(0, 0, 200, 150)))
    assert [one.id for one in listed] == ["a", "b", "c", "d", "e"]


def test_a_small_choice_reaches_as_far_as_a_finger(kit: Kit) -> None:
    small = Box(id="a", wide=20, tall=10, act=lambda: None)
    placed = [Placed(small, pygame.Rect(100, 100, 20, 10))]
    assert boxes.targets(kit, placed)[0].rect == pygame.Rect(88, 83, 44, 44)
    still = Box(id="a", wide=20, tall=10, act=lambda: None, reach=False)
    place = pygame.Rect(100, 100, 20, 10)
    assert boxes.targets(kit, [Placed(still, place)])[0].rect == place


def test_a_choice_tells_all_of_itself(kit: Kit) -> None:
    done: list[int] = []
    box = Box(id="a", act=lambda: done.append(1), label="Go", hint="on", key="g", enabled=False)
    (target,) = boxes.targets(kit, [Placed(box, pygame.Rect(0, 0, 50, 50))])
    assert (target.id, target.label, target.hint, target.key, target.enabled) == ("a", "Go", "on", "g", False)
    target.act()
    assert done == [1]


def test_the_topmost_box_that_has_something_to_say_explains(kit: Kit) -> None:
    def explaining(words: str) -> Box:
        return Box(tip=lambda rect: Tip(rect, words) if words else None)

    tree = Stack(children=[explaining("lower"), explaining("upper"), explaining("")])
    placed = tree.lay(kit, pygame.Rect(10, 10, 50, 50))
    found = boxes.tip(placed, 20, 20)
    assert found is not None
    assert (found.title, found.anchor) == ("upper", pygame.Rect(10, 10, 50, 50))
    assert boxes.tip(placed, 5, 5) is None


def test_a_box_is_found_by_its_id(kit: Kit) -> None:
    placed = Row(children=[plain("a"), plain("b")]).lay(kit, pygame.Rect(0, 0, 100, 20))
    assert boxes.find(placed, "b") == pygame.Rect(30, 0, 30, 20)
    assert boxes.find(placed, "c") is None


def test_a_kit_may_outlive_the_boxes_that_it_has_measured(kit: Kit) -> None:
    """Another box may lie where an old one lay in memory: it is measured anew."""
    for number in range(1, 200):
        assert Row(children=[plain("a", number), plain("b", number)]).width(kit) == 2 * number


def test_a_box_is_measured_once_for_each_width(kit: Kit) -> None:
    asked: list[int] = []

    class Measured(Box):
        def inner_height(self, kit: Kit, width: int) -> int:
            asked.append(width)
            return 10

    tree = Column(children=[Row(children=[Column(children=[Measured(grow=1, wide=50)])])])
    tree.height(kit, 50)
    tree.lay(kit, pygame.Rect(0, 0, 50, 10))
    assert asked == [50]
