"""Puts together the header folders that the compiler sees: system, CPython and SDL.

The system headers come from a newer Emscripten than the one that built Pyodide. What could differ without
anyone noticing is the layout of browser events, so the compiler is made to compare it with the runtime.
"""

import re
import shutil
from pathlib import Path
from typing import Any

from build.errors import BuildError
from build.wheel.runtime import Runtime

# Kinds of events in the runtime's glue, and the C struct that reads them.
EVENT_STRUCTS = {
    "Key": "EmscriptenKeyboardEvent",
    "Mouse": "EmscriptenMouseEvent",
    "Wheel": "EmscriptenWheelEvent",
    "Touch": "EmscriptenTouchEvent",
    "Ui": "EmscriptenUiEvent",
    "Focus": "EmscriptenFocusEvent",
    "FullscreenChange": "EmscriptenFullscreenChangeEvent",
    "PointerlockChange": "EmscriptenPointerlockChangeEvent",
    "VisibilityChange": "EmscriptenVisibilityChangeEvent",
    "Gamepad": "EmscriptenGamepadEvent",
}
# pyconfig.h holds these as C strings.
STRINGS = ("PLATLIBDIR", "VERSION")


def prepare(work: Path, python: Runtime) -> None:
    """Make the folders sysroot, python-include and include in the work folder, and two small sources."""
    _system(work, python)
    _cpython(work, python)
    _sdl(work)
    (work / "layout.c").write_text(layout_check(python))
    # SDL calls this only in programs transformed by Asyncify, which Pyodide is not.
    (work / "sleep.c").write_text("void emscripten_sleep(unsigned int ms) { (void)ms; }\n")


def _system(work: Path, python: Runtime) -> None:
    system, sysroot = work / "emscripten/system", work / "sysroot"
    musl = "lib/libc/musl"
    for layer in (f"{musl}/arch/generic", f"{musl}/arch/emscripten", f"{musl}/include", "include"):
        shutil.copytree(system / layer, sysroot, dirs_exist_ok=True)
    for other_sdl in ("SDL", "fakesdl"):
        shutil.rmtree(sysroot / other_sdl, ignore_errors=True)
    lines = []
    for name, value in zip(("major", "minor", "tiny"), python.emscripten_version, strict=True):
        lines += [f"#define __EMSCRIPTEN_{name}__ {value}", f"#define __EMSCRIPTEN_{name.upper()}__ {value}"]
    (sysroot / "emscripten/version.h").write_text("\n".join(lines) + "\n")


def _cpython(work: Path, python: Runtime) -> None:
    shutil.copytree(work / "python/python3.14", work / "python-include")
    native = next((work / "python").glob("*/python3.14/pyconfig.h")).read_text()
    (work / "python-include/pyconfig.h").write_text(pyconfig(native, python.sysconfig))


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


def _sdl(work: Path) -> None:
    include = work / "include/SDL2"
    shutil.copytree(work / "sdl/include", include)
    for folder in ("image/include", "ttf", "mixer/include"):
        for header in (work / folder).glob("SDL_*.h"):
            shutil.copy(header, include)


def layout_check(python: Runtime) -> str:
    """C source that compiles only if the headers' events are as large as the runtime's."""
    sizes = python.event_sizes()
    missing = EVENT_STRUCTS.keys() - sizes.keys()
    if missing:
        raise BuildError(
            f"Pyodide's glue no longer shows the size of its events ({', '.join(sorted(missing))}): "
            "look again at build/wheel/runtime.py before using this version."
        )
    lines = ["#include <emscripten/html5.h>"]
    for kind, struct in EVENT_STRUCTS.items():
        reason = f"{struct} of the Emscripten header package does not fit this Pyodide"
        lines.append(f'_Static_assert(sizeof({struct}) == {sizes[kind]}, "{reason}");')
    return "\n".join(lines) + "\n"
