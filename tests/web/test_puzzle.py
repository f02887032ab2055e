"""The turn of today in the page: opened from the title, tried, its stars seen and found again after a reload."""

import json
from collections.abc import Callable
from datetime import date
from pathlib import Path

import pytest

from game.session.puzzles import of_day
from tests.web.clock import noon_of
from tests.web.seats import PHONE, WIDE, AtTable
from tests.web.visits import Visit

KEPT = "localStorage.getItem('expeditions / puzzles')"
DAYS = {"lost-temple": date(2026, 11, 18), "tikal": date(2026, 11, 19)}
"""A day of each game."""


@pytest.mark.parametrize("shape", ["wide", "phone"])
@pytest.mark.parametrize("game", DAYS)
def test_the_turn_of_today_is_tried_and_its_stars_are_kept(
    game: str, shape: str, game_site: Path, visit: Callable[..., Visit]
) -> None:
    settings = WIDE if shape == "wide" else PHONE
    opened = visit(game_site, locale="en-GB", reduced_motion="reduce", **settings)
    opened.page.add_init_script(noon_of(DAYS[game].isoformat()))
    here = AtTable(opened.play())
    here.until(lambda: here.visit.choose("today"))
    here.until(lambda: here.state["scene"] == "puzzle")
    today = of_day(DAYS[game].toordinal())
    assert today.game == game
    assert here.state["puzzle"]["id"] == today.id
    if shape == "phone":
        here.tap("puzzle-start")
    # End the turn with as little as possible, by whatever is on offer.
    for _ in range(400):
        if here.state["puzzle"]["card"] == "result":
            break
        for wanted in ("ui-end-turn", "end turn", "ui-act-end", "rest", "done", "count-skip", "stop", "stay"):
            if here.visit.choose(wanted):
                break
        else:
            # Not everything that is legal is in sight.
            any(here.visit.choose(action) for action in here.state["game"]["legal"])
        here.visit.page.wait_for_timeout(150)
    here.until(lambda: here.state["puzzle"]["card"] == "result")
    result = here.state["puzzle"]
    assert result["tries"] == 1
    kept = json.loads(here.visit.js(KEPT))
    assert kept["results"][today.id][3] == 1
    assert [stars for _, stars in kept["days"]] == [result["stars"]]
    here.visit.page.reload()
    here.visit.wait_for_frame()
    here.until(lambda: here.visit.choose("today"))
    here.until(lambda: here.state["scene"] == "puzzle")
    assert here.state["puzzle"]["tries"] == 1
    assert here.state["puzzle"]["stars"] == result["stars"]
    here.visit.assert_quiet()
