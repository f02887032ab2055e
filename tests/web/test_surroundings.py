"""Surroundings that change under a running game: storage cleared, a clock set back, a new version; a slow line."""

from __future__ import annotations

import shutil
import time
from collections.abc import Callable
from pathlib import Path

import pytest

import engine
from tests.web.clock import clock
from tests.web.conftest import serving
from tests.web.sites import build_newer, published
from tests.web.test_offline import kept, offered
from tests.web.test_tabs import GAME, at_table, move, moves, sat_down
from tests.web.visits import Visit

Open = Callable[..., Visit]
DAY = 86_400_000
RATE = 200 * 1024
"""Bytes a second of a slow line."""
VERSION = "JSON.parse(document.getElementById('site')?.textContent ?? '{}').version"
SLOWEST = 120.0
"""Seconds after which the whole site has come over it, on any machine."""


def sat(here: Visit) -> Visit:
    """Sit down at the table of a game between two people."""
    return sat_down(here.play())


NUMBERS = "JSON.parse(localStorage.getItem('expeditions / numbers'))"


def written(here: Visit) -> None:
    """Wait until the database has the game as localStorage has it."""
    here.until(lambda: here.in_database("game").get("number") == here.js(NUMBERS)["game"])


def clear(here: Visit) -> None:
    """Clear what the browser keeps for the page, as a player can in its settings.

    A write that is still under way survives the clearing, so none is, and it is asked again where one was.
    """
    written(here)
    asked = {"origin": here.js("location.origin"), "storageTypes": "all"}
    for _ in range(5):
        here.cdp.send("Storage.clearDataForOrigin", asked)
        end = time.monotonic() + 2
        while time.monotonic() < end:
            if not here.js("localStorage.length"):
                return
            here.page.wait_for_timeout(30)
    raise AssertionError(f"still there: {here.js('Object.keys(localStorage)')}")


def test_storage_cleared_while_playing_has_the_game_again_after_a_move(game_site: Path, visit: Open) -> None:
    here = sat(visit(game_site))
    move(here)
    action = str(engine.load(here.js(GAME)).legal_actions()[0])
    clear(here)
    here.until(lambda: here.choose(action))
    here.until(lambda: here.js(GAME))
    assert moves(here) == 2, "both moves, the one from before too"
    written(here)
    here.page.reload()
    at_table(here)
    assert moves(here) == 2
    here.assert_quiet()


BASES = """
window.bases = [];
const real = IDBDatabase.prototype.transaction;
IDBDatabase.prototype.transaction = function (...given) {
  window.bases.push(this);
  return real.apply(this, given);
};
"""
"""Remembers the connections to the database that the page uses."""


def test_a_move_is_on_the_disk_although_the_database_was_closed_unseen(game_site: Path, visit: Open) -> None:
    here = visit(game_site)
    here.page.add_init_script(BASES)
    sat(here)
    last = move(here)
    written(here)
    # As after a clearing that the page was not told of yet.
    here.js("bases.forEach((base) => base.close())")
    used = here.js("bases.length")
    assert move(here) == last + 1
    written(here)
    assert here.js("bases.length") > used + 1, "the closed one was tried first"
    here.assert_quiet()


def test_a_clock_that_is_set_back_loses_no_move(game_site: Path, visit: Open) -> None:
    here = visit(game_site)
    here.page.add_init_script(clock())
    sat(here)
    move(here)
    here.js(f"void (window.ahead = {-3 * DAY})")
    last = move(here)
    written(here)
    # Killed before the small storage was written: what the database has is newer, whatever its clock says.
    here.js("void localStorage.removeItem('expeditions / game')")
    here.js("void localStorage.removeItem('expeditions / numbers')")
    here.page.add_init_script(f"window.ahead = {-3 * DAY};")
    here.page.reload()
    at_table(here)
    assert moves(here) == last
    assert move(here) == last + 1
    here.assert_quiet()


def test_a_slow_line_shows_how_far_it_is_and_no_trouble(probe_site: Path, visit: Open) -> None:
    here = visit(probe_site)
    slow = {"offline": False, "latency": 40, "downloadThroughput": RATE, "uploadThroughput": RATE}
    here.cdp.send("Network.enable")
    here.cdp.send("Network.emulateNetworkConditions", slow)
    here.go()
    end, shown, stalled = time.monotonic() + SLOWEST, set[str](), False
    while not here.js("performance.getEntriesByName('first-frame').length"):
        assert time.monotonic() < end, f"the last word was {shown}"
        assert here.trouble() == ""
        shown.add(here.js("document.getElementById('bytes')?.textContent ?? ''"))
        stalled |= bool(here.js("document.getElementById('stalled')?.checkVisibility() ?? false"))
        here.page.wait_for_timeout(250)
    assert len(shown) > 20, "progress is shown all the way"
    assert not stalled, "slow is not stalled"
    here.assert_quiet()


@pytest.fixture(scope="module")
def newer_game(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The game as it might be released next."""
    return build_newer(tmp_path_factory.mktemp("newer-game"))


def test_a_new_version_in_the_middle_of_a_game_goes_on_with_it(
    game_site: Path, newer_game: Path, tmp_path: Path, visit: Open
) -> None:
    place = tmp_path / "web"
    shutil.copytree(game_site, place)
    with serving(place) as server:
        here = sat(visit(server.address))
        kept(here)
        former = here.js(VERSION)
        move(here)
        published(place, newer_game)
        offered(here)
        last = move(here)  # the old one goes on until the player wants the new one
        here.page.click("#note button.main")
        here.until(lambda: here.js(VERSION) != former)
        at_table(here)
        assert moves(here) == last
        assert move(here) == last + 1
        assert here.complaints == []
