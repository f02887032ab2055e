"""Each thing that can go wrong is made to go wrong, and the page says what it is and what to do."""

import json
import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Playwright

import engine
from tests.fixtures import replaying
from tests.web.conftest import QUIET, chromium, serving
from tests.web.visits import DROP, Visit

Open = Callable[..., Visit]


@contextmanager
def own_browser(playwright: Playwright, address: str, *flags: str, **settings: Any) -> Iterator[Visit]:
    """A visit with a browser of its own, started with other flags."""
    started = playwright.chromium.launch(executable_path=chromium(), args=[*QUIET, *flags])
    try:
        yield Visit(started.new_context(**settings), address)
    finally:
        started.close()


@pytest.fixture
def copy(probe_site: Path, tmp_path: Path) -> Path:
    """A copy of the site that a test may break."""
    return Path(shutil.copytree(probe_site, tmp_path / "web"))


def part(site: Path, pattern: str) -> Path:
    (found,) = site.glob(pattern)
    return found


def test_opened_from_disk(probe_site: Path, visit: Open) -> None:
    here = visit((probe_site / "index.html").as_uri()).go()
    assert here.wait_for_trouble() == "file"
    assert "python3 play.py" in here.page.inner_text("#trouble-text")


def test_a_browser_without_webassembly(probe_site: Path, playwright: Playwright) -> None:
    with serving(probe_site) as server, own_browser(playwright, server.address, "--js-flags=--jitless") as here:
        assert here.go().wait_for_trouble() == "no-wasm"


def test_a_browser_without_simd(probe_site: Path, playwright: Playwright) -> None:
    flags = "--js-flags=--no-enable-sse3 --no-enable-ssse3 --no-enable-sse4-1 --no-enable-sse4-2 --no-enable-avx"
    with serving(probe_site) as server, own_browser(playwright, server.address, flags) as here:
        assert here.go().wait_for_trouble() == "no-simd"


@pytest.mark.parametrize(
    "pattern",
    [
        "runtime/python-*.pack",
        "runtime/pygame-*.pack",
        "runtime/library-*.pack",
        "runtime/game-*.pack",
        "runtime/tables-*.pack",
        "runtime/pyodide-*.mjs",
        "runtime/pyodide.asm-*.pack",
        "runtime/unpack-*.js",
        "page-*/loader.js",
        "page-*/hands.js",
    ],
)
def test_a_missing_file(copy: Path, visit: Open, pattern: str) -> None:
    lost = part(copy, pattern)
    lost.unlink()
    here = visit(copy).go()
    assert here.wait_for_trouble() == "missing"
    assert lost.name in here.page.inner_text("#trouble-text")
    assert "404" in here.page.inner_text("#trouble-text")


@pytest.mark.parametrize(
    "pattern",
    [
        "runtime/python-*.pack",
        "runtime/pygame-*.pack",
        "runtime/library-*.pack",
        "runtime/game-*.pack",
        "runtime/tables-*.pack",
        "runtime/pyodide.asm-*.pack",
        "page-*/loader.js",
    ],
)
def test_a_damaged_file(copy: Path, visit: Open, pattern: str) -> None:
    damaged = part(copy, pattern)
    data = bytearray(damaged.read_bytes())
    data[len(data) // 2] ^= 1
    damaged.write_bytes(data)
    here = visit(copy).go()
    assert here.wait_for_trouble() == "damaged"
    assert damaged.name in here.page.inner_text("#trouble-text")


def test_a_file_cut_short(copy: Path, visit: Open) -> None:
    short = part(copy, "runtime/game-*.pack")
    short.write_bytes(short.read_bytes()[:-1000])
    assert visit(copy).go().wait_for_trouble() == "damaged"


def test_repair_fetches_the_damaged_file_anew(copy: Path, probe_site: Path, visit: Open) -> None:
    damaged = part(copy, "runtime/game-*.pack")
    damaged.write_bytes(b"x" * damaged.stat().st_size)
    here = visit(copy).go()
    assert here.wait_for_trouble() == "damaged"
    shutil.copyfile(probe_site / "runtime" / damaged.name, damaged)
    here.page.click("[data-way=repair]")
    here.until(lambda: here.js("Boolean(window.expeditions)"))
    here.wait_for_frame()


def test_a_lost_connection(copy: Path, visit: Open) -> None:
    here = visit(copy)
    here.page.route("**/runtime/game-*", lambda route: route.abort("internetdisconnected"))
    here.go()
    assert here.wait_for_trouble() == "offline"
    assert "game-" in here.page.inner_text("#trouble-text")


def test_a_server_that_calls_packs_something_else(copy: Path, visit: Open) -> None:
    here = visit(copy)

    def renamed(route: Any) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, headers={**answer.headers, "content-type": "application/x-gzip"})

    here.page.route("**/*.pack", renamed)
    here.play()
    assert here.complaints == []


def test_an_error_in_python_shows_a_report_and_the_game_is_saved(probe_site: Path, visit: Open) -> None:
    here = visit(probe_site, permissions=["clipboard-read", "clipboard-write"]).play()
    here.choose("plain")
    here.page.evaluate(DROP, engine.save(engine.new_game("tikal", players=2, seed=11)))
    here.until(lambda: "retraced" in here.state())
    here.choose("fail")
    assert here.wait_for_trouble() == "crash"
    report = here.page.inner_text("#trouble-report")
    assert "ZeroDivisionError: the probe was asked to fail" in report
    assert "/app/main.py" in report
    assert here.js("localStorage.getItem('expeditions / saved')") == "plain,fail"
    assert "what players hide from each other" in here.page.inner_text("#trouble-text")
    with here.page.expect_download() as download:
        here.page.click("[data-way=save]")
    text = download.value.path().read_text(encoding="utf-8")
    assert replaying.report(text).name == "tikal"
    assert "ZeroDivisionError: the probe was asked to fail" in json.loads(text)["error"]
    here.page.click("[data-way=copy]")
    here.until(lambda: here.page.inner_text("[data-way=copy]") == "Copied")
    assert here.js("navigator.clipboard.readText()") == report
    here.page.click("[data-way=restart]")
    here.until(lambda: here.trouble() == "")
    here.wait_for_frame()


def test_an_error_while_importing_shows_a_report(tmp_path: Path, visit: Open) -> None:
    from tests.web.sites import build_probe

    broken = build_probe(tmp_path / "web", tmp_path / "source", "\nraise LookupError('no such luck')\n")
    here = visit(broken).go()
    assert here.wait_for_trouble() == "start"
    assert "LookupError: no such luck" in here.page.inner_text("#trouble-report")


def test_trouble_is_told_in_french_too(copy: Path, visit: Open) -> None:
    part(copy, "runtime/game-*.pack").unlink()
    here = visit(copy, locale="fr-FR").go()
    here.wait_for_trouble()
    assert here.page.inner_text("#trouble-title") == "Il manque une partie du jeu"


def test_blocked_storage_is_said_once_and_the_game_goes_on(
    probe_site: Path, playwright: Playwright, tmp_path: Path
) -> None:
    profile = tmp_path / "profile" / "Default"
    profile.mkdir(parents=True)
    blocked = {"profile": {"default_content_setting_values": {"cookies": 2}}}
    (profile / "Preferences").write_text(json.dumps(blocked))
    with serving(probe_site) as server:
        context = playwright.chromium.launch_persistent_context(
            profile.parent, executable_path=chromium(), args=QUIET, headless=True
        )
        here = Visit(context, server.address).play()
        here.until(lambda: "forgets your game" in here.page.inner_text("#note"))
        here.page.click("#note button")
        here.choose("keep")
        here.choose("kept")
        assert here.state()["stored"] is False
        assert here.state()["loaded"] == "kept"
        assert here.page.locator("#note.shown").count() == 0
        context.close()


FILL = """
for (let size = 2 ** 22; size; size >>= 1) {
  try { localStorage.setItem(`x${size}`, 'x'.repeat(size)) } catch { continue }
}
"""


def test_where_the_small_storage_is_full_texts_are_kept_in_the_database(probe_site: Path, visit: Open) -> None:
    here = visit(probe_site).play()
    here.js(FILL)
    here.choose("keep")
    assert here.state()["stored"] is True
    here.until(lambda: here.in_database("probe").get("text") == "kept")
    here.page.reload()
    here.wait_for_frame()
    here.choose("kept")
    assert here.state()["loaded"] == "kept"
    assert here.page.locator("#note.shown").count() == 0
    here.assert_quiet()


def test_full_storage_is_said_once_and_the_game_goes_on(probe_site: Path, visit: Open) -> None:
    here = visit(probe_site).play()
    here.js(FILL)
    here.cdp.send("Storage.overrideQuotaForOrigin", {"origin": here.js("location.origin"), "quotaSize": 1})
    here.until(lambda: here.choose("keep") and not here.state()["stored"])
    here.until(lambda: here.page.locator("#note.shown").count() == 1)
    here.choose("kept")
    assert here.state()["loaded"] == "kept"
    here.page.click("#note button")
    here.choose("keep")
    assert here.page.locator("#note.shown").count() == 0
    here.assert_quiet()
