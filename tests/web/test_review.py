"""The review of a recorded game in the page finds the same turns and differences as natively."""

import json
from collections.abc import Callable
from functools import partial
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

import engine
from engine.bots import judge
from game.session.session import read
from tests.fixtures import RECORDS
from tests.game.sitting import Home
from tests.web.seats import WIDE
from tests.web.visits import Visit

TURNS = 3
"""So many turns are compared, at full effort."""


def natively(text: str) -> list[Any]:
    """The first turns, judged here."""
    turns = (turn for turn in judge(engine.replay(text), engine.load(text).moves) if turn is not None)
    found: list[Any] = json.loads(json.dumps(list(islice(turns, TURNS))))
    return found


def _more(here: Visit, before: int) -> int:
    """How many turns are judged, once there are more than before."""
    judged = int(here.state().get("judged", 0))
    return judged if judged > before else 0


@pytest.mark.parametrize("name", ["tikal/two-1999", "lost-temple/two-random"])
def test_the_page_judges_turns_as_the_engine_does(game_site: Path, visit: Callable[..., Visit], name: str) -> None:
    text = (RECORDS / f"{name}.json").read_text("utf-8")
    kept = json.dumps([read(Home((320, 240)), text).saved()])
    here = visit(game_site, **WIDE).play()
    here.page.evaluate("text => localStorage.setItem('expeditions / shelf', text)", kept)
    here.until(lambda: here.choose("saved"))
    here.until(lambda: here.choose("review-0"))
    judged = 0
    while judged < TURNS:  # a slow machine has time for every turn
        judged = here.until(partial(_more, here, judged))
    assert here.state()["review"][:TURNS] == natively(text)
    here.assert_quiet()
