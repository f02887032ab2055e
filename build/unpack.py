"""Unpacks archives of others: only plain files, and nothing that would land outside the folder."""

import shutil
import tarfile
from pathlib import Path, PurePosixPath

from build import commands


def archive(file: Path, folder: Path, left_out: tuple[str, ...] = ()) -> None:
    """Unpack a tar file without its enclosing folder and without the named folders below it."""
    with tarfile.open(file) as tar:
        for member in tar:
            inner = PurePosixPath(*PurePosixPath(member.name).parts[1:])
            outside = inner.is_absolute() or ".." in inner.parts
            if not member.isfile() or outside or inner.parts[0] in left_out:
                continue
            target = folder / inner
            target.parent.mkdir(parents=True, exist_ok=True)
            content = tar.extractfile(member)
            assert content is not None
            with target.open("wb") as handle:
                shutil.copyfileobj(content, handle)


def debian(package: Path, folder: Path, *parts: str) -> None:
    """Unpack a Debian package or some parts of it, with Debian's own programs, which need no root."""
    script = 'dpkg-deb --fsys-tarfile "$1" > files.tar && shift && tar -xf files.tar "$@" && rm files.tar'
    commands.run(["sh", "-ec", script, "sh", package, *parts], f"Unpacking {package.name}", folder)
