"""Links in a real page: a replay, a set-up, a code on the screen, and a whole game between two browsers."""

from __future__ import annotations

import functools
import json
from collections.abc import Callable
from itertools import cycle
from pathlib import Path
from typing import Any

import pytest

from engine import GAMES
from game.session import offer
from game.session.link import found_in, opened
from game.session.session import Session
from tests import camera
from tests.game import games
from tests.game.sitting import Home
from tests.web.conftest import serving
from tests.web.seats import PHONE, WIDE
from tests.web.visits import Visit

Open = Callable[..., Visit]
PLAY = """
async (seed) => {
  const ways = /^ui-(undo|anew|back|redo|take-back|menu|hint|log|rule|shut-why|type|zoom|recap|peek|page)/;
  const aside = { test: (id) => ways.test(id) || /^ui-(faster|player|camp|close)/.test(id) };
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  const next = () => (seed = (seed * 16807) % 2147483647);
  for (let n = 0; n < 900; n += 1) {
    const state = expeditions.state();
    if (!("to_move" in state)) return state.scene;
    const free = expeditions.targets().filter((one) => one.enabled && !aside.test(one.id));
    const leads = ["count-skip", "ui-end-turn"].find((id) => free.some((one) => one.id === id));
    if (leads) expeditions.choose(leads);
    else if (!state.moving && state.seen && state.to_move === state.viewer && free.length) {
      const acts = free.filter((one) => !one.id.startsWith("ui-"));
      const listed = acts.length && next() % 8 ? acts : free;
      expeditions.choose(listed[next() % listed.length].id);
    }
    await frame();
  }
  return "still at the table";
}
"""
"""Plays a turn by choosing among what is offered, as somebody would who knows no rules; the same in every run."""
GAME = "localStorage.getItem('expeditions / game')"


def settled(here: Visit) -> Visit:
    """A visit without motion or sound, in English, and with its games kept over a reload."""
    name = "expeditions / settings"
    texts = json.dumps({"language": "en", "sound": False, "motion": False, "pace": "once"})
    here.page.add_init_script(f"localStorage.setItem({name!r}, {texts!r})")
    return here


def at(here: Visit, *scenes: str) -> str:
    """Wait for one of these scenes."""
    here.until(lambda: scene(here) in scenes)
    return scene(here)


def scene(here: Visit) -> str:
    return str(here.state()["scene"])


def arrive(here: Visit, link: str, scenes: tuple[str, ...] = ("arrival",)) -> None:
    """Open a link in a page that is open already."""
    here.js(f"location.hash = {found_in(link)!r}")
    here.until(lambda: scene(here) in scenes)
    here.until(lambda: here.js("location.hash") == "")


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_a_replay_and_a_set_up_go_from_one_browser_to_another(game_site: Path, visit: Open, size: Any) -> None:
    ended = games.ended(Home((320, 240)), 2)
    with serving(game_site) as server:
        link = offer.moment(ended, 40).address(server.address)
        here = settled(visit(link, **size)).play()
        at(here, "replay")
        assert here.js("location.href") == server.address
        shown = here.state()
        assert shown["game"]["players"][0]["score"] == moment(ended, 40).scores[0]
        # Loading the page again does not open the link again.
        here.page.reload()
        here.wait_for_frame()
        assert scene(here) == "title"

        folded = ("rules",) if size is PHONE else ()
        here.pick("play", "game-tikal", "add", *folded, "auction", "more", "share")
        link = here.until(lambda: here.state().get("link"))
        here.until(lambda: camera.read_png(here.page.screenshot()) == link)
        other = settled(visit(link, **size)).play()
        at(other, "setup")
        other.pick("more", "share")
        assert other.until(lambda: other.state().get("link")) == link
        setup = opened(found_in(link)).setup
        assert (setup.game, len(setup.seats), setup.options["auction"]) == ("tikal", 4, True)
        other.assert_quiet()
    here.assert_quiet()


def moment(session: Session, move: int) -> Any:
    """A game after so many moves."""
    import engine

    return engine.load(engine.save(session.game), upto=move)


def test_a_link_is_copied(game_site: Path, visit: Open) -> None:
    here = settled(visit(game_site, permissions=["clipboard-read", "clipboard-write"], **WIDE)).play()
    here.pick("play", "more", "share", "share-copy")
    here.until(lambda: here.state()["copied"])
    assert here.js("navigator.clipboard.readText()") == here.state()["link"]
    # The field holds it selected, for those who copy by hand.
    here.pick("share-field")
    here.until(lambda: here.js("document.activeElement.id") == "field")
    selected = "field.value.slice(field.selectionStart, field.selectionEnd)"
    assert here.js(selected) == here.state()["link"]
    here.page.keyboard.press("Escape")
    here.assert_quiet()


@pytest.mark.parametrize("text", ["1", "damaged", "2abc", "%F0%9F%8E%B2"])
def test_what_is_no_link_is_said_in_a_sentence(game_site: Path, visit: Open, text: str) -> None:
    with serving(game_site) as server:
        here = settled(visit(f"{server.address}#{text}")).play()
        at(here, "trouble")
        here.pick("leave")
        at(here, "title")
        here.assert_quiet()


def test_a_whole_game_of_two_people_by_links_alone(game_site: Path, visit: Open) -> None:
    with serving(game_site) as server:
        ada, blaise = (settled(visit(server.address, **WIDE)).play() for _ in range(2))
        ada.pick("play", "from-link", "first-0", "short_game", "start")
        links: list[str] = []
        told = 0
        for turn, here in enumerate(cycle((ada, blaise))):
            seat = turn % 2
            if links:
                arrive(here, links[-1])
                if turn == 6:  # what came is kept over a reload
                    here.page.reload()
                    here.wait_for_frame()
                    here.pick("saved", "continue-0")
                else:
                    here.pick("take")
            if at(here, "losttempletable", "gameover") == "gameover":
                break
            state = here.state()
            assert (state["viewer"], state["to_move"]) == (seat, seat)
            hidden(state, seat)
            told += bool(state["recap"])
            if turn == 5:  # an old link in the middle of a turn changes nothing
                stored = here.js(GAME)
                arrive(here, links[1])
                here.pick("leave")
                assert here.js(GAME) == stored
                at(here, "losttempletable")
            assert here.page.evaluate(PLAY, 7 + turn) == "sharesheet"
            here.until(functools.partial(linked, here))
            links.append(here.state()["link"])
        assert len(links) > 12
        assert told >= len(links) - 6  # at first everybody only packs, and a turn may leave nothing to tell
        final = opened(found_in(links[-1])).game
        assert final is not None
        assert final.to_move is None
        assert max(map(len, links)) < 600
        ada.assert_quiet()
        blaise.assert_quiet()


def linked(here: Visit) -> bool:
    return "link" in here.state()


def hidden(state: dict[str, Any], seat: int) -> None:
    """What the other one hides is only counted on this table."""
    players = state["game"]["players"]
    for secret in GAMES["lost-temple"].secrets:
        assert isinstance(players[seat][secret], dict)
        assert isinstance(players[1 - seat][secret], int)
