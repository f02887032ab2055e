"""A lesson in the page: begun from the question of the title, gone through by hand, left and found again."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.web.seats import PHONE, WIDE, AtTable
from tests.web.visits import Visit

PROGRESS = "localStorage.getItem('expeditions / lessons')"


def says(here: AtTable, wanted: str) -> None:
    """Wait until the bubble says something."""
    here.until(lambda: wanted in here.state.get("lesson", {}).get("says", ""))


@pytest.mark.parametrize("shape", ["wide", "phone"])
def test_a_first_visitor_goes_through_a_lesson(shape: str, game_site: Path, visit: Callable[..., Visit]) -> None:
    settings = WIDE if shape == "wide" else PHONE
    here = AtTable(visit(game_site, locale="en-GB", reduced_motion="reduce", **settings).play())
    choose = here.click if shape == "wide" else here.tap
    choose("offer-lost-temple")
    says(here, "Most points after two rounds win")
    for wanted in ("Flags of yours", "A round lasts", "Choose the pink one"):
        choose("lesson-next")
        says(here, wanted)
    choose("pack yellow")
    says(here, "Allowed, and it opens doors as well")
    choose("lesson-take-back")
    says(here, "Choose the pink one")
    choose("pack pink")
    says(here, "And now a blue one")
    choose("pack blue")
    says(here, "Your pirogue takes one tile")
    assert json.loads(here.visit.js(PROGRESS))["at"] == {"lost-temple": 1}
    assert here.visit.js("localStorage.getItem('expeditions / game')") is None
    choose("lesson-leave")
    here.until(lambda: here.state["scene"] == "title")
    here.visit.page.reload()
    here.visit.wait_for_frame()
    here.until(lambda: here.visit.choose("learn"))
    choose("learn-lost-temple")
    says(here, "Your pirogue takes one tile")
    here.visit.assert_quiet()
