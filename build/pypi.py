"""Fetches source archives and wheels from the Python package index that pip uses.

pip itself would run a package's build just to download its source, so the finder `unearth` does that.
"""

import importlib.util
import re
import sys
from pathlib import Path

from build import commands
from build.errors import BuildError


def download(package: str, folder: Path) -> None:
    """Put the source archive of a package, given as name==version, into the folder."""
    if importlib.util.find_spec("unearth") is None:
        raise BuildError(
            "The Python package unearth is missing: install the dependency group `web` of pyproject.toml."
        )
    command = [sys.executable, "-m", "unearth", "--no-binary", "--download", str(folder)]
    command += [*_mirror(folder), package]
    commands.run(command, f"Fetching the source of {package}", folder)


def download_wheels(requirements: Path, python: str, folder: Path) -> None:
    """Put the wheels of a list with hashes into the folder, for another version of Python than this one."""
    command = [sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check", "--no-deps"]
    command += ["--require-hashes", "--only-binary=:all:", "--python-version", python]
    command += ["--dest", str(folder), "--requirement", str(requirements)]
    commands.run(command, f"Fetching the packages of {requirements.name}", folder)


def _mirror(folder: Path) -> list[str]:
    """The index that pip is told to use on this machine, if it is told one."""
    try:
        settings = commands.run([sys.executable, "-m", "pip", "config", "list"], "Asking pip", folder)
    except BuildError:  # a virtual environment without pip
        return []
    found = re.findall(r"^\S*\.index-url='(.+)'$", settings, re.M)
    return ["--index-url", found[-1]] if found else []
