"""How fast the page starts on a phone with a slow line: `python -m tests.bench.phone_start [SITE [ROUNDS]]`.

A window of 390 by 844 at three device pixels, a main thread four times slower than this machine's, and a host
that does not compress and sends 10 Mbit/s, 40 ms after it was asked, to pages and workers alike. Ours and the
bare runtime (as in web_start) are visited in turns, each with a profile of its own on the disk, so that a busy
machine slows both; times are medians. Before the later visit somebody has begun a game in the first one, and
has had the page for as long as it takes to keep what is kept. Exit status 1 when a bar is missed.
"""

import statistics
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from io import BufferedIOBase
from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserContext, sync_playwright

from build.serve import Handler, Server
from tests.bench.web_start import bare_site
from tests.web.conftest import QUIET, chromium
from tests.web.sites import build_game
from tests.web.visits import Visit

ROUNDS = 5
PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "device_scale_factor": 3,
    "is_mobile": True,
    "has_touch": True,
}
SLOWER = 4
RATE = 10e6 / 8
"""Bytes in a second, over all connections together."""
LATENCY = 0.04
"""Seconds before an answer begins."""
PIECE = 4096
PATIENCE = 600.0
FIRST_BAR, LATER_BAR = 0.30, 0.28
"""Parts of the bare runtime's time."""
BEFORE_BAR, WHOLE_BAR = 6.5, 8.0
"""Megabytes before the first frame, and until the game is kept for offline play."""
FRAME = "performance.getEntriesByName('first-frame')"
COMPILED = 10_000
"""Milliseconds at a table in which the browser keeps what it has compiled; it waits for a pause of two seconds."""
KEPT = "navigator.serviceWorker.controller !== null"


class Line(BufferedIOBase):
    """Writes no faster than the line of the server, which all connections share."""

    def __init__(self, server: "SlowServer", connection: Any) -> None:
        self._server, self._connection = server, connection

    def write(self, data: Any) -> int:
        """Send piece by piece, each in its turn."""
        for at in range(0, len(data), PIECE):
            piece = data[at : at + PIECE]
            self._server.wait_for(len(piece))
            self._connection.sendall(piece)
        return len(data)


class SlowHandler(Handler):
    """Answers late and slowly."""

    server: "SlowServer"

    def setup(self) -> None:
        """Put the slow line between this and the browser."""
        super().setup()
        self.wfile = Line(self.server, self.connection)

    def _answer(self, with_body: bool) -> None:
        time.sleep(LATENCY)
        super()._answer(with_body)


class SlowServer(Server):
    """Serves a folder as a simple host does, over a slow line."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder, compresses=False)
        self.RequestHandlerClass = SlowHandler
        self.carried = 0
        self._free = time.monotonic()
        self._turn = threading.Lock()

    def wait_for(self, size: int) -> None:
        """Wait until the line has carried so many bytes more."""
        with self._turn:
            self._free = max(self._free, time.monotonic()) + size / RATE
            until = self._free
            self.carried += size
        time.sleep(max(0.0, until - time.monotonic()))


@contextmanager
def slowly_serving(folder: Path) -> Iterator[SlowServer]:
    """A running server behind a slow line."""
    with SlowServer(folder) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield server
        server.shutdown()


Steps = dict[str, float]


def visited(context: BrowserContext, server: SlowServer) -> tuple[Visit, Steps]:
    """One visit until its first frame: the milliseconds of its steps, and the megabytes before that frame."""
    here = Visit(context, server.address)
    here.patience = PATIENCE
    here.cdp.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    before = server.carried
    here.go()
    here.until(partial(here.js, f"{FRAME}.length"))
    megabytes = (server.carried - before) / 1e6
    steps: Steps = {"first-frame": here.js(f"{FRAME}[0].startTime")}
    if here.js("Boolean(window.expeditions)"):
        steps = here.js("expeditions.stats().marks")
    return here, {**steps, "megabytes": megabytes}


def start(context: BrowserContext, server: SlowServer, ours: bool) -> dict[str, Steps]:
    """The steps of a first visit and of a later one."""
    begun = server.carried
    here, first = visited(context, server)
    if ours:
        here.until(partial(here.js, KEPT))
        first["whole"] = (server.carried - begun) / 1e6
        here.cdp.send("Emulation.setCPUThrottlingRate", {"rate": 1})
        here.until(partial(here.js, "expeditions.remember()"))
        for target in ("play", "game-tikal", "start"):
            here.until(partial(here.choose, target))
        here.page.wait_for_timeout(COMPILED)
    here.page.close()
    _, later = visited(context, server)
    return {"first": first, "later": later}


def shown(name: str, visits: list[Steps]) -> float:
    """Print the middle of these visits, and give it."""
    times = sorted(visit["first-frame"] for visit in visits)
    middle = statistics.median(times)
    print(f"{name}: {middle / 1000:.2f} s (of {', '.join(f'{ms / 1000:.2f}' for ms in times)})")
    parts = {step: statistics.median(visit.get(step, 0) for visit in visits) for step in visits[0]}
    print(
        "   ",
        ", ".join(f"{step} {part:.2f}" if part < 50 else f"{step} {part:.0f}" for step, part in parts.items()),
    )
    return middle


def main() -> int:
    """Measure, print and compare with the bars."""
    site = Path(sys.argv[1]) if len(sys.argv) > 1 else None
    rounds = int(sys.argv[2]) if len(sys.argv) > 2 else ROUNDS
    figures: dict[str, list[Steps]] = {}
    with tempfile.TemporaryDirectory() as work, sync_playwright() as driver:
        sites = {"ours": site or build_game(Path(work) / "ours"), "bare": bare_site(Path(work) / "bare")}
        for _ in range(rounds):
            for name, folder in sites.items():
                with slowly_serving(folder) as server, tempfile.TemporaryDirectory() as profile:
                    context = driver.chromium.launch_persistent_context(
                        profile, executable_path=chromium(), args=QUIET, **PHONE
                    )
                    for kind, steps in start(context, server, name == "ours").items():
                        figures.setdefault(f"{name}, {kind} visit", []).append(steps)
                    context.close()
    middle = {name: shown(name, visits) for name, visits in figures.items()}
    first = figures["ours, first visit"]
    rows = [
        ("first visit", middle["ours, first visit"] / middle["bare, first visit"], FIRST_BAR, ""),
        ("later visits", middle["ours, later visit"] / middle["bare, later visit"], LATER_BAR, ""),
        ("before the first frame", statistics.median(one["megabytes"] for one in first), BEFORE_BAR, " MB"),
        ("in all", statistics.median(one["whole"] for one in first), WHOLE_BAR, " MB"),
    ]
    for what, found, bar, unit in rows:
        print(f"{what}: {found:.2f}{unit} (at most {bar:.2f}){'' if found <= bar else ': missed'}")
    return int(any(found > bar for _, found, bar, _ in rows))


if __name__ == "__main__":
    sys.exit(main())
