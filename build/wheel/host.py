"""A Python 3.14 with pyodide-build, put together in the work folder from Debian's packages and pinned wheels.

pyodide-build wants the Python version it builds for. Debian's may need a newer C library than this system has, so
it is started through the loader that comes with it, and so is make. Nothing is installed outside the work folder.
"""

from pathlib import Path

from build import commands
from build.errors import BuildError

PROGRAMS = {"start-python": "usr/bin/python3.14", "start-make": "usr/bin/make"}
# $0: a virtual environment links to this file and finds itself by the name it was called with.
STARTER = """\
#!/bin/sh
exec {loader} --argv0 "$0" --library-path {libraries} {program} "$@"
"""


def prepare(debian: Path, wheels: Path, work: Path) -> Path:
    """Make a virtual environment from unpacked packages and wheels; returns its folder of programs."""
    if len(str(work).split()) > 1:
        raise BuildError(
            f"{work} has a space in its name, which pyodide-build cannot work with: name another folder in the "
            "environment variable EXPEDITIONS_CACHE, then run the same command again."
        )
    venv = work / "venv"
    python, make = (_starter(debian, name, program) for name, program in PROGRAMS.items())
    commands.run([python, "-m", "venv", "--without-pip", venv], "Making an environment for pyodide-build", work)
    (venv / "bin/make").symlink_to(make)
    pip: list[str | Path] = [venv / "bin/python", next(wheels.glob("pip-*.whl")) / "pip", "install"]
    pip += ["--no-compile", "--no-index", "--find-links", wheels, "pip", "pyodide-build"]
    commands.run(pip, "Installing pyodide-build", work)
    return venv / "bin"


def _starter(debian: Path, name: str, program: str) -> Path:
    """A script that starts a program of the packages, beside which it lies: there Python finds its library."""
    loaders = sorted(debian.glob("usr/lib/*/ld-linux*.so*"))
    if len(loaders) != 1 or not (debian / program).is_file():
        raise BuildError(
            f"Debian's packages no longer hold {program} and one loader: look again at build/wheel/host.py."
        )
    script = debian / "usr/bin" / name
    script.write_text(STARTER.format(loader=loaders[0], libraries=loaders[0].parent, program=debian / program))
    script.chmod(0o755)
    return script
