"""The rules in the page: searched, an example tried out, and reached from a refusal and back."""

from collections.abc import Callable
from pathlib import Path

import pytest

from game.rulebook.example import examples
from game.session.seats import Seat, Setup
from game.session.session import Session
from tests.game.sitting import Home
from tests.web.seats import PHONE, WIDE, AtTable, sit, stored
from tests.web.visits import Visit

GAME = "localStorage.getItem('expeditions / game')"


def opened(visit: Visit, shape: str) -> AtTable:
    """The rules of Tikal, from the title."""
    here = AtTable(visit.play())
    choose = here.click if shape == "wide" else here.tap
    here.until(lambda: here.visit.choose("rules"))
    choose("rules-tikal")
    here.until(lambda: here.state.get("game") == "tikal")
    return here


@pytest.mark.parametrize("shape", ["wide", "phone"])
def test_the_rules_are_searched_and_an_example_is_tried_out(
    shape: str, game_site: Path, visit: Callable[..., Visit]
) -> None:
    settings = WIDE if shape == "wide" else PHONE
    here = opened(visit(game_site, locale="en-GB", reduced_motion="reduce", **settings), shape)
    choose = here.click if shape == "wide" else here.tap
    choose("rules-search")
    here.until(lambda: here.visit.js("document.activeElement.id") == "field")
    here.visit.page.keyboard.type("STONE", delay=30)
    here.until(lambda: here.state["hits"] > 3)
    first = here.state["hit"]
    here.visit.page.keyboard.press("Enter")
    here.until(lambda: here.state["hit"] == first + 1)
    here.visit.page.keyboard.press("ArrowUp")
    here.until(lambda: here.state["hit"] == first)
    here.visit.page.keyboard.press("Escape")
    here.until(lambda: here.state["query"] == "")
    if shape == "phone":
        choose("contents")
    choose("chapter-move")
    here.until(lambda: here.state["chapter"] == "move")
    while "try-ways" not in here.targets():
        choose("page-down")
    choose("try-ways")
    here.until(lambda: "rules-back" in here.targets())
    begun = here.state["game"]["action_points"]
    choose("bring worker base")
    here.until(lambda: here.state["game"]["action_points"] == begun - 1)
    here.still()
    choose("ui-undo")
    here.until(lambda: here.state["game"]["action_points"] == begun)
    choose("rules-back")
    here.until(lambda: here.state["scene"] == "rules" and here.state["chapter"] == "move")
    assert here.visit.js(GAME) is None
    here.visit.assert_quiet()


def begun(home: Home) -> Session:
    """The game of the first example of Tikal, with Red at this device."""
    example = examples("tikal")[0]
    seats = (Seat("Ada", "human"), Seat("Ben", "bot", "easy"))
    session = Session(home, Setup("tikal", seats, example.record.options, example.record.seed))
    for move in example.record.moves[: example.after]:
        session.apply(session.game.parse(move))
    return session


@pytest.mark.parametrize("shape", ["wide", "phone"])
def test_a_refusal_leads_to_its_paragraph_and_back(
    shape: str, game_site: Path, visit: Callable[..., Visit]
) -> None:
    settings = WIDE if shape == "wide" else PHONE
    here = sit(visit, game_site, stored(begun), {"motion": False}, reduced_motion="reduce", **settings)
    choose = here.click if shape == "wide" else here.tap
    choose("ui-act-hop")
    choose("ui-rule")
    here.until(lambda: here.state["scene"] == "rules" and here.state["seen"])
    assert (here.state["lit"], here.state["chapter"]) == ("move.3", "move")
    here.until(lambda: "secret paths" in here.visit.page.inner_text("body"))
    choose("back")
    here.until(lambda: here.state["scene"] != "rules")
    here.until(lambda: "ui-rule" in here.targets())
    here.visit.assert_quiet()
