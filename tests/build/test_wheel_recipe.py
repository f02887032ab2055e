"""The steps of the wheel one by one: the real environment and compiler, and small things made with them."""

import importlib.util
import os
import shutil
from dataclasses import dataclass
from pathlib import Path

import pytest

from build import commands, inputs
from build.errors import BuildError
from build.wheel import crossenv, host, patches, recipes
from build.wheel.runtime import Runtime


def quiet(text: str, done: int | None = None, total: int | None = None) -> None:
    """Progress is of no interest here."""


@dataclass(frozen=True, slots=True)
class Workshop:
    """A prepared work folder and the environment variables to work in it."""

    folder: Path
    environment: dict[str, str]

    def run(self, *command: str | Path) -> str:
        return commands.run(command, "The command", self.folder, self.environment)


@pytest.fixture(scope="module")
def python() -> Runtime:
    return Runtime(inputs.pyodide(quiet))


@pytest.fixture(scope="module")
def workshop(python: Runtime, tmp_path_factory: pytest.TempPathFactory) -> Workshop:
    folder = tmp_path_factory.mktemp("workshop")
    ingredients = recipes.Ingredients({}, *inputs.tools(quiet))
    return Workshop(folder, recipes.prepare(ingredients, python, folder, quiet))


def elsewhere(workshop: Workshop, folder: Path) -> Workshop:
    """A copy of the compiler in another folder."""
    shutil.copytree(workshop.folder / "emscripten", folder / "emscripten", symlinks=True)
    path = f"{folder / 'emscripten'}{os.pathsep}{workshop.environment['PATH']}"
    return Workshop(folder, {**workshop.environment, "PATH": path})


def side_module(workshop: Workshop, folder: Path, source: str) -> Path:
    """A module made of one C file, which exports PyInit_base."""
    (folder / "try.c").write_text(source)
    (folder / "exports.json").write_text('["_PyInit_base"]')
    module = folder / "base.so"
    workshop.run("emcc", "-fPIC", "-O2", "-c", folder / "try.c", "-o", folder / "try.o")
    exports = f"-sEXPORTED_FUNCTIONS=@{folder / 'exports.json'}"
    workshop.run("emcc", "-sSIDE_MODULE=2", exports, folder / "try.o", "-o", module)
    return module


def recipe(folder: Path, name: str, script: str) -> None:
    (folder / name / "source").mkdir(parents=True)
    (folder / name / "meta.yaml").write_text(
        f"package: {{name: {name}, version: 1}}\nsource: {{path: source}}\n"
        f"build:\n  type: static_library\n  script: |\n    {script}\n"
    )


@pytest.mark.slow
def test_its_python_and_make_come_with_it(workshop: Workshop) -> None:
    assert workshop.run("python3", "--version").startswith("Python 3.14.")
    assert workshop.run("make", "--version").startswith("GNU Make")
    for program in ("python3", "make", "pyodide", "emcc", "emar"):
        found = shutil.which(program, path=workshop.environment["PATH"])
        assert found
        assert Path(found).is_relative_to(workshop.folder)


@pytest.mark.slow
def test_pyodide_build_knows_the_environment(workshop: Workshop, python: Runtime) -> None:
    lines = workshop.run("pyodide", "config", "list").replace('"', "").splitlines()
    settings = dict(line.split("=", 1) for line in lines if "=" in line)
    assert settings["python_version"] == python.lock["info"]["python"]
    assert settings["emscripten_version"].split(".") == python.emscripten_version
    assert (Path(settings["python_include_dir"]) / "pyconfig.h").is_file()


@pytest.mark.slow
def test_the_same_source_gives_the_same_module_in_any_folder(workshop: Workshop, tmp_path: Path) -> None:
    modules = []
    for name in ("one", "a-much-longer-name"):
        (tmp_path / name).mkdir()
        shop = elsewhere(workshop, tmp_path / name)
        source = "const char *PyInit_base(void) { return __FILE__; }\n"
        modules.append(side_module(shop, tmp_path / name, source).read_bytes())
    assert modules[0] == modules[1]
    assert str(tmp_path).encode() not in modules[0]


@pytest.mark.slow
def test_a_recipe_is_made_with_progress(workshop: Workshop, tmp_path: Path) -> None:
    recipe(tmp_path, "first", "mkdir $WASM_LIBRARY_DIR; touch $WASM_LIBRARY_DIR/made")
    steps: list[tuple[str, int | None, int | None]] = []
    recipes.make(
        tmp_path,
        "first",
        workshop.environment,
        lambda text, done=None, total=None: steps.append((text, done, total)),
    )
    assert (tmp_path / ".libs/made").exists()
    assert steps == [("built first with pyodide-build", 1, 1)]


@pytest.mark.slow
def test_a_source_that_does_not_compile_names_its_recipe_and_the_reason(
    workshop: Workshop, tmp_path: Path
) -> None:
    recipe(tmp_path, "broken", "echo 'int unfinished(' > try.c; emcc -c try.c -o try.o")
    with pytest.raises(BuildError, match=r"Building broken with pyodide-build did not work(.|\n)*unfinished"):
        recipes.make(tmp_path, "broken", workshop.environment, quiet)


def test_a_full_disk_under_the_compiler_is_said(workshop: Workshop, tmp_path: Path) -> None:
    (tmp_path / "try.c").write_text("int f(void) { return 1; }\n")
    with pytest.raises(BuildError, match="The disk is full"):
        workshop.run("emcc", "-c", tmp_path / "try.c", "-o", "/dev/full")


@pytest.mark.slow
def test_a_name_the_runtime_does_not_have_is_found_before_a_browser_does(
    workshop: Workshop, tmp_path: Path, python: Runtime
) -> None:
    source = """
        int PyLong_FromLong(long); int emscripten_sample_gamepad_data(void); int nobody_has_this(void);
        int PyInit_base(void) { return PyLong_FromLong(1) + emscripten_sample_gamepad_data() + nobody_has_this(); }
    """
    module = side_module(workshop, tmp_path, source)
    info = tmp_path / "try-1/try-1.dist-info"
    info.mkdir(parents=True)
    tag = "cp314-cp314-pyemscripten_2026_0_wasm32"
    (info / "WHEEL").write_text(f"Wheel-Version: 1.0\nRoot-Is-Purelib: false\nTag: {tag}\n")
    shutil.copy(module, tmp_path / "try-1/base.cpython-314-wasm32-emscripten.so")
    workshop.run("wheel", "pack", tmp_path / "try-1", "--dest-dir", tmp_path)
    wheel = tmp_path / f"try-1-{tag}.whl"
    with pytest.raises(BuildError, match="Pyodide does not offer nobody_has_this, which"):
        recipes.audit(wheel, python, workshop.environment)


def test_events_of_another_size_stop_the_build(workshop: Workshop, tmp_path: Path, python: Runtime) -> None:
    shop = elsewhere(workshop, tmp_path)
    emscripten = tmp_path / "emscripten"
    crossenv.check_layout(emscripten, python, shop.environment)
    header = emscripten / "cache/sysroot/include/emscripten/html5.h"
    start = "typedef struct EmscriptenTouchEvent {"
    header.write_text(header.read_text().replace(start, f"{start} double more;"))
    with pytest.raises(BuildError, match="EmscriptenTouchEvent of the Emscripten header package does not fit"):
        crossenv.check_layout(emscripten, python, shop.environment)


def test_a_runtime_that_hides_its_event_sizes_is_refused(tmp_path: Path) -> None:
    (tmp_path / "pyodide.asm.mjs").write_text("registerKeyEventCallback=(a,b)=>{var eventSize=160;")
    with pytest.raises(BuildError, match=r"no longer shows the size of its events \(Focus"):
        crossenv.layout_check(Runtime(tmp_path))


def test_pyconfig_takes_names_from_the_native_file_and_values_from_the_runtime() -> None:
    native = "#define SIZEOF_LONG 8\n/* #undef WITH_DYLD */\n#define HAVE_FORK 1\n# undef PLATLIBDIR\n"
    values = {"SIZEOF_LONG": 4, "HAVE_FORK": 0, "PLATLIBDIR": "lib", "UNNAMED": 1}
    assert crossenv.pyconfig(native, values).splitlines()[2:-1] == [
        '#define PLATLIBDIR "lib"',
        "#define SIZEOF_LONG 4",
    ]


def test_a_change_that_no_longer_fits_stops_the_build(tmp_path: Path) -> None:
    config = tmp_path / "sdl2/source/include/SDL_config_emscripten.h"
    config.parent.mkdir(parents=True)
    config.write_text("/* rewritten */\n")
    with pytest.raises(BuildError, match=r"SDL_config_emscripten\.h no longer contains '#define HAVE_SIGNAL_H 1'"):
        patches.apply(tmp_path)


def test_every_recipe_has_its_source_in_the_version_it_names() -> None:
    rows = {row.name: row.file for row in inputs.PINNED}
    folders = [meta.parent.name for meta in (recipes.HERE / "recipes").glob("*/meta.yaml")]
    assert len(folders) == 7
    for name in folders:
        lines = (recipes.HERE / "recipes" / name / "meta.yaml").read_text().splitlines()
        (version,) = (line.split(": ")[1] for line in lines if line.startswith("  version: "))
        assert version in rows[name]


def test_without_the_compiler_the_advice_is_to_install_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None)
    with pytest.raises(BuildError, match="compiler is missing: install the Python package ziglang"):
        recipes._zig()


def test_a_folder_with_a_space_is_refused_with_advice(tmp_path: Path) -> None:
    with pytest.raises(BuildError, match=r"has a space in its name(.|\n)*EXPEDITIONS_CACHE"):
        host.prepare(tmp_path, tmp_path, tmp_path / "my games")


def test_packages_without_make_are_named(tmp_path: Path) -> None:
    for name in ("usr/lib/some-linux/ld-linux.so.2", "usr/bin/python3.14"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).touch()
    with pytest.raises(BuildError, match="no longer hold usr/bin/make"):
        host.prepare(tmp_path, tmp_path, tmp_path)
