"""pygame-ce as a WebAssembly wheel for Pyodide, built by pyodide-build from the recipes in this folder.

Where the system knows no Debian archive there is nothing to build from, and the prebuilt file of Pyodide's own
release is taken instead. docs/wheel.md compares the two.
"""

from pathlib import Path

from build import cache, inputs
from build.apt import NoArchive
from build.errors import plain_failures
from build.wheel import official, recipes, runtime

RECIPE = Path(__file__).parent
RECIPE_FILES = (".py", ".yaml", ".mk")


def pygame_wheel(report: cache.Report) -> Path:
    """The wheel, from the cache if it is there, else built, or fetched where it cannot be built."""
    python = runtime.Runtime(inputs.pyodide(report))
    with plain_failures(cache.root()):
        built = _built_place(python)
        if _is_complete(built):
            return built
        try:
            ingredients = recipes.Ingredients(inputs.sources(report), *inputs.tools(report))
        except NoArchive as reason:
            fetched = official.wheel(python, report)
            if fetched is None:
                raise
            report(f"taking the official pygame-ce wheel. {reason}")
            return fetched
        with cache.lock(report):
            if not _is_complete(built):  # another process may have built it while we waited
                _build(ingredients, python, built, report)
        return built


def _built_place(python: runtime.Runtime) -> Path:
    """Where the built wheel is kept: a place of its own for each set of inputs and recipe."""
    pins = [row.sha256 for row in inputs.PINNED if row.client != "npm" or row.name == "pyodide"]
    recipe = [file.read_text() for file in sorted(RECIPE.rglob("*")) if file.suffix in RECIPE_FILES]
    return cache.root() / "wheels" / cache.text_key([*pins, inputs.TOOLS.read_text(), *recipe]) / python.wheel_name


def _stamp(wheel: Path) -> Path:
    return wheel.with_name(wheel.name + ".sha256")


def _is_complete(wheel: Path) -> bool:
    stamp = _stamp(wheel)
    return stamp.is_file() and cache.is_sound(wheel, stamp.read_text())


def _build(ingredients: recipes.Ingredients, python: runtime.Runtime, target: Path, report: cache.Report) -> None:
    with cache.work_folder() as work:
        wheel = recipes.build(ingredients, python, work, report)
        stamp = work / "stamp"
        stamp.write_text(cache.sha256(wheel))
        cache.settle(wheel, target)
        cache.settle(stamp, _stamp(target))
