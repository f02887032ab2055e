"""The contrast of every text in the browser's screenshots: `python3 play.py bench contrast [FOLDER]`.

The page is walked through, scene by scene, wide in English and on a phone in French, and tables are opened in the
middle of games; each text is measured (tests/web/letters.py). The aim is 4.5 to 1 for all of them, large or small.
With a folder the screenshots are kept there.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from game.host import workshop
from tests import shots
from tests.legible import CONTRAST
from tests.web import letters
from tests.web.conftest import QUIET, chromium, serving
from tests.web.seats import PHONE, WIDE, go_on_with
from tests.web.tour import prepared, tour
from tests.web.visits import Visit

SCREENS: dict[str, tuple[dict[str, Any], str]] = {"wide": (WIDE, "en"), "phone": (PHONE, "fr")}
TABLES = (
    *("table-first", "table", "table-icons", "table-explore", "place", "look-at-three", "look-at-rooms"),
    *("temple-recap-loud", "tikal-first", "tikal-place", "tikal-act", "tikal-auction", "tikal-recap-loud"),
)
"""Pictures of tables whose games can be stored and gone on with."""


def stops(browser: Browser, address: str, context: dict[str, Any], language: str) -> Iterator[tuple[str, Visit]]:
    """Every scene of the tour, then every table; the page is still at each."""
    here = prepared(Visit(browser.new_context(**context), address), language).play()
    for name in tour(here):
        yield name, here
    here.page.context.close()
    here = Visit(browser.new_context(**context), address).play()
    for name in TABLES:
        game = shots.seated(name, (1280, 720), language).app.top.session.saved()  # type: ignore[attr-defined]
        go_on_with(here, game, language=language)
        yield name, here
    here.page.context.close()


def main(arguments: list[str]) -> int:
    """Walk, measure and print what stands out too little; 1 when anything does."""
    workshop.prepare()
    folder = Path(arguments[0]) if arguments else None
    if folder:
        folder.mkdir(parents=True, exist_ok=True)
    texts = scenes = 0
    wrong: list[str] = []
    with tempfile.TemporaryDirectory() as work, sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=chromium(), args=QUIET)
        with serving(letters.build_measured(Path(work) / "web")) as server:
            for screen, (context, language) in SCREENS.items():
                for name, here in stops(browser, server.address, context, language):
                    found = letters.seen(here)
                    least = min(found, key=lambda one: one.contrast)
                    print(f"{screen}, {name}: {len(found)} texts, the faintest {least}", flush=True)
                    scenes, texts = scenes + 1, texts + len(found)
                    wrong += [f"{screen}, {name}: {one}" for one in found if not one.clear]
                    if folder:
                        here.page.screenshot(path=folder / f"{screen}-{name}.png")
        browser.close()
    print(f"{texts:,} texts in {scenes} screenshots, {len(wrong)} below {CONTRAST} to 1", *wrong, sep="\n  ")
    return int(bool(wrong))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
