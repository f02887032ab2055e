"""Sites, a server and a browser for the tests. Without Chromium these tests fail; they are never skipped."""

import shutil
import threading
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Playwright, sync_playwright

from build.serve import Server
from tests.web.sites import build_game, build_probe
from tests.web.visits import Visit

QUIET = [
    "--no-sandbox",
    "--disable-dev-shm-usage",  # a container may have next to none of it, and pages then crash
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]


def chromium() -> str:
    """Where the browser is."""
    found = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    assert found, "These tests need Chromium: install it (on Debian: apt-get install chromium) and run them again."
    return found


@pytest.fixture(scope="session")
def game_site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The game's site."""
    return build_game(tmp_path_factory.mktemp("game") / "web")


@pytest.fixture(scope="session")
def probe_site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The probe's site."""
    return build_probe(tmp_path_factory.mktemp("probe") / "web", tmp_path_factory.mktemp("probe-source"))


@contextmanager
def serving(folder: Path, port: int = 0) -> Iterator[Server]:
    """A running server."""
    with Server(folder, port) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield server
        server.shutdown()


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    """The driver."""
    with sync_playwright() as driver:
        yield driver


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    """One Chromium for all tests."""
    started = playwright.chromium.launch(executable_path=chromium(), args=QUIET)
    yield started
    started.close()


@pytest.fixture(scope="session")
def lasting(browser: Browser) -> Iterator[Callable[..., Visit]]:
    """Pages that last from test to test, by site and settings: a first start takes three times as much."""
    with ExitStack() as stack:

        @cache
        def address(site: Path) -> str:
            return stack.enter_context(serving(site)).address

        kept: dict[str, Visit] = {}

        def page(site: Path, **settings: Any) -> Visit:
            key = f"{site} {sorted(settings.items())}"
            if key not in kept:
                context = browser.new_context(**settings)
                stack.callback(context.close)
                kept[key] = Visit(context, address(site))
            return kept[key]

        yield page


@pytest.fixture
def visit(browser: Browser, lasting: Callable[..., Visit]) -> Iterator[Callable[..., Visit]]:
    """Opens a site, given by its folder or its address, in a fresh context with the given settings.

    With `again` it may be a page that earlier tests have used, of which the browser has kept nothing but code.
    """
    with ExitStack() as stack:

        def open_site(site: Path | str, *, again: bool = False, **settings: Any) -> Visit:
            settings = {"viewport": {"width": 1000, "height": 650}, **settings}
            if again:
                assert isinstance(site, Path)
                here = lasting(site, **settings)
                stack.callback(here.page.goto, "about:blank")  # so that it does not go on beside the next test
                return here.emptied()
            address = site if isinstance(site, str) else stack.enter_context(serving(site)).address
            context = browser.new_context(**settings)
            stack.callback(context.close)
            return Visit(context, address)

        yield open_site
