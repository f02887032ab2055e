"""The Python library of the page: the part of the standard library that the runtime and the game import,
pygame's Python files, and the part of segno that the game uses, all byte-compiled.

The list in library.txt was found by running (see tests/web), with a margin of modules that rules, bots and
scenes may reasonably come to use. A module outside it is not there in the page; the tests import everything.
"""

import shutil
import tarfile
import zipfile
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from build import node, store
from build.cache import Report
from build.pack import pack

LIST = Path(__file__).with_suffix(".txt")
FINDER = Path(__file__).parent / "page" / "solid.py"

ENCODINGS = {"__init__", "aliases", "ascii", "cp437", "latin_1", "utf_8", "utf_8_sig", "utf_16", "utf_16_le"}
FROZEN = (
    "_collections_abc.py",
    "_sitebuiltins.py",
    "abc.py",
    "codecs.py",
    "genericpath.py",
    "importlib/_bootstrap.py",
    "importlib/_bootstrap_external.py",
    "importlib/machinery.py",
    "importlib/util.py",
    "io.py",
    "ntpath.py",
    "os.py",
    "posixpath.py",
    "site.py",
    "stat.py",
    "zipimport.py",
)
"""Modules that Python has in itself and never takes from a file."""
LEFT_OUT = (
    *FROZEN,
    "asyncio/proactor_events",
    "asyncio/windows_",
    "asyncio/__main__",
    "asyncio/tools",
    "concurrent/futures/process",
    "concurrent/futures/interp",
    "concurrent/interpreters",
    "importlib/metadata/",
    "json/tool",
    "json/__main__",
    "logging/handlers",
    "logging/config",
    "_pyodide/mypy",
    "zipfile/__main__",
    "sysconfig/__main__",
    "re/__main__",
)
PYGAME_LEFT_OUT = {
    "camera.py",
    "freesansbold.ttf",
    "freetype.py",
    "ftfont.py",
    "midi.py",
    "sndarray.py",
    "surfarray.py",
    "pygame_icon.bmp",
    "py.typed",
}
SEGNO = ("consts.py", "encoder.py")
"""What makes codes. The rest of segno writes them into files, and would need more of the standard library."""
STANDARD = "lib/python314.zip"
"""Pyodide looks for the standard library here, in a zip; a folder of the same name is read faster."""

SITE = "lib/python3.14/site-packages"
EXTENSION_SUFFIX = ".so"
WITHOUT_DOCSTRINGS = 2


def library_pack(pyodide: Path, wheel: Path, segno: Path, report: Report) -> Path:
    """The pack of library files, laid out as in the page's file system."""
    key = store.key_of(
        pyodide / "python_stdlib.zip",
        wheel,
        segno,
        FINDER,
        store.recipe("library.py", "library.txt", "pack.py", "scripts/compile_tree.py", "scripts/compile.mjs"),
    )

    def make(out: Path) -> None:
        report("Byte-compiling the standard library, pygame and segno")
        with TemporaryDirectory() as work:
            tree = Path(work)
            _extract_standard_library(pyodide / "python_stdlib.zip", tree / STANDARD)
            _extract_pygame(wheel, tree / SITE)
            _extract_segno(segno, tree / SITE / "segno")
            shutil.copy(FINDER, tree / SITE)
            trees = [[work, "", WITHOUT_DOCSTRINGS]]
            node.run("compile.mjs", "Byte-compiling the library", report, pyodide=str(pyodide), trees=trees)
            files = {path.relative_to(tree).as_posix(): path.read_bytes() for path in store.files_below(tree)}
        (out / "library.pack").write_bytes(pack(files))

    return store.made("library", key, make, report) / "library.pack"


def extension(wheel: Path) -> bytes:
    """pygame's compiled part: one wasm library."""
    with zipfile.ZipFile(wheel) as archive:
        (name,) = (name for name in archive.namelist() if name.endswith(EXTENSION_SUFFIX))
        return archive.read(name)


@cache
def modules() -> frozenset[str]:
    """The modules and packages of the standard library that the page has."""
    lines = LIST.read_text(encoding="utf-8").splitlines()
    return frozenset(name for line in lines if not line.startswith("#") for name in line.split())


def wanted(name: str) -> bool:
    """Whether a file of the standard library is kept."""
    top, _, rest = name.partition("/")
    if top == "encodings":
        return rest.removesuffix(".py") in ENCODINGS
    return (
        top.removesuffix(".py") in modules()
        and name.endswith(".py")
        and not name.startswith(LEFT_OUT)
        and "/tests/" not in name
    )


def _extract_standard_library(archive_path: Path, tree: Path) -> None:
    with zipfile.ZipFile(archive_path) as archive:
        archive.extractall(tree, [name for name in archive.namelist() if wanted(name)])


def _extract_pygame(wheel: Path, tree: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        for name in archive.namelist():
            below = name.startswith("pygame/") and not name.startswith(
                ("pygame/tests", "pygame/examples", "pygame/docs")
            )
            base = name.rpartition("/")[2]
            if below and base not in PYGAME_LEFT_OUT and base.endswith((".py", ".ttf")):
                archive.extract(name, tree)


def _extract_segno(archive: Path, tree: Path) -> None:
    """Without the package's own beginning, which imports everything: Python then takes the folder as it is."""
    tree.mkdir(parents=True)
    with tarfile.open(archive) as tar:
        for name in SEGNO:
            content = tar.extractfile(f"{archive.name[13:].removesuffix('.tar.gz')}/segno/{name}")
            assert content is not None
            (tree / name).write_bytes(content.read())
