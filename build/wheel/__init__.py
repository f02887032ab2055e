"""pygame-ce as a WebAssembly wheel for Pyodide, by one of two ways.

The official prebuilt file is taken if it can be reached and has the hash that Pyodide's lock file names;
otherwise the wheel is compiled here from source, which takes about a minute. docs/wheel.md compares them.
"""

import os
from pathlib import Path

from build import cache, inputs
from build.errors import plain_failures
from build.wheel import check, compiler, headers, official, pack, parts, patches, runtime, unpack

RECIPE = Path(__file__).parent


def pygame_wheel(report: cache.Report) -> Path:
    """The wheel, from the cache if it is there, else fetched or compiled."""
    python = runtime.Runtime(inputs.pyodide(report))
    with plain_failures(cache.root()):
        compiled = _compiled_place(python)
        if _is_complete(compiled):
            return compiled
        if os.environ.get("EXPEDITIONS_OFFICIAL_WHEEL", "1") != "0":
            fetched = official.wheel(python, report)
            if fetched is not None:
                return fetched
        archives = inputs.sources(report)
        with cache.lock(report):
            if not _is_complete(compiled):  # another process may have built it while we waited
                _build(archives, python, compiled, report)
        return compiled


def _compiled_place(python: runtime.Runtime) -> Path:
    """Where the compiled wheel is kept: a place of its own for each set of inputs and recipe."""
    pins = [row.sha256 for row in inputs.PINNED if row.client != "npm" or row.name == "pyodide"]
    recipe = [file.read_text() for file in sorted(RECIPE.glob("*.py"))]
    return cache.root() / "wheels" / cache.text_key(pins + recipe) / python.wheel_name


def _stamp(wheel: Path) -> Path:
    return wheel.with_name(wheel.name + ".sha256")


def _is_complete(wheel: Path) -> bool:
    stamp = _stamp(wheel)
    return stamp.is_file() and cache.is_sound(wheel, stamp.read_text())


def _build(archives: dict[str, Path], python: runtime.Runtime, target: Path, report: cache.Report) -> None:
    with cache.work_folder() as work:
        module = compiled_module(archives, python, work, report)
        report("packing the pygame-ce wheel")
        wheel = pack.wheel(work, module, python)
        stamp = work / "stamp"
        stamp.write_text(cache.sha256(wheel))
        cache.settle(wheel, target)
        cache.settle(stamp, _stamp(target))


def compiled_module(archives: dict[str, Path], python: runtime.Runtime, work: Path, report: cache.Report) -> Path:
    """Unpack, patch, compile and link in the work folder; returns the extension module."""
    compiler.require()
    report("unpacking the sources of the pygame-ce wheel")
    unpack.everything(archives, work)
    patches.apply(work)
    headers.prepare(work, python)
    module = compiler.build(parts.all_parts(work), work, report)
    check.imports_resolve(module, python)
    return module
