"""What the build takes from outside, one row per package, and the functions that hand it out.

Each row is fetched by its ordinary client (npm, pip's index, apt), checked against the hash in the row and
kept in the cache. To take another version, change the row; to add an input, add a row.
"""

import json
import tarfile
from dataclasses import dataclass
from pathlib import Path

from build import apt, cache, npm, pypi, unpack
from build.errors import BuildError, plain_failures


@dataclass(frozen=True, slots=True)
class Pinned:
    """A file whose version and content never change."""

    name: str
    client: str
    package: str
    file: str
    sha256: str


# fmt: off
PINNED = (
    Pinned("pyodide", "npm", "pyodide@314.0.7", "pyodide-314.0.7.tgz",
           "66b7949e5a0cba2250b586d7e368bf12fb482800748d182c4618254b685ffaa0"),
    Pinned("Alegreya", "npm", "@expo-google-fonts/alegreya@0.4.2", "expo-google-fonts-alegreya-0.4.2.tgz",
           "1f6637c229f27e58803d86fce68783529e190546bb80e58e33a4c660cf8b6da1"),
    Pinned("AlegreyaSans", "npm", "@expo-google-fonts/alegreya-sans@0.4.2",
           "expo-google-fonts-alegreya-sans-0.4.2.tgz",
           "a844c6e40750fd1e2ed5b76fec30f58e6c8849fbba5dff024e440f37211046bf"),
    Pinned("axe", "npm", "axe-core@4.14.0", "axe-core-4.14.0.tgz",
           "2277b0a3ef47af9b52497faa3e71598e86e0a0e5e6eb295207a5657ede4709af"),
    Pinned("pygame-ce", "pypi", "pygame-ce==2.5.7", "pygame_ce-2.5.7.tar.gz",
           "86beb797cd73c141299a29b56f7df2b0543fbdc81d428022458329ff694aaa51"),
    Pinned("segno", "pypi", "segno==1.6.6", "segno-1.6.6.tar.gz",
           "e60933afc4b52137d323a4434c8340e0ce1e58cec71439e46680d4db188f11b3"),
    Pinned("sdl2", "apt", "libsdl2", "libsdl2_2.32.4+dfsg.orig.tar.gz",
           "d364cded8bf41f3f503014d3fb6473f1a7077ff468da1638dae4a6bec6ef2277"),
    Pinned("sdl2-image", "apt", "libsdl2-image", "libsdl2-image_2.8.8+dfsg.orig.tar.gz",
           "3d807efed04b0b567f2a2dec4f899e90d1527be30f1450ad26215f2cd9956759"),
    Pinned("sdl2-ttf", "apt", "libsdl2-ttf", "libsdl2-ttf_2.24.0+dfsg.orig.tar.gz",
           "13cc12b24e28323e1ea257630ae6cc7617e3b34fee7ac70c7a81200b89967bf8"),
    Pinned("sdl2-mixer", "apt", "libsdl2-mixer", "libsdl2-mixer_2.8.1+dfsg.orig.tar.gz",
           "8029c1a0484eda9cabb517ed715989dbcb66c896a2f07e300a196ba81f888fa4"),
    Pinned("freetype", "apt", "freetype", "freetype_2.13.3+dfsg.orig.tar.xz",
           "686ec73cbf6783b245dd068a09ce807b729ac0f8a46dd70f7867923c32fdf4de"),
    Pinned("harfbuzz", "apt", "harfbuzz", "harfbuzz_10.2.0.orig.tar.xz",
           "620e3468faec2ea8685d32c46a58469b850ef63040b3565cde05959825b48227"),
)
# fmt: on

# Packages whose version moves with Debian's testing suite; apt checks them against its signed index. Headers of
# Emscripten and CPython, a Python 3.14 with the libraries that it loads, and make.
MOVING = (
    "emscripten", "libpython3.14-dev", "python3.14-minimal", "libpython3.14-minimal", "libpython3.14-stdlib",
    "libc6", "zlib1g", "libexpat1", "libffi8", "libssl3t64", "libzstd1", "make",
)  # fmt: skip
# pyodide-build and what it needs, for the Python that the page runs.
TOOLS = Path(__file__).with_name("tools.txt")
PAGE_PYTHON = "3.14"

FONT_WEIGHTS = ("400Regular", "500Medium", "700Bold", "800ExtraBold")
FONT_FAMILIES = ("Alegreya", "AlegreyaSans")


def pyodide(report: cache.Report) -> Path:
    """The folder of the unpacked Pyodide runtime."""
    with plain_failures(cache.root()), cache.lock(report):
        archive = _pinned(["pyodide"], report)["pyodide"]
        return cache.made_folder(archive.name.removesuffix(".tgz"), lambda folder: unpack.archive(archive, folder))


def fonts(report: cache.Report) -> Path:
    """A folder with the .ttf files of the game and their licence texts."""
    with plain_failures(cache.root()), cache.lock(report):
        archives = _pinned(list(FONT_FAMILIES), report)
        wanted = {}
        for family in FONT_FAMILIES:
            wanted[family, "LICENSE_FONT"] = f"{family}-LICENSE.txt"
            for weight in FONT_WEIGHTS:
                wanted[family, f"{weight}/{family}_{weight}.ttf"] = f"{family}_{weight}.ttf"

        def make(folder: Path) -> None:
            for (family, member), file in wanted.items():
                (folder / file).write_bytes(_member(archives[family], member))

        key = cache.text_key([*(row.sha256 for row in _rows(list(FONT_FAMILIES))), *wanted.values()])
        return cache.made_folder(f"fonts-{key}", make)


def sources(report: cache.Report) -> dict[str, Path]:
    """The archives that the wheel is compiled from, by the name of their recipe."""
    with plain_failures(cache.root()), cache.lock(report):
        names = [row.name for row in PINNED if row.client in ("pypi", "apt") and row.name != "segno"]
        return _pinned(names, report)


def tools(report: cache.Report) -> tuple[dict[str, Path], Path]:
    """What the wheel is built with: Debian's packages, and a folder with the wheels of pyodide-build."""
    with plain_failures(cache.root()), cache.lock(report):
        packages = _moving(report)

        def make(folder: Path) -> None:
            report("fetching pyodide-build and what it needs")
            pypi.download_wheels(TOOLS, PAGE_PYTHON, folder)

        return packages, cache.made_folder(f"tools-{cache.text_key([TOOLS.read_text()])}", make)


def segno(report: cache.Report) -> Path:
    """segno's source archive, which makes codes that a camera reads."""
    with plain_failures(cache.root()), cache.lock(report):
        return _pinned(["segno"], report)["segno"]


def axe(report: cache.Report) -> str:
    """The script that finds barriers in a page; it is for the tests and not delivered."""
    with plain_failures(cache.root()), cache.lock(report):
        return _member(_pinned(["axe"], report)["axe"], "axe.min.js").decode()


def pygame_source(report: cache.Report) -> Path:
    """pygame-ce's source archive, which also holds its tests."""
    with plain_failures(cache.root()), cache.lock(report):
        return _pinned(["pygame-ce"], report)["pygame-ce"]


def _rows(names: list[str]) -> list[Pinned]:
    return [row for row in PINNED if row.name in names]


def _place(sha256: str, file: str) -> Path:
    return cache.root() / "files" / f"{sha256[:12]}-{file}"


def _pinned(names: list[str], report: cache.Report) -> dict[str, Path]:
    rows = _rows(names)
    missing = [row for row in rows if not cache.is_sound(_place(row.sha256, row.file), row.sha256)]
    for done, row in enumerate(row for row in missing if row.client != "apt"):
        report(f"fetching {row.package}", done, len(missing))
        with cache.work_folder() as work:
            if row.client == "npm":
                npm.pack(row.package, work, report)
            else:
                pypi.download(row.package, work)
            _keep(row, work)
    from_apt = [row for row in missing if row.client == "apt"]
    if from_apt:
        report("fetching the sources of " + ", ".join(row.package for row in from_apt))
        with cache.work_folder() as work:
            apt.download_sources([row.package for row in from_apt], work)
            for row in from_apt:
                _keep(row, work)
    return {row.name: _place(row.sha256, row.file) for row in rows}


def _keep(row: Pinned, work: Path) -> None:
    fetched = work / row.file
    if not fetched.is_file():
        raise BuildError(
            f"{row.package} no longer brings {row.file}: its version moved on, so update its row in "
            "build/inputs.py and try the game with the new one."
        )
    found = cache.sha256(fetched)
    if found != row.sha256:
        raise BuildError(
            f"{row.file} has another content than expected (sha256 {found} instead of {row.sha256}): run the "
            "same command again, and if it stays so, do not use the file before you know who changed it."
        )
    cache.settle(fetched, _place(row.sha256, row.file))


def _moving(report: cache.Report) -> dict[str, Path]:
    """Packages of the testing suite: those of an earlier run while they are sound, else today's."""
    record = cache.root() / "packages.json"
    if record.is_file():
        known = json.loads(record.read_text())
        files = {package: _place(sha256, file) for package, (file, sha256) in known.items()}
        if files.keys() == set(MOVING) and all(cache.is_sound(files[name], known[name][1]) for name in files):
            return files
    report(f"fetching packages of Debian: {', '.join(MOVING)}")
    entries = {}
    with cache.work_folder() as work:
        for package, fetched in apt.download_packages(MOVING, work).items():
            entries[package] = (fetched.name, cache.sha256(fetched))
            cache.settle(fetched, _place(entries[package][1], fetched.name))
        (work / record.name).write_text(json.dumps(entries, indent=1, sort_keys=True))
        cache.settle(work / record.name, record)
    return {package: _place(sha256, file) for package, (file, sha256) in entries.items()}


def _member(archive: Path, inner: str) -> bytes:
    with tarfile.open(archive) as tar:
        content = tar.extractfile(f"package/{inner}")
        assert content is not None
        return content.read()
