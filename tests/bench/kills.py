"""What is lost when the browser or a tab is killed: `python3 play.py bench kills [COUNT]`.

A game against a computer player is played in the page, and at a random moment every process of the browser is
killed with SIGKILL: while a piece moves, while the other one thinks, right after a click. The browser then starts
again with the same profile, and the moves that were on the screen are compared with those that are there now. One
time in three only the process of the tab is killed, and the game opened in another; and one time in three a new
version has just been published and is being fetched.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from functools import partial
from itertools import cycle
from pathlib import Path
from random import Random
from typing import Literal, NamedTuple

from playwright.sync_api import Playwright, sync_playwright

import engine
from game.session.session import Session
from tests.game import games
from tests.web.conftest import QUIET, chromium, serving
from tests.web.seats import begin_with, stored
from tests.web.sites import build_game, build_newer, published
from tests.web.visits import PATIENCE, Visit

COUNT = 100
LATEST = 0.1
"""Seconds after which what was on the screen has to be on the disk."""
LONGEST = 0.6
"""Seconds between the last look at the screen and the end of the browser, at most."""
GAME = "localStorage.getItem('expeditions / game')"
PLAY = """
() => {
  const aside = /^ui-(undo|anew|back|redo|menu|hint|log|zoom|recap|peek|page|player|camp|take-back|close)/;
  window.playing = setInterval(() => {
    const free = expeditions.targets().filter((one) => one.enabled && !aside.test(one.id));
    if (free.length) expeditions.choose(free[Math.floor(Math.random() * free.length)].id);
  }, 90);
}
"""
"""Chooses among what is offered, as somebody would who knows no rules."""


Kind = Literal["browser", "tab", "update"]
KINDS: tuple[Kind, ...] = ("browser", "tab", "update")


class Kill(NamedTuple):
    """One end of the page: moves on the screen, seconds until the end, and moves that were there again."""

    kind: Kind
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
        yield _opened(playwright, profile, address), process.pid
    finally:
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
        process.wait()


def _opened(playwright: Playwright, profile: Path, address: str) -> Visit:
    """A new tab of the running browser, by a connection of its own: after a crash the former one is of no use."""
    port = (profile / "DevToolsActivePort").read_text().split()[0]
    browser = playwright.chromium.connect_over_cdp(f"http://127.0.0.1:{port}")
    return Visit(browser.contexts[0], address).play()


def kills(
    playwright: Playwright,
    sites: Sequence[Path],
    profile: Path,
    count: int,
    *,
    soonest: float = 0.0,
    seed: int = 1,
    kinds: Sequence[Kind] = KINDS,
) -> Iterator[Kill]:
    """Kill the page so many times in the course of games; each update goes to the next of the sites."""
    chance, versions = Random(seed), cycle(sites)
    before: tuple[Kind, int, float] | None = None
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(published(Path(folder) / "web", next(versions))) as server,
    ):
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
                kind, after = kinds[number % len(kinds)], chance.uniform(soonest, LONGEST)
                if kind == "update":
                    published(Path(folder) / "web", next(versions))
                    here.js("void navigator.serviceWorker.getRegistration().then((known) => known?.update())")
                shown = moves(here)
                time.sleep(after)
                before = kind, shown, after
                if kind == "tab":
                    os.kill(_tab(group), signal.SIGKILL)
                    yield Kill(*before, moves(_opened(playwright, profile, server.address)))
                    before = None
                else:
                    os.killpg(group, signal.SIGKILL)


def _tab(group: int) -> int:
    """The process of the tab: the biggest one of the group that draws pages."""
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):
            number = int(folder.name)
            if os.getpgid(number) == group and b"--type=renderer" in (folder / "cmdline").read_bytes():
                found.append((int((folder / "statm").read_text().split()[1]), number))
    return max(found)[1]


def _begin(here: Visit, seed: int) -> None:
    """A new game against a computer player."""
    begin_with(here, stored(lambda home: Session(home, games.setup(2, humans=1, seed=seed))), pace="fast")
    here.wait_for_frame()
    here.until(lambda: here.choose("continue"))


def _sits(here: Visit) -> bool:
    # A new version that lay ready is taken up at the start, and the page then begins anew.
    return "to_move" in here.state() or ((here.choose("ready") or here.choose("continue")) and False)


def moves(here: Visit) -> int:
    """How many moves the stored game has; it can be read, or this fails."""
    text = here.js(GAME)
    return len(engine.load(text).moves) if text else 0


def main(arguments: list[str]) -> int:
    """Print what was lost; 1 when anything was that had been on the screen for long enough."""
    count = int(arguments[0]) if arguments else COUNT
    found: list[Kill] = []
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        sites = [build_game(Path(folder) / "web"), build_newer(Path(folder) / "newer")]
        for kill in kills(playwright, sites, Path(folder) / "profile", count):
            found.append(kill)
            if len(found) % 10 == 0:
                print(
                    f"  {len(found)} times, lost {sum(bool(one.lost) for one in found)}",
                    file=sys.stderr,
                    flush=True,
                )
    print(f"the page was killed {count} times; after each, the stored game could be read")
    for kind in KINDS:
        for words, late in ((f"{LATEST:.1f} s or more", True), (f"less than {LATEST:.1f} s", False)):
            listed = [kill for kill in found if kill.kind == kind and (kill.after >= LATEST) == late]
            lost = [kill.lost for kill in listed if kill.lost]
            most = f", {max(lost)} at most" if lost else ""
            print(f"{kind}, {words} after a look at the screen: {len(listed)} times, lost {len(lost)} times{most}")
    return int(any(kill.lost for kill in found if kill.after >= LATEST))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
