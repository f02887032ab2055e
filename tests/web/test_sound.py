"""Sound in the page: fetched after the first frame, begun by the player, quiet in a hidden page, kept offline."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.web.conftest import serving
from tests.web.visits import Visit

LISTEN = """
const Native = window.AudioContext;
window.contexts = [];
window.AudioContext = class extends Native {
  constructor(...options) {
    super(...options);
    window.contexts.push(this);
  }
};
"""
"""Remembers what SDL plays with."""
HIDE = """(hidden) => {
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
  document.dispatchEvent(new Event('visibilitychange'));
}"""


def sounds(visit: Visit) -> str:
    """The address that the sounds were asked of, by the page and by its worker."""
    (url,) = {url for url in visit.requests if "/sounds-" in url}
    return url


def listening(visit: Visit) -> Visit:
    """The page with its sounds fetched, its contexts remembered."""
    visit.page.add_init_script(LISTEN)
    visit.play()
    visit.until(lambda: visit.js("performance.getEntriesByName('sounds.pack').length > 0"))
    return visit


def states(visit: Visit) -> list[str]:
    """What each context of the page does."""
    return list(visit.js("window.contexts.map((context) => context.state)"))


@pytest.mark.slow
def test_sounds_are_fetched_after_the_first_frame(visit: Callable[..., Visit], game_site: Path) -> None:
    opened = listening(visit(game_site))
    asked = opened.js(f"performance.getEntriesByName({sounds(opened)!r})[0].startTime")
    assert asked >= opened.js("performance.getEntriesByName('first-frame')[0].startTime")
    assert opened.complaints == []


@pytest.mark.slow
def test_music_begins_with_the_first_gesture_and_rests_while_the_page_is_hidden(
    visit: Callable[..., Visit], game_site: Path
) -> None:
    opened = listening(visit(game_site))
    assert states(opened) == [], "nothing asks for sound before the player has done something"
    opened.page.mouse.click(900, 30)
    opened.until(lambda: states(opened) == ["running"])
    opened.page.evaluate(HIDE, True)
    opened.until(lambda: states(opened) == ["suspended"])
    opened.page.evaluate(HIDE, False)
    opened.until(lambda: states(opened) == ["running"])
    assert opened.complaints == []


@pytest.mark.slow
def test_a_tab_that_has_given_its_game_away_is_silent(visit: Callable[..., Visit], game_site: Path) -> None:
    opened = listening(visit(game_site))
    opened.page.mouse.click(900, 30)
    opened.until(lambda: states(opened) == ["running"])
    other = Visit(opened.page.context, opened.address).go()
    other.until(lambda: other.page.locator("#tabs-way").is_visible())
    other.page.click("#tabs-way")
    opened.until(lambda: states(opened) == ["closed"])


@pytest.mark.slow
def test_what_is_played_is_not_silence(visit: Callable[..., Visit], game_site: Path) -> None:
    """The samples that SDL hands to the browser, as loud as they are."""
    opened = visit(game_site)
    opened.page.add_init_script("""
      const connect = AudioNode.prototype.connect;
      window.peak = 0;
      AudioNode.prototype.connect = function (to, ...rest) {
        if (this instanceof ScriptProcessorNode) {
          const meter = this.context.createAnalyser();
          connect.call(this, meter);
          const values = new Float32Array(meter.fftSize);
          setInterval(() => {
            meter.getFloatTimeDomainData(values);
            window.peak = Math.max(window.peak, ...values.map(Math.abs));
          }, 50);
        }
        return connect.call(this, to, ...rest);
      };
    """)
    listening(opened)
    opened.page.mouse.click(900, 30)
    opened.until(lambda: opened.js("window.peak") > 0.005)
    assert opened.js("window.peak") < 0.99


@pytest.mark.slow
def test_who_had_sound_off_keeps_silence(visit: Callable[..., Visit], game_site: Path) -> None:
    opened = visit(game_site)
    settings = json.dumps(json.dumps({"language": "en", "sound": False}))
    opened.page.add_init_script(f"localStorage.setItem('expeditions / settings', {settings})")
    listening(opened)
    opened.page.mouse.click(900, 30)
    opened.until(lambda: opened.js("performance.getEntriesByName('all-imported').length > 0"))
    assert states(opened) == []


@pytest.mark.slow
def test_sounds_are_there_without_a_network(game_site: Path, browser: Browser) -> None:
    with serving(game_site) as server:
        context = browser.new_context()
        first = listening(Visit(context, server.address))
        first.until(lambda: first.js("navigator.serviceWorker.controller !== null"))
        first.page.close()
    again = listening(Visit(context, first.address))
    again.page.mouse.click(900, 30)
    again.until(lambda: states(again) == ["running"])
    context.close()
