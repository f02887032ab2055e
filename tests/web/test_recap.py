"""The recap in the page: what rivals did is told, shown again and put away, with mouse, keys and fingers."""

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.game import recaps
from tests.web.seats import PHONE, WIDE, sit
from tests.web.visits import Visit

GAMES = ("tikal", "lost-temple")


@pytest.mark.parametrize("game", GAMES)
def test_lines_are_stepped_with_keys_and_shown_again_by_a_click(
    game: str, game_site: Path, visit: Callable[..., Visit]
) -> None:
    here = sit(visit, game_site, recaps.record(game, loud=False), {"motion": True}, **WIDE)
    lines = here.until(lambda: here.state["recap"])
    here.press(",")
    here.until(lambda: len(here.state["recap"]) == len(lines) - 1)
    here.press(".")
    here.until(lambda: here.state["recap"] == lines)
    here.still()
    here.click("ui-recap-line-1")
    here.until(lambda: here.state["moving"])
    here.still()
    here.click("ui-recap-pace-slow")
    here.until(lambda: '"pace": "slow"' in here.visit.js("localStorage.getItem('expeditions / settings')"))
    here.visit.assert_quiet()


@pytest.mark.parametrize("game", GAMES)
def test_a_loss_is_said_loudly_and_its_notice_goes_away_when_it_is_read(
    game: str, game_site: Path, visit: Callable[..., Visit]
) -> None:
    here = sit(visit, game_site, recaps.record(game, loud=True), {"motion": True}, **WIDE)
    here.click("ui-notice-show")
    here.still()
    here.click("ui-notice-go")
    here.until(lambda: "ui-notice-go" not in here.targets())
    assert here.state["recap"]
    here.visit.assert_quiet()


@pytest.mark.parametrize("game", GAMES)
def test_a_finger_wipes_through_the_lines_of_a_phone_and_puts_them_away(
    game: str, game_site: Path, visit: Callable[..., Visit]
) -> None:
    here = sit(visit, game_site, recaps.record(game, loud=False), {"motion": False}, **PHONE)
    x, y = here.middle("ui-recap-line-1")
    here.swipe((x + 50, y), (x - 50, y))
    here.until(lambda: "ui-recap-line-2" in here.targets())
    here.tap("ui-recap-close")
    here.until(lambda: here.state["recap"] == [])
    here.visit.assert_quiet()
