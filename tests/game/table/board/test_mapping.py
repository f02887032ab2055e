"""The grounds of both boards: a drawing in a rectangle of the window, whole or looked at closely."""

from collections.abc import Iterator
from typing import Any

import pygame
import pytest

from game.lost_temple.board import mapping as temple
from game.lost_temple.board.mapping import LostTempleMapping
from game.table.board.mapping import BoardMapping
from game.tikal.board import mapping as jungle
from game.tikal.board.mapping import TikalMapping

RECTS = [pygame.Rect(0, 114, 390, 400), pygame.Rect(212, 52, 848, 572), pygame.Rect(3, 7, 501, 333)]


def grounds() -> Iterator[BoardMapping[Any]]:
    """Every drawing in every rectangle, whole and at two zooms."""
    for rect in RECTS:
        for drawing in (temple.WIDE, temple.NARROW):
            yield from looked_at(LostTempleMapping(drawing, rect))
        for sheet in (jungle.WIDE, jungle.NARROW):
            yield from looked_at(TikalMapping(sheet, rect))


def looked_at(whole: BoardMapping[Any]) -> Iterator[BoardMapping[Any]]:
    yield whole
    for steps, at in ((1, whole.rect.topleft), (2, whole.rect.center)):
        yield whole.looked_at(whole.sight.zoomed(steps, *at, 9))


@pytest.fixture(params=list(grounds()), ids=lambda one: f"{one.drawing.scene}-{one.rect.w}-{one.look.zoom:.2f}")
def laid(request: pytest.FixtureRequest) -> BoardMapping[Any]:
    found: BoardMapping[Any] = request.param
    return found


def test_a_point_of_the_window_is_the_point_of_the_drawing_that_lies_there(laid: BoardMapping[Any]) -> None:
    for point in ((0, 0), (100, 50), laid.drawing.size):
        assert laid.under(laid.at(*point)) == pytest.approx(point)


def test_every_place_lies_where_the_drawing_says(laid: BoardMapping[Any]) -> None:
    assert laid.places.keys() == laid.drawing.places.keys()
    for place, point in laid.drawing.places.items():
        assert laid.places[place] == laid.at(*point)


def test_all_places_are_in_sight_unless_one_looks_closely(laid: BoardMapping[Any]) -> None:
    seen = {place for place in laid.places if laid.in_sight(place)}
    assert laid.close or seen == laid.places.keys()
    assert seen
    assert all(laid.touches(place) for place in seen)


def test_a_place_is_found_under_its_middle_if_that_is_in_sight(laid: BoardMapping[Any]) -> None:
    for place, (x, y) in laid.places.items():
        assert laid.place_at(x, y) == (place if laid.in_sight(place) else "")


def test_any_place_can_be_brought_into_sight_without_zooming(laid: BoardMapping[Any]) -> None:
    for place in laid.places:
        look = laid.showing(place)
        assert look.zoom == laid.look.zoom
        assert laid.looked_at(look).in_sight(place)


def test_a_place_is_as_big_as_a_finger_if_that_is_asked_for(laid: BoardMapping[Any]) -> None:
    for place in laid.places:
        plain, finger = laid.area(place), laid.area(place, 44)
        assert min(finger.size) >= 44
        assert finger.w >= plain.w
        assert finger.h >= plain.h
        assert finger.collidepoint(plain.center)


def test_what_is_seen_of_it_begins_at_the_corner_of_a_window_of_its_own(laid: BoardMapping[Any]) -> None:
    own = laid.from_corner()
    assert own.seen == pygame.Rect((0, 0), laid.seen.size)
    assert own.look == laid.look
    left, top = laid.seen.topleft
    for place, (x, y) in laid.places.items():
        assert own.places[place] == pytest.approx((x - left, y - top), abs=1)


def test_the_point_nearest_to_one_out_of_sight_is_in_sight(laid: BoardMapping[Any]) -> None:
    seen = laid.seen
    assert laid.inward((seen.left - 50, seen.top + 3)) == (seen.left, seen.top + 3)
    assert laid.inward((seen.right + 9, seen.bottom + 9)) == seen.bottomright
    assert laid.inward(seen.center) == seen.center
