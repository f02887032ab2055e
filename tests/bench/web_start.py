"""How fast the page starts, and what it weighs: `python -m tests.bench.web_start [SITE [ROUNDS]]`.

Measures from navigation to the first frame of a first visit (a fresh profile), of a second one (from the
service worker) and of one that starts from the snapshot, beside the bare runtime: Pyodide as its package has it,
loading the pygame wheel, filling one window. Times are medians of several rounds, taken in turns so that a busy
machine slows both alike. Then: how long a table takes after Start, and what both kinds of host send.
"""

import gzip
import shutil
import statistics
import sys
import tempfile
import threading
from functools import partial
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from build.inputs import pyodide
from build.progress import report
from build.serve import Server
from build.wheel import pygame_wheel
from tests.web.conftest import QUIET, chromium, serving
from tests.web.sites import build_game
from tests.web.visits import Visit

ROUNDS = 5
TABLE = """(async () => {
  const before = performance.now(), { frames } = expeditions.stats();
  expeditions.choose("start");
  while (expeditions.stats().frames === frames) await new Promise((next) => requestAnimationFrame(next));
  return performance.now() - before;
})()"""
HINT = """(async () => {
  const before = performance.now();
  for (const wanted of ["ui-hint", "ui-ask", "ui-show"]) {
    while (!expeditions.targets().some(({ id }) => id === wanted)) {
      await new Promise((next) => requestAnimationFrame(next));
      if (performance.now() - before > 30000) throw new Error(`no ${wanted}`);
    }
    if (wanted !== "ui-show") expeditions.choose(wanted);
  }
  return performance.now() - before;
})()"""
BARE = """<!doctype html><meta charset="utf-8"><title>bare</title><canvas id="canvas"></canvas>
<script type="module">
import {{ loadPyodide }} from "./pyodide.mjs";
const py = await loadPyodide();
py.canvas.setCanvas2D(document.getElementById("canvas"));
await py.loadPackage("./{wheel}", {{ checkIntegrity: false }});
py.runPython(`
import pygame
pygame.display.init()
pygame.display.set_mode((1280, 720)).fill("#143021")
pygame.display.flip()
`);
performance.mark("first-frame");
</script>
"""


def bare_site(folder: Path) -> Path:
    """The runtime as it comes, and a page that opens one window with it."""
    wheel = pygame_wheel(report)
    shutil.copytree(pyodide(report), folder)
    shutil.copy(wheel, folder)
    (folder / "index.html").write_text(BARE.format(wheel=wheel.name), encoding="utf-8")
    return folder


def start(browser: Browser, address: str) -> dict[str, dict[str, float]]:
    """The steps of a first visit, of a second, and of one from the snapshot; the bare runtime has no third."""
    context = browser.new_context(viewport={"width": 1280, "height": 720})
    steps: dict[str, dict[str, float]] = {}
    for kind in ("first", "second", "remembered"):
        here = Visit(context, address).go()
        here.until(partial(here.js, "performance.getEntriesByName('first-frame').length"))
        steps[kind] = {"first-frame": here.js("performance.getEntriesByName('first-frame')[0].startTime")}
        if here.js("Boolean(window.expeditions)"):
            steps[kind] = here.js("expeditions.stats().marks")
            here.until(partial(here.js, "navigator.serviceWorker.controller !== null"))
            if kind == "second":
                assert here.js("expeditions.remember()")
        elif kind == "second":
            break
        here.page.close()
    context.close()
    return steps


def tables(browser: Browser, address: str) -> dict[str, float]:
    """Milliseconds from Start to the first frame of each table, after six seconds of title, and of a hint."""
    times = {}
    for game in ("lost-temple", "tikal"):
        context = browser.new_context(viewport={"width": 1280, "height": 720})
        here = Visit(context, address).play()
        here.page.wait_for_timeout(6000)
        for target in ("play", f"game-{game}"):
            here.choose(target)
            here.page.wait_for_timeout(700)
        times[f"{game}: table after Start"] = here.js(TABLE)
        here.until(partial(mine, here))
        times[f"{game}: first hint"] = here.js(HINT)
        context.close()
    return times


def mine(here: Visit) -> bool:
    """Whether it is the person's turn and nothing moves."""
    state = here.state()
    return "viewer" in state and state["viewer"] == state["to_move"] and not state["moving"]


def fetched(browser: Browser, site: Path, compresses: bool) -> int:
    """The bytes of a first visit until the game is kept for offline play."""
    with Server(site, compresses=compresses) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        context = browser.new_context()
        here = Visit(context, server.address).play()
        here.until(partial(here.js, "navigator.serviceWorker.controller !== null"))
        context.close()
        server.shutdown()
        return server.sent


def weigh(site: Path) -> None:
    """Print the bytes of every file, raw and gzip, the heaviest first."""
    rows = []
    for path in site.rglob("*"):
        if path.is_file():
            data = path.read_bytes()
            rows.append((len(gzip.compress(data, 9)), len(data), path.relative_to(site).as_posix()))
    print(f"\n{'gzip':>10} {'raw':>10}  file")
    for packed, raw, name in sorted(rows, reverse=True):
        print(f"{packed:>10} {raw:>10}  {name}")
    print(f"{sum(row[0] for row in rows):>10} {sum(row[1] for row in rows):>10}  all {len(rows)} files")


def main() -> None:
    """Measure and print."""
    site = Path(sys.argv[1]) if len(sys.argv) > 1 else None
    rounds = int(sys.argv[2]) if len(sys.argv) > 2 else ROUNDS
    with tempfile.TemporaryDirectory() as work, sync_playwright() as driver:
        ours = site or build_game(Path(work) / "ours")
        bare = bare_site(Path(work) / "bare")
        figures: dict[str, list[dict[str, float]]] = {}
        waits: dict[str, list[float]] = {}
        with serving(ours) as our_server, serving(bare) as bare_server:
            for n in range(rounds + 1):
                for name, server in (("ours", our_server), ("bare", bare_server)):
                    browser = driver.chromium.launch(executable_path=chromium(), args=QUIET)
                    steps = start(browser, server.address)
                    if n:  # the first round only warms the server and the disk
                        for kind, marks in steps.items():
                            figures.setdefault(f"{name}, {kind} visit", []).append(marks)
                        for what, wait in (tables(browser, server.address) if name == "ours" else {}).items():
                            waits.setdefault(what, []).append(wait)
                    browser.close()
        middle = {}
        for name, visits in figures.items():
            times = sorted(visit["first-frame"] for visit in visits)
            middle[name] = statistics.median(times)
            print(f"{name}: {middle[name]:.0f} ms (of {', '.join(f'{ms:.0f}' for ms in times)})")
            parts = {step: statistics.median(visit.get(step, 0) for visit in visits) for step in visits[0]}
            print("   ", ", ".join(f"{step} {ms:.0f}" for step, ms in parts.items()))
        for kind, beside in (("first", "first"), ("second", "second"), ("remembered", "second")):
            ratio = middle[f"ours, {kind} visit"] / middle[f"bare, {beside} visit"]
            print(f"{kind} visit: {ratio:.2f} of the bare runtime's time")
        for what, times in waits.items():
            print(f"{what}: {statistics.median(times):.0f} ms, at most {max(times):.0f}")
        browser = driver.chromium.launch(executable_path=chromium(), args=QUIET)
        for compresses, host in ((True, "compresses"), (False, "does not compress")):
            print(f"fetched from a host that {host}: {fetched(browser, ours, compresses) / 1e6:.2f} MB")
        browser.close()
        weigh(ours)


if __name__ == "__main__":
    main()
