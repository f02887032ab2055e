"""Installs packages of the system, where this is a Debian-like one and that is allowed."""

import os
from collections.abc import Callable, Sequence
from pathlib import Path

from build import commands
from build.errors import BuildError


def install(packages: Sequence[str], why: str, say: Callable[[str], object]) -> None:
    """Install packages with apt-get, as root or through sudo without a question; `why` says what is missing."""
    names = " ".join(packages)
    advice = (
        f"install {' and '.join(packages)} (on Debian and Ubuntu: sudo apt-get install {names}), "
        "then run the same command again."
    )
    apt_get, sudo = commands.find("apt-get"), commands.find("sudo")
    root = hasattr(os, "geteuid") and os.geteuid() == 0
    if apt_get is None or (not root and sudo is None):
        raise BuildError(f"{why} and cannot be installed from here: {advice}")
    prefix = [] if root else [str(sudo), "-n"]
    say(f"installing {names} with apt-get, because {why}")
    quiet = {"DEBIAN_FRONTEND": "noninteractive"}
    try:
        commands.run([*prefix, apt_get, "update", "-q"], "Updating the package index", Path("/"), quiet)
        request = [*prefix, apt_get, "install", "-q", "-y", "--no-install-recommends", *packages]
        commands.run(request, f"Installing {names}", Path("/"), quiet)
    except BuildError as error:
        raise BuildError(f"{why} and apt-get could not install it: {advice}\n{error}") from error
