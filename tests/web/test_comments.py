"""Back to a line of the story by a click, and a comment from the keyboard to a friend's screen."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from game.session import offer
from game.session.link import found_in, opened
from game.session.session import Session
from tests.game import games
from tests.game.hands import tikal
from tests.game.sitting import Home
from tests.web.conftest import serving
from tests.web.seats import PHONE, WIDE, AtTable, sit, stored
from tests.web.test_links import at, settled
from tests.web.visits import Visit

MOVE = 40
SAID = "Là, la clé rose suffisait : é, ß, ñ."


def _amid_turn(home: Home) -> Session:
    """Somebody at Tikal has placed a tile and sent for two workers."""
    session: Session = Session(home, tikal(2, 0, 3, first=0))
    session.apply(session.choices[0])
    for _ in range(2):
        session.apply(session.game.parse("bring worker base"))
    return session


def _workers(here: AtTable) -> dict[str, int]:
    found: dict[str, int] = here.state["game"]["players"][0]["workers"]
    return found


def test_a_line_of_the_story_takes_back_and_redo_brings_it_again(
    game_site: Path, visit: Callable[..., Visit]
) -> None:
    here = sit(visit, game_site, stored(_amid_turn), {"motion": False}, **WIDE)
    here.until(lambda: _workers(here) == {"base": 2})
    ways = here.until(lambda: [id for id in here.targets() if id.startswith("ui-back-")])
    here.click(ways[1])
    here.until(lambda: _workers(here) == {})
    for workers in (1, 2):
        here.click("ui-redo")
        here.until(lambda workers=workers: _workers(here) == {"base": workers})  # type: ignore[misc]
    here.press("Backspace")
    here.until(lambda: here.state["game"]["decision"]["step"] == "place")
    here.visit.assert_quiet()


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_a_comment_is_written_kept_over_a_reload_and_read_by_a_friend(
    game_site: Path, visit: Callable[..., Visit], size: Any
) -> None:
    ended = games.ended(Home((320, 240)), 2)
    with serving(game_site) as server:
        here = settled(visit(offer.moment(ended, MOVE).address(server.address), **size)).play()
        at(here, "replay")
        here.pick("comment")
        here.until(lambda: here.js("document.activeElement.id") == "field")
        here.page.keyboard.type(SAID + "!")
        here.until(lambda: said(here, "comment-field", "hint") == SAID + "!")
        here.page.keyboard.press("Backspace")
        here.until(lambda: said(here, "comment-field", "hint") == SAID)
        here.page.keyboard.press("Enter")
        here.until(lambda: said(here, "comment-card") == f"Comment: {SAID}")
        # Those who listen hear it, too.
        here.until(lambda: SAID in here.js("document.getElementById('story').textContent"))

        here.page.reload()
        here.wait_for_frame()
        here.pick("saved", "watch-0", "replay-pause", "comment-next")
        here.until(lambda: said(here, "comment-card") == f"Comment: {SAID}")
        here.pick("replay-share")
        link = here.until(lambda: here.state().get("link"))
        assert opened(found_in(link)).comments == {MOVE: SAID}

        friend = settled(visit(link, **size)).play()
        at(friend, "replay")
        friend.until(lambda: said(friend, "comment-card") == f"Comment: {SAID}")
        friend.assert_quiet()
    here.assert_quiet()


def said(here: Visit, target: str, field: str = "label") -> str:
    """What a target says; nothing while it is not there."""
    found = here.js(f"expeditions.targets().find((one) => one.id === {target!r})?.{field} ?? ''")
    return str(found)
