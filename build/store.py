"""Keys and folders for results of build steps: the same inputs and the same recipe find what was made before."""

import hashlib
from collections.abc import Callable, Iterable
from pathlib import Path

from build import cache
from build.cache import Report

PROJECT = Path(__file__).resolve().parent.parent


def made(kind: str, key: str, make: Callable[[Path], object], report: Report) -> Path:
    """The folder that `make` filled for this key, now or in an earlier build."""
    name = f"{kind}-{key}"
    with cache.lock(report, name):
        return cache.made_folder(name, make)


def key_of(*parts: str | bytes | Path) -> str:
    """A key of texts and of the contents of files."""
    digest = hashlib.sha256()
    for part in parts:
        data = part.read_bytes() if isinstance(part, Path) else part
        data = data.encode() if isinstance(data, str) else data
        digest.update(len(data).to_bytes(8, "little") + data)
    return digest.hexdigest()[:20]


def recipe(*names: str) -> str:
    """A key of files of this package, so that a changed recipe makes its result anew."""
    return key_of(*(PROJECT / "build" / name for name in names))


def files_below(root: Path) -> Iterable[Path]:
    """All files below a folder in a fixed order, without what Python and editors leave behind."""
    for path in sorted(root.rglob("*")):
        if path.is_file() and "__pycache__" not in path.parts and not path.name.startswith("."):
            yield path
