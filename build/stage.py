"""Stages the app: a clean folder with main.py, game/, engine/ and assets/, as the packager wants it.

What only the workshop needs (art sources, tests, caches) stays behind.
"""

import shutil
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from build.store import PROJECT, files_below

PACKAGES = ("game", "engine")
NOT_SHIPPED = ("art", "music")
IN_PAGE = "page.json"
"""What a language's folder has for the page itself (welcome.py)."""
NOT_PLAYED = ("engine/rl/", "engine/tools/", "engine/__main__.py", "engine/py.typed")
"""Parts of the packages that are for programs and the shell."""


@dataclass(frozen=True)
class App:
    """What to put into a site: the entry, the packages and assets beside it, and a title."""

    main: Path = PROJECT / "main.py"
    packages: tuple[Path, ...] = tuple(PROJECT / name for name in PACKAGES)
    assets: Path = PROJECT / "assets"
    title: str = "Lost Temple & Tikal"
    extra: tuple[tuple[str, Path], ...] = ()
    """Folders made by other build steps, with their place below assets/."""

    def files(self) -> Iterable[tuple[str, Path]]:
        """Every file of the app with its place in the staged folder."""
        yield "main.py", self.main
        for package in self.packages:
            for path in files_below(package):
                name = f"{package.name}/{path.relative_to(package).as_posix()}"
                if not name.startswith(NOT_PLAYED):
                    yield name, path
        for path in files_below(self.assets):
            relative = path.relative_to(self.assets)
            if relative.parts[1] not in NOT_SHIPPED and relative.name != IN_PAGE:
                yield f"assets/{relative.as_posix()}", path
        for place, folder in self.extra:
            for path in files_below(folder):
                if path.suffix == ".txt":  # licences are shown beside the game, not carried in it
                    continue
                yield f"assets/{place}/{path.relative_to(folder).as_posix()}", path


def stage(app: App, out: Path) -> None:
    """Copy the app into an empty folder."""
    for name, source in app.files():
        target = out / name
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(source, target)
