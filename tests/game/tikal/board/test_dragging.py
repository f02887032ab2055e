"""Dragging members and tiles, with a mouse and with a finger; dragging anything else moves the picture."""

import pytest

from game.host.events import Device
from game.tikal.party import Party
from tests.engine.tikal.situation import Situation
from tests.game.tikal.touching import PHONE, Touch, busy

HANDS: list[tuple[Device, tuple[int, int]]] = [("mouse", (1280, 720)), ("touch", (1280, 720)), ("touch", PHONE)]


@pytest.mark.parametrize(("device", "size"), HANDS)
def test_a_worker_is_dragged_to_a_space_in_reach(device: Device, size: tuple[int, int]) -> None:
    touch = Touch(busy(), size)
    touch.drag(touch.middle("b3"), touch.middle("b4"), device)
    assert touch.workers() == {"a4": 2, "b4": 2, "base": 2}
    assert touch.table.chosen.place == "b4"


@pytest.mark.parametrize(("device", "size"), HANDS)
def test_the_chosen_party_is_dragged_as_it_is(device: Device, size: tuple[int, int]) -> None:
    touch = Touch(busy(), size)
    touch.click("base", device)
    touch.sitting.wait(0.5)
    touch.press("ui-more", device)
    touch.drag(touch.middle("base"), touch.middle("a4"), device)
    assert touch.workers() == {"a4": 4, "b3": 1, "b4": 1}


def test_a_drag_that_begins_on_the_leader_takes_only_the_leader() -> None:
    touch = Touch(busy())
    ground, players = touch.table.board.ground, touch.table.view["players"]
    start = ground.spot("a4", touch.table.board.spot_of(players, "a4", 0, "leader"))
    touch.drag(start, touch.middle("base"))
    assert touch.table.chosen.party == Party(0, True)
    assert touch.table.session.view["players"][0]["leader"] == "base"
    assert touch.workers()["a4"] == 2


def test_what_a_drag_would_cost_is_shown_on_its_way() -> None:
    touch = Touch(busy())
    touch.drag(touch.middle("b3"), touch.middle("b4"), drop=False)
    assert touch.table.carrying.aim == "b4"
    assert touch.points == 10


@pytest.mark.parametrize("device", ["mouse", "touch"])
def test_what_is_dropped_elsewhere_is_let_go_of(device: Device) -> None:
    touch = Touch(busy())
    touch.drag(touch.middle("b3"), touch.middle("f2"), device)
    assert touch.points == 10
    assert touch.table.chosen.place == ""
    touch.click("a4")
    touch.drag(touch.middle("a4"), touch.middle("f2"), device)
    assert touch.table.chosen.place == "a4"


def test_escape_drops_what_is_carried() -> None:
    touch = Touch(busy())
    touch.drag(touch.middle("b3"), touch.middle("b4"), drop=False)
    touch.key("Escape")
    assert not touch.table.carrying.active
    touch.drag(touch.middle("b4"), touch.middle("b4"))
    assert touch.workers()["b4"] == 1
    assert not touch.table.dialogs.open


def test_a_drag_elsewhere_moves_the_picture() -> None:
    touch = Touch(busy())
    touch.table.board.zoom(2)
    before = touch.middle("d3")
    x, y = touch.middle("d2")
    touch.drag((x, y), (x - 40, y))
    assert touch.middle("d3")[0] == pytest.approx(before[0] - 40)
    assert touch.points == 10


@pytest.mark.parametrize(("device", "size"), HANDS)
def test_the_tile_in_hand_is_dragged_to_its_space(device: Device, size: tuple[int, int]) -> None:
    touch = Touch(Situation().hold("temple-2-200100"), size)
    place = next(iter(touch.table.hand.fits))
    touch.drag(touch.table.tile_rect().center, touch.middle(place), device)
    assert touch.table.view["board"][place]["tile"] == "temple-2-200100"


def test_a_tile_that_is_dropped_where_it_does_not_fit_stays_in_hand() -> None:
    touch = Touch(Situation().hold("temple-2-200100"))
    touch.drag(touch.table.tile_rect().center, touch.middle("h1"))
    assert touch.table.hand.piece == "temple-2-200100"
    assert not touch.table.carrying.active
