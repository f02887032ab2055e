"""Points counted in the page: coins land one after another, everything is filled in at once, figures are read."""

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.game import countings
from tests.web.seats import PHONE, WIDE, AtTable, sit, stored
from tests.web.visits import Visit

SKIPS: dict[str, Callable[[AtTable], None]] = {
    "space": lambda here: here.press(" "),
    "escape": lambda here: here.press("Escape"),
    "a click on the board": lambda here: here.visit.page.mouse.click(640, 90),
    "the button": lambda here: here.click("count-skip"),
}


def about_to_score() -> str:
    """A game of Tikal in which only the end of a scoring turn is left."""
    return stored(lambda home: countings.tikal_session(home))


def scores_shown(here: AtTable) -> list[int]:
    """The scores that are on the screen."""
    return [player["score"] for player in here.state["game"]["players"]]


def begin(here: AtTable) -> list[int]:
    """End the turn; gives the scores before."""
    before = scores_shown(here)
    assert here.visit.choose("end turn")
    here.until(lambda: here.state["counting"].get("lit"))
    return before


def test_scores_change_coin_by_coin_and_the_game_goes_on(game_site: Path, visit: Callable[..., Visit]) -> None:
    here = sit(visit, game_site, about_to_score(), {"motion": True}, **WIDE)
    before = begin(here)
    here.until(lambda: here.state["counting"].get("landed", 0) >= 1)
    assert here.state["scores"] != before
    here.until(lambda: here.state["counting"].get("phase") == "stays")
    here.click("count-skip")
    here.until(lambda: not here.state["counting"])
    assert scores_shown(here) == here.state["scores"]
    here.visit.assert_quiet()


@pytest.mark.parametrize("way", SKIPS)
def test_everything_is_filled_in_at_once(way: str, game_site: Path, visit: Callable[..., Visit]) -> None:
    here = sit(visit, game_site, about_to_score(), {"motion": True}, **WIDE)
    begin(here)
    SKIPS[way](here)
    here.until(lambda: here.state["counting"].get("phase", "") in ("", "stays"))
    assert scores_shown(here) == here.state["scores"]
    here.visit.assert_quiet()


def test_a_figure_is_explained_and_waits_for_its_reader(game_site: Path, visit: Callable[..., Visit]) -> None:
    here = sit(visit, game_site, about_to_score(), {"motion": True}, **WIDE)
    begin(here)
    row = here.until(lambda: next((one for one in here.targets() if one.startswith("figure ")), ""))
    here.click(row)
    here.until(lambda: here.state["tip"])
    lit = here.state["counting"]["lit"]
    here.visit.page.wait_for_timeout(2500)
    assert here.state["counting"]["lit"] == lit
    assert here.state["tip"]


def test_on_a_phone_the_figures_are_behind_a_button(game_site: Path, visit: Callable[..., Visit]) -> None:
    here = sit(visit, game_site, about_to_score(), {"motion": True}, **PHONE)
    begin(here)
    here.tap("count-figures")
    here.until(lambda: any(one.startswith("figure ") for one in here.targets()))
    here.tap("count-sheet")
    here.tap("count-skip")
    here.until(lambda: here.state["counting"].get("phase", "") in ("", "stays"))
    assert scores_shown(here) == here.state["scores"]
    here.visit.assert_quiet()
