"""How long a review thinks about a turn: `python -m tests.bench.review_time [SITE] [--turns N]`.

Recorded games are reviewed natively, all of their turns, and in Chromium, the first so many. In the page frames
are measured as well, from input to picture: it should never hold its breath for more than 50 ms.
"""

import argparse
import json
import tempfile
import time
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

import engine
from engine.bots import judge
from game.session.session import read
from tests.fixtures import RECORDS
from tests.game.sitting import Home
from tests.web.conftest import QUIET, chromium, serving
from tests.web.sites import build_game
from tests.web.steps import Steps
from tests.web.visits import Visit

NAMES = (
    "tikal/two-1999",
    "tikal/four-classic",
    "lost-temple/two-random",
    "lost-temple/four-greedy",
)
LIMIT = 50.0


def natively(text: str) -> list[float]:
    """The processor's seconds for each turn."""
    found, began = [], time.process_time()
    for turn in judge(engine.replay(text), engine.load(text).moves):
        if turn is not None:
            now = time.process_time()
            found.append(now - began)
            began = now
    return found


def in_the_page(browser: Browser, address: str, text: str, turns: int) -> tuple[float, list[float]]:
    """Seconds for each of the first turns, on average, and the milliseconds of each frame meanwhile."""
    context = browser.new_context(viewport={"width": 1280, "height": 720})
    visit = Visit(context, address).play()
    kept = json.dumps([read(Home((320, 240)), text).saved()])
    visit.page.evaluate("text => localStorage.setItem('expeditions / shelf', text)", kept)
    visit.choose("saved")
    visit.until(lambda: visit.choose("review-0"))
    visit.until(lambda: "judged" in visit.state())
    visit.page.wait_for_timeout(1500)  # drawing everything for the first time is another matter
    before, began = visit.state()["judged"], time.monotonic()
    steps = Steps(visit)
    while visit.state()["judged"] < min(before + turns, visit.state()["turns"]):
        visit.page.wait_for_timeout(250)
        steps.look()
    done, seconds = visit.state()["judged"] - before, time.monotonic() - began
    context.close()
    return seconds / max(1, done), steps.times


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("site", nargs="?", type=Path)
    parser.add_argument("--turns", type=int, default=12)
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as work, sync_playwright() as driver:
        site = args.site or build_game(Path(work) / "web")
        browser = driver.chromium.launch(executable_path=chromium(), args=QUIET)
        with serving(site) as server:
            for name in NAMES:
                text = (RECORDS / f"{name}.json").read_text("utf-8")
                times = sorted(natively(text))
                mean, frames = in_the_page(browser, server.address, text, args.turns)
                print(
                    f"{name}: {len(times)} turns, natively {sum(times) / len(times):.2f} s on average, "
                    f"longest {times[-1]:.2f} s; in the page {mean:.2f} s on average, frames at most "
                    f"{max(frames, default=0.0):.0f} ms, {sum(ms > LIMIT for ms in frames)} over {LIMIT:.0f} ms",
                    flush=True,
                )
        browser.close()


if __name__ == "__main__":
    main()
