"""Packages a staged app with pygbag, using our own template, and takes the files out of what it wrote."""

import subprocess
import sys
import zipfile
from dataclasses import dataclass
from pathlib import Path

from build.errors import BuildError

INSIDE = "assets/"
"""pygbag puts everything it packs below this folder of its archive."""


@dataclass(frozen=True)
class Packaged:
    """What pygbag made: the page from our template, and the app's files by name."""

    page: str
    icon: bytes
    files: dict[str, bytes]


def package(staged: Path, template: Path, icon: Path, title: str) -> Packaged:
    """Run pygbag without network: it gets its template and icon from us."""
    for path in (template, icon):
        if not path.is_file():  # pygbag would try for ever to fetch it
            raise BuildError(
                f"The packager's input {path.name} is missing; please build again from a clean clone."
            )
    flags = ["--build", "--no_opt", "--disable-sound-format-error", "--title", title]
    command = [sys.executable, "-m", "pygbag", *flags, "--template", template, "--icon", icon, staged]
    done = subprocess.run(list(map(str, command)), capture_output=True, text=True, check=False)
    made = staged / "build" / "web"
    archive = made / f"{staged.name.lower()}.apk"
    if done.returncode or not archive.is_file():
        problem = (done.stderr or done.stdout).strip()[-1500:]
        raise BuildError(f"The packager pygbag failed; its last words were:\n{problem}")
    with zipfile.ZipFile(archive) as zipped:
        files = {name.removeprefix(INSIDE): zipped.read(name) for name in zipped.namelist()}
    page = (made / "index.html").read_text(encoding="utf-8")
    return Packaged(page, (made / "favicon.png").read_bytes(), files)
