"""The page while computer players think: `python -m tests.bench.web_thinking [SITE] [--seconds N] [--level NAME]`.

Two players of a level, the strongest unless told otherwise, play each other in Chromium, at the usual pace and at
once. Every frame from the start of the game is measured from input to picture: the page should never hold its
breath for more than 50 ms. At once, a turn takes as long as its thinking: 4 s on average at most.
"""

import argparse
import tempfile
import time
from itertools import chain, pairwise
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Browser, sync_playwright

import engine
from tests.web.conftest import QUIET, chromium, serving
from tests.web.sites import build_game
from tests.web.steps import Steps
from tests.web.visits import Visit

LIMIT = 50.0
STORED = "expeditions / game"


class Seen(NamedTuple):
    """What was seen of a game: milliseconds of each frame, and how many turns took how long."""

    frames: list[float]
    turns: int
    seconds: float


def watch(browser: Browser, address: str, game: str, level: str, hurried: bool, seconds: float) -> Seen:
    """Let two players of this level play each other."""
    context = browser.new_context(viewport={"width": 1280, "height": 720})
    visit = Visit(context, address).play()
    seats = [(f"seat-{seat}", f"kind-{seat}-bot", f"level-{seat}-{level}") for seat in (0, 1)]
    for target in ("play", "from-quick", f"game-{game}", "remove-2", *chain.from_iterable(seats), "start"):
        visit.choose(target)
        visit.page.wait_for_timeout(300)
    visit.until(lambda: "to_move" in visit.state())
    visit.page.wait_for_timeout(1500)  # drawing everything for the first time is another matter
    if hurried:
        visit.choose("ui-faster")
        visit.page.wait_for_timeout(300)
        visit.choose("ui-faster")
    steps, before = Steps(visit), _turns(visit)
    began = time.monotonic()
    for _ in range(round(seconds * 4)):
        visit.page.wait_for_timeout(250)
        steps.look()
        if visit.js("expeditions.state().to_move") is None:
            break
    spent = time.monotonic() - began
    turns = _turns(visit) - before
    context.close()
    return Seen(steps.times, turns, spent)


def _turns(visit: Visit) -> int:
    """How often another player came to decide in the game so far."""
    text = visit.js(f"localStorage.getItem({STORED!r})")
    if not text:
        return 0
    movers = [game.to_move for game in engine.replay(text)]
    return sum(one != other for one, other in pairwise(movers))


def told(seen: Seen, hurried: bool) -> str:
    """Frames, and how long a turn took, in a line."""
    times = sorted(seen.frames)
    line = (
        f"{len(times)} frames, half within {times[len(times) // 2]:.0f} ms, "
        f"99 % within {times[int(len(times) * 0.99)]:.0f} ms, longest {times[-1]:.0f} ms, "
        f"{sum(ms > LIMIT for ms in times)} over {LIMIT:.0f} ms"
    )
    return f"{line}; {seen.seconds / max(1, seen.turns):.1f} s a turn, {seen.turns} turns" if hurried else line


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("site", nargs="?", type=Path)
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--level", default="expert")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as work, sync_playwright() as driver:
        site = args.site or build_game(Path(work) / "web")
        browser = driver.chromium.launch(executable_path=chromium(), args=QUIET)
        with serving(site) as server:
            for game in ("lost-temple", "tikal"):
                for hurried in (False, True):
                    seen = watch(browser, server.address, game, args.level, hurried, args.seconds)
                    print(f"{game}, {'at once' if hurried else 'usual pace'}: {told(seen, hurried)}", flush=True)
        browser.close()


if __name__ == "__main__":
    main()
