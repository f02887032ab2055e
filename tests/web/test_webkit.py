"""The same site in WebKit, Safari's engine: played, taken over by a second tab, and back without a network."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import engine
from build.serve import Server
from game.session import offer
from game.session.session import Session
from tests.game import games
from tests.game.hands import setup
from tests.game.sitting import Home
from tests.web.conftest import serving
from tests.web.seats import stored
from tests.web.test_input import FOCUSED
from tests.web.test_tikal_touch import begun
from tests.web.visits import DROP
from tests.web.webkit import WebKit, webkit

SETTINGS = {"language": "en", "sound": False, "motion": False, "pace": "once"}
SCENE = "window.expeditions.state().scene"
SHOWN_NOTE = "(document.querySelector('#note.shown span')?.textContent ?? '')"
TOLD = "document.querySelector('#tabs[open]')?.dataset.kind ?? ''"
RETURN = "\ue006"
"""The key, as WebDriver writes it."""
IN_SIGHT = """window.expeditions.targets().some((one) => one.id === "WANTED")
  || void window.expeditions.choose("page-down")"""
"""Whether there is such a target; the page is scrolled to it."""
FORGET = """void caches.keys().then((names) => Promise.all(names.map(async (name) =>
  (await caches.open(name)).delete(new URL("runtime/snapshot", document.baseURI).href),
))).then(() => { window.forgotten = true; })"""
CHOOSER = """void (() => {
  const make = document.createElement.bind(document);
  document.createElement = (name) => {
    const made = make(name);
    if (name === "input") made.addEventListener("cancel", () => { window.chooser = "closed"; });
    return made;
  };
})()"""
"""Notes that a choice of files was open: automation closes it at once."""


@pytest.fixture(scope="module")
def server(game_site: Path) -> Iterator[Server]:
    with serving(game_site) as running:
        yield running


@pytest.fixture(scope="module")
def said(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the console's lines are."""
    return tmp_path_factory.mktemp("webkit") / "said.txt"


@pytest.fixture(scope="module")
def kit(server: Server, said: Path) -> Iterator[WebKit]:
    """A page at its first frame, with little motion."""
    with webkit(said=said) as running:
        running.resize(1000, 650)
        running.navigate(f"{server.address}favicon.png")
        running.js(f"localStorage.setItem('expeditions / settings', {json.dumps(json.dumps(SETTINGS))})")
        running.go(server.address)
        yield running


@pytest.fixture(autouse=True)
def from_the_title(kit: WebKit, server: Server) -> None:
    """Each test begins at the title; the page is loaded anew if it must be."""
    while kit.js(SCENE) != "title":
        if not kit.js("window.expeditions.choose('back')"):
            kit.go(server.address)


def test_the_game_reaches_its_first_frame_and_fills_the_window(kit: WebKit) -> None:
    assert kit.js("[canvas.width, canvas.height]") == [1000, 650]
    assert kit.state()["view"] == {"width": 1000, "height": 650, "ratio": 1}


def test_a_click_opens_the_choice_of_files(kit: WebKit) -> None:
    kit.js(CHOOSER)
    kit.lead("saved", f"{SCENE} === 'savedgames' && window.expeditions.state().seen")
    kit.lead("open", "window.chooser === 'closed'")


def test_a_name_is_typed_and_the_field_opens_inside_the_click(kit: WebKit) -> None:
    kit.js(FOCUSED)
    kit.lead("play", f"{SCENE} === 'setup' && window.expeditions.state().seen")
    kit.until(IN_SIGHT.replace("WANTED", "seat-0"))
    kit.lead("seat-0", IN_SIGHT.replace("WANTED", "name-0"))
    kit.lead("name-0", "document.activeElement.id === 'field'")
    assert kit.js("window.focused") == "pointerup"
    kit.press(*"Zoé")
    kit.press(RETURN)
    kit.until("window.expeditions.targets().some((one) => one.label.includes('Zoé'))")


def beginning(home: Home) -> Session:
    """Lost Temple, where a person begins."""
    return Session(home, setup(1, 1, 3, first=0))


def test_the_player_learns_once_that_games_may_be_deleted(kit: WebKit, server: Server) -> None:
    kit.run(f"({DROP.strip()})({json.dumps(stored(beginning))})")
    kit.until("window.expeditions.targets().some((one) => one.id === 'continue-0')")
    assert kit.js(SHOWN_NOTE) == ""
    kit.lead("back", f"{SHOWN_NOTE}.includes('seven days')")
    kit.run("document.querySelector('#note button').click()")
    kit.go(server.address)
    kit.lead("settings", f"{SCENE} === 'settings'")
    kit.lead("back", f"{SCENE} === 'title'")
    assert kit.js(SHOWN_NOTE) == ""


@pytest.mark.parametrize(
    ("begin", "clicks"),
    [(beginning, ["pack pink"]), (begun, ["hex base", "bring worker base"])],
    ids=["lost-temple", "tikal"],
)
def test_a_move_is_made_with_the_pointer(kit: WebKit, begin: Callable[[Home], Session], clicks: list[str]) -> None:
    game = stored(begin)
    kit.run(f"({DROP.strip()})({json.dumps(game)})")
    kit.lead("continue-0", "'to_move' in window.expeditions.state() && window.expeditions.state().seen")
    made = len(engine.load(game).moves) + 1
    there = [f"window.expeditions.targets().some((one) => one.id === {target!r})" for target in clicks[1:]]
    stored_now = f"JSON.parse(localStorage.getItem('expeditions / game')).moves.length === {made}"
    for target, effect in zip(clicks, [*there, stored_now], strict=True):
        kit.until("!window.expeditions.state().moving")
        kit.lead(target, effect)


def test_the_way_back_in_the_browser_leads_to_a_game_that_goes_on(kit: WebKit, server: Server) -> None:
    kit.navigate(f"{server.address}licences/index.html")
    kit.run("history.back()")
    kit.until(f"window.expeditions && {SCENE} === 'title'")
    kit.until(f"({TOLD}) === ''")
    kit.lead("settings", f"{SCENE} === 'settings'")


def test_a_link_opens_the_replay_at_its_moment(kit: WebKit, server: Server) -> None:
    ended = games.ended(Home((320, 240)), 2)
    kit.navigate(offer.moment(ended, 40).address(server.address))
    kit.until(f"{SCENE} === 'replay'")
    assert kit.js("location.href") == server.address
    shown = kit.js("window.expeditions.state().game.players.map((player) => player.score)")
    assert shown == list(engine.load(engine.save(ended.game), upto=40).scores)


def test_a_second_tab_says_so_and_takes_the_game_over(kit: WebKit, server: Server) -> None:
    first, second = kit.window(), kit.open_window()
    kit.switch(second)
    kit.navigate(server.address)
    kit.until(f"({TOLD}) === 'busy'")
    kit.js("void document.getElementById('tabs-way').click()")
    kit.until(f"({TOLD}) === ''")
    kit.wait_for_frame()
    kit.switch(first)
    kit.until(f"({TOLD}) === 'taken'")
    kit.close_window()
    kit.switch(second)
    assert kit.js(TOLD) == ""


def test_the_next_visit_starts_from_memory_without_a_network(kit: WebKit, server: Server, said: Path) -> None:
    kit.until("navigator.serviceWorker.controller !== null")
    kit.until("'remember' in window.expeditions")
    kit.js(FORGET)  # the tests before may have left a start from memory half-way, which counts as refused
    kit.until("window.forgotten")
    kit.js("void window.expeditions.remember().then((kept) => { window.kept = String(kept); })")
    assert kit.until("window.kept") == "true"
    server.shutdown()
    server.server_close()
    kit.go(server.address)
    assert "remembered" in kit.js("window.expeditions.stats().marks")
    assert kit.js("window.expeditions.choose('play')") is True
    # It is the last test of this page: nothing has gone wrong in any of them.
    assert [line for line in said.read_text(encoding="utf-8").splitlines() if "CONSOLE" in line] == []
