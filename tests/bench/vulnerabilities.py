"""Known vulnerabilities of every pinned package: `python3 play.py bench vulnerabilities`.

Python packages are looked up in PyPI's JSON interface, npm packages with `npm audit`. Both are first asked about a
version that is known to be vulnerable: where that is not answered, nothing was checked, and the command says so
and fails. Sources from Debian have no such index; they are listed, for Debian's security tracker.
"""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
import tomllib
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any

from pip._internal.models.index import PyPI

from build import npm
from build.inputs import MOVING, PINNED, TOOLS
from build.progress import report
from build.store import PROJECT

INDEX: str = PyPI.pypi_url
"""Where pip itself knows that interface to be."""
KNOWN = "requests", "2.19.1"
"""A version of a Python package for which vulnerabilities are known."""
KNOWN_NPM = "lodash", "4.17.15"
"""The same of an npm package."""
PATIENCE = 20
NOTHING_CHECKED = 2
Pins = dict[str, str]


class NoAnswer(Exception):
    """The index does not say what is known of a package."""


def pinned_python() -> Pins:
    """Every Python package with its version: those asked for, those they bring along, and sources of the page."""
    table = tomllib.loads((PROJECT / "pyproject.toml").read_text(encoding="utf-8"))
    lines = [line for group in table["dependency-groups"].values() for line in group]
    lines += [line for group in table["project"]["optional-dependencies"].values() for line in group]
    lines += table["build-system"]["requires"]
    lines += (PROJECT / "build" / "constraints.txt").read_text(encoding="utf-8").splitlines()
    lines += [row.package for row in PINNED if row.client == "pypi"]
    pins = (line.split("#")[0].strip().partition("==") for line in lines)
    return {name.split("[")[0].lower().replace("_", "-"): version for name, same, version in pins if same}


def pinned_tools() -> Pins:
    """Every Python package that builds the wheel; some are of another version than in our own environment."""
    pins = (line.split()[0].partition("==") for line in TOOLS.read_text(encoding="utf-8").splitlines())
    return {name: version for name, same, version in pins if same}


def pinned_npm() -> Pins:
    """Every npm package with its version."""
    pins = (row.package.rpartition("@") for row in PINNED if row.client == "npm")
    return {name: version for name, _, version in pins}


def known_of(name: str, version: str, index: str = INDEX) -> list[str]:
    """What is known of a version of a Python package, a line each; NoAnswer where the index does not say."""
    try:
        with urllib.request.urlopen(f"{index}/{name}/{version}/json", timeout=PATIENCE) as answer:
            listed: list[dict[str, Any]] = json.load(answer)["vulnerabilities"]
    except (OSError, ValueError, KeyError) as error:
        raise NoAnswer(f"{name} {version}: {error}") from error
    return [
        f"{name} {version}: {one['id']} {one.get('summary') or one.get('details', '')[:100]}"
        for one in listed
        if not one.get("withdrawn")
    ]


def python_packages(pins: Pins, index: str = INDEX) -> list[str]:
    """What is known of these Python packages."""
    if not known_of(*KNOWN, index):
        raise NoAnswer(f"the index knows nothing of {' '.join(KNOWN)}, which is vulnerable")
    return [line for name, version in sorted(pins.items()) for line in known_of(name, version, index)]


def npm_packages(pins: Pins) -> list[str]:
    """What is known of these npm packages."""
    with tempfile.TemporaryDirectory() as folder:
        wanted = {"name": "pinned", "version": "1.0.0", "dependencies": {**pins, KNOWN_NPM[0]: KNOWN_NPM[1]}}
        (Path(folder) / "package.json").write_text(json.dumps(wanted))
        program = npm.program("npm", report)
        _npm(program, folder, "install", "--package-lock-only", "--ignore-scripts", "--no-audit", "--no-fund")
        return audited(_npm(program, folder, "audit", "--json"))


def audited(answer: str) -> list[str]:
    """What `npm audit` has found, without the package that is there to be found."""
    try:
        found: dict[str, Any] = json.loads(answer)["vulnerabilities"]
    except (ValueError, KeyError) as error:
        said = json.loads(answer).get("message", "") if answer.startswith("{") else answer[:200]
        raise NoAnswer(f"npm audit: {said}") from error
    if KNOWN_NPM[0] not in found:
        raise NoAnswer(f"npm audit knows nothing of {' '.join(KNOWN_NPM)}, which is vulnerable")
    return [
        f"{name} {one.get('range', '')}: {one.get('severity', '')}"
        for name, one in found.items()
        if name != KNOWN_NPM[0]
    ]


def _npm(program: Path, folder: str, *words: str) -> str:
    done = subprocess.run(
        [str(program), *words, "--loglevel=error"], cwd=folder, capture_output=True, text=True, check=False
    )
    return done.stdout


def main() -> int:
    """Look everything up: 0 when nothing is known, 1 when something is, 2 when not all could be checked."""
    status = 0
    for kind, pins, look in (
        ("Python", pinned_python(), python_packages),
        ("Python (for the wheel)", pinned_tools(), python_packages),
        ("npm", pinned_npm(), npm_packages),
    ):
        try:
            found = look(pins)
        except NoAnswer as error:
            print(f"NOT CHECKED: {len(pins)} {kind} packages, because the index does not answer ({error})")
            status = NOTHING_CHECKED
            continue
        print(f"{len(pins)} {kind} packages checked, {len(found)} known vulnerabilities", *found, sep="\n  ")
        status = status or int(bool(found))
    sources = ", ".join([*(row.file for row in PINNED if row.client == "apt"), *MOVING])
    print(f"Not checked here, see Debian's security tracker: {sources}")
    return status


if __name__ == "__main__":
    sys.exit(main())
