"""Byte-compiles the app's own files with the Python of the page, and makes them into a pack.

The code is one file in it, compressed by itself: the page's Python knows zstd, which makes it a quarter smaller
than gzip does (page/solid.py reads it). Line numbers stay in the bytecode, so a traceback in the page still names
file and line.
"""

import json
from collections.abc import Mapping
from pathlib import Path
from tempfile import TemporaryDirectory

from build import node, store
from build.ahead import ahead, later
from build.cache import Report
from build.library import WITHOUT_DOCSTRINGS
from build.pack import pack
from build.parcel import parcel

HOME = "/app"
"""Where the app lies in the page's file system."""
SOLID = "code.zst"
LISTS = "modules.json"


def game_pack(pyodide: Path, files: Mapping[str, bytes], report: Report) -> bytes:
    """The pack of an app's files, its Python compiled."""
    sources = {name: data for name, data in files.items() if name.endswith(".py")}
    parts = [part for name in sorted(sources) for part in (name, sources[name])]
    recipe = store.recipe("compile.py", "scripts/compile_tree.py", "scripts/compile.mjs")
    key = store.key_of(pyodide / "package.json", recipe, *parts)

    def make(out: Path) -> None:
        report("Byte-compiling the game")
        with TemporaryDirectory() as work:
            _write(sources, Path(work))
            node.run(
                "compile.mjs",
                "Byte-compiling the game",
                report,
                pyodide=str(pyodide),
                trees=[[work, HOME, WITHOUT_DOCSTRINGS]],
                solid=SOLID,
            )
            (out / SOLID).write_bytes((Path(work) / SOLID).read_bytes())

    compiled = (store.made("game", key, make, report) / SOLID).read_bytes()
    others = {name: data for name, data in files.items() if not name.endswith(".py")}
    lists = {"ahead": ahead(sources), "later": later(sources)}
    everything = {**others, SOLID: compiled, LISTS: json.dumps(lists, separators=(",", ":")).encode()}
    return pack(everything, lambda body: parcel(body, report))


def _write(files: Mapping[str, bytes], folder: Path) -> None:
    for name, data in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)
