"""Fetches npm packages, and installs Node with npm through apt-get where they are missing and that is allowed.

Both are needed while building only: npm brings the runtime and the fonts, Node byte-compiles and tests.
"""

from pathlib import Path

from build import cache, commands, system
from build.errors import BuildError


def pack(package: str, folder: Path, report: cache.Report) -> None:
    """Put the archive of an npm package, given as name@version, into the folder."""
    npm = program("npm", report)
    # npm's own patience with a dead network is minutes; a second run is cheaper.
    impatient = ["--fetch-retries=1", "--fetch-retry-mintimeout=1000", "--fetch-timeout=60000"]
    command = [str(npm), "pack", "--loglevel=error", "--pack-destination", str(folder), *impatient, package]
    commands.run(command, f"Fetching {package} with npm", folder)


def program(name: str, report: cache.Report) -> Path:
    """Where node or npm is, after installing both if it is missing."""
    found = commands.find(name)
    if found is None:
        system.install(["nodejs", "npm"], f"{name} is missing", report)
        found = commands.find(name)
    if found is None:
        raise BuildError(f"{name} is missing although nodejs and npm are installed: look at the PATH.")
    return Path(found)
