"""Tells in a moment whether the site is up to date: by path, size and time of everything it is made from."""

import hashlib
from collections.abc import Iterable
from pathlib import Path

from build import cache
from build.store import PROJECT, files_below, key_of

SOURCES = ("main.py", "game", "engine", "assets", "build", "pyproject.toml", "LICENSE", "LICENSE-ART.md")
NOT_SOURCES = ("web", "web.part", "web.old", ".cache")


def stamp(project: Path = PROJECT) -> str:
    """A text that changes when any source of the site does."""
    digest = hashlib.sha256()
    for path in _sources(project):
        stat = path.stat()
        digest.update(f"{path.relative_to(project)} {stat.st_size} {stat.st_mtime_ns}\n".encode())
    return digest.hexdigest()


def is_fresh(site: Path, project: Path = PROJECT) -> bool:
    """Whether the site is there and was made from the sources as they are now."""
    try:
        noted = _note(site).read_text(encoding="utf-8")
    except OSError:
        return False
    return (site / "index.html").is_file() and noted == stamp(project)


def note(site: Path, made_from: str) -> None:
    """Remember what the site was made from: a stamp taken before the build began."""
    place = _note(site)
    place.parent.mkdir(exist_ok=True)
    place.write_text(made_from, encoding="utf-8")


def forget(site: Path) -> None:
    """Forget the stamp, before the site changes."""
    _note(site).unlink(missing_ok=True)


def _note(site: Path) -> Path:
    """In the cache: the site's own folder holds nothing that is not served."""
    return cache.root() / "stamps" / key_of(str(site.resolve()))


def _sources(project: Path) -> Iterable[Path]:
    for name in SOURCES:
        root = project / name
        if root.is_file():
            yield root
        for path in files_below(root):
            if name != "build" or path.relative_to(root).parts[0] not in NOT_SOURCES:
                yield path
