"""On every kind of scene: axe finds no barrier in the page and its mirror, and the page's policy is kept."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Browser

from build import inputs
from build.progress import report
from tests.web.conftest import serving
from tests.web.tour import STOPS, prepared, tour
from tests.web.visits import Visit

LISTEN = """
window.refused = [];
addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
  refused.push(`${violatedDirective} ${blockedURI}`));
"""
AXE = """
async () => (await axe.run()).violations.map(
  ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" ").slice(0, 300)}`)
"""


class Seen(NamedTuple):
    """What the tour has found."""

    visit: Visit
    barriers: dict[str, Any]
    refused: dict[str, Any]
    foreign: dict[str, list[str]]


@pytest.fixture(scope="module")
def seen(game_site: Path, browser: Browser) -> Iterator[Seen]:
    context = browser.new_context(viewport={"width": 1280, "height": 720})
    with serving(game_site) as server:
        found = Seen(prepared(Visit(context, server.address)), {}, {}, {})
        here = found.visit
        here.page.add_init_script(LISTEN)
        here.play()
        here.js(inputs.axe(report))
        for name in tour(here):
            found.barriers[name] = here.js(AXE)
            found.refused[name] = here.js("refused")
            found.foreign[name] = here.foreign_requests()
        yield found
    context.close()


@pytest.mark.parametrize("scene", STOPS)
def test_axe_finds_no_barrier(seen: Seen, scene: str) -> None:
    assert seen.barriers[scene] == []


@pytest.mark.parametrize("scene", STOPS)
def test_nothing_is_asked_of_others_and_nothing_refused(seen: Seen, scene: str) -> None:
    assert seen.foreign[scene] == []
    assert seen.refused[scene] == []


def test_axe_finds_no_barrier_where_the_page_is_in_trouble(game_site: Path, visit: Callable[..., Visit]) -> None:
    here = visit(game_site)
    here.page.route("**/runtime/library-*", lambda route: route.fulfill(status=404))
    here.go().wait_for_trouble()
    here.js(inputs.axe(report))
    assert here.js(AXE) == []


def test_axe_finds_no_barrier_where_another_tab_has_the_game(game_site: Path, visit: Callable[..., Visit]) -> None:
    here = visit(game_site).play()
    other = Visit(here.page.context, here.address).go()
    other.until(lambda: other.js("document.getElementById('tabs')?.open"))
    other.js(inputs.axe(report))
    assert other.js(AXE) == []


def test_the_console_has_stayed_quiet(seen: Seen) -> None:
    seen.visit.assert_quiet()


def test_barriers_and_breaches_would_be_noticed(seen: Seen) -> None:
    here = seen.visit
    here.js("document.getElementById('choices').append(document.createElement('button'))")
    assert any("button-name" in one for one in here.js(AXE))
    here.js("void fetch('https://example.org/').catch(() => {})")
    here.until(lambda: here.js("refused.length"))
    assert "connect-src" in here.js("refused")[0]
    here.complaints.clear()
