"""Games of computer players one after another in one page: `python3 play.py bench page_soak [COUNT] [LEVEL]`.

Lost Temple and Tikal by turns, for two to four players, at the fastest pace, from the set-up to the end and on to
the next one, 50 games unless told otherwise. After five games and after the last the page's memory is measured,
with garbage collected before: the process of the page (proportional set size, from the system) and, to explain it,
the heap of its scripts and their buffers (from the browser, which counts Python's memory in neither). Every step
of the app is measured, from input to picture, those that draw nothing too; the first game begins when the page has
loaded everything, about a second after its first picture. Anything in the console counts.
"""

from __future__ import annotations

import re
import sys
import tempfile
import time
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser, ConsoleMessage, sync_playwright

from tests.web.conftest import QUIET, chromium, serving
from tests.web.sites import build_game
from tests.web.steps import Steps
from tests.web.visits import Visit

COUNT = 50
WARM = 5
"""Games after which everything has been loaded once."""
MOST_GROWTH = 0.05
LONGEST_FRAME = 50.0
PATIENCE = 900.0
"""Seconds that a game may take."""
GAMES = ("lost-temple", "tikal")
SETTINGS = '{"language": "en", "sound": false, "pace": "once"}'


class Memory(NamedTuple):
    """Megabytes of the page."""

    process: float
    heap: float
    buffers: float

    def __str__(self) -> str:
        return f"{self.process:.1f} MB (scripts {self.heap:.1f}, buffers {self.buffers:.1f})"


class Soak:
    """One page that plays game after game."""

    def __init__(self, browser: Browser, address: str, level: str) -> None:
        context = browser.new_context(viewport={"width": 1280, "height": 720})
        self.browser, self.level = browser, level
        self.here = Visit(context, address)
        self.console: list[str] = []
        self.here.page.on("console", self._note)
        self.here.page.on("pageerror", lambda error: self.console.append(str(error)))
        self.here.page.add_init_script(f"localStorage.setItem('expeditions / settings', {SETTINGS!r})")
        self.here.play()
        self.here.until(lambda: self.here.js("performance.getEntriesByName('all-imported').length"))
        self.steps = Steps(self.here)

    def _note(self, message: ConsoleMessage) -> None:
        self.console.append(f"{message.type}: {message.text}")

    def play(self, number: int) -> None:
        """One game from the set-up to its end."""
        here = self.here
        players = 2 + number // len(GAMES) % 3
        if here.state()["scene"] == "title":
            self._pick("play")
        self._pick(f"game-{GAMES[number % len(GAMES)]}")
        while players > sum(self._there(f"first-{seat}") for seat in range(4)):
            self._pick("add")
        for seat in reversed(range(players, 4)):
            if self._there(f"remove-{seat}"):
                self._pick(f"remove-{seat}")
        for seat in range(players):
            for target in (f"seat-{seat}", f"kind-{seat}-bot", f"level-{seat}-{self.level}"):
                self._pick(target)
        self._pick("start")
        here.until(lambda: "to_move" in here.state())
        end = time.monotonic() + PATIENCE
        while here.state()["scene"] != "gameover":
            assert time.monotonic() < end, "the game does not end"
            self._click("count-skip")
            self.steps.look()
            here.page.wait_for_timeout(250)
        self.steps.look()
        self._pick("new")
        here.until(lambda: here.state()["scene"] == "setup")

    def memory(self) -> Memory:
        """What the page takes up, without what could be thrown away."""
        send = self.here.cdp.send
        for _ in range(3):
            send("HeapProfiler.collectGarbage")
        used: dict[str, Any] = send("Runtime.getHeapUsage")
        system = self.browser.new_browser_cdp_session()
        listed = system.send("SystemInfo.getProcessInfo")["processInfo"]
        system.detach()
        process = max(_megabytes(one["id"]) for one in listed if one["type"] == "renderer")
        return Memory(process, used["usedSize"] / 1e6, used.get("backingStorageSize", 0) / 1e6)

    def _pick(self, target: str) -> None:
        """Click on a target as soon as it is there; the set-up is scrolled to find it."""
        self.here.until(lambda: self._click(target) or (self._click("page-down") and False))
        self.here.page.wait_for_timeout(100)
        self.steps.look()

    def _click(self, target: str) -> bool:
        """Click with the mouse, so that what follows is work of a step; false where there is no such target."""
        for one in self.here.js("expeditions.targets()"):
            if one["id"] == target and one["enabled"]:
                self.here.page.mouse.click(one["x"] + one["w"] / 2, one["y"] + one["h"] / 2)
                return True
        return False

    def _there(self, target: str) -> bool:
        return any(one["id"] == target for one in self.here.js("expeditions.targets()"))


def _megabytes(process: int) -> float:
    """The proportional set size of a process; 0 for one that has just ended."""
    try:
        rolled = Path(f"/proc/{process}/smaps_rollup").read_text()
    except OSError:
        return 0.0
    found = re.search(r"^Pss:\s+(\d+) kB", rolled, re.M)
    return int(found[1]) / 1000 if found else 0.0


def main(arguments: list[str]) -> int:
    """Play and print what was measured; 1 when any of the aims is missed."""
    count = int(arguments[0]) if arguments else COUNT
    level = arguments[1] if len(arguments) > 1 else "easy"
    with tempfile.TemporaryDirectory() as work, sync_playwright() as driver:
        site = Path(arguments[2]) if len(arguments) > 2 else build_game(Path(work) / "web")
        browser = driver.chromium.launch(executable_path=chromium(), args=QUIET)
        with serving(site) as server:
            soak, start = Soak(browser, server.address, level), time.monotonic()
            warm = soak.memory()
            for number in range(count):
                soak.play(number)
                now = soak.memory()
                warm = now if number < WARM else warm
                seconds, times = time.monotonic() - start, soak.steps.times
                told = f"{len(times):,} frames, longest {max(times):.0f} ms"
                print(f"game {number + 1}, {seconds:.0f} s: {now}, {told}", flush=True)
        browser.close()
    growth = now.process / warm.process - 1
    slow = sorted(ms for ms in soak.steps.times if ms > LONGEST_FRAME)
    print(f"{count} games; memory {warm} after {min(count, WARM)} games, {now} at the end: {growth:+.1%}")
    print(f"{len(soak.steps.times):,} frames, {len(slow)} over {LONGEST_FRAME:.0f} ms", *slow[-5:])
    print(f"{len(soak.console)} console messages", *soak.console[:10], sep="\n  ")
    return int(growth > MOST_GROWTH or bool(slow) or bool(soak.console))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
