"""Frames of the page while computer players think: `python -m tests.bench.web_thinking [SITE] [--seconds N]`.

Two hard players play each other in Chromium, at the usual pace and at once; every frame from the start of the game
is measured from input to picture. The page should never hold its breath for more than 50 ms.
"""

import argparse
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from tests.web.conftest import QUIET, chromium, serving
from tests.web.sites import build_game
from tests.web.visits import Visit

LIMIT = 50.0


def frames(browser: Browser, address: str, game: str, hurried: bool, seconds: float) -> list[float]:
    """The milliseconds of each frame while two hard players play."""
    context = browser.new_context(viewport={"width": 1280, "height": 720})
    visit = Visit(context, address).play()
    for target in ("play", f"game-{game}", "players-2"):
        visit.choose(target)
        visit.page.wait_for_timeout(300)
    for seat in (0, 1):
        while "hard" not in str(_label(visit, f"kind-{seat}")).lower():
            visit.choose(f"kind-{seat}")
            visit.page.wait_for_timeout(200)
    visit.choose("start")
    visit.until(lambda: "to_move" in visit.state())
    visit.page.wait_for_timeout(1500)  # drawing everything for the first time is another matter
    if hurried:
        visit.choose("ui-faster")
        visit.page.wait_for_timeout(300)
        visit.choose("ui-faster")
    found: list[float] = []
    seen = visit.js("expeditions.stats().frames")
    for _ in range(round(seconds * 4)):
        visit.page.wait_for_timeout(250)
        stats = visit.js("expeditions.stats()")
        fresh = min(stats["frames"] - seen, len(stats["frame_ms"]))
        found += stats["frame_ms"][len(stats["frame_ms"]) - fresh :]
        seen = stats["frames"]
    context.close()
    return found


def _label(visit: Visit, target: str) -> str:
    return next((one["label"] for one in visit.js("expeditions.targets()") if one["id"] == target), "")


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("site", nargs="?", type=Path)
    parser.add_argument("--seconds", type=float, default=20.0)
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as work, sync_playwright() as driver:
        site = args.site or build_game(Path(work) / "web")
        browser = driver.chromium.launch(executable_path=chromium(), args=QUIET)
        with serving(site) as server:
            for game in ("lost-temple", "tikal"):
                for hurried in (False, True):
                    times = sorted(frames(browser, server.address, game, hurried, args.seconds))
                    print(
                        f"{game}, {'at once' if hurried else 'usual pace'}: {len(times)} frames, half within "
                        f"{times[len(times) // 2]:.0f} ms, 99 % within {times[int(len(times) * 0.99)]:.0f} ms, "
                        f"longest {times[-1]:.0f} ms, {sum(ms > LIMIT for ms in times)} over {LIMIT:.0f} ms",
                        flush=True,
                    )
        browser.close()


if __name__ == "__main__":
    main()
