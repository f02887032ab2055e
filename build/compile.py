"""Byte-compiles the app's own files with the Python of the page and makes two packs: for the title, and the rest.

The code is one file in each (page/solid.py reads it). Line numbers stay in the bytecode, so a traceback in the
page still names file and line.
"""

import json
from collections.abc import Mapping
from pathlib import Path
from tempfile import TemporaryDirectory

from build import node, store
from build.ahead import ahead, later
from build.beginning import beginning
from build.cache import Report
from build.catalogues import without
from build.library import WITHOUT_DOCSTRINGS
from build.pack import pack

HOME = "/app"
"""Where the app lies in the page's file system."""
SOLIDS = ("title.solid", "tables.solid")
LISTS = "modules.json"


def game_packs(pyodide: Path, files: Mapping[str, bytes], report: Report) -> tuple[bytes, bytes]:
    """The two packs of an app's files, its Python compiled."""
    sources = {name: data for name, data in files.items() if name.endswith(".py")}
    others = without({name: data for name, data in files.items() if name not in sources})
    others[LISTS] = json.dumps({"ahead": ahead(sources), "later": later(sources)}, separators=(",", ":")).encode()
    first = beginning(files) | beginning(others)
    packs = []
    for solid, code, beside in zip(SOLIDS, _parted(sources, first), _parted(others, first), strict=True):
        packs.append(pack({**beside, solid: _compiled(pyodide, code, report)}))
    return packs[0], packs[1]


def _compiled(pyodide: Path, sources: Mapping[str, bytes], report: Report) -> bytes:
    """The bytecode of these files, as one file.

    Each pack by a Python of its own: what bytecode looks like depends on what was compiled before, and a pack
    whose sources are the same is to be the same in the next version, so that nobody fetches it again.
    """
    parts = [part for name in sorted(sources) for part in (name, sources[name])]
    recipe = store.recipe("compile.py", "scripts/compile_tree.py", "scripts/compile.mjs")

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
                solid="solid",
            )
            (out / "solid").write_bytes((Path(work) / "solid").read_bytes())

    made = store.made("game", store.key_of(pyodide / "package.json", recipe, *parts), make, report)
    return (made / "solid").read_bytes()


def _parted(files: Mapping[str, bytes], first: set[str]) -> tuple[dict[str, bytes], dict[str, bytes]]:
    """Those that come first, and the others."""
    return (
        {name: data for name, data in files.items() if name in first},
        {name: data for name, data in files.items() if name not in first},
    )


def _write(files: Mapping[str, bytes], folder: Path) -> None:
    for name, data in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)
