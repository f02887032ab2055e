"""The page starts, shows what it is doing, asks nobody else for anything and keeps to its own strict policy."""

import json
import re
from collections.abc import Callable
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest
from PIL import Image, ImageChops, ImageStat

from tests.languages import LANGUAGES
from tests.web.probe import playout
from tests.web.seats import PHONE, WIDE
from tests.web.visits import Visit

Open = Callable[..., Visit]
TOLD = "document.getElementById('bytes').checkVisibility({ opacityProperty: true })"
"""Whether the page tells how far it is."""


def test_the_game_reaches_its_first_frame_without_a_complaint(game_site: Path, visit: Open) -> None:
    here = visit(game_site).play()
    assert here.state()["scene"] == "title"
    assert {target["id"] for target in here.js("expeditions.targets()")} >= {"play"}
    here.page.wait_for_timeout(500)
    here.assert_quiet()


def test_python_runs_on_the_browsers_own_stack(game_site: Path, visit: Open) -> None:
    """Chromium's samples of allocations do not see the end of other stacks, and the tab crashes."""
    here = visit(game_site)
    here.page.add_init_script(
        "const { promising } = WebAssembly; self.stacks = 0;"
        "WebAssembly.promising = (...given) => { self.stacks += 1; return promising(...given) }"
    )
    here.play()
    assert here.js("[self.stacks, 'Suspending' in WebAssembly]") == [0, True]


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_the_title_picture_is_lent_by_the_browser_and_is_the_same(game_site: Path, visit: Open, size: Any) -> None:
    """Where it cannot be lent, the game decodes it itself."""
    shots = []
    for lent in (True, False):
        here = visit(game_site, reduced_motion="reduce", **size)
        here.page.add_init_script(
            "self.lent = 0; const { getImageData } = CanvasRenderingContext2D.prototype;"
            "CanvasRenderingContext2D.prototype.getImageData = function (...box) {"
            " self.lent += 1; return getImageData.apply(this, box) };"
        )
        if not lent:
            here.page.add_init_script("HTMLImageElement.prototype.decode = () => Promise.reject()")
        here.play()
        assert here.js("self.lent") == int(lent)
        here.page.locator("#loading").wait_for(state="detached")
        here.page.locator("#mirror").get_by_text("No, thank you").wait_for(state="attached")  # all is there
        shots.append(Image.open(BytesIO(here.page.screenshot())).convert("RGB"))
        here.assert_quiet()
    differences = ImageStat.Stat(ImageChops.difference(*shots)).mean
    assert max(differences) < 2


def test_every_request_goes_to_the_site_itself(game_site: Path, visit: Open) -> None:
    here = visit(game_site).play()
    here.until(lambda: here.js("navigator.serviceWorker.controller !== null"))
    assert len(here.requests) > 10
    assert here.foreign_requests() == []


def test_the_loading_screen_is_painted_before_anything_is_loaded(game_site: Path, visit: Open) -> None:
    here = visit(game_site)
    # Nothing but the page itself arrives: what shows then needs no script, font or picture from elsewhere.
    here.page.route(re.compile(r"/(runtime|page-|icons)"), lambda route: None)
    here.go()
    here.until(lambda: here.js("performance.getEntriesByName('first-contentful-paint').length"))
    assert here.page.inner_text("h1") == "Lost Temple &\u00a0Tikal"
    assert here.page.inner_text("#step") == "Unpacking the expedition"
    assert here.page.locator("#picture").bounding_box() == {"x": 0, "y": 0, "width": 1000, "height": 650}


def test_progress_counts_real_bytes_up_to_all_of_them(game_site: Path, visit: Open) -> None:
    here = visit(game_site)
    here.page.add_init_script(
        "self.told = []; addEventListener('DOMContentLoaded', () => {"
        " const bytes = document.getElementById('bytes');"
        " new MutationObserver(() => told.push(bytes.textContent)).observe(bytes, { childList: true }) })"
    )
    here.play()
    files = {path: path.stat().st_size / 1e6 for path in (game_site / "runtime").iterdir()}
    others = {path for path in files if path.name.startswith("words-") and not path.name.startswith("words-en")}
    rest = ("tables-", "title-tall-")
    later = sum(size for path, size in files.items() if path in others or path.name.startswith(rest))
    first = sum(size for path, size in files.items() if not path.name.startswith("sounds-")) - later
    told = here.js("told")
    assert f"{first:.1f} of {first:.1f} MB" in told
    assert told[-1] == f"{later:.1f} of {later:.1f} MB"


def test_the_title_is_there_before_the_tables_and_waits_with_what_is_chosen(game_site: Path, visit: Open) -> None:
    here = visit(game_site)
    let_go: list[Any] = []
    here.page.route(re.compile(r"/tables-"), lambda route: let_go.append(route))
    here.go()
    here.until(lambda: here.js("performance.getEntriesByName('first-frame').length"))
    here.page.locator("#loading").wait_for(state="detached")
    here.until(lambda: not here.js(TOLD))
    assert here.choose("no-such-target") is False
    (play,) = (target for target in here.js("expeditions.targets()") if target["id"] == "play")
    here.page.mouse.click(play["x"] + play["w"] / 2, play["y"] + play["h"] / 2)
    here.until(lambda: here.js(TOLD))
    assert here.page.inner_text("#step") == "The tables are on their way"
    assert here.state()["scene"] == "title"
    let_go[0].continue_()
    here.until(lambda: here.state()["scene"] == "setup")
    assert here.page.locator("#progress").count() == 0
    here.assert_quiet()


@pytest.mark.parametrize(
    ("locale", "words"), [("fr-CH", "On déballe l\u2019expédition"), ("pt-BR", "Unpacking the expedition")]
)
def test_the_page_speaks_the_browsers_language(game_site: Path, visit: Open, locale: str, words: str) -> None:
    here = visit(game_site, locale=locale)
    here.page.route(re.compile(r"/runtime/"), lambda route: None)
    here.go()
    here.until(lambda: here.page.inner_text("#step"))
    assert here.page.inner_text("#step") == words
    assert here.js("document.documentElement.lang") == ("fr" if locale == "fr-CH" else "en")


def test_the_game_speaks_the_browsers_language_and_can_switch(game_site: Path, visit: Open) -> None:
    here = visit(game_site, locale="fr-FR").play()

    def label() -> str:
        return str({target["id"]: target["label"] for target in here.js("expeditions.targets()")}.get("play"))

    assert label() == "Jouer"
    assert here.js("document.documentElement.lang") == "fr"
    assert here.choose("language")
    here.until(lambda: here.choose("language-en"))
    here.until(lambda: label() == "Play")
    assert here.js("document.documentElement.lang") == "en"


def test_only_the_language_in_use_is_fetched_before_the_first_frame(game_site: Path, visit: Open) -> None:
    here = visit(game_site, locale="fr-FR").play()
    fetched = "performance.getEntriesByType('resource').filter(({ name }) => name.includes('/words-'))"
    times = here.js(
        f"Object.fromEntries({fetched}.map(({{ name, startTime }}) => [/words-(..)/.exec(name)[1], startTime]))"
    )
    first = here.js("expeditions.stats().marks['first-frame']")
    assert [language for language, begun in times.items() if begun < first] == ["fr"]
    assert sorted(times) == sorted(LANGUAGES)


def test_the_policy_allows_no_evaluation_and_no_inline_script(game_site: Path, visit: Open) -> None:
    policy = re.search(r'Content-Security-Policy" content="([^"]+)"', (game_site / "index.html").read_text())
    assert policy is not None
    assert "unsafe-inline" not in policy[1]
    assert "'unsafe-eval'" not in policy[1]
    assert policy[1].startswith("default-src 'none'")
    here = visit(game_site).play()
    # In a timer, because the driver's own calls are exempt from the policy.
    tried = "try { new Function('return 1')(); say('ran') } catch (error) { say(error.name) }"
    assert here.js(f"new Promise((say) => setTimeout(() => {{ {tried} }}))") == "EvalError"
    inline = "const tag = document.createElement('script'); tag.text = 'inlineRan = 1'; document.body.append(tag)"
    assert (
        here.js(f"new Promise((say) => setTimeout(() => {{ {inline}; say(window.inlineRan ?? 'stopped') }}))")
        == "stopped"
    )


def test_an_idle_page_draws_nothing(probe_site: Path, visit: Open) -> None:
    here = visit(probe_site).play()
    here.page.wait_for_timeout(300)
    before = here.js("expeditions.stats().frames")
    here.page.wait_for_timeout(700)
    assert here.js("expeditions.stats().frames") == before


def test_stats_tell_the_steps_of_the_start_in_order(probe_site: Path, visit: Open) -> None:
    marks = visit(probe_site).play().js("expeditions.stats().marks")
    steps = ["loader", "scripts", "python", "extension", "imported", "first-frame", "whole"]
    assert [marks[step] for step in steps] == sorted(marks[step] for step in steps)


def test_a_whole_game_ends_in_the_same_digest_as_natively(probe_site: Path, visit: Open) -> None:
    here = visit(probe_site).play()
    assert here.choose("digest")
    assert here.state()["digests"] == playout.digests()
    assert len(playout.digests()) >= 2
    here.assert_quiet()


def test_everything_the_game_may_import_is_in_the_page(probe_site: Path, visit: Open) -> None:
    here = visit(probe_site).play()
    assert here.choose("imports")
    assert here.state()["failed"] == []
    assert here.state()["imported"] > 100


def test_the_page_names_every_file_of_the_site_but_its_fixed_companions(game_site: Path) -> None:
    listed = re.search(r'id="site">(.*?)</script>', (game_site / "index.html").read_text(encoding="utf-8"))
    assert listed is not None
    urls = {file["url"] for file in json.loads(listed[1])["files"]}
    assert urls == {path.relative_to(game_site).as_posix() for path in (game_site / "runtime").iterdir()}
