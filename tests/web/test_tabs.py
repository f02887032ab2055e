"""Two tabs with one game: one has it, the other says so, and no move is ever lost between them."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import engine
from game.session.session import Session
from tests.game import games
from tests.web.conftest import serving
from tests.web.seats import PHONE, WIDE, begin_with, stored
from tests.web.visits import Visit

Open = Callable[..., Visit]
GAME = "localStorage.getItem('expeditions / game')"


def told(here: Visit) -> str:
    """What the page says about other tabs."""
    return str(here.js("document.querySelector('#tabs[open]')?.dataset.kind ?? ''"))


def second(here: Visit) -> Visit:
    """Another tab of the same browser at the same address."""
    return Visit(here.page.context, here.address).go()


def sat(visit: Open, address: str, script: str, **context: Any) -> Visit:
    """A tab at the table of a game between two people."""
    here = visit(address, **context)
    here.page.context.add_init_script(script)
    here.go()
    return sat_down(here)


def sat_down(here: Visit) -> Visit:
    """Begin a game between two people in an open page."""
    begin_with(here, stored(lambda home: Session(home, games.setup(2, humans=2))), motion=False)
    return at_table(here)


def at_table(here: Visit) -> Visit:
    """Go on with the game that is stored."""
    here.wait_for_frame()
    here.until(lambda: here.choose("continue"))
    here.until(lambda: here.choose("ready") or "game" in here.state())
    here.until(lambda: "to_move" in here.state())
    return here


def move(here: Visit) -> int:
    """Make a move, and return how many there are now."""
    before = moves(here)
    here.until(lambda: here.choose(str(engine.load(here.js(GAME)).legal_actions()[0])) or moves(here) > before)
    here.until(lambda: moves(here) > before)
    return moves(here)


def moves(here: Visit) -> int:
    return len(engine.load(here.js(GAME)).moves)


WITHOUT_LOCKS = "Object.defineProperty(navigator, 'locks', { value: undefined })"


@pytest.mark.parametrize(
    ("size", "script"), [(WIDE, ""), (PHONE, ""), (WIDE, WITHOUT_LOCKS)], ids=["wide", "phone", "without locks"]
)
def test_a_second_tab_says_so_and_takes_the_game_over(
    game_site: Path, visit: Open, size: dict[str, Any], script: str
) -> None:
    with serving(game_site) as server:
        first = sat(visit, server.address, script, **size)
        assert told(first) == ""
        made = move(first)
        other = second(first)
        other.until(lambda: told(other) == "busy")
        assert other.page.inner_text("#tabs-title") == "The game is open in another tab"
        assert move(first) == made + 1  # the first one plays on
        other.page.click("#tabs-way")
        at_table(other)
        assert told(other) == ""
        first.until(lambda: told(first) == "taken")
        # The first one can do nothing any more, and what the other does stays.
        again = move(other)
        assert again == made + 2
        kept = other.js(GAME)
        first.choose(first.js("expeditions.targets()[0].id"))
        first.page.wait_for_timeout(200)
        assert other.js(GAME) == kept
        # And back: it begins with what was done in the other one.
        first.page.click("#tabs-way")
        first.until(lambda: not told(first))
        at_table(first)
        assert moves(first) == again
        other.until(lambda: told(other) == "taken")
        first.assert_quiet()


def test_a_tab_goes_on_by_itself_when_the_other_is_closed(game_site: Path, visit: Open) -> None:
    with serving(game_site) as server:
        first = visit(server.address, locale="fr-FR", **WIDE).play()
        other = second(first)
        other.until(lambda: told(other) == "busy")
        assert other.page.inner_text("#tabs-title") == "Le jeu est ouvert dans un autre onglet"
        third = second(first)
        third.until(lambda: told(third) == "busy")
        first.page.close()
        other.wait_for_frame()
        assert told(other) == ""
        assert told(third) == "busy"
        # Whoever loads the page anew keeps the game, although another tab has waited for it.
        other.page.reload()
        other.wait_for_frame()
        assert told(other) == ""
        third.until(lambda: told(third) in ("busy", "taken"))
        third.assert_quiet()
