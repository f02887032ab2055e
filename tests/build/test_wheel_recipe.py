"""The steps of the wheel recipe one by one, with small inputs and the real compiler."""

import importlib.machinery
import importlib.util
import io
import tarfile
from pathlib import Path

import pytest

from build import inputs
from build.errors import BuildError
from build.wheel import check, compiler, headers, pack, patches, unpack
from build.wheel.parts import Part
from build.wheel.runtime import Runtime


def quiet(text: str, done: int | None = None, total: int | None = None) -> None:
    """Progress is of no interest here."""


@pytest.fixture(scope="session")
def python() -> Runtime:
    return Runtime(inputs.pyodide(quiet))


def c_part(work: Path, text: str, name: str = "try.c") -> Part:
    (work / "sysroot/compat").mkdir(parents=True, exist_ok=True)
    (work / name).write_text(text)
    return Part("a trial", [work / name], [])


def test_the_same_source_gives_the_same_module_in_any_folder(tmp_path: Path) -> None:
    modules = []
    for folder in ("one", "a-much-longer-name"):
        work = tmp_path / folder
        work.mkdir()
        text = "const char *PyInit_base(void) { return __FILE__; }\n"
        modules.append(compiler.build([c_part(work, text)], work, quiet).read_bytes())
    assert modules[0] == modules[1]
    assert str(tmp_path).encode() not in modules[0]


def test_a_source_that_does_not_compile_names_itself_and_the_reason(tmp_path: Path) -> None:
    with pytest.raises(BuildError, match=r"Compiling try\.c of a trial did not work(.|\n)*unfinished"):
        compiler.build([c_part(tmp_path, "int unfinished(\n")], tmp_path, quiet)


def test_progress_counts_every_source(tmp_path: Path) -> None:
    parts = [c_part(tmp_path, f"int f{n};\n", f"f{n}.c") for n in range(3)]
    steps: list[tuple[int | None, int | None]] = []
    compiler.build(parts, tmp_path, lambda text, done=None, total=None: steps.append((done, total)))
    assert steps == [(0, 3), (1, 3), (2, 3), (3, 3), (None, None)]


def test_a_full_disk_under_the_compiler_is_said(tmp_path: Path) -> None:
    (tmp_path / "objects").mkdir()
    part = c_part(tmp_path, "int f(void) { return 1; }\n")
    with pytest.raises(BuildError, match="The disk is full"):
        compiler._compile(part, part.sources[0], Path("/dev/full"), tmp_path)


def test_without_the_compiler_the_advice_is_to_install_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None)
    with pytest.raises(BuildError, match=r"compiler is missing: install the Python package ziglang 0\.17\.0"):
        compiler.require()


@pytest.mark.parametrize(
    ("program", "message"),
    [
        ("#!/bin/sh\nexit 1\n", "does not run: install"),
        ("not a program", "does not run: install"),
        ("#!/bin/sh\necho 0.1.0\n", r"ziglang 0\.1\.0 is installed, but"),
    ],
)
def test_a_compiler_that_does_not_serve_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, program: str, message: str
) -> None:
    zig = tmp_path / "zig"
    zig.write_text(program)
    zig.chmod(0o755)
    spec = importlib.machinery.ModuleSpec("ziglang", None, origin=str(tmp_path / "__init__.py"))
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: spec)
    with pytest.raises(BuildError, match=message):
        compiler.require()


def test_events_of_another_size_stop_the_compiler(
    tmp_path: Path, python: Runtime, monkeypatch: pytest.MonkeyPatch
) -> None:
    structs = "".join(
        f"typedef struct {{ char bytes[{python.event_sizes()[kind]}]; }} {struct};\n"
        for kind, struct in headers.EVENT_STRUCTS.items()
    )
    (tmp_path / "sysroot/emscripten").mkdir(parents=True)
    header = tmp_path / "sysroot/emscripten/html5.h"
    header.write_text(structs)
    part = c_part(tmp_path, headers.layout_check(python), "layout.c")
    compiler._compile(part, part.sources[0], tmp_path / "layout.o", tmp_path)

    size = python.event_sizes()["Touch"]
    header.write_text(structs.replace(f"bytes[{size}]", f"bytes[{size + 8}]"))
    with pytest.raises(BuildError, match="EmscriptenTouchEvent of the Emscripten header package does not fit"):
        compiler._compile(part, part.sources[0], tmp_path / "layout.o", tmp_path)


def test_a_runtime_that_hides_its_event_sizes_is_refused(tmp_path: Path) -> None:
    (tmp_path / "pyodide.asm.mjs").write_text("registerKeyEventCallback=(a,b)=>{var eventSize=160;")
    with pytest.raises(BuildError, match=r"no longer shows the size of its events \(Focus"):
        headers.layout_check(Runtime(tmp_path))


def test_pyconfig_takes_names_from_the_native_file_and_values_from_the_runtime() -> None:
    native = "#define SIZEOF_LONG 8\n/* #undef WITH_DYLD */\n#define HAVE_FORK 1\n# undef PLATLIBDIR\n"
    values = {"SIZEOF_LONG": 4, "HAVE_FORK": 0, "PLATLIBDIR": "lib", "UNNAMED": 1}
    assert headers.pyconfig(native, values).splitlines()[2:-1] == [
        '#define PLATLIBDIR "lib"',
        "#define SIZEOF_LONG 4",
    ]


def test_a_change_that_no_longer_fits_stops_the_build(tmp_path: Path) -> None:
    config = tmp_path / "sdl/include/SDL_config_emscripten.h"
    config.parent.mkdir(parents=True)
    config.write_text("/* rewritten */\n")
    with pytest.raises(BuildError, match=r"SDL_config_emscripten\.h no longer contains '#define HAVE_SIGNAL_H 1'"):
        patches.apply(tmp_path)


def debian_package(path: Path, files: dict[str, bytes]) -> None:
    data = io.BytesIO()
    with tarfile.open(fileobj=data, mode="w:xz") as tar:
        for name, content in files.items():
            entry = tarfile.TarInfo(name)
            entry.size = len(content)
            tar.addfile(entry, io.BytesIO(content))
    members = {"debian-binary": b"2.0\n", "control.tar.xz": b"odd", "data.tar.xz": data.getvalue()}
    packed = b"!<arch>\n"
    for name, content in members.items():
        packed += f"{name:<16}{0:<12}{0:<6}{0:<6}{'100644':<8}{len(content):<10}`\n".encode()
        packed += content + b"\n" * (len(content) % 2)
    path.write_bytes(packed)


def test_headers_are_taken_out_of_a_debian_package(tmp_path: Path) -> None:
    package = tmp_path / "python.deb"
    debian_package(
        package,
        {
            "./usr/include/python3.14/Python.h": b"one",
            "./usr/include/x86_64-linux-gnu/python3.14/pyconfig.h": b"two",
            "./usr/include/python3.14/../../escape.h": b"bad",
            "./usr/lib/other": b"three",
        },
    )
    pattern, prefix = unpack.WANTED_HEADERS["python"]
    with unpack._debian_data(package) as tar:
        unpack._take(tar, pattern, prefix, tmp_path / "out")
    found = {file.relative_to(tmp_path / "out").as_posix() for file in (tmp_path / "out").rglob("*.h")}
    assert found == {"python3.14/Python.h", "x86_64-linux-gnu/python3.14/pyconfig.h"}


def test_a_file_that_is_no_debian_package_is_refused(tmp_path: Path) -> None:
    package = tmp_path / "odd.deb"
    package.write_bytes(b"!<arch>\n")
    with pytest.raises(BuildError, match="no Debian package"):
        unpack._debian_data(package)


def test_a_name_the_runtime_does_not_have_is_found_before_a_browser_does(tmp_path: Path, python: Runtime) -> None:
    source = """
        int PyLong_FromLong(long); int emscripten_sample_gamepad_data(void); int nobody_has_this(void);
        int PyInit_base(void) { return PyLong_FromLong(1) + emscripten_sample_gamepad_data() + nobody_has_this(); }
    """
    module = compiler.build([c_part(tmp_path, source)], tmp_path, quiet)
    with pytest.raises(BuildError, match="Pyodide does not offer nobody_has_this, which"):
        check.imports_resolve(module, python)


def test_a_licence_that_is_no_longer_in_its_header_stops_the_build(tmp_path: Path) -> None:
    for source in [*pack.LICENCE_FILES.values(), *(entry[0] for entry in pack.LICENCE_COMMENTS.values())]:
        (tmp_path / source).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / source).write_text("nothing of the kind")
    with pytest.raises(BuildError, match="no longer holds its licence"):
        pack.licence_texts(tmp_path)
