"""The site keeps itself: offline from the second visit on, under any path, and a new version as a whole or not."""

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.web.conftest import serving
from tests.web.sites import build_probe, published
from tests.web.visits import Visit

Open = Callable[..., Visit]


@pytest.fixture(scope="module")
def newer_site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The probe again, with one more line of code."""
    change = "\nProbe.version = 2\nProbe.state = lambda self: {'version': self.version, 'chosen': self.chosen}\n"
    return build_probe(tmp_path_factory.mktemp("newer") / "web", tmp_path_factory.mktemp("newer-source"), change)


def kept(here: Visit) -> None:
    """Wait until the service worker has everything."""
    here.until(lambda: here.js("navigator.serviceWorker.controller !== null"))


def offered(here: Visit) -> None:
    """Have the page look for a new version, and wait until it offers one."""
    here.js("navigator.serviceWorker.getRegistration().then((known) => known.update())")
    here.until(lambda: here.page.locator("#note.shown").count())


def test_the_second_visit_needs_no_network(probe_site: Path, browser: Browser) -> None:
    with serving(probe_site) as server:
        context = browser.new_context()
        here = Visit(context, server.address).play()
        kept(here)
        here.page.close()
    # The server is gone for good: nothing can come from anywhere but the browser itself.
    again = Visit(context, here.address).play()
    assert again.choose("digest")
    assert again.complaints == []
    context.close()


def test_a_page_that_the_worker_overlooked_is_kept_as_well(probe_site: Path, visit: Open) -> None:
    here = visit(probe_site).play()
    kept(here)
    here.cdp.send("Page.reload", {"ignoreCache": True})  # as a page comes that is loaded while the worker wakes
    here.until(lambda: here.js("navigator.serviceWorker.controller === null"))
    here.wait_for_frame()
    kept(here)
    here.assert_quiet()


def test_the_site_works_below_any_path(probe_site: Path, tmp_path: Path, visit: Open) -> None:
    place = tmp_path / "people" / "my games" / "tikal"
    place.parent.mkdir(parents=True)
    shutil.copytree(probe_site, place)
    with serving(tmp_path) as server:
        here = visit(f"{server.address}people/my%20games/tikal/").play()
        kept(here)
        inside = "/people/my%20games/tikal/"
        assert [url for url in here.requests if inside not in url] == []
        here.assert_quiet()
        here.page.close()
    again = Visit(here.page.context, here.address).play()
    assert again.complaints == []


def test_two_sites_of_one_host_keep_their_things_apart(probe_site: Path, tmp_path: Path, visit: Open) -> None:
    for name in ("one", "two"):
        shutil.copytree(probe_site, tmp_path / name)
    with serving(tmp_path) as server:
        one = visit(f"{server.address}one/").play()
        assert one.choose("keep")
        assert one.state()["stored"] is True
        two = Visit(one.page.context, f"{server.address}two/").play()
        assert two.choose("kept")
        assert two.state()["loaded"] is None
        one.choose("kept")
        assert one.state()["loaded"] == "kept"


def test_a_new_version_is_offered_while_the_old_one_goes_on(
    probe_site: Path, newer_site: Path, tmp_path: Path, visit: Open
) -> None:
    place = tmp_path / "web"
    shutil.copytree(probe_site, place)
    with serving(tmp_path / "web") as server:
        here = visit(server.address).play()
        kept(here)
        published(place, newer_site)
        offered(here)
        assert here.page.inner_text("#note span") == "A new version is ready."
        assert "version" not in here.state()
        assert here.choose("plain")
        here.page.click("#note button.main")
        here.until(lambda: here.js("window.expeditions?.state().version") == 2)
        assert here.complaints == []
        names = here.js("caches.keys()")
        assert len(names) == 1


def test_a_new_version_waits_for_the_next_visit_when_the_player_goes_on(
    probe_site: Path, newer_site: Path, tmp_path: Path, visit: Open
) -> None:
    place = tmp_path / "web"
    shutil.copytree(probe_site, place)
    with serving(place) as server:
        here = visit(server.address).play()
        kept(here)
        published(place, newer_site)
        offered(here)
        here.page.click("#note button:not(.main)")
        here.page.reload(wait_until="commit")
        here.until(lambda: here.js("window.expeditions?.state().version") == 2)


def test_half_a_new_version_is_no_version(probe_site: Path, newer_site: Path, tmp_path: Path, visit: Open) -> None:
    place = tmp_path / "web"
    shutil.copytree(probe_site, place)
    with serving(place) as server:
        here = visit(server.address).play()
        kept(here)
        published(place, newer_site)
        new = {path.name for path in (newer_site / "runtime").iterdir()}
        old = {path.name for path in (probe_site / "runtime").iterdir()}
        (missing,) = new - old
        (place / "runtime" / missing).unlink()
        failed = here.js(
            "navigator.serviceWorker.getRegistration().then((known) => known.update()).then((known) => "
            "new Promise((say) => { const worker = known.installing; "
            "worker.onstatechange = () => { if (worker.state === 'redundant') say('given up'); }; }))"
        )
        assert failed == "given up"
        here.page.reload(wait_until="commit")
        here.wait_for_frame()
        assert "version" not in here.state()
        assert here.page.locator("#note.shown").count() == 0


def test_the_site_can_be_installed(probe_site: Path, visit: Open) -> None:
    here = visit(probe_site).play()
    kept(here)
    shown = here.cdp.send("Page.getAppManifest")
    assert shown["errors"] == []
    assert '"display": "standalone"' in shown["data"]
    problems = here.cdp.send("Page.getInstallabilityErrors")["installabilityErrors"]
    # A private window, which every test context is, can install nothing; nothing else may stand in the way.
    assert {problem["errorId"] for problem in problems} <= {"in-incognito"}


@pytest.mark.parametrize("pattern", ["python", "library", "tables"])
def test_what_was_kept_and_is_damaged_is_found_and_repaired(probe_site: Path, visit: Open, pattern: str) -> None:
    here = visit(probe_site).play()
    kept(here)
    (name,) = (path.name for path in (probe_site / "runtime").glob(f"{pattern}-*"))
    here.js(
        "caches.keys().then((names) => caches.open(names[0])).then(async (cache) => {"
        f" const url = 'runtime/{name}', {{ headers }} = await cache.match(url);"
        " await cache.put(url, new Response(new Uint8Array(5000).fill(7), { headers })) })"
    )
    here.page.reload(wait_until="commit")
    assert here.wait_for_trouble() == "damaged"
    assert name in here.page.inner_text("#trouble-text")
    here.page.click("#trouble-ways [data-way=repair]")
    here.page.locator("#trouble[open]").wait_for(state="detached")
    here.wait_for_frame()
