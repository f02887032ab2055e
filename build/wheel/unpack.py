"""Unpacks the parts of the source archives that the wheel is made of, each into its own folder.

Only files whose path matches are taken, without the archive's enclosing folder; links and everything that
would land outside are left alone.
"""

import io
import re
import tarfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path, PurePosixPath

from build.errors import BuildError

# What to take of each archive; the enclosing folder is already gone from the path.
WANTED = {
    "pygame": r"src_c/|src_py/|docs/LGPL\.txt|docs/licenses/LICENSE\.sdl_gfx\.txt",
    "sdl": r"src/|include/|LICENSE\.txt",
    "image": r"src/|include/|LICENSE\.txt",
    "ttf": r"SDL_ttf\.[ch]|LICENSE\.txt",
    "mixer": r"src/|include/|LICENSE\.txt",
    "freetype": r"src/|include/|builds/unix/|LICENSE\.TXT|docs/FTL\.TXT",
    "harfbuzz": r"src/.*\.(hh?|cc)$|COPYING",
}
# Header packages: what to take, and the part of the path to drop.
WANTED_HEADERS = {
    "emscripten": (
        r"system/(include|lib/libc/musl/(include|arch)|lib/html5|lib/libcxx(abi)?/include)/",
        "./usr/share/emscripten/",
    ),
    "python": (r"([^/]+/)?python3\.14/", "./usr/include/"),
}


def everything(archives: dict[str, Path], folder: Path) -> None:
    """Unpack all archives below the folder."""

    def one(name: str) -> None:
        if name in WANTED:
            with tarfile.open(archives[name]) as tar:
                _take(tar, WANTED[name], None, folder / name)
        else:
            pattern, prefix = WANTED_HEADERS[name]
            with _debian_data(archives[name]) as tar:
                _take(tar, pattern, prefix, folder / name)

    with ThreadPoolExecutor() as pool:
        list(pool.map(one, [*WANTED, *WANTED_HEADERS]))


def _take(tar: tarfile.TarFile, pattern: str, prefix: str | None, folder: Path) -> None:
    wanted = re.compile(pattern)
    for member in tar:
        if prefix is None:
            inner = member.name.partition("/")[2]
        elif member.name.startswith(prefix):
            inner = member.name.removeprefix(prefix)
        else:
            continue
        if not member.isfile() or not wanted.match(inner) or ".." in PurePosixPath(inner).parts:
            continue
        content = tar.extractfile(member)
        assert content is not None
        target = folder / inner
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(content.read())


def _debian_data(package: Path) -> tarfile.TarFile:
    """The archive of files inside a .deb, which is an `ar` archive of three members."""
    content = package.read_bytes()
    at = len("!<arch>\n")
    while at < len(content):
        name = content[at : at + 16].decode().strip().rstrip("/")
        size = int(content[at + 48 : at + 58])
        at += 60
        if name.startswith("data.tar"):
            try:
                return tarfile.open(fileobj=io.BytesIO(content[at : at + size]))
            except tarfile.ReadError as error:
                raise BuildError(
                    f"{package.name} is packed in a way this Python cannot read ({name}): "
                    "use Python 3.14 or later to build."
                ) from error
        at += size + size % 2
    raise BuildError(f"{package.name} is no Debian package: delete it from the cache and run again.")
