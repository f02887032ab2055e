"""Who leads at an altar, told from what the viewer may know and from nothing else."""

from itertools import combinations
from typing import Any

import pygame
import pytest

from engine.lost_temple import View
from game.lost_temple.board import altar_leads, capsules, mapping
from game.lost_temple.board.mapping import LostTempleDrawing, LostTempleMapping
from game.lost_temple.board.rooms import SPACES
from game.lost_temple.recap.trails import LostTempleTrails
from game.table.recap.line import DISC
from tests.engine.lost_temple.situation import Situation
from tests.game.lost_temple.seats import PHONE, WIDE, sit


def shared(*, mine: str = "", theirs: str = "", room: str = "pink-sanctuary") -> Situation:
    """Both players have a flag in a sanctuary at c3, and camp keys."""
    return Situation().room("c3", room).flag("c3", 0, 0).flag("c3", 1, 1).camp(mine, 0).camp(theirs, 1)


def standing(situation: Situation, more: str = "") -> altar_leads.AltarStanding | None:
    _, scene = sit(situation)
    return altar_leads.standing(scene.session.view, "c3", more)


def test_nobody_leads_where_nobody_has_a_flag() -> None:
    assert standing(Situation().room("c3", "pink-sanctuary")) is None


def test_the_only_flag_leads_whatever_the_keys() -> None:
    found = standing(Situation().room("c3", "pink-sanctuary").flag("c3", 1, 0).camp("pink pink", 0))
    assert found is not None
    assert (found.seats, found.certain) == ((1,), True)


def test_two_flags_and_hidden_colours_are_open() -> None:
    found = standing(shared(mine="pink", theirs="blue"))
    assert found is not None
    assert (found.seats, found.certain) == ((0, 1), False)
    assert found.counts == {0: 1, 1: None}


def test_who_has_more_keys_of_the_colour_than_another_has_keys_leads() -> None:
    found = standing(shared(mine="pink pink", theirs="blue"))
    assert found is not None
    assert (found.seats, found.certain) == ((0,), True)


def test_players_without_any_camp_key_are_known_to_be_equal() -> None:
    found = standing(shared())
    assert found is not None
    assert (found.seats, found.certain) == ((0, 1), True)


@pytest.mark.parametrize(
    ("mine", "theirs", "seats"), [("pink", "blue green", (1,)), ("pink blue", "green green", (0, 1))]
)
def test_the_multicoloured_altar_counts_all_keys_whose_number_is_open(
    mine: str, theirs: str, seats: tuple[int, ...]
) -> None:
    found = standing(shared(mine=mine, theirs=theirs, room="multicoloured-sanctuary"))
    assert found is not None
    assert (found.seats, found.certain) == (seats, True)


def test_one_more_key_of_the_colour_is_counted_for_the_viewer() -> None:
    situation = shared(mine="blue", theirs="blue green", room="multicoloured-sanctuary")
    found = standing(situation, "yellow")
    assert found is not None
    assert (found.seats, found.certain) == ((0, 1), True)


def test_a_key_changes_the_altars_of_its_colour_and_the_multicoloured_one_where_the_viewer_has_a_flag() -> None:
    situation = shared().room("b3", "multicoloured-sanctuary").flag("b3", 0, 0).room("d3", "green-sanctuary")
    _, scene = sit(situation)
    assert set(altar_leads.changed(scene.view, "pink")) == {"c3", "b3"}
    assert altar_leads.changed(scene.view, "green") == ["b3"]


def spot(laid: LostTempleMapping, view: View, place: str) -> tuple[float, float]:
    """Where the capsule of two players stands."""
    return capsules.spots(laid, view, {place: capsules.HALF_WIDE[2]})[place]


@pytest.mark.parametrize("drawing", [mapping.WIDE, mapping.NARROW])
@pytest.mark.parametrize("emblems", [1, 2, 3])
def test_no_capsule_lies_over_another(drawing: LostTempleDrawing, emblems: int) -> None:
    """Six sanctuaries side by side, in a row or in a heap."""
    colours = ("pink", "blue", "green", "yellow", "brown", "multicoloured")
    for cells in (("c1", "c2", "c3", "c4", "c5", "d3"), ("b2", "b3", "c2", "c3", "d3", "d4")):
        view: Any = {
            "temple": {
                place: {"room": f"{colour}-sanctuary", "rotation": 0, "spaces": [None] * 4}
                for place, colour in zip(cells, colours, strict=True)
            }
        }
        laid = LostTempleMapping(drawing, pygame.Rect((0, 0), drawing.size))
        half = capsules.HALF_WIDE[emblems]
        offsets = capsules.spots(laid, view, dict.fromkeys(cells, half))
        boxes = []
        for place, (dx, dy) in offsets.items():
            x, y = (side / laid.pixels for side in laid.places[place])
            boxes.append(pygame.FRect(x + dx - half, y + dy - 11, 2 * half, 22))
        over = [one.clip(two).w for one, two in combinations(boxes, 2)]
        assert max(over) == 0


def test_a_capsule_stands_at_the_corner_without_a_door() -> None:
    """The straight room at b3 has a door towards the upper corner of c3, so the capsule goes to the lower one."""
    situation = shared().room("b3", "blue-bend", 1)
    _, scene = sit(situation)
    laid = LostTempleMapping(mapping.WIDE, scene.board.rect)
    assert spot(laid, scene.view, "c3")[1] > 0


def test_an_explorer_in_a_sanctuary_stands_at_the_other_corner() -> None:
    _, scene = sit(shared().at("c3", 0))
    laid = scene.board.ground
    assert spot(laid, scene.view, "c3")[1] * capsules.free_corner(laid, scene.view, "c3") < 0


@pytest.mark.parametrize("room", ["blue-bend", ""])
def test_the_number_of_a_recap_covers_neither_a_capsule_nor_a_value(room: str) -> None:
    situation = shared().room("b3", room, 1) if room else shared()
    _, scene = sit(situation)
    laid = scene.board.ground
    number = LostTempleTrails().number(scene, "c3")
    assert number is not None
    down = (number[1] - laid.places["c3"][1]) / laid.pixels
    assert down * capsules.corner(laid, scene.view, "c3") < 0
    assert abs(down) - DISC >= max(y for _, y in SPACES) + 9


@pytest.mark.parametrize("size", [WIDE, PHONE])
def test_altars_are_drawn_without_hiding_a_text(size: tuple[int, int]) -> None:
    sitting, _ = sit(shared(mine="pink").at("c3", 0).at("c3", 1), size)
    assert sitting.faults() == []
