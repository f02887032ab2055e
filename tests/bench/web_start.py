"""How fast the page starts, and what it weighs: `python -m tests.bench.web_start [SITE]`.

Measures from navigation to the first frame, cold (a fresh profile) and warm (the second visit, from the service
worker), beside the bare runtime: Pyodide as its package has it, loading the pygame wheel, filling one window.
Times are medians of several rounds, taken in turns so that a busy machine slows both alike.
"""

import gzip
import shutil
import statistics
import sys
import tempfile
from functools import partial
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from build.inputs import pyodide
from build.progress import report
from build.wheel import pygame_wheel
from tests.web.conftest import QUIET, chromium, serving
from tests.web.sites import build_game
from tests.web.visits import Visit

ROUNDS = 5
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


def start(browser: Browser, address: str) -> tuple[float, float, dict[str, float]]:
    """Milliseconds to the first frame of a first and of a second visit, and the steps of the second."""
    context = browser.new_context(viewport={"width": 1280, "height": 720})
    times, marks = [], {}
    for _ in range(2):
        here = Visit(context, address).go()
        here.until(partial(here.js, "performance.getEntriesByName('first-frame').length"))
        times.append(here.js("performance.getEntriesByName('first-frame')[0].startTime"))
        if here.js("Boolean(window.expeditions)"):
            marks = here.js("expeditions.stats().marks")
            here.until(partial(here.js, "navigator.serviceWorker.controller !== null"))
        here.page.close()
    context.close()
    return times[0], times[1], marks


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
    with tempfile.TemporaryDirectory() as work, sync_playwright() as driver:
        ours = Path(sys.argv[1]) if len(sys.argv) > 1 else build_game(Path(work) / "ours")
        bare = bare_site(Path(work) / "bare")
        figures: dict[str, list[float]] = {
            name: [] for name in ("ours cold", "ours warm", "bare cold", "bare warm")
        }
        with serving(ours) as our_server, serving(bare) as bare_server:
            for n in range(ROUNDS + 1):
                for name, server in (("ours", our_server), ("bare", bare_server)):
                    browser = driver.chromium.launch(executable_path=chromium(), args=QUIET)
                    cold, warm, marks = start(browser, server.address)
                    browser.close()
                    if n:  # the first round only warms the server and the disk
                        figures[f"{name} cold"].append(cold)
                        figures[f"{name} warm"].append(warm)
                    if marks:
                        print("steps, warm:", ", ".join(f"{step} {ms:.0f}" for step, ms in marks.items()))
        middle = {name: statistics.median(times) for name, times in figures.items()}
        for name, times in figures.items():
            print(f"{name}: {middle[name]:.0f} ms (of {', '.join(f'{ms:.0f}' for ms in sorted(times))})")
        for kind in ("cold", "warm"):
            print(f"{kind}: {middle[f'ours {kind}'] / middle[f'bare {kind}']:.2f} of the bare runtime's time")
        weigh(ours)


if __name__ == "__main__":
    main()
