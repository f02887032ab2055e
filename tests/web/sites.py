"""Builds the sites that the browser tests visit, once for all of them, from the build's cache."""

import shutil
from pathlib import Path

from build.library import modules
from build.progress import report
from build.site import build_site
from build.stage import NOT_PLAYED, App
from build.store import PROJECT

PROBE = Path(__file__).parent / "probe"


def build_game(out: Path) -> Path:
    """The site of the game as it is released."""
    build_site(App(), out, report)
    return out


def published(place: Path, site: Path) -> Path:
    """Put a site in the place of what is there, as an upload does."""
    shutil.rmtree(place, ignore_errors=True)
    shutil.copytree(site, place)
    return place


def build_newer(work: Path) -> Path:
    """The site of the game as it might be released next: with one more line of code."""
    work.mkdir(parents=True, exist_ok=True)
    main = work / "main.py"
    main.write_text(App().main.read_text(encoding="utf-8") + "\nVERSION = 2\n", encoding="utf-8")
    build_site(App(main=main), work / "web", report)
    return work / "web"


def _modules() -> list[str]:
    """The standard modules of the page's list, and every module of the game and the rules."""
    names = sorted(modules())
    for package in ("game", "engine"):
        for path in sorted((PROJECT / package).rglob("*.py")):
            name = ".".join(path.relative_to(PROJECT).with_suffix("").parts).removesuffix(".__init__")
            shipped = not f"{name.replace('.', '/')}/".startswith(NOT_PLAYED)
            if shipped and not name.endswith(("__main__", "game.host.desktop")):
                names.append(name)
    return names


def build_probe(out: Path, work: Path, change: str = "") -> Path:
    """The site of the probe; `change` is a line of code that makes it another version."""
    work.mkdir(parents=True, exist_ok=True)
    main, playout = work / "main.py", work / "playout"
    main.write_text((PROBE / "main.py").read_text(encoding="utf-8") + change, encoding="utf-8")
    playout.mkdir(exist_ok=True)
    source = (PROBE / "playout.py").read_text(encoding="utf-8")
    source = source.replace("MODULES: list[str] = []", f"MODULES: list[str] = {_modules()!r}")
    (playout / "__init__.py").write_text(source, encoding="utf-8")
    packages = (PROJECT / "game", PROJECT / "engine", playout)
    build_site(App(main=main, packages=packages, title="Probe"), out, report)
    return out
