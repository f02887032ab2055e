"""A costly turn in the page: kept from its review, counted on the title another day, and found."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

from game.review.analysis import Analysis
from game.session.session import Session, read
from game.storage import shelf
from tests.game import reviews
from tests.game.sitting import Home
from tests.web.clock import noon_of
from tests.web.seats import WIDE, AtTable
from tests.web.visits import Visit

SEAT = 1
"""Whose turns are kept."""
LINE = ("keep jade", "go s5 by out 1 token", "dig", "keep any-key", "play any-key", "key blue backpack", "back")
"""The strongest of them, as far as there is something to choose; the rest happens by itself."""
ANOTHER_DAY = "window.ahead += 864e5"


@cache
def reviewed() -> tuple[Session, str]:
    """A finished game, and its review with all the effort that the page spends on one."""
    home = Home((320, 240))
    session = read(home, reviews.record("2"))
    found = Analysis(home, session)
    while not found.done:
        found.think(1000)
    return session, home.texts[shelf.review_key(session.game.digest())]


def stored(here: Visit, key: str) -> Any:
    """What the page has stored under a name."""
    return json.loads(here.js(f"localStorage.getItem('expeditions / {key}')") or "null")


def due(here: AtTable) -> str:
    """What the title's button says besides its name."""
    return str(here.visit.until(lambda: here.targets().get("today"))["hint"])


def test_a_turn_kept_from_a_review_comes_back_another_day_and_is_found(
    game_site: Path, visit: Callable[..., Visit]
) -> None:
    session, review = reviewed()
    opened = visit(game_site, locale="en-GB", reduced_motion="reduce", **WIDE)
    opened.page.add_init_script(noon_of("2026-11-19"))
    here = AtTable(opened.play())
    texts = {"shelf": json.dumps([session.saved()]), shelf.review_key(session.game.digest()): review}
    for key, text in texts.items():
        opened.page.evaluate("([key, text]) => localStorage.setItem(`expeditions / ${key}`, text)", [key, text])
    here.until(lambda: opened.choose("saved"))
    here.until(lambda: opened.choose("review-0"))
    here.until(lambda: here.state.get("done"))
    here.until(lambda: opened.choose(f"seat-{SEAT}"))
    here.until(lambda: opened.choose("keep"))
    kept = here.until(lambda: stored(opened, "turns"))
    lines = {name: json.loads(json.dumps(stored(opened, f"turn-{name}")))["line"] for name in kept}
    name = next(name for name, line in lines.items() if line[0] == LINE[0])

    opened.page.add_init_script(ANOTHER_DAY)
    opened.page.reload(wait_until="commit")
    counted = opened.page.wait_for_selector(".way .count", state="attached")
    assert counted is not None
    assert counted.text_content() == str(len(kept))
    opened.wait_for_frame()
    assert f"{len(kept)} of your turns are due." in due(here)
    here.until(lambda: opened.choose("today"))
    here.until(lambda: opened.choose(f"own-{name}"))
    here.until(lambda: here.state["scene"] == "puzzle")
    for move in LINE:
        here.until(lambda move=move: opened.choose(move))  # type: ignore[misc]
    here.until(lambda: here.state["puzzle"]["card"] == "result" or (opened.choose("ui-end-turn") and False))
    assert here.state["puzzle"]["stars"] == 3
    day, step, back = stored(opened, "turns")[name][2:5]
    assert (step, back) == (1, day + 1 + 3)
    here.until(lambda: opened.choose("puzzle-leave"))
    here.until(lambda: opened.choose("back"))
    assert f"{len(kept) - 1} of your turns" in due(here)
    opened.assert_quiet()
