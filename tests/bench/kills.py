"""What is lost when the browser is killed: `python -m tests.bench.kills [COUNT]`.

A game against a computer player is played in the page, and at a random moment every process of the browser is
killed with SIGKILL: while a piece moves, while the other one thinks, right after a click. The browser then starts
again with the same profile, and the moves that were on the screen are compared with those that are there now.
"""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import partial
from pathlib import Path
from random import Random
from typing import NamedTuple

from playwright.sync_api import Playwright, sync_playwright

import engine
from game.play.session import Session
from tests.game import games
from tests.web.conftest import QUIET, chromium, serving
from tests.web.seats import stored
from tests.web.sites import build_game
from tests.web.visits import PATIENCE, Visit

COUNT = 100
LATEST = 0.1
"""Seconds after which what was on the screen has to be on the disk."""
LONGEST = 0.6
"""Seconds between the last look at the screen and the end of the browser, at most."""
GAME = "localStorage.getItem('expeditions / game')"
PLAY = """
() => {
  const aside = /^ui-(undo|redo|menu|hint|log|zoom|recap|peek|page|player|camp|take-back|close)/;
  window.playing = setInterval(() => {
    const free = expeditions.targets().filter((one) => one.enabled && !aside.test(one.id));
    if (free.length) expeditions.choose(free[Math.floor(Math.random() * free.length)].id);
  }, 90);
}
"""
"""Chooses among what is offered, as somebody would who knows no rules."""


class Kill(NamedTuple):
    """One end of the browser: moves on the screen, seconds until the end, and moves that were there again."""

    shown: int
    after: float
    found: int

    @property
    def lost(self) -> int:
        """How many moves had been on the screen and are gone."""
        return max(0, self.shown - self.found)


@contextmanager
def running(playwright: Playwright, profile: Path, address: str) -> Iterator[tuple[Visit, int]]:
    """A visit with a browser of its own, and the number of its process group, which may be killed meanwhile."""
    port = profile / "DevToolsActivePort"
    port.unlink(missing_ok=True)
    for left in profile.glob("Singleton*"):
        left.unlink()
    options = ["--headless=new", "--remote-debugging-port=0", f"--user-data-dir={profile}", "about:blank"]
    process = subprocess.Popen(
        [chromium(), *QUIET, *options],
        start_new_session=True,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    try:
        end = time.monotonic() + PATIENCE
        while not (port.exists() and "\n" in port.read_text()):
            assert time.monotonic() < end, "the browser did not start"
            time.sleep(0.05)
        browser = playwright.chromium.connect_over_cdp(f"http://127.0.0.1:{port.read_text().split()[0]}")
        yield Visit(browser.contexts[0], address).play(), process.pid
    finally:
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
        process.wait()


def kills(
    playwright: Playwright, site: Path, profile: Path, count: int, *, soonest: float = 0.0, seed: int = 1
) -> Iterator[Kill]:
    """Kill the browser so many times in the course of games."""
    chance = Random(seed)
    before: tuple[int, float] | None = None
    with serving(site) as server:
        for number in range(count + 1):
            with running(playwright, profile, server.address) as (here, group):
                if before is not None:
                    yield Kill(*before, moves(here))
                if number == count:
                    return
                if not here.choose("continue"):
                    _begin(here, seed + number)
                here.until(partial(_sits, here))
                here.page.evaluate(PLAY)
                here.page.wait_for_timeout(chance.uniform(300, 2500))
                shown, after = moves(here), chance.uniform(soonest, LONGEST)
                time.sleep(after)
                os.killpg(group, signal.SIGKILL)
                before = shown, after


def _begin(here: Visit, seed: int) -> None:
    """A new game against a computer player."""
    texts = {
        "game": stored(lambda home: Session(home, games.setup(2, humans=1, seed=seed))),
        "settings": json.dumps({"language": "en", "sound": False, "pace": "fast"}),
    }
    for key, text in texts.items():
        here.js(f"localStorage.setItem({f'expeditions / {key}'!r}, {json.dumps(text)})")
    here.page.reload()
    here.wait_for_frame()
    here.until(lambda: here.choose("continue"))


def _sits(here: Visit) -> bool:
    return "to_move" in here.state() or (here.choose("ready") and False)


def moves(here: Visit) -> int:
    """How many moves the stored game has; it can be read, or this fails."""
    text = here.js(GAME)
    return len(engine.load(text).moves) if text else 0


def main(arguments: list[str]) -> int:
    """Print what was lost; 1 when anything was that had been on the screen for long enough."""
    count = int(arguments[0]) if arguments else COUNT
    late: list[Kill] = []
    early: list[Kill] = []
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        site = build_game(Path(folder) / "web")
        for kill in kills(playwright, site, Path(folder) / "profile", count):
            (late if kill.after >= LATEST else early).append(kill)
    print(f"the browser was killed {count} times; after each, the stored game could be read")
    for words, listed in ((f"{LATEST:.1f} s or more", late), (f"less than {LATEST:.1f} s", early)):
        lost = [kill.lost for kill in listed if kill.lost]
        most = f", {max(lost)} at most" if lost else ""
        print(f"{words} after a look at the screen: {len(listed)} times, moves lost {len(lost)} times{most}")
    return int(any(kill.lost for kill in late))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
