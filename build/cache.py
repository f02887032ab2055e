"""The cache of fetched files, unpacked folders and built wheels.

Everything in it is named after its content's hash, appears under its final name only when it is complete,
and is checked when it is used again, so a crash or a damaged disk costs a new fetch and nothing else.
"""

import fcntl
import hashlib
import json
import os
import shutil
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Protocol

MANIFEST = ".manifest.json"


class Report(Protocol):
    """How a step tells its progress: words, and how far along it is where that is known."""

    def __call__(self, text: str, done: int | None = None, total: int | None = None) -> object: ...


def root() -> Path:
    """The cache folder: EXPEDITIONS_CACHE if it is set, else build/.cache."""
    named = os.environ.get("EXPEDITIONS_CACHE")
    folder = Path(named) if named else Path(__file__).parent / ".cache"
    folder.mkdir(parents=True, exist_ok=True)
    return folder.resolve()


@contextmanager
def lock(report: Report, name: str = "work") -> Iterator[None]:
    """Let one process at a time fetch, or make the thing of this name; a holder that dies frees the lock."""
    place = root() / "locks" / name
    place.parent.mkdir(exist_ok=True)
    with place.open("w") as handle:
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            report("waiting for another build that uses the same cache")
            fcntl.flock(handle, fcntl.LOCK_EX)
        yield


@contextmanager
def work_folder() -> Iterator[Path]:
    """A fresh folder below the cache for half-done work, gone afterwards. Call with the lock held."""
    work = root() / "work"
    shutil.rmtree(work, ignore_errors=True)  # left over from a run that was killed
    work.mkdir()
    try:
        yield Path(tempfile.mkdtemp(dir=work))
    finally:
        shutil.rmtree(work, ignore_errors=True)


def sha256(path: Path) -> str:
    """The hash of a file's content."""
    with path.open("rb") as handle:
        return hashlib.file_digest(handle, "sha256").hexdigest()


def text_key(parts: list[str]) -> str:
    """A short name for a list of texts, different whenever one of them is."""
    return hashlib.sha256("\n".join(parts).encode()).hexdigest()[:16]


def is_sound(path: Path, expected: str) -> bool:
    """Whether the file is there with exactly the expected content."""
    return path.is_file() and sha256(path) == expected


def settle(source: Path, target: Path) -> None:
    """Give a complete, verified file its final name in one step, on any file system."""
    target.parent.mkdir(parents=True, exist_ok=True)
    part = target.with_name(target.name + ".part")
    shutil.copyfile(source, part)
    with part.open("rb") as handle:
        os.fsync(handle.fileno())
    part.replace(target)


def _contents(folder: Path) -> dict[str, str]:
    files = sorted(path for path in folder.rglob("*") if path.is_file() and path.name != MANIFEST)
    return {path.relative_to(folder).as_posix(): sha256(path) for path in files}


def made_folder(name: str, make: Callable[[Path], object]) -> Path:
    """The folder of this name, made by `make` in a scratch place first if it is missing or damaged."""
    folder = root() / "folders" / name
    manifest = folder / MANIFEST
    if manifest.is_file() and manifest.read_text() == json.dumps(_contents(folder)):
        return folder
    shutil.rmtree(folder, ignore_errors=True)
    part = folder.with_name(folder.name + ".part")
    shutil.rmtree(part, ignore_errors=True)
    part.mkdir(parents=True)
    make(part)
    (part / MANIFEST).write_text(json.dumps(_contents(part)))
    part.rename(folder)
    return folder
