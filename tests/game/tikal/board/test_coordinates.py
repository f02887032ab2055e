"""The letters and numbers at the rim of the jungle name the hexes below and beside them, as the engine does."""

import pygame
import pytest

from engine.tikal import board
from game.table.board import coordinates
from game.tikal.board import mapping
from game.tikal.board.mapping import TikalMapping
from tests.engine.tikal.situation import Situation
from tests.game.tikal.panels.test_panels import at_table


def laid(name: str, zoom: int = 0) -> TikalMapping:
    drawing = {"wide": mapping.WIDE, "narrow": mapping.NARROW}[name]
    plan = TikalMapping(drawing, pygame.Rect((10, 20), drawing.size))
    return plan.looked_at(plan.sight.zoomed(zoom, *plan.places["d3"], plan.most(1.0)))


def labels(plan: TikalMapping) -> list[coordinates.Label]:
    return plan.labels(coordinates.WIDE / 2, coordinates.TALL / 2, coordinates.GAP)


@pytest.mark.parametrize("name", ["wide", "narrow"])
def test_all_of_the_jungle_has_eight_letters_and_five_numbers_on_each_side(name: str) -> None:
    words = [label.word for label in labels(laid(name))]
    assert sorted(words) == sorted([*"abcdefgh", *"12345", *"12345"])


@pytest.mark.parametrize("zoom", [0, 1, 2])
@pytest.mark.parametrize("name", ["wide", "narrow"])
def test_a_letter_stands_above_its_column_and_a_number_in_its_row(name: str, zoom: int) -> None:
    plan = laid(name, zoom)
    middle = plan.rect.centerx
    for word, x, y, across in labels(plan):
        if across:
            assert all(
                place[0] == word or place == "base"
                for place, at in plan.places.items()
                if at[0] == pytest.approx(x)
            )
            continue
        columns = "aceg" if x < middle else "bdfh"
        named = {place for place, at in plan.places.items() if at[1] == pytest.approx(y)}
        there = {f"{column}{word}" for column in columns}
        assert named == {place if place in board.NAMES else "base" for place in there}


@pytest.mark.parametrize("zoom", [0, 1, 2])
def test_labels_stay_in_sight_and_apart(zoom: int) -> None:
    plan = laid("narrow", zoom)
    rects = [rect for _, rect in coordinates.placed(plan, 1.0, [])]
    assert rects
    for number, rect in enumerate(rects):
        assert plan.rect.contains(rect)
        assert rect.collidelist(rects[number + 1 :]) < 0


def test_a_label_gives_way_to_a_number_that_lies_there() -> None:
    plan = laid("narrow", 2)
    (word, first), *_ = coordinates.placed(plan, 1.0, [])
    again = dict(coordinates.placed(plan, 1.0, [first.inflate(-6, -6)]))
    assert not again[word].colliderect(first.inflate(-6, -6))


@pytest.mark.slow
@pytest.mark.parametrize(
    ("size", "ratio"),
    [((1170, 2532), 3.0), ((2532, 1170), 3.0), ((800, 600), 1.0), ((1024, 768), 1.0), ((1280, 720), 1.0)],
)
def test_letters_and_numbers_of_the_board_can_be_read_in_every_window(size: tuple[int, int], ratio: float) -> None:
    situation = Situation(4).workers("a4", 2).workers("a4", 3, 1).workers("b5", 1, 2)
    sitting, scene = at_table(situation)
    sitting.resize(size, ratio)
    assert coordinates.scale_of(scene.board.unit, ratio) * coordinates.LETTER.size >= 12 * ratio
    assert scene.board.bold * 13.5 * scene.board.ground.pixels >= 11.9 * ratio
