"""Looking at a picture more closely: what panning and zooming keep in place, and what they never show."""

import pygame
import pytest

from game.table.board.camera import STEP, Camera, CameraView

PICTURES = [
    (pygame.Rect(0, 114, 390, 400), (390, 398)),
    (pygame.Rect(0, 46, 337, 345), (390, 398)),
    (pygame.Rect(3, 7, 501, 333), (848, 572)),
]
MOST = 2.5


def near(rect: pygame.Rect, size: tuple[int, int], steps: int, at: tuple[int, int] | None = None) -> CameraView:
    look = CameraView(rect, size, Camera()).zoomed(steps, *(at or rect.center), MOST)
    return CameraView(rect, size, look)


@pytest.mark.parametrize(("rect", "size"), PICTURES)
def test_the_point_between_two_fingers_stays_between_them(rect: pygame.Rect, size: tuple[int, int]) -> None:
    point = size[0] * 0.45, size[1] * 0.55
    sight = CameraView(rect, size, Camera())
    at = sight.at(*point)
    for steps in (1, 1, 1, -1):
        closer = CameraView(rect, size, sight.zoomed(steps, *at, MOST))
        assert closer.unit == pytest.approx(sight.unit * STEP**steps)
        assert closer.at(*point) == pytest.approx(at)
        sight = closer


@pytest.mark.parametrize(("rect", "size"), PICTURES)
def test_a_picture_that_is_moved_moves_by_as_much(rect: pygame.Rect, size: tuple[int, int]) -> None:
    sight = near(rect, size, 2)
    x, y = sight.at(100, 100)
    assert CameraView(rect, size, sight.panned(12.5, -7)).at(100, 100) == pytest.approx((x + 12.5, y - 7))


@pytest.mark.parametrize("steps", [0, 1, 2, 3])
@pytest.mark.parametrize(("rect", "size"), PICTURES)
def test_the_picture_leaves_no_gap_that_it_could_fill(
    rect: pygame.Rect, size: tuple[int, int], steps: int
) -> None:
    sight = near(rect, size, steps)
    for dx, dy in ((9000, 9000), (-9000, 9000), (9000, -9000), (-9000, -9000), (0, 0)):
        moved = CameraView(rect, size, sight.panned(dx, dy))
        corners = zip(moved.at(0, 0), moved.at(*size), rect.topleft, rect.bottomright, strict=True)
        for first, last, low, high in corners:
            if last - first >= high - low:
                assert first <= low + 0.001
                assert last >= high - 0.001
            else:
                assert first - low == pytest.approx(high - last)


@pytest.mark.parametrize(("rect", "size"), PICTURES)
def test_zooming_ends_at_the_whole_picture_and_at_what_is_of_use(rect: pygame.Rect, size: tuple[int, int]) -> None:
    sight, zooms = CameraView(rect, size, Camera()), [1.0]
    for _ in range(20):
        sight = CameraView(rect, size, sight.zoomed(1, *rect.topleft, MOST))
        zooms.append(sight.look.zoom)
    assert zooms[1] > 1
    assert MOST / STEP < zooms[-1] < MOST * STEP
    assert zooms[-1] == zooms[-2]
    for _ in range(20):
        sight = CameraView(rect, size, sight.zoomed(-1, *rect.bottomright, MOST))
    assert sight.look == Camera()
    assert sight.panned(50, 50) == Camera()


def test_a_point_out_of_sight_comes_into_it_and_one_in_sight_stays() -> None:
    rect, size = PICTURES[0]
    sight = near(rect, size, 3, rect.topleft)
    for point in ((380, 390), (10, 390), (380, 10), (200, 200)):
        shown = CameraView(rect, size, sight.showing(*sight.at(*point), 30))
        x, y = shown.at(*point)
        assert rect.collidepoint(x, y)
        again = shown.showing(*rect.center, 30)
        assert again == shown.look
    middle = CameraView(rect, size, sight.showing(*sight.at(200, 200), 30)).at(200, 200)
    assert not rect.inflate(-56, -56).collidepoint(sight.at(200, 200))
    assert rect.inflate(-56, -56).collidepoint(middle)


@pytest.mark.parametrize("steps", [1, 2, 3])
@pytest.mark.parametrize(("rect", "size"), PICTURES)
def test_an_enlarged_picture_lies_where_the_look_says_and_fills_all_of_its_place(
    rect: pygame.Rect, size: tuple[int, int], steps: int
) -> None:
    rect = pygame.Rect((0, 0), rect.size)
    whole = pygame.Surface(rect.size)
    whole.fill("white")
    mark = size[0] * 0.55, size[1] * 0.45
    x, y = CameraView(rect, size, Camera()).at(*mark)
    whole.fill("black", (round(x) - 4, round(y) - 4, 8, 8))
    for dx, dy in ((0, 0), (33.3, 20.7), (-41.9, 13.1), (9000, 9000), (-9000, -9000)):
        sight = near(rect, size, steps)
        sight = CameraView(rect, size, sight.panned(dx, dy))
        surface = pygame.Surface(rect.size)
        surface.fill("red")
        sight.enlarge(whole, surface)
        assert pygame.mask.from_threshold(surface, "red", (60, 60, 60)).count() == 0
        x, y = sight.at(*mark)
        if rect.inflate(-40, -40).collidepoint(x, y):
            black = pygame.mask.from_threshold(surface, "black", (90, 90, 90))
            assert black.centroid() == pytest.approx((x, y), abs=2.5)
