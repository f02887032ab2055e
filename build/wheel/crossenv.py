"""The cross-build environment: what pyodide-build would fetch from its own host, made from registry packages.

pyodide-root holds the runtime, CPython's headers and settings; emscripten holds system headers and the stand-in
for its compiler. The headers come from a newer Emscripten than the one that built Pyodide. What could differ
without anyone noticing is the layout of browser events, so the compiler is made to compare it with the runtime.
"""

import re
import shutil
from pathlib import Path
from typing import Any

from build import commands
from build.errors import BuildError
from build.wheel.runtime import Runtime

SETTINGS = """\
export PYVERSION ?= {python}
export PYMAJOR = 3
export PYMINOR = 14
export PYMICRO = {micro}
export PYODIDE_ABI_VERSION ?= {abi}
export PYODIDE_EMSCRIPTEN_VERSION ?= {emscripten}
export PLATFORM_TRIPLET = wasm32-emscripten
export SYSCONFIG_NAME = {sysconfig}
export CPYTHONINSTALL = $(PYODIDE_ROOT)/cpython/installs/python-$(PYVERSION)
export TARGETINSTALLDIR = $(CPYTHONINSTALL)
export PYTHONINCLUDE = $(CPYTHONINSTALL)/include/python3.14
export CFLAGS_BASE = -g0 -w -fPIC -fvisibility=hidden -fno-strict-aliasing -fno-strict-overflow -DNDEBUG \\
  -DDECLSPEC= -msse2 -fwasm-exceptions -sSUPPORT_LONGJMP=wasm
export LDFLAGS_BASE = -g0 -sWASM_BIGINT
.output_vars:
	env
"""
# What the runtime's glue calls its kinds of events; the C structs are named alike, but for the first.
EVENTS = ("Key", "Mouse", "Wheel", "Touch", "Ui", "Focus", "FullscreenChange", "PointerlockChange",
          "VisibilityChange", "Gamepad")  # fmt: skip
# What is needed of Emscripten's package: an eighth of its files.
HEADERS = [f"./usr/share/emscripten/system/{part}" for part in (
    "include", "lib/libc/musl/include", "lib/libc/musl/arch", "lib/html5", "lib/libcxx/include",
    "lib/libcxxabi/include",
)]  # fmt: skip
# pyconfig.h holds these as C strings.
STRINGS = ("PLATLIBDIR", "VERSION")


def pyodide_root(debian: Path, python: Runtime, work: Path) -> Path:
    """The folder that PYODIDE_ROOT names: the runtime, CPython's headers and settings, and the flags."""
    root = work / "xbuildenv/pyodide-root"
    version, (settings, text) = str(python.lock["info"]["python"]), python.sysconfig_file
    install = root / f"cpython/installs/python-{version}"
    shutil.copytree(debian / "usr/include/python3.14", install / "include/python3.14")
    native = next(debian.glob("usr/include/*/python3.14/pyconfig.h")).read_text()
    (install / "include/python3.14/pyconfig.h").write_text(pyconfig(native, python.sysconfig))
    (install / "sysconfigdata").mkdir()
    (install / "sysconfigdata" / settings).write_text(text)
    (root / "dist").symlink_to(python.folder)
    (root.parent / "requirements.txt").touch()  # packages with files for cross builds: none
    (root / "Makefile.envs").write_text(SETTINGS.format(
        python=version, micro=version.split(".")[2], abi=python.lock["info"]["abi_version"],
        emscripten=".".join(python.emscripten_version), sysconfig=settings.removesuffix(".py"),
    ))  # fmt: skip
    return root


def pyconfig(native: str, variables: dict[str, Any]) -> str:
    """pyconfig.h with the names of a native one and the values of the runtime."""
    names = set(re.findall(r"^\s*(?:#\s*undef|#\s*define|/\* #undef)\s+(\w+)", native, re.M))
    lines = ["#ifndef Py_PYCONFIG_H", "#define Py_PYCONFIG_H"]
    for name in sorted(names - {"Py_PYCONFIG_H"}):
        value = variables.get(name)
        if value in (None, 0, "", "0"):
            continue
        text = str(value)
        quoted = isinstance(value, str) and (name in STRINGS or not re.match(r"[\w(]", text))
        lines.append(f'#define {name} "{text}"' if quoted else f"#define {name} {text}")
    return "\n".join([*lines, "#endif", ""])


def emscripten(debian: Path, zig: Path, python: Runtime, work: Path) -> Path:
    """The folder with emcc and emar and, beside them, Emscripten's system headers."""
    folder = work / "emscripten"
    shutil.move(debian / "usr/share/emscripten/system", folder / "system")
    include, library = folder / "cache/sysroot/include", folder / "system/lib"
    musl = library / "libc/musl"
    for layer in (musl / "arch/generic", musl / "arch/emscripten", musl / "include", folder / "system/include"):
        shutil.copytree(layer, include, dirs_exist_ok=True)
    for other_sdl in ("SDL", "fakesdl"):
        shutil.rmtree(include / other_sdl, ignore_errors=True)
    shutil.move(library / "libcxx/include", include / "c++/v1")
    shutil.copytree(library / "libcxxabi/include", include / "c++/v1", dirs_exist_ok=True)
    lines = []
    for name, value in zip(("major", "minor", "tiny"), python.emscripten_version, strict=True):
        lines += [f"#define __EMSCRIPTEN_{name}__ {value}", f"#define __EMSCRIPTEN_{name.upper()}__ {value}"]
    (include / "emscripten/version.h").write_text("\n".join(lines) + "\n")
    (folder / "emscripten-version.txt").write_text(".".join(python.emscripten_version))
    (folder / "zig").symlink_to(zig)
    shutil.copy(Path(__file__).with_name("emcc.py"), folder)
    for program in ("emcc", "emar"):
        (folder / program).symlink_to("emcc.py")
    return folder


def check_layout(emscripten: Path, python: Runtime, environment: dict[str, str]) -> None:
    """Stop if the headers' events are not as large as the runtime's."""
    source = emscripten / "layout.c"
    source.write_text(layout_check(python))
    command: list[str | Path] = ["emcc", "-c", source, "-o", emscripten / "layout.o"]
    commands.run(command, "Comparing the headers with the runtime", emscripten, environment)


def layout_check(python: Runtime) -> str:
    """C source that compiles only if the headers' events are as large as the runtime's."""
    sizes = python.event_sizes()
    if missing := set(EVENTS) - sizes.keys():
        raise BuildError(
            f"Pyodide's glue no longer shows the size of its events ({', '.join(sorted(missing))}): "
            "look again at build/wheel/runtime.py before using this version."
        )
    lines = ["#include <emscripten/html5.h>"]
    for kind in EVENTS:
        struct = "EmscriptenKeyboardEvent" if kind == "Key" else f"Emscripten{kind}Event"
        reason = f"{struct} of the Emscripten header package does not fit this Pyodide"
        lines.append(f'_Static_assert(sizeof({struct}) == {sizes[kind]}, "{reason}");')
    return "\n".join(lines) + "\n"
