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
from build.catalogues import together
from build.library import WITHOUT_DOCSTRINGS
from build.pack import pack

HOME = "/app"
"""Where the app lies in the page's file system."""
SOLIDS = ("title.solid", "tables.solid")
LISTS = "modules.json"


def game_packs(pyodide: Path, files: Mapping[str, bytes], report: Report) -> tuple[bytes, bytes]:
    """The two packs of an app's files, its Python compiled."""
    sources = {name: data for name, data in files.items() if name.endswith(".py")}
    first = beginning(files)
    parts = [part for name in sorted(sources) for part in (name, str(name in first), sources[name])]
    recipe = store.recipe("compile.py", "scripts/compile_tree.py", "scripts/compile.mjs")
    key = store.key_of(pyodide / "package.json", recipe, *parts)

    def make(out: Path) -> None:
        report("Byte-compiling the game")
        with TemporaryDirectory() as work:
            folders = [Path(work) / name for name in SOLIDS]
            for folder, its in zip(folders, _parted(sources, first), strict=True):
                folder.mkdir()
                _write(its, folder)
            node.run(
                "compile.mjs",
                "Byte-compiling the game",
                report,
                pyodide=str(pyodide),
                trees=[[str(folder), HOME, WITHOUT_DOCSTRINGS] for folder in folders],
                solid="solid",
            )
            for folder in folders:
                (out / folder.name).write_bytes((folder / "solid").read_bytes())

    compiled = store.made("game", key, make, report)
    lists = {"ahead": ahead(sources), "later": later(sources)}
    others = together({name: data for name, data in files.items() if not name.endswith(".py")})
    title, tables = _parted(others, first | beginning(others))
    tables[LISTS] = json.dumps(lists, separators=(",", ":")).encode()
    for name, its in zip(SOLIDS, (title, tables), strict=True):
        its[name] = (compiled / name).read_bytes()
    return pack(title), pack(tables)


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
