"""The choices of Tikal in a real browser: the ring of a hex, groups, dragging by mouse and finger, lit buttons."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from game.session.seats import Seat, Setup
from game.session.session import Session
from tests.game.sitting import Home
from tests.web.seats import PHONE, WIDE, AtTable, sit, stored
from tests.web.visits import Visit

Sit = Callable[..., AtTable]


def begun(home: Home) -> Session:
    """A turn under way: two workers at the base camp, one at the temple beside it."""
    seats = (Seat("Ada", "human"), Seat("Blaise", "human"))
    session = Session(home, Setup("tikal", seats, {"names": ["Ada", "Blaise"], "first": 0}, 3))
    for move in ("place a3", *["bring worker base"] * 3, "move worker base a4"):
        session.apply(session.game.parse(move))
    return session


def _in_hand(home: Home) -> Session:
    """The first turn: a tile is to be placed."""
    seats = (Seat("Ada", "human"), Seat("Blaise", "human"))
    return Session(home, Setup("tikal", seats, {"names": ["Ada", "Blaise"], "first": 0}, 3))


@pytest.fixture
def sits(visit: Callable[..., Visit], game_site: Path) -> Sit:
    """Sits down at that turn."""

    def sit_down(context: dict[str, Any]) -> AtTable:
        seat = sit(visit, game_site, stored(begun), {"motion": False}, **context)
        seat.still()
        return seat

    return sit_down


def workers(seat: AtTable) -> dict[str, int]:
    found: dict[str, int] = seat.state["game"]["players"][0]["workers"]
    return found


def test_the_choices_of_a_hex_stand_round_it(sits: Sit) -> None:
    seat = sits(WIDE)
    x, y = seat.middle("hex base")
    seat.click("hex base")
    seat.until(lambda: seat.state["place"] == "base")
    for wanted in ("bring worker base", "ui-fewer", "ui-go", "ui-more"):
        at = seat.middle(wanted)
        assert abs(at[0] - x) < 60, wanted
        assert abs(at[1] - y) < 100, wanted
    seat.click("ui-more")
    seat.until(lambda: seat.state["party"] == [2, False])
    seat.visit.assert_quiet()


def test_the_other_button_on_another_group_chooses_it_and_escape_lets_go(sits: Sit) -> None:
    seat = sits(WIDE)
    seat.click("hex base")
    seat.until(lambda: seat.state["place"] == "base")
    seat.visit.page.mouse.click(*seat.middle("hex a4"), button="right")
    seat.until(lambda: seat.state["place"] == "a4")
    assert workers(seat) == {"base": 2, "a4": 1}
    seat.press("Escape")
    seat.until(lambda: seat.state["place"] == "")
    assert "ui-undo" in seat.targets()  # and no menu is up


def test_a_worker_is_dragged_with_the_mouse(sits: Sit) -> None:
    seat = sits(WIDE)
    seat.drag(seat.middle("hex base"), seat.middle("hex a4"))
    seat.until(lambda: workers(seat) == {"base": 1, "a4": 2})


def test_a_worker_is_dragged_with_a_finger(sits: Sit) -> None:
    seat = sits(PHONE)
    seat.swipe(seat.middle("hex base"), seat.middle("hex a4"))
    seat.until(lambda: workers(seat) == {"base": 1, "a4": 2})


def test_a_tile_is_dragged_from_its_panel_to_a_space(visit: Callable[..., Visit], game_site: Path) -> None:
    seat = sit(visit, game_site, stored(_in_hand), {"motion": False}, **WIDE)
    seat.still()
    left, right = seat.middle("ui-hand-left"), seat.middle("ui-hand-right")
    seat.drag(((left[0] + right[0]) / 2, left[1]), seat.middle("cell a3"))
    seat.until(lambda: "a3" in seat.state["game"]["board"])
    seat.visit.assert_quiet()


def test_the_last_action_is_taken_back_and_its_hex_stays_chosen(sits: Sit) -> None:
    seat = sits(WIDE)
    seat.click("hex a4")
    seat.click("uncover a4")
    seat.until(lambda: seat.state["game"]["board"]["a4"]["value"] == 2)
    seat.click("ui-undo")
    seat.until(lambda: seat.state["game"]["board"]["a4"]["value"] == 1)
    assert seat.state["place"] == "a4"


def test_a_way_explains_itself_beside_the_next_choices(sits: Sit) -> None:
    seat = sits(WIDE)
    seat.click("hex base")
    seat.until(lambda: seat.state["place"] == "base")
    goal = next(id for id in seat.targets() if id.startswith("move worker base"))
    seat.point(goal)
    seat.until(lambda: seat.state["tip"])
    seat.press("Escape")
    seat.until(lambda: (seat.state["place"], seat.state["tip"]) == ("", ""))


def test_a_lit_button_of_the_bar_acts_with_one_click(sits: Sit) -> None:
    seat = sits(WIDE)
    seat.click("hex a4")
    seat.until(lambda: seat.state["place"] == "a4")
    seat.click("uncover a4 #bar")
    seat.until(lambda: seat.state["game"]["board"]["a4"]["value"] == 2)
    seat.visit.assert_quiet()


def test_a_tap_on_a_phone_shows_the_way_and_the_gold_button_goes(sits: Sit) -> None:
    seat = sits(PHONE)
    seat.tap("hex base")
    seat.until(lambda: seat.state["place"] == "base")
    seat.visit.page.wait_for_timeout(700)  # the board comes nearer once no second tap can follow
    goal = seat.until(lambda: next((id for id in seat.targets() if id.startswith("goal ")), "")).split()[1]
    seat.tap(f"goal {goal}")
    seat.until(lambda: seat.state["goal"] == goal)
    assert workers(seat)["base"] == 2
    seat.tap(f"move worker base {goal}")
    seat.until(lambda: workers(seat)["base"] == 1)
