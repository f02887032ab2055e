"""Where the game's files lie: beside the program, on the desktop and in the page alike.

Pictures, fonts and sounds are made by the build. A site has them among its assets; a desktop run from a clone
is told by its host where the build keeps them.
"""

from pathlib import Path

_elsewhere: dict[str, Path] = {}


def assets() -> Path:
    """The folder of language catalogues and of what the build has staged beside them."""
    return Path(__file__).resolve().parent.parent.parent / "assets"


def made(name: str) -> Path:
    """A folder that the build makes: "atlas", "fonts" or "sounds"."""
    return _elsewhere.get(name, assets() / name)


def lies_at(name: str, folder: Path) -> None:
    """Say where a folder lies that is not among the assets."""
    _elsewhere[name] = folder
