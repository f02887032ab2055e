"""A move is typed in the page, refused and completed; a question is answered where screen readers hear it."""

from collections.abc import Callable
from pathlib import Path

import pytest

from game.session.session import Session
from tests.game.hands import tikal
from tests.web.seats import PHONE, WIDE, sit, stored
from tests.web.test_input import FOCUSED
from tests.web.visits import Visit

FIELD = "document.activeElement.id === 'field' && document.activeElement"
SAID = "document.getElementById('said').innerText"


@pytest.mark.parametrize("shape", ["wide", "phone"])
def test_a_move_is_typed_refused_and_completed_and_a_question_answered(
    shape: str, game_site: Path, visit: Callable[..., Visit]
) -> None:
    settings = WIDE if shape == "wide" else PHONE
    game = stored(lambda home: Session(home, tikal(2, 0, 4)))
    here = sit(visit, game_site, game, {"motion": False}, reduced_motion="reduce", **settings)
    page, js = here.visit.page, here.visit.js
    js(FOCUSED)
    if shape == "wide":
        here.press("Tab", "/")
    else:
        here.tap("ui-menu")
        here.tap("ui-type")
    here.until(lambda: js(f"{FIELD}.ariaLabel") == "A move or a question")
    assert js("window.focused") == ("keydown" if shape == "wide" else "touchend")  # inside the event of the hand
    assert js("document.activeElement.closest('[aria-hidden]')") is None
    assert js("document.getElementById('said').ariaLive") == "polite"
    page.keyboard.type("place a1")
    here.press("Enter")
    here.until(lambda: "a1" in js(SAID))
    assert here.state["game"]["board"].keys() & {"a1", "c4"} == set()
    page.keyboard.type("pl")
    here.press("Tab")
    here.until(lambda: "It goes on: place a3" in js(SAID))
    page.keyboard.type("c4")
    here.press("Enter")
    here.until(lambda: "c4" in here.state["game"]["board"])
    here.until(lambda: "10 action points" in js(SAID))
    page.keyboard.type("What lies at C4")
    here.press("Enter")
    here.until(lambda: "at c4." in js(SAID))
    assert "What lies" not in js("document.getElementById('story').innerText")
    here.press("Escape")
    here.until(lambda: not js(FIELD))
    assert "typed-field" not in here.targets()
    here.visit.assert_quiet()
