"""The same site in Firefox: it starts under the strict policy, is played, and comes back without a network."""

from collections.abc import Iterator
from pathlib import Path

import pytest

import engine
from game.session import offer
from tests.game import games
from tests.game.sitting import Home
from tests.web.conftest import serving
from tests.web.firefox import Firefox, firefox
from tests.web.probe import playout
from tests.web.test_input import FOCUSED

ESCAPE = "\ue00c"
"""The key, as WebDriver writes it."""


@pytest.fixture(scope="module")
def fox(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Firefox]:
    with firefox(tmp_path_factory.mktemp("firefox")) as running:
        yield running


def test_the_game_reaches_its_first_frame(fox: Firefox, game_site: Path) -> None:
    with serving(game_site) as server:
        fox.go(server.address)
        assert fox.js("window.expeditions.state().scene") == "title"


def test_a_link_opens_the_replay_at_its_moment(fox: Firefox, game_site: Path) -> None:
    ended = games.ended(Home((320, 240)), 2)
    with serving(game_site) as server:
        link = offer.moment(ended, 40).address(server.address)
        fox.go(link)
        fox.until("window.expeditions.state().scene === 'replay'")
        assert fox.js("location.href") == server.address
        shown = fox.js("window.expeditions.state().game.players.map((player) => player.score)")
        assert shown == list(engine.load(engine.save(ended.game), upto=40).scores)


def test_clicks_and_keys_arrive_and_the_rules_agree(fox: Firefox, probe_site: Path) -> None:
    with serving(probe_site) as server:
        fox.go(server.address)
        plain = fox.js("window.expeditions.targets().find((target) => target.id === 'plain')")
        fox.click(plain["x"] + plain["w"] / 2, plain["y"] + plain["h"] / 2)
        fox.until("window.expeditions.state().chosen.join() === 'plain'")
        fox.click(plain["x"] - 10, plain["y"] - 10)
        fox.until("window.expeditions.state().events.some((event) => event.kind === 'Tap')")
        (tap,) = fox.js("window.expeditions.state().events.filter((event) => event.kind === 'Tap')")
        assert tap["x"] == pytest.approx(round(plain["x"] - 10) * fox.js("devicePixelRatio"), abs=1.5)
        fox.js(FOCUSED)
        fox.click_target("write")
        fox.until("document.activeElement.id === 'field'")
        assert fox.js("window.focused") == "pointerup"
        fox.press(ESCAPE)
        fox.until("document.activeElement.id !== 'field'")
        fox.press("x")
        fox.until("window.expeditions.state().events.some((event) => event.kind === 'Key' && event.name === 'x')")
        assert fox.js("window.expeditions.choose('digest')") is True
        assert fox.js("window.expeditions.state().digests") == playout.digests()


def test_the_second_visit_needs_no_network(fox: Firefox, probe_site: Path) -> None:
    with serving(probe_site) as server:
        address = server.address
        fox.go(address)
        fox.until("navigator.serviceWorker.controller !== null")
        fox.js("void expeditions.remember().then((kept) => { window.remembered = kept; })")
        fox.until("window.remembered === true")
    fox.go(address)
    assert fox.js("window.expeditions.choose('plain')") is True
    assert "remembered" in fox.js("window.expeditions.stats().marks")
