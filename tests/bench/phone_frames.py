"""Whole games on a phone: `python3 play.py bench phone_frames [PACE] [SITE]`.

Lost Temple and Tikal, each from the set-up to the end, two computer players at the pace given ("fast" if none is),
in Chromium with a phone's screen and fingers. All the while two fingers pinch the board nearer, one finger pans it
to and fro, and two pinch it away again. Chromium makes the page's main thread four times slower. What counts is
the time that this thread worked in a step, from input to picture with the page's own work round it; while others
have the core it does not. What the browser does after a step, to bring the canvas to the screen, is not in it.
"""

from __future__ import annotations

import json
import math
import sys
import tempfile
import time
from collections.abc import Iterator
from itertools import chain
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from tests.web.conftest import QUIET, chromium, serving
from tests.web.seats import PHONE
from tests.web.sites import build_game
from tests.web.visits import Visit

SLOWER = 4
"""How many times slower the phone is."""
MOST = 33.0
"""Milliseconds that 95 of 100 steps take at most."""
GAMES = ("lost-temple", "tikal")
PATIENCE = 1800.0
BETWEEN = 1500
"""Milliseconds between two rounds of gestures."""
TRACED = ("devtools.timeline", "blink.user_timing")
EVENTS = ("pointerup", "touchend")
"""Those in which a step is made at once."""
KINDS = ("pinching", "panning", "playing")
MIDDLE = (195, 320)
"""A point of the board, in CSS pixels."""
AFTER = 100
"""Milliseconds that still belong to a gesture when the fingers are up."""


def pinch(x: float, y: float, way: int) -> Iterator[list[dict[str, float]]]:
    """Where two fingers are, event for event: apart or, the other way, together."""
    for apart in range(40, 130, 6)[::way]:
        yield [{"x": x - apart, "y": y, "id": 0}, {"x": x + apart, "y": y, "id": 1}]


def pan(x: float, y: float) -> Iterator[list[dict[str, float]]]:
    """Where a finger is that goes to and fro."""
    for step in range(60):
        yield [{"x": x + 70 * math.sin(step / 6), "y": y + 50 * math.sin(step / 9), "id": 0}]


class Phone:
    """One page in a phone's browser."""

    def __init__(self, browser: Browser, address: str, pace: str) -> None:
        self.here = Visit(browser.new_context(**PHONE), address)
        settings = json.dumps({"language": "en", "sound": False, "pace": pace})
        self.here.page.add_init_script(f"localStorage.setItem('expeditions / settings', {settings!r})")
        self.here.play()
        self.here.until(lambda: self.here.js("performance.getEntriesByName('all-imported').length"))

    def begin(self, game: str) -> None:
        """Set up a game of two computer players, and sit down."""
        for target in ("play", f"game-{game}", "players-2"):
            self._pick(target)
        for seat in range(2):
            while "easy" not in self._label(f"kind-{seat}"):
                self._pick(f"kind-{seat}")
        self._pick("start")
        self.here.until(lambda: "to_move" in self.here.state())
        self.here.cdp.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})

    def play(self) -> None:
        """Look at the board with fingers until the game is over."""
        here, end = self.here, time.monotonic() + PATIENCE
        while here.state()["scene"] != "gameover":
            assert time.monotonic() < end, "the game does not end"
            self._touch("pinching", pinch(*MIDDLE, 1))
            self._touch("panning", pan(*MIDDLE))
            self._touch("pinching", pinch(*MIDDLE, -1))
            here.choose("count-skip")
            here.page.wait_for_timeout(BETWEEN)

    def _touch(self, name: str, places: Iterator[list[dict[str, float]]]) -> None:
        send, kind = self.here.cdp.send, "touchStart"
        self._mark(name)
        for points in places:
            send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
            kind = "touchMove"
        send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        self.here.page.wait_for_timeout(AFTER)
        self._mark("playing")

    def _mark(self, name: str) -> None:
        self.here.page.evaluate(f"void performance.mark({name!r})")

    def _pick(self, target: str) -> None:
        self.here.until(lambda: self.here.choose(target) or (self.here.choose("page-down") and False))
        self.here.page.wait_for_timeout(100)

    def _label(self, target: str) -> str:
        listed: list[dict[str, str]] = self.here.js("expeditions.targets()")
        return next((one["label"].lower() for one in listed if one["id"] == target), "")


def steps(trace: bytes) -> dict[str, list[float]]:
    """Milliseconds of the steps while fingers pinched, while one panned, and of all others, sorted."""
    events: list[dict[str, Any]] = json.loads(trace)["traceEvents"]
    found: dict[str, list[float]] = {kind: [] for kind in KINDS}
    kind = "playing"
    for one in sorted(events, key=lambda one: float(one.get("ts", 0))):
        if one.get("name") in KINDS:
            kind = one["name"]
        elif _is_step(one):
            found[kind].append(one["tdur"] / 1000)
    return {kind: sorted(times) for kind, times in found.items()}


def _is_step(event: dict[str, Any]) -> bool:
    """Whether an event of the trace is a step of the game."""
    if event.get("name") == "EventDispatch":
        return event["args"]["data"]["type"] in EVENTS and "tdur" in event
    return event.get("name") == "FireAnimationFrame" and "tdur" in event


def told(times: list[float]) -> str:
    """Median, 95th percentile and longest of sorted times."""
    if not times:
        return "none"
    return f"{len(times)}, median {times[len(times) // 2]:.1f}, p95 {p95(times):.1f}, longest {times[-1]:.1f} ms"


def p95(times: list[float]) -> float:
    """The time that 95 of 100 do not exceed."""
    return times[len(times) * 95 // 100] if times else 0.0


def main(arguments: list[str]) -> int:
    """Play and print what was measured; 1 when the aim is missed."""
    pace, failed = arguments[0] if arguments else "fast", False
    with tempfile.TemporaryDirectory() as work, sync_playwright() as driver:
        site = Path(arguments[1]) if len(arguments) > 1 else build_game(Path(work) / "web")
        browser = driver.chromium.launch(executable_path=chromium(), args=QUIET)
        with serving(site) as server:
            for game in GAMES:
                phone = Phone(browser, server.address, pace)
                phone.begin(game)
                browser.start_tracing(page=phone.here.page, categories=list(TRACED))
                phone.play()
                found = steps(browser.stop_tracing())
                found["all"] = sorted(chain.from_iterable(found.values()))
                for kind, times in found.items():
                    print(f"{game}, {kind}: {told(times)}", flush=True)
                failed |= p95(found["all"]) > MOST
                phone.here.page.context.close()
        browser.close()
    return int(failed)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
