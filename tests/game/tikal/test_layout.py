"""Where everything of Tikal lies: nothing overlaps or is outside, and one pans and zooms inside the jungle."""

from itertools import combinations

import pygame
import pytest

from engine.tikal import board
from game.host.viewport import Viewport
from game.table.board.camera import STEP, Camera
from game.tikal import layout
from game.tikal.board import mapping
from game.tikal.board.mapping import TikalDrawing, TikalMapping
from game.tikal.layout import ASIDE, PAGES, WIDE, Page
from tests.game.lost_temple.test_layout import SIZES, check_apart, check_sharp


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize(("auction", "placing"), [(False, False), (True, False), (False, True)])
@pytest.mark.parametrize("page", PAGES)
@pytest.mark.parametrize("size", SIZES)
def test_rectangles_stay_inside_and_apart(
    size: tuple[int, int], page: Page, auction: bool, placing: bool, players: int
) -> None:
    check_apart(layout.arrange(Viewport(*size), page, auction, placing=placing, players=players), size)


def test_the_wide_table_is_that_of_the_mock_up() -> None:
    arranged = layout.arrange(Viewport(1280, 720), "board", False)
    assert {name: tuple(rect) for name, rect in arranged.rects.items()} == WIDE


@pytest.mark.parametrize(("name", "auction"), [("auction", True), ("tile", False)])
def test_the_tile_in_hand_and_the_auction_leave_in_sight_what_everybody_would_score(
    name: str, auction: bool
) -> None:
    arranged = layout.arrange(Viewport(1280, 720), "board", auction, placing=not auction)
    assert tuple(arranged.rect(name)) == ASIDE
    assert "forecast" in arranged.rects
    assert not {"sets", "floors"} & arranged.rects.keys()


def test_a_taller_window_gives_its_height_to_what_everybody_would_score() -> None:
    plain, tall = (layout.arrange(Viewport(*size), "board", False) for size in ((1024, 576), (1024, 768)))
    assert tall.rect("forecast").h - plain.rect("forecast").h == 768 - 576
    assert tall.rect("treasures").size == plain.rect("treasures").size
    assert tall.rect("treasures").bottom == tall.rect("actions").bottom


def test_a_low_window_with_height_to_spare_shows_what_everybody_would_score_above_the_sheet() -> None:
    spare, phone = (layout.arrange(Viewport(*size), "board", False) for size in ((800, 600), (844, 390)))
    assert spare.rect("forecast").bottom <= spare.rect("sheet").top
    assert spare.rect("sheet").bottom > 600 * 0.8  # under the thumb
    assert not phone.rect("forecast").w


def test_a_sharp_phone_has_the_layout_of_a_plain_one() -> None:
    plain = layout.arrange(Viewport(390, 844), "board", False)
    check_sharp(plain, layout.arrange(Viewport(1170, 2532, 3.0), "board", False))


@pytest.mark.parametrize("drawing", [mapping.WIDE, mapping.NARROW])
def test_hexes_can_be_told_apart_by_pointing(drawing: TikalDrawing) -> None:
    plan = TikalMapping(drawing, pygame.Rect((0, 0), drawing.size))
    assert list(plan.places) == list(board.NAMES)
    for place, (x, y) in plan.places.items():
        assert plan.place_at(x, y) == place
        assert plan.rect.contains(plan.area(place))
    for one, two in combinations(plan.places, 2):
        assert not plan.area(one).inflate(-2, -2).colliderect(plan.area(two).inflate(-2, -2)), (one, two)


def test_neighbours_of_the_engine_are_neighbours_on_the_screen() -> None:
    plan = TikalMapping(mapping.WIDE, pygame.Rect((0, 0), mapping.WIDE.size))
    steps: dict[int, set[tuple[float, float]]] = {}
    for cell, row in enumerate(board.NEIGHBOURS):
        x, y = plan.places[board.NAMES[cell]]
        for side, other in enumerate(row):
            if other != board.NOWHERE:
                to_x, to_y = plan.places[board.NAMES[other]]
                steps.setdefault(side, set()).add((round(to_x - x, 3), round(to_y - y, 3)))
    assert [len(step) for step in steps.values()] == [1] * 6
    assert steps[0] == {(0, -96.995)}  # north


def test_zooming_keeps_the_point_under_the_pointer() -> None:
    plan = TikalMapping(mapping.WIDE, pygame.Rect(100, 50, 848, 572))
    x, y = plan.places["d3"]
    near = plan.looked_at(plan.sight.zoomed(1, x, y, plan.most(1.0)))
    assert near.radius > plan.radius
    assert near.places["d3"] == pytest.approx((x, y))


def test_zooming_ends_at_the_whole_jungle_and_at_hexes_big_enough() -> None:
    plan = TikalMapping(mapping.NARROW, pygame.Rect(0, 0, 390, 398))
    looks = [plan.look]
    for _ in range(20):
        near = plan.looked_at(looks[-1])
        look = near.sight.zoomed(1, 100, 100, near.most(1.0))
        if look.zoom == looks[-1].zoom:
            break
        looks.append(look)
    assert len(looks) > 2
    assert plan.looked_at(looks[-1]).radius <= TikalMapping.LARGEST * STEP
    out = looks[-1]
    for _ in looks:
        far = plan.looked_at(out)
        out = far.sight.zoomed(-1, 300, 300, far.most(1.0))
    assert out == Camera()


def test_panning_never_leaves_the_jungle() -> None:
    plan = TikalMapping(mapping.WIDE, pygame.Rect(0, 0, 848, 572))
    near = plan.looked_at(plan.sight.zoomed(2, 424, 286, plan.most(1.0)))
    for dx, dy in ((9000, 0), (-9000, 0), (0, 9000), (0, -9000)):
        moved = plan.looked_at(near.sight.panned(dx, dy))
        left, top = moved.at(0, 0)
        right, bottom = moved.at(*moved.drawing.size)
        assert left <= 0.01
        assert top <= 0.01
        assert right >= 847.99
        assert bottom >= 571.99
    assert plan.sight.panned(50, 50) == Camera()


def test_a_hex_out_of_sight_can_be_brought_into_it() -> None:
    plan = TikalMapping(mapping.WIDE, pygame.Rect(0, 0, 848, 572))
    near = plan.looked_at(plan.sight.zoomed(1, 0, 0, plan.most(1.0)))
    assert not near.in_sight("h5")
    assert plan.looked_at(near.showing("h5")).in_sight("h5")
