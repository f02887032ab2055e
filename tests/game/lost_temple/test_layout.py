"""Where everything lies: nothing overlaps, nothing is outside, and the wide table is the mock-up's."""

from itertools import combinations

import pygame
import pytest

from game.host.viewport import Viewport
from game.lost_temple import layout
from game.lost_temple.board import mapping
from game.lost_temple.board.mapping import LostTempleDrawing, LostTempleMapping
from game.lost_temple.layout import PAGES, WIDE
from game.lost_temple.river import geometry
from game.table.layout import Layout

SIZES = [
    (1280, 720),
    (1920, 1080),
    (3840, 2160),
    (1024, 640),
    (1600, 700),
    (1280, 1024),
    (390, 844),
    (360, 640),
    (414, 896),
    (768, 1024),
    (844, 390),
    (667, 375),
    (932, 430),
    (800, 700),
]


def check_apart(arranged: Layout, size: tuple[int, int]) -> None:
    """No rectangle is empty, outside the window, or over another one."""
    window = pygame.Rect((0, 0), size)
    for name, rect in arranged.rects.items():
        assert window.contains(rect), name
        assert rect.w > 0, name
        assert rect.h > 0, name
    rects = dict(arranged.rects)
    end, sheet = rects.pop("turn-end", None), rects.get("sheet")
    if end is not None:  # in a small window it stands at the lower right of the sheet
        assert sheet is None or sheet.contains(end)
        assert sheet is not None or not any(end.colliderect(rect) for rect in rects.values())
    for (one, first), (two, second) in combinations(rects.items(), 2):
        assert not first.colliderect(second), (one, two)


def check_sharp(plain: Layout, sharp: Layout) -> None:
    """The same layout three times as fine."""
    assert sharp.shape == plain.shape
    for name, rect in plain.rects.items():
        for side, wide in zip(rect, sharp.rect(name), strict=True):
            assert abs(3 * side - wide) <= 6, name


@pytest.mark.parametrize("page", PAGES)
@pytest.mark.parametrize("size", SIZES)
def test_rectangles_stay_inside_and_apart(size: tuple[int, int], page: str) -> None:
    check_apart(layout.arrange(Viewport(*size), page), size)


def test_the_wide_table_is_that_of_the_mock_up() -> None:
    arranged = layout.arrange(Viewport(1280, 720), "board")
    assert {name: tuple(rect) for name, rect in arranged.rects.items()} == WIDE


def test_a_phone_keeps_the_width_for_the_board() -> None:
    arranged = layout.arrange(Viewport(390, 844), "board")
    assert arranged.shape == "narrow"
    assert LostTempleMapping(mapping.NARROW, arranged.rect("board")).picture.w == 390


def test_a_sharp_phone_has_the_layout_of_a_plain_one() -> None:
    check_sharp(layout.arrange(Viewport(390, 844), "board"), layout.arrange(Viewport(1170, 2532, 3.0), "board"))


@pytest.mark.parametrize("laid", [mapping.WIDE, mapping.NARROW])
def test_rooms_can_be_told_apart_by_pointing(laid: LostTempleDrawing) -> None:
    plan = LostTempleMapping(laid, pygame.Rect((0, 0), laid.size))
    assert len(plan.places) == 27 + 6 + 1
    for place, (x, y) in plan.places.items():
        assert plan.place_at(x, y) == place
    for one, two in combinations(plan.places, 2):
        assert not plan.area(one, 0).inflate(-2, -2).colliderect(plan.area(two, 0).inflate(-2, -2)), (one, two)


@pytest.mark.parametrize("laid", [mapping.WIDE, mapping.NARROW])
def test_the_score_track_runs_clockwise_from_the_upper_left_corner(laid: LostTempleDrawing) -> None:
    plan = LostTempleMapping(laid, pygame.Rect((0, 0), laid.size))
    left, top, right, bottom = laid.wall
    corners = {0: (left, top), 28: (right, top), 50: (right, bottom), 78: (left, bottom)}
    for score, corner in corners.items():
        assert plan.track(score) == pytest.approx(corner, abs=0.5)
    assert len({tuple(map(round, plan.track(score))) for score in range(100)}) == 100
    assert plan.track(107) == plan.track(7)
    assert plan.track(-3) == plan.track(97)


def test_the_way_down_the_river_ends_where_it_should() -> None:
    for start in range(6):
        for goal in range(6):
            way = geometry.way(start, goal)
            assert way[0] == geometry.MOORINGS[start]
            assert way[-1] == geometry.MOORINGS[goal]
    assert len(geometry.way(2, 2)) == 1
    assert geometry.along(geometry.way(0, 1), 0.5)[0] == (154, (455 + 268) / 2)
    assert geometry.along(geometry.way(0, 1), 1.0)[0] == geometry.MOORINGS[1]


def test_a_route_round_the_temple_leaves_and_enters_by_the_nearest_wall() -> None:
    plan = LostTempleMapping(mapping.WIDE, pygame.Rect((0, 0), mapping.WIDE.size))
    left, top, _, _ = mapping.WIDE.wall
    (_, out), (back, _) = plan.legs(["a3", "out", "c1"])
    assert out[1] < top
    assert out[0] == plan.places["a3"][0]
    assert back[0] < left
    assert back[1] == plan.places["c1"][1]
