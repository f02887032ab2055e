"""Runs pygame-ce's own tests natively and under Node, and gathers what each test came to.

Each side runs in processes of its own. A test that takes the whole interpreter down counts as a crash, and
the rest of its module is run again without it.
"""

import io
import json
import os
import subprocess
import sys
import tarfile
import tomllib
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pygame

HERE = Path(__file__).parent
MODULES = ("surface", "rect", "draw", "font", "image", "transform", "event", "mask", "sprite")
TIME_LIMIT = 120  # seconds a module may take before it counts as stuck
HEADLESS = {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy", "PYGAME_HIDE_SUPPORT_PROMPT": "1"}

# Pictures that tests of drawing start from, in formats the wheel does not read. Both sides get them as PNG, which
# is recognised by its content, so that the drawing itself is compared.
REENCODED = ("examples/data/peppers3.tif", "examples/data/chimp.webp")

Outcomes = dict[str, tuple[str, str]]


def unpack_tests(archive: Path, folder: Path) -> Path:
    """Unpack the tests and their pictures from pygame-ce's source archive; returns the enclosing folder."""
    with tarfile.open(archive) as tar:
        for member in tar:
            _, _, inner = member.name.partition("/")
            if member.isfile() and inner.startswith(("test/", "examples/data/")) and ".." not in inner:
                content = tar.extractfile(member)
                assert content is not None
                target = folder / inner
                target.parent.mkdir(parents=True, exist_ok=True)
                target.write_bytes(content.read())
    for picture in REENCODED:
        surface = pygame.image.load(folder / picture)
        png = io.BytesIO()
        pygame.image.save(surface, png, "picture.png")
        (folder / picture).write_bytes(png.getvalue())
    return folder


def native(sdist: Path, module: str, leave_out: list[str]) -> subprocess.CompletedProcess[str]:
    """Run a module with this Python's pygame-ce."""
    command = [sys.executable, str(HERE / "outcomes.py"), str(sdist), module, json.dumps(leave_out)]
    return _run(command, sdist)


def under_node(
    node: Path, pyodide: Path, wheel: Path, sdist: Path, module: str, leave_out: list[str]
) -> subprocess.CompletedProcess[str]:
    """Run a module with Pyodide and the wheel under Node."""
    command = [str(node), str(HERE / "node_suite.mjs"), str(pyodide), str(wheel), str(sdist), str(HERE)]
    return _run([*command, module, json.dumps(leave_out)], sdist)


def _run(command: list[str], folder: Path) -> subprocess.CompletedProcess[str]:
    try:
        return subprocess.run(
            command,
            cwd=folder,
            env={**os.environ, **HEADLESS},
            capture_output=True,
            text=True,
            timeout=TIME_LIMIT,
        )
    except subprocess.TimeoutExpired as stuck:
        said = stuck.stdout.decode() if isinstance(stuck.stdout, bytes) else (stuck.stdout or "")
        return subprocess.CompletedProcess(command, -1, said, f"stuck for {TIME_LIMIT} seconds")


def read(lines: str) -> tuple[Outcomes, str | None, bool]:
    """What outcomes.py said: results so far, the test that was running last, and whether it finished."""
    results: Outcomes = {}
    running, finished = None, False
    for line in lines.splitlines():
        event = json.loads(line)
        if "start" in event:
            running = event["start"]
        elif "test" in event:
            results[event["test"]] = (event["outcome"], event["detail"])
            running = None
        else:
            finished = True
    return results, running, finished


def gather(run_module: Callable[[list[str]], subprocess.CompletedProcess[str]]) -> Outcomes:
    """Run a module until it finishes, leaving out the tests in which the interpreter died."""
    results: Outcomes = {}
    left_out: list[str] = []
    while True:
        done = run_module(left_out)
        found, running, finished = read(done.stdout)
        results |= found
        if finished:
            return results
        assert running is not None, f"the tests did not start:\n{done.stderr[-3000:]}"
        results[running] = ("crash", done.stderr[-1500:])
        left_out += [*found, running]


def both(module: str, node: Path, pyodide: Path, wheel: Path, sdist: Path) -> tuple[Outcomes, Outcomes]:
    """What each test of a module came to, natively and with the wheel."""
    native_outcomes = gather(partial(native, sdist, module))
    return native_outcomes, gather(partial(under_node, node, pyodide, wheel, sdist, module))


def unexplained(native: Outcomes, ported: Outcomes) -> Outcomes:
    """What passes natively, does not pass with the wheel, and is not among the known differences."""
    known = known_differences()
    return {
        test: ported.get(test, ("missing", ""))
        for test, (outcome, _) in native.items()
        if outcome == "pass" and test not in known and ported.get(test, ("missing", ""))[0] != "pass"
    }


def known_differences() -> dict[str, str]:
    """Tests that pass natively and cannot pass in a web page, each with the reason."""
    table = tomllib.loads((HERE / "known_differences.toml").read_text())
    return {test: entry["reason"] for entry in table["difference"] for test in entry["tests"]}
